// What games add up to: a tree of whole numbers by name. Two trees are added leaf by leaf, which is exact: in whatever
// order and grouping shards are put together, the same tree comes out, to the letter.
import { BrokenFile } from './broken-file.ts'

export interface CountsJson {
  readonly [name: string]: number | CountsJson
}

export class Counts {
  private readonly numbers = new Map<string, number>()
  private readonly branches = new Map<string, Counts>()

  /** The part of the tree with this name; it is there from now on. */
  of(name: string): Counts {
    let branch = this.branches.get(name)
    if (branch === undefined) {
      branch = new Counts()
      this.branches.set(name, branch)
    }
    return branch
  }

  add(name: string, by = 1): void {
    const sum = (this.numbers.get(name) ?? 0) + by
    if (!Number.isSafeInteger(sum)) throw new RangeError(`${name}: ${sum} is not a whole number that can be counted`)
    this.numbers.set(name, sum)
  }

  get(name: string): number {
    return this.numbers.get(name) ?? 0
  }

  /** The part with this name for reading; an empty one if nothing was counted there. */
  at(...path: readonly string[]): Counts {
    const [first, ...rest] = path
    return first === undefined ? this : (this.branches.get(first) ?? EMPTY).at(...rest)
  }

  /** Numbers right here, by name in order. */
  entries(): readonly (readonly [string, number])[] {
    return [...this.numbers].sort(byName)
  }

  /** Branches right here, by name in order. */
  parts(): readonly (readonly [string, Counts])[] {
    return [...this.branches].sort(byName)
  }

  merge(other: Counts): this {
    for (const [name, number] of other.numbers) this.add(name, number)
    for (const [name, branch] of other.branches) this.of(name).merge(branch)
    return this
  }

  toJSON(): CountsJson {
    const parts: readonly (readonly [string, number | CountsJson])[] = [
      ...this.entries(),
      ...this.parts().map(([name, branch]) => [name, branch.toJSON()] as const),
    ]
    return Object.fromEntries([...parts].sort(byName))
  }

  static from(input: unknown): Counts {
    const counts = new Counts()
    if (typeof input !== 'object' || input === null || Array.isArray(input)) throw new BrokenFile('counts are missing')
    for (const [name, value] of Object.entries(input)) {
      if (typeof value === 'number') {
        if (!Number.isSafeInteger(value)) throw new BrokenFile(`the count "${name}" is not a whole number`)
        counts.numbers.set(name, value)
      } else counts.branches.set(name, Counts.from(value))
    }
    return counts
  }
}

const EMPTY = new Counts()

function byName(one: readonly [string, unknown], other: readonly [string, unknown]): number {
  return one[0] < other[0] ? -1 : one[0] > other[0] ? 1 : 0
}
