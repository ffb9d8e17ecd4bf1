// The client's pages are hashes at one path; the server sends the client with status 404 for a path that does not exist.

const HOME = '/'

export function isUnknownPath({ pathname }: Pick<Location, 'pathname'> = window.location): boolean {
  return pathname !== HOME && pathname !== `${HOME}index.html`
}

/** Follows each link to a page of the client to the path that exists. Returns what stops it. */
export function leaveUnknownPath(): () => void {
  const go = () => window.location.replace(`${HOME}${window.location.hash}`)
  window.addEventListener('hashchange', go)
  return () => window.removeEventListener('hashchange', go)
}
