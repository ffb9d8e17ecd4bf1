// Events and answers as the library under the socket writes them. Updates go out in great numbers: they are written down once,
// while the disk is waited for, as text and as the frame of a WebSocket in one piece, and nobody searches them for binary
// parts, which they never have.
import type { Outcome, ServerEvents } from '@hustings/protocol'

/** An event or an answer of the protocol of Socket.IO 4 in its main namespace. */
export interface Packet {
  readonly text: string
  /** For a WebSocket: the text as one message of Engine.IO, as `Sender.frame` of `ws` would make it, in one piece. */
  readonly options: { readonly compress: boolean; readonly wsPreEncodedFrame: readonly Buffer[] }
}

const EVENT = 2
const ANSWER = 3
const MESSAGE = '4'

/** An event that says what is JSON already. */
export function packetOf(name: keyof ServerEvents, json: string): Packet {
  return packed(`${EVENT}["${name}",${json}]`)
}

/** What is said in JSON already. */
export class Written {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

/** The answer to the question with this number. */
export function answerOf(number: number, outcome: Outcome<unknown>): Packet {
  return packed(`${ANSWER}${number}[${outcomeText(outcome)}]`)
}

function outcomeText(outcome: Outcome<unknown>): string {
  if (!outcome.ok || !(outcome.value instanceof Written)) return JSON.stringify(outcome)
  return `{"ok":true,"value":${outcome.value.json}}`
}

function packed(text: string): Packet {
  return { text, options: { compress: false, wsPreEncodedFrame: [textFrame(`${MESSAGE}${text}`)] } }
}

/** The last of a message, as text, not masked: 0x81, how long it is in 1, 3 or 9 bytes, and the text. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = 0x81
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}

/** The part of a socket that packets go through. */
export interface WayOut {
  readonly connected: boolean
  readonly conn: { write(text: string, options: Packet['options']): unknown }
}

export function send({ connected, conn }: WayOut, { text, options }: Packet): void {
  if (connected) conn.write(text, options)
}
