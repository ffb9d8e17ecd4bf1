// Numbers gathered one by one: their mean, and how far it may be from the truth.

export class Sample {
  count = 0
  private sum = 0
  private squares = 0

  add(value: number): void {
    this.count++
    this.sum += value
    this.squares += value * value
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count
  }

  /** The standard error of the mean. */
  get error(): number {
    const { count, mean } = this
    if (count < 2) return 0
    return Math.sqrt(Math.max(0, this.squares - count * mean * mean) / (count - 1) / count)
  }
}
