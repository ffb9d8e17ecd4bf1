// Sends a request to a push service: only to public addresses, to the address that was checked, without redirects.
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect } from 'node:tls'
import { isPublicAddress } from './public-address.ts'

const HTTPS_PORT = 443

/** How requests leave this machine; tests replace it. */
export interface Outbound {
  resolve(host: string): Promise<readonly LookupAddress[]>
  /** Connects to one of these addresses; the host is only the name in the certificate. */
  connect(host: string, addresses: readonly LookupAddress[]): Duplex
}

export const outbound: Outbound = {
  resolve: (host) => lookup(host, { all: true }),
  connect: connectTls,
}

export class PrivateAddressError extends Error {
  readonly code = 'private-address'
}

export interface PushRequest {
  readonly endpoint: URL
  readonly method: string
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer | null
}

/** Returns the status of the answer; its body is not read. */
export async function sendRequest(
  { endpoint, method, headers, body }: PushRequest,
  signal: AbortSignal,
  { resolve, connect }: Outbound,
): Promise<number> {
  const { hostname } = endpoint
  const addresses = await resolve(hostname)
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
    throw new PrivateAddressError('the push service has an address that is not public')
  signal.throwIfAborted()
  return new Promise((done, failed) => {
    const sent = request(
      endpoint,
      // Without an agent Node would name port 80 in the Host header.
      { method, headers, signal, defaultPort: HTTPS_PORT, createConnection: () => connect(hostname, addresses) },
      (response) => {
        done(response.statusCode ?? 0)
        response.destroy()
      },
    )
    sent.on('error', failed)
    sent.end(body)
  })
}

/** Opens TLS to one of these addresses, without another lookup. */
export function connectTls(host: string, addresses: readonly LookupAddress[], port = HTTPS_PORT): Duplex {
  const checked: LookupFunction = (_, { all }, done) => {
    const [first] = addresses
    if (all === true) done(null, [...addresses])
    else if (first === undefined) done(new Error('no address'), '')
    else done(null, first.address, first.family)
  }
  return connect({
    host,
    port,
    servername: isIP(host) === 0 ? host : '',
    ALPNProtocols: ['http/1.1'],
    lookup: checked,
  })
}
