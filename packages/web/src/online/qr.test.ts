// Decodes the QR codes again (format, mask, order of the blocks) and verifies the error correction bytes.
import { describe, expect, it } from 'vitest'
import { qrOf } from './qr.ts'

type Squares = readonly (readonly boolean[])[]

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Version 3 (29 modules), level M: one block of 44 bytes, 26 of them for error correction. */
const [SIZE, DATA, CHECK] = [29, 44, 26]

function isFunction(x: number, y: number): boolean {
  const finder = (x < 9 && y < 9) || (x >= SIZE - 8 && y < 9) || (x < 9 && y >= SIZE - 8)
  const alignment = Math.abs(x - 22) <= 2 && Math.abs(y - 22) <= 2
  return finder || alignment || x === 6 || y === 6
}

function words(squares: Squares): number[] {
  const bit = (x: number, y: number) => (squares[y]?.[x] === true ? 1 : 0)
  // Bits 14 to 10 of the format are the level and the mask, XORed with 10101.
  const five = [bit(0, 8), bit(1, 8), bit(2, 8), bit(3, 8), bit(4, 8)]
  const plain = five.map((value, i) => value ^ ([1, 0, 1, 0, 1][i] ?? 0))
  expect(plain.slice(0, 2)).toEqual([0, 0]) // level M
  const mask = MASKS[Number.parseInt(plain.slice(2).join(''), 2)]
  const bits: number[] = []
  for (let right = SIZE - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--
    for (let i = 0; i < SIZE; i++) {
      const y = up ? SIZE - 1 - i : i
      for (const x of [right, right - 1]) {
        if (!isFunction(x, y)) bits.push(bit(x, y) ^ (mask?.(x, y) === true ? 1 : 0))
      }
    }
  }
  return Array.from({ length: DATA + CHECK }, (_, i) => Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2))
}

/** Powers of 2 in GF(256). */
const POWERS = Array.from({ length: 255 }).reduce<number[]>((all) => {
  const last = all.at(-1)
  const next = last === undefined ? 1 : last << 1
  return [...all, next > 255 ? next ^ 0x11d : next]
}, [])

function product(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 255] ?? 0)
}

describe('the QR code of a link', () => {
  const link = 'https://hustings.example/j/K7QF-2MWN'
  const squares = qrOf(link) ?? []

  it('uses the smallest version that fits, with three finder patterns', () => {
    expect(squares).toHaveLength(SIZE)
    for (const [x, y] of [
      [0, 0],
      [SIZE - 7, 0],
      [0, SIZE - 7],
    ] as const) {
      const corner = squares.slice(y, y + 7).map((row) =>
        row
          .slice(x, x + 7)
          .map(Number)
          .join(''),
      )
      expect(corner).toEqual(['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'])
    }
  })

  it('decodes to the link', () => {
    const read = words(squares)
    const bits = read.map((word) => word.toString(2).padStart(8, '0')).join('')
    expect(bits.slice(0, 4)).toBe('0100')
    const length = Number.parseInt(bits.slice(4, 12), 2)
    const bytes = Array.from({ length }, (_, i) => Number.parseInt(bits.slice(12 + 8 * i, 20 + 8 * i), 2))
    expect(new TextDecoder().decode(new Uint8Array(bytes))).toBe(link)
  })

  it('contains valid error correction bytes: all syndromes are zero', () => {
    const read = words(squares)
    for (let i = 0; i < CHECK; i++) {
      const root = POWERS[i] ?? 0
      expect(read.reduce((sum, word) => product(sum, root) ^ word, 0)).toBe(0)
    }
  })

  it('returns null for a text that is too long', () => {
    expect(qrOf('x'.repeat(213))).not.toBeNull()
    expect(qrOf('x'.repeat(214))).toBeNull()
  })
})
