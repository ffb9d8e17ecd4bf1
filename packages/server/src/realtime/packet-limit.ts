// Limits the packets of one connection, counted before anything is decoded.

const PACKETS_A_SECOND = 30
const PACKET_BURST = 60
const BYTES_A_SECOND = 256 * 1024
const BYTE_BURST = 2 * BYTES_A_SECOND
/** Number of unknown events, missing acknowledgements and wrong shapes that a connection may send. */
const MALFORMED_AT_MOST = 10

/** A token bucket. */
class Bucket {
  private readonly size: number
  private readonly perSecond: number
  private left: number
  private at: number

  constructor(size: number, perSecond: number, now: number) {
    this.size = size
    this.perSecond = perSecond
    this.left = size
    this.at = now
  }

  take(amount: number, now: number): boolean {
    this.left = Math.min(this.size, this.left + ((now - this.at) / 1000) * this.perSecond) - amount
    this.at = now
    return this.left >= 0
  }
}

export class PacketLimit {
  private readonly packets: Bucket
  private readonly bytes: Bucket
  private malformedLeft: number
  private readonly now: () => number

  /** `patience` multiplies the limits; `now` is in milliseconds. */
  constructor(patience: number, now: () => number = () => performance.now()) {
    this.now = now
    const at = now()
    this.packets = new Bucket(PACKET_BURST * patience, PACKETS_A_SECOND * patience, at)
    this.bytes = new Bucket(BYTE_BURST * patience, BYTES_A_SECOND * patience, at)
    this.malformedLeft = MALFORMED_AT_MOST * patience
  }

  /** Returns whether the connection may stay after a packet of this length. */
  packet(length: number): boolean {
    const fewEnough = this.frame()
    return this.read(length) && fewEnough
  }

  /** Returns whether the connection may stay after a frame, whatever its length. */
  frame(): boolean {
    return this.packets.take(1, this.now())
  }

  /** Returns whether the connection may stay after this number of bytes. */
  read(length: number): boolean {
    return this.bytes.take(length, this.now())
  }

  /** Returns whether the connection may stay after an invalid message. */
  malformed(): boolean {
    this.malformedLeft--
    return this.malformedLeft > 0
  }
}
