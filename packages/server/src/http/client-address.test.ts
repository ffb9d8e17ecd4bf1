// The client whose limits a request counts against, directly and behind proxies.
import { describe, expect, it } from 'vitest'
import { type ClientAddress, clientAddressBehind, networkOf } from './client-address.ts'

function request(remoteAddress: string, forwarded?: string): Parameters<ClientAddress>[0] {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return { headers, socket: { remoteAddress } } as unknown as Parameters<ClientAddress>[0]
}

describe('the address of a client', () => {
  it('ignores X-Forwarded-For when no proxy is trusted', () => {
    const addressOf = clientAddressBehind(false)
    expect(addressOf(request('192.0.2.1', '203.0.113.9'))).toBe('192.0.2.1')
  })

  it('takes the last address that is not of a trusted proxy, whatever the client sent before it', () => {
    const addressOf = clientAddressBehind('127.0.0.1, 10.0.0.0/8')
    expect(addressOf(request('127.0.0.1', '203.0.113.9'))).toBe('203.0.113.9')
    expect(addressOf(request('127.0.0.1', '198.51.100.7, 203.0.113.9, 10.1.2.3'))).toBe('203.0.113.9')
    expect(addressOf(request('::ffff:127.0.0.1', '203.0.113.9'))).toBe('203.0.113.9')
    expect(addressOf(request('203.0.113.1', '203.0.113.9'))).toBe('203.0.113.1')
  })

  it('takes the proxy itself when it forwards no valid address', () => {
    expect(clientAddressBehind(true)(request('127.0.0.1', 'nonsense'))).toBe('127.0.0.1')
    expect(clientAddressBehind('127.0.0.1')(request('127.0.0.1', 'nonsense'))).toBe('127.0.0.1')
  })

  it('treats a /64 of IPv6 as one client, and IPv4 inside IPv6 as IPv4', () => {
    const addressOf = clientAddressBehind(false)
    expect(addressOf(request('2001:db8:1:2:aaaa::1'))).toBe('2001:db8:1:2::/64')
    expect(addressOf(request('2001:db8:1:2:bbbb:cccc:dddd:eeee'))).toBe('2001:db8:1:2::/64')
    expect(addressOf(request('2001:db8:1:3::1'))).not.toBe('2001:db8:1:2::/64')
    expect(addressOf(request('fe80::1%eth0'))).toBe('fe80::/64')
    expect(addressOf(request('::ffff:192.0.2.1'))).toBe('192.0.2.1')
  })

  it('gives wider networks on request', () => {
    expect(networkOf('192.0.2.77', 24, 56)).toBe('192.0.2.0/24')
    expect(networkOf('2001:db8:1:2ff::1', 24, 56)).toBe('2001:db8:1:200::/56')
  })
})
