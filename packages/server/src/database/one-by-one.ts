// One thing after the other, in the order in which they were asked for.

export class OneByOne {
  private last: Promise<unknown> = Promise.resolve()

  do<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.last.then(act)
    this.last = turn.catch(() => undefined)
    return turn
  }
}
