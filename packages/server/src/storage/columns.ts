// Converts between columns and plain values: booleans are 0 or 1, JSON is text, large JSON is compressed.
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, deflateRawSync, inflateRaw } from 'node:zlib'

export type Bit = 0 | 1

export function bit(value: boolean): Bit {
  return value ? 1 : 0
}

export function fromJson<T>(text: string): T {
  const value: T = JSON.parse(text)
  return value
}

export function mapNullable<T, R>(value: T | null, convert: (value: T) => R): R | null {
  return value === null ? null : convert(value)
}

const inflate = promisify(inflateRaw)
const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Fast compression for snapshots: 0.05 ms for 20 kB, a quarter of the time of a message to another thread. */
export function deflated(value: unknown): Uint8Array {
  return deflateRawSync(JSON.stringify(value), { level: 3 })
}

export async function inflated<T>(bytes: Uint8Array): Promise<T> {
  return fromJson<T>((await inflate(bytes)).toString('utf8'))
}

/** Strong compression, for archives. */
export function packed(value: unknown): Promise<Uint8Array> {
  return compress(JSON.stringify(value))
}

export async function unpacked<T>(bytes: Uint8Array): Promise<T> {
  return fromJson<T>((await decompress(bytes)).toString('utf8'))
}
