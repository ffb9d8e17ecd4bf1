// How far the database has come in the ledger. What is promised reaches it later than what is carried out at once, so it
// may have a statement before it has the one that the ledger holds before that.

export class Position {
  /** It has everything up to this number, */
  readonly at: number
  /** and of what comes after it these. */
  readonly ahead: readonly number[]

  constructor(at: number, ahead: readonly number[]) {
    this.at = at
    this.ahead = ahead
  }

  has(number: number): boolean {
    return number <= this.at || this.ahead.includes(number)
  }

  /** The last number of all. */
  get highest(): number {
    return Math.max(this.at, ...this.ahead)
  }

  /** With these it has them too. */
  with(numbers: readonly number[]): Position {
    const later = [...this.ahead, ...numbers].filter((number) => number > this.at).toSorted((a, b) => a - b)
    let at = this.at
    let next = 0
    while (later[next] === at + 1) {
      at++
      next++
    }
    return new Position(at, later.slice(next))
  }
}
