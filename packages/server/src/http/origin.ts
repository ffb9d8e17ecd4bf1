// Requests that change something, and sockets, come from our own page or from no page at all.
import type { IncomingHttpHeaders } from 'node:http'

/** `Origin` is the public address; where none is set, the host that was asked for. */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const { origin, host } = headers
  // Browsers always send it with what could do harm; programs need not.
  if (origin === undefined)
    return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin'
  if (publicUrl !== null) return origin === publicUrl
  return URL.canParse(origin) && new URL(origin).host === host
}
