import { Encoder, PacketType } from 'socket.io-parser'
import { expect, it } from 'vitest'
import { parser } from './parser.ts'

it('packets are the same text as those of the library', () => {
  const packets = [
    { type: PacketType.CONNECT, nsp: '/', data: { sid: 'x' } },
    { type: PacketType.DISCONNECT, nsp: '/' },
    { type: PacketType.CONNECT_ERROR, nsp: '/other', data: { message: 'no' } },
    { type: PacketType.EVENT, nsp: '/', data: ['table:behind', { match: 'm' }] },
    { type: PacketType.EVENT, nsp: '/other', id: 7, data: ['server:leaving'] },
    { type: PacketType.ACK, nsp: '/', id: 0, data: [{ ok: true, value: null }] },
  ]
  for (const packet of packets) expect(new parser.Encoder().encode(packet)).toEqual(new Encoder().encode(packet))
})
