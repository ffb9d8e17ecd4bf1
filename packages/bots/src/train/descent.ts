// Numbers that learn: moved against the slope of an error, by steps that suit each of them (Adam).

const LATELY = 0.9
const LONG = 0.999
const LEAST = 1e-8

export class Moving {
  readonly numbers: Float64Array
  /** The slopes that have been summed up since the last step. */
  readonly slope: Float64Array
  private readonly mean: Float64Array
  private readonly square: Float64Array
  private steps = 0

  /** The numbers stay where they are: who holds them sees them move. */
  constructor(numbers: Float64Array) {
    this.numbers = numbers
    this.slope = new Float64Array(numbers.length)
    this.mean = new Float64Array(numbers.length)
    this.square = new Float64Array(numbers.length)
  }

  step(pace: number): void {
    const { numbers, slope, mean, square } = this
    this.steps++
    const meanShare = 1 - LATELY ** this.steps
    const squareShare = 1 - LONG ** this.steps
    for (let i = 0; i < numbers.length; i++) {
      const now = slope[i] ?? 0
      const middle = LATELY * (mean[i] ?? 0) + (1 - LATELY) * now
      const spread = LONG * (square[i] ?? 0) + (1 - LONG) * now * now
      mean[i] = middle
      square[i] = spread
      numbers[i] = (numbers[i] ?? 0) - (pace * (middle / meanShare)) / (Math.sqrt(spread / squareShare) + LEAST)
      slope[i] = 0
    }
  }
}
