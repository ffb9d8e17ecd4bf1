// Random ids. `crypto.randomUUID` exists only on https and localhost, but guests on the local network use plain http.

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
