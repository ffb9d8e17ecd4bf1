// Decides whether an address belongs to the public Internet. Used by outbound requests to addresses that users choose.
import ipaddr from 'ipaddr.js'

/** Global unicast IPv6; everything else is local, a translation of IPv4 or unassigned. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const found = ipaddr.parse(address)
  if (found.range() !== 'unicast') return false
  return found instanceof ipaddr.IPv6 ? found.zoneId === undefined && found.match(GLOBAL_IPV6) : true
}
