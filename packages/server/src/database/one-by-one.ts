// One thing after the other, in the order in which they were asked for; at once, if nothing else is being done.

export class OneByOne {
  private last: Promise<unknown> | null = null

  get busy(): boolean {
    return this.last !== null
  }

  do<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.last === null ? act() : this.last.then(act)
    const ended: Promise<unknown> = turn
      .catch(() => undefined)
      .then(() => {
        if (this.last === ended) this.last = null
      })
    this.last = ended
    return turn
  }
}
