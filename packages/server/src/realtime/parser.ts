// How packets of the socket are written: as text, in the library's own words. Nothing we send has binary parts, so nobody
// searches for them in every update.
import { Decoder, type Packet } from 'socket.io-parser'

class Encoder {
  encode({ type, nsp, id, data }: Packet): string[] {
    const space = nsp === '/' ? '' : `${nsp},`
    return [`${type}${space}${id ?? ''}${data === undefined ? '' : JSON.stringify(data)}`]
  }
}

export const plainText = { Encoder, Decoder }
