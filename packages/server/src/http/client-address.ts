// The address of a client for limits: one rule for HTTP requests and socket handshakes.
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'

/** Bits of an IPv6 address that one customer of a provider gets. */
const IPV6_CLIENT_BITS = 64
/** Bits that addresses of one network share: an attacker can have many of them. */
const IPV4_NETWORK_BITS = 24
const IPV6_NETWORK_BITS = 56

export type ClientAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/**
 * Returns the function that finds the client behind trusted proxies. It reads `X-Forwarded-For` from the end and stops at
 * the first address that is not in `TRUST_PROXY`.
 */
export function clientAddressBehind(trustProxy: string | boolean): ClientAddress {
  const trusted =
    typeof trustProxy === 'boolean'
      ? () => trustProxy
      : proxyAddr.compile(trustProxy.split(',').map((one) => one.trim()))
  return (request) => {
    const found = proxyAddr(request as IncomingMessage, trusted)
    return ipaddr.isValid(found) ? networkOf(found) : networkOf(request.socket.remoteAddress ?? '')
  }
}

/** Returns the network of the address of a client, for limits of expensive or secret things. */
export function clientNetwork(address: string): string {
  return networkOf(address.split('/')[0] ?? '', IPV4_NETWORK_BITS, IPV6_NETWORK_BITS)
}

/** Returns the network of an address: by default a whole IPv4 address and the first 64 bits of IPv6. */
export function networkOf(address: string, ipv4Bits = 32, ipv6Bits = IPV6_CLIENT_BITS): string {
  if (!ipaddr.isValid(address)) return address
  // IPv4 inside IPv6 (::ffff:192.0.2.1) is the same client as IPv4.
  const found = ipaddr.process(address.split('%')[0] ?? address)
  if (found.kind() === 'ipv4') return cidr(found.toString(), ipv4Bits, 32)
  return cidr(found.toNormalizedString(), ipv6Bits, 128)
}

function cidr(address: string, bits: number, all: number): string {
  if (bits === all) return address
  const network = ipaddr[all === 32 ? 'IPv4' : 'IPv6'].networkAddressFromCIDR(`${address}/${bits}`)
  return `${network.toString()}/${bits}`
}
