// Encodes a link as a QR code: byte mode, error correction level M, versions 1 to 10. Returns the dark modules.

/** For each version: error correction bytes per block, and the data bytes of its blocks. */
const BLOCKS: readonly { readonly check: number; readonly data: readonly number[] }[] = [
  { check: 10, data: [16] },
  { check: 16, data: [28] },
  { check: 26, data: [44] },
  { check: 18, data: [32, 32] },
  { check: 24, data: [43, 43] },
  { check: 16, data: [27, 27, 27, 27] },
  { check: 18, data: [31, 31, 31, 31] },
  { check: 22, data: [38, 38, 39, 39] },
  { check: 22, data: [36, 36, 36, 37, 37] },
  { check: 26, data: [43, 43, 43, 43, 44] },
]

/** Positions of the alignment patterns. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

type Grid = (boolean | null)[][]

/** Returns rows of modules, true for dark; null if the text is too long. */
export function qrOf(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text)
  const version = BLOCKS.findIndex(({ data }, i) => sum(data) >= bytes.length + (i < 9 ? 2 : 3)) + 1
  if (version === 0) return null
  const bits = interleaved(version, padded(version, bytes))
  const plain = frame(version)
  const fixed = plain.map((row) => row.map((square) => square !== null))
  const filled = fill(plain, bits)
  const masked = MASKS.map((mask, i) => withFormat(masks(filled, fixed, mask), i))
  return masked.reduce((best, one) => (penalty(one) < penalty(best) ? one : best))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}

/** Mode, length, data bytes, and padding to the capacity of the version. */
function padded(version: number, bytes: Uint8Array): number[] {
  const bits: number[] = []
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  put(0b0100, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  const room = sum(BLOCKS[version - 1]?.data ?? []) * 8
  put(0, Math.min(4, room - bits.length))
  while (bits.length % 8 !== 0) bits.push(0)
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8)
  const words: number[] = []
  for (let i = 0; i < bits.length; i += 8) words.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2))
  return words
}

/** Interleaves the blocks and their error correction bytes; returns bits. */
function interleaved(version: number, words: readonly number[]): readonly boolean[] {
  const { check, data } = BLOCKS[version - 1] ?? { check: 0, data: [] }
  const divisor = generator(check)
  let at = 0
  const blocks = data.map((length) => {
    const block = words.slice(at, at + length)
    at += length
    return { block, rest: remainder(block, divisor) }
  })
  const order: number[] = []
  for (let i = 0; i < Math.max(...data); i++) for (const { block } of blocks) order.push(...block.slice(i, i + 1))
  for (let i = 0; i < check; i++) for (const { rest } of blocks) order.push(...rest.slice(i, i + 1))
  return order.flatMap((word) => Array.from({ length: 8 }, (_, i) => ((word >> (7 - i)) & 1) === 1))
}

/** Multiplies in GF(256). */
function times(a: number, b: number): number {
  let product = 0
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> i) & 1) * a
  }
  return product
}

function generator(degree: number): readonly number[] {
  const result: number[] = Array.from({ length: degree }, (_, i) => (i === degree - 1 ? 1 : 0))
  let root = 1
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) result[j] = times(result[j] ?? 0, root) ^ (result[j + 1] ?? 0)
    root = times(root, 2)
  }
  return result
}

function remainder(block: readonly number[], divisor: readonly number[]): readonly number[] {
  let rest = divisor.map(() => 0)
  for (const byte of block) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, i) => value ^ times(divisor[i] ?? 0, factor))
  }
  return rest
}

/** The function patterns of a version; null for data modules. */
function frame(version: number): Grid {
  const size = version * 4 + 17
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => null))
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y]
    if (row !== undefined && x >= 0 && x < size) row[x] = dark
  }
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  const places = ALIGNMENT[version - 1] ?? []
  const last = places.at(-1)
  for (const x of places) {
    for (const y of places) {
      if ((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)) continue
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
    }
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy))
        set(x + dx, y + dy, ring !== 2 && ring !== 4)
      }
    }
  }
  for (const [x, y] of formatPlaces(size)) set(x, y, false)
  set(8, size - 8, true)
  if (version >= 7) for (const [x, y, dark] of versionSquares(version, size)) set(x, y, dark)
  return grid
}

function versionSquares(version: number, size: number): readonly (readonly [number, number, boolean])[] {
  let rest = version
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  const bits = (version << 12) | rest
  return Array.from({ length: 18 }).flatMap((_, i) => {
    const dark = ((bits >> i) & 1) === 1
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)]
    return [[a, b, dark] as const, [b, a, dark] as const]
  })
}

/** The two positions of each of the fifteen format bits. */
function formatPlaces(size: number): readonly (readonly [number, number])[] {
  const first = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => [8, y] as const)
  const turn = [7, 5, 4, 3, 2, 1, 0].map((x) => [x, 8] as const)
  const right = Array.from({ length: 8 }, (_, i) => [size - 1 - i, 8] as const)
  const below = Array.from({ length: 7 }, (_, i) => [8, size - 7 + i] as const)
  return [...first, ...turn, ...right, ...below]
}

/** The zigzag of two-column strips, from the right. */
function fill(grid: Grid, bits: readonly boolean[]): boolean[][] {
  const size = grid.length
  const filled = grid.map((row) => row.map((square) => square ?? false))
  let next = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const up = ((right + 1) & 2) === 0
        const y = up ? size - 1 - step : step
        const row = filled[y]
        if (row === undefined || grid[y]?.[x] !== null) continue
        row[x] = bits[next++] ?? false
      }
    }
  }
  return filled
}

type Mask = (x: number, y: number) => boolean

const MASKS: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function masks(grid: readonly (readonly boolean[])[], fixed: readonly (readonly boolean[])[], mask: Mask): boolean[][] {
  return grid.map((row, y) => row.map((dark, x) => (fixed[y]?.[x] === true ? dark : dark !== mask(x, y))))
}

/** Level M and the mask, with their error correction bits. */
function withFormat(grid: boolean[][], mask: number): boolean[][] {
  let rest = mask
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  formatPlaces(grid.length).forEach(([x, y], i) => {
    const row = grid[y]
    if (row !== undefined) row[x] = ((bits >> (i % 15)) & 1) === 1
  })
  return grid
}

/** The penalty of a mask: long runs, 2×2 blocks, and unbalanced colors. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length
  const columns = grid.map((_, x) => grid.map((row) => row[x] ?? false))
  const lines = [...grid, ...columns].map((line) => line.map(Number).join(''))
  const runs = sum(lines.flatMap((line) => (line.match(/0{5,}|1{5,}/g) ?? []).map((run) => run.length - 2)))
  const finders = sum(lines.map((line) => (line.match(/(?=10111010000|00001011101)/g) ?? []).length)) * 40
  let squares = 0
  for (let y = 0; y < size - 1; y++) {
    for (let x = 0; x < size - 1; x++) {
      const dark = grid[y]?.[x]
      if (dark === grid[y]?.[x + 1] && dark === grid[y + 1]?.[x] && dark === grid[y + 1]?.[x + 1]) squares += 3
    }
  }
  const share = grid.flat().filter(Boolean).length / (size * size)
  return runs + finders + squares + Math.floor(Math.abs(share - 0.5) * 20) * 10
}
