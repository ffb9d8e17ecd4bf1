import { Encoder, PacketType } from 'socket.io-parser'
import { expect, it } from 'vitest'
import { answerOf, Written } from './packet.ts'
import { parser, questionIn } from './parser.ts'

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

it('a question comes with its number, and its answer is the text that the library would send', () => {
  const heard: unknown[][] = []
  const decoder = new parser.Decoder()
  decoder.on('decoded', ({ data }) => heard.push(data))
  for (const text of ['217["table:look",{"match":"m"}]', '2["table:look",{"match":"m"}]', '31[{"ok":true}]'])
    decoder.add(text)
  expect(heard).toEqual([['table:look', { match: 'm' }, 17], ['table:look', { match: 'm' }], [{ ok: true }]])
  const outcome = { ok: true, value: { update: { serial: 3 } } } as const
  const library = new Encoder().encode({ type: PacketType.ACK, nsp: '/', id: 17, data: [outcome] })
  expect([answerOf(17, outcome).text]).toEqual(library)
  expect([answerOf(17, { ok: true, value: new Written('{"update":{"serial":3}}') }).text]).toEqual(library)
})

it('only what wants an answer is a question, and nobody can make up its number', () => {
  const reply = () => undefined
  expect(questionIn([{ match: 'm' }, 17, reply])).toEqual({ body: { match: 'm' }, number: 17 })
  expect(questionIn([{ match: 'm' }])).toBeNull()
  expect(questionIn([{ match: 'm' }, 17])).toBeNull()
  expect(questionIn([{ match: 'm' }, 4, 17, reply])).toBeNull()
  expect(questionIn([17, reply])).toBeNull()
})
