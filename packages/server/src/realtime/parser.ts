// How packets become text and back. Nothing that is sent has binary parts, so nobody searches it for them; what comes from
// outside is read by the library's own decoder, which takes whatever a client may send.
import { Decoder, type Packet } from 'socket.io-parser'

/** The text that the library's own encoder makes of packets without binary parts. */
class Encoder {
  encode({ type, nsp, id, data }: Packet): string[] {
    const space = nsp === undefined || nsp === '/' ? '' : `${nsp},`
    return [`${type}${space}${id ?? ''}${data == null ? '' : JSON.stringify(data)}`]
  }
}

export const parser = { Encoder, Decoder }
