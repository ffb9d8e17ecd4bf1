// Where somebody wanted to go before they signed in.

const KEPT = 'hustings.after-sign-in'

export function rememberWay(path: string): void {
  sessionStorage.setItem(KEPT, path)
}

/** The way they wanted to go, once; otherwise to the tables. */
export function wayOn(): string {
  const kept = sessionStorage.getItem(KEPT)
  sessionStorage.removeItem(KEPT)
  return kept?.startsWith('/') === true ? kept : '/lobby'
}
