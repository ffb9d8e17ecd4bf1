// New identities. `crypto.randomUUID` is there only on https and localhost; a guest on the local network has neither.

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The same as a UUID, for whatever the server keeps. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const fixed = bytes.map((byte, i) => (i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte))
  const hex = Array.from(fixed, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
