// The page to return to after sign-in.

const KEPT = 'hustings.after-sign-in'

export function rememberWay(path: string): void {
  sessionStorage.setItem(KEPT, path)
}

/** Returns and clears the stored page; the default is the lobby. */
export function wayOn(): string {
  const kept = sessionStorage.getItem(KEPT)
  sessionStorage.removeItem(KEPT)
  return kept?.startsWith('/') === true ? kept : '/lobby'
}
