import { expect, it } from 'vitest'
import { packetOf, textFrame } from './packet.ts'

it('a frame made beforehand begins as RFC 6455 says: a whole text, not masked, and how long it is', () => {
  const heads: [number, number[]][] = [
    [0, [0x81, 0]],
    [125, [0x81, 125]],
    [126, [0x81, 126, 0, 126]],
    [65_535, [0x81, 126, 255, 255]],
    [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
  ]
  for (const [length, head] of heads) {
    const text = 'x'.repeat(length)
    const frame = textFrame(text)
    expect([...frame.subarray(0, head.length)]).toEqual(head)
    expect(frame.subarray(head.length).toString()).toBe(text)
  }
  // Bytes count, not letters.
  expect([...textFrame('Її🗳').subarray(0, 2)]).toEqual([0x81, 8])
})

it('an event is the text that Socket.IO would send, and a message of Engine.IO in its frame', () => {
  const { text, options } = packetOf('table:behind', JSON.stringify({ match: 'm' }))
  expect(text).toBe('2["table:behind",{"match":"m"}]')
  expect(options.wsPreEncodedFrame[0]?.subarray(2).toString()).toBe(`4${text}`)
})
