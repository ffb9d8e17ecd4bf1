import { Encoder, type Packet, PacketType } from 'socket.io-parser'
import { describe, expect, it } from 'vitest'
import { textPackets } from './text-packets.ts'

describe('a packet', () => {
  it.each<Packet>([
    { type: PacketType.CONNECT, nsp: '/', data: { sid: 'a' } },
    { type: PacketType.DISCONNECT, nsp: '/' },
    { type: PacketType.EVENT, nsp: '/', data: ['table:update', { view: [1, null, 'ą'] }] },
    { type: PacketType.EVENT, nsp: '/', id: 0, data: ['asked'] },
    { type: PacketType.ACK, nsp: '/', id: 12, data: [{ ok: true }] },
    { type: PacketType.CONNECT_ERROR, nsp: '/lobby', data: { message: 'outdated' } },
  ])('has the same text as that of the library, of type $type', (packet) => {
    expect(new textPackets.Encoder().encode(packet)).toEqual(new Encoder().encode(packet))
  })
})
