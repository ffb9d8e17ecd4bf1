// A parser of Socket.IO packets without binary data. The parser of the library searches all outgoing data for binary
// data, which takes a tenth of a busy server's time, and this server sends none.
import { Decoder, type Packet } from 'socket.io-parser'

class TextEncoder {
  encode({ type, nsp, id, data }: Packet): [string] {
    const namespace = nsp === '/' ? '' : `${nsp},`
    return [`${type}${namespace}${id ?? ''}${data === undefined ? '' : JSON.stringify(data)}`]
  }
}

export const textPackets = { Encoder: TextEncoder, Decoder }
