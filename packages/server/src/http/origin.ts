// Accepts requests that change something, and sockets, only from our own page or from clients without a page.
import type { IncomingHttpHeaders } from 'node:http'

/** Whether `Origin` is the public address, or without one the requested host. */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const { origin, host } = headers
  // Browsers always send it with dangerous requests; other programs may leave it out.
  if (origin === undefined)
    return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin'
  if (publicUrl !== null) return origin === publicUrl
  return URL.canParse(origin) && new URL(origin).host === host
}
