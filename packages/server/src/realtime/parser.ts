// How packets become text and back. Nothing that is sent has binary parts, so nobody searches it for them; what comes from
// outside is read by the library's own decoder, which takes whatever a client may send.
import { Decoder, type Packet, PacketType } from 'socket.io-parser'
import { isDeeper } from '../http/json-depth.ts'

/** The text that the library's own encoder makes of packets without binary parts. */
class Encoder {
  encode({ type, nsp, id, data }: Packet): string[] {
    const space = nsp === undefined || nsp === '/' ? '' : `${nsp},`
    return [`${type}${space}${id ?? ''}${data == null ? '' : JSON.stringify(data)}`]
  }
}

/** Whoever is asked something gets its number behind what was said, and can write the answer down by themselves. */
class NumberingDecoder extends Decoder {
  constructor() {
    super()
    this.on('decoded', ({ type, id, data }) => {
      const said = type === PacketType.EVENT || type === PacketType.BINARY_EVENT
      if (said && id !== undefined) data.push(id)
    })
  }

  /** A packet that cannot be decoded ends its connection. */
  override add(packet: unknown): void {
    if (typeof packet === 'string' && isDeeper(packet)) throw new Error('nested too deep')
    super.add(packet)
  }
}

/** A question, as a listener hears it. */
export interface Question {
  readonly body: unknown
  readonly number: number
}

/** What was said as a question: a body, its number, and the library's own way to answer; null when no answer is wanted. */
export function questionIn([body, number, reply, ...more]: readonly unknown[]): Question | null {
  if (typeof number !== 'number' || typeof reply !== 'function' || more.length > 0) return null
  return { body, number }
}

export const parser = { Encoder, Decoder: NumberingDecoder }
