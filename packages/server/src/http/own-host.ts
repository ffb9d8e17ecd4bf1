// Refuses requests for a foreign host name that points to this server (DNS rebinding).
import { isIP } from 'node:net'
import type { Settings } from '../config/settings.ts'

/**
 * Returns whether a `Host` header may name this server: an IP address, a loopback name or `HOST`. With `PUBLIC_URL` the
 * proxy decides. Programs may leave the header out; browsers always send it.
 */
export function isOwnHost(
  header: string | undefined,
  { publicUrl, host }: Pick<Settings, 'publicUrl' | 'host'>,
): boolean {
  if (publicUrl !== null || header === undefined) return true
  const name = hostnameIn(header)
  return isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || name === host.toLowerCase()
}

/** Returns the name without port, brackets and the dot of a full domain name. */
function hostnameIn(header: string): string {
  const name = header.trim().toLowerCase().replace(/:\d*$/, '')
  return name.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
}
