// Parameters trained by gradient descent with the Adam optimizer.

/** Constants of Adam: decay of the mean gradient, decay of its square, and protection from division by zero. */
const BETA1 = 0.9
const BETA2 = 0.999
const EPSILON = 1e-8

export class AdamParameter {
  readonly numbers: Float64Array
  /** Sum of the gradients since the last step. */
  readonly gradient: Float64Array
  private readonly mean: Float64Array
  private readonly square: Float64Array
  private steps = 0

  /** Changes `numbers` in place. */
  constructor(numbers: Float64Array) {
    this.numbers = numbers
    this.gradient = new Float64Array(numbers.length)
    this.mean = new Float64Array(numbers.length)
    this.square = new Float64Array(numbers.length)
  }

  step(learningRate: number): void {
    const { numbers, gradient, mean, square } = this
    this.steps++
    const meanShare = 1 - BETA1 ** this.steps
    const squareShare = 1 - BETA2 ** this.steps
    for (let i = 0; i < numbers.length; i++) {
      const now = gradient[i] ?? 0
      const middle = BETA1 * (mean[i] ?? 0) + (1 - BETA1) * now
      const spread = BETA2 * (square[i] ?? 0) + (1 - BETA2) * now * now
      mean[i] = middle
      square[i] = spread
      numbers[i] =
        (numbers[i] ?? 0) - (learningRate * (middle / meanShare)) / (Math.sqrt(spread / squareShare) + EPSILON)
      gradient[i] = 0
    }
  }
}
