// Counts of games: a tree of named whole numbers. Merging adds leaf by leaf, so the result does not depend on the order or
// grouping of the shards.
import { InvalidResultsFile } from './invalid-results-file.ts'

export interface CountsJson {
  readonly [name: string]: number | CountsJson
}

export class Counts {
  private readonly numbers = new Map<string, number>()
  private readonly branches = new Map<string, Counts>()

  /** Returns the branch with this name; creates it if needed. */
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

  /** Returns the branch at this path for reading; empty if missing. */
  at(...path: readonly string[]): Counts {
    const [first, ...rest] = path
    return first === undefined ? this : (this.branches.get(first) ?? EMPTY).at(...rest)
  }

  /** Numbers of this node, sorted by name. */
  entries(): readonly (readonly [string, number])[] {
    return [...this.numbers].sort(byName)
  }

  /** Branches of this node, sorted by name. */
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
    if (typeof input !== 'object' || input === null || Array.isArray(input))
      throw new InvalidResultsFile('counts are missing')
    for (const [name, value] of Object.entries(input)) {
      if (typeof value === 'number') {
        if (!Number.isSafeInteger(value)) throw new InvalidResultsFile(`the count "${name}" is not a whole number`)
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
