// Ridge regression for values that are linear in public facts. Sums of many games can be added, and old ones decay.

/** Sums of facts times facts (lower triangle) and of facts times the outcome. */
export interface NormalEquations {
  readonly squares: Float64Array
  readonly products: Float64Array
  count: number
}

export function emptyEquations(size: number): NormalEquations {
  return { squares: new Float64Array((size * (size + 1)) / 2), products: new Float64Array(size), count: 0 }
}

/** Adds a sample: `facts` with their `outcome`. */
export function addSample({ squares, products }: NormalEquations, facts: Float64Array, outcome: number): void {
  let at = 0
  for (let i = 0; i < facts.length; i++) {
    const fact = facts[i] ?? 0
    products[i] = (products[i] ?? 0) + fact * outcome
    if (fact === 0) at += i + 1
    else for (let j = 0; j <= i; j++, at++) squares[at] = (squares[at] ?? 0) + fact * (facts[j] ?? 0)
  }
}

export function addEquations(sums: NormalEquations, more: NormalEquations): void {
  addTo(sums.squares, more.squares)
  addTo(sums.products, more.products)
  sums.count += more.count
}

export function decay(sums: NormalEquations, share: number): void {
  for (let i = 0; i < sums.squares.length; i++) sums.squares[i] = (sums.squares[i] ?? 0) * share
  for (let i = 0; i < sums.products.length; i++) sums.products[i] = (sums.products[i] ?? 0) * share
  sums.count *= share
}

function addTo(sums: Float64Array, more: Float64Array): void {
  for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + (more[i] ?? 0)
}

/** Returns the best factors (Cholesky decomposition). The first fact is the constant and has no penalty. */
export function solve({ squares, products }: NormalEquations, penalty: number): Float64Array {
  const size = products.length
  const root = squares.slice()
  const row = (i: number): number => (i * (i + 1)) / 2
  for (let i = 0; i < size; i++) root[row(i) + i] = (root[row(i) + i] ?? 0) + (i === 0 ? 1e-6 : penalty)
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = root[row(i) + j] ?? 0
      for (let k = 0; k < j; k++) sum -= (root[row(i) + k] ?? 0) * (root[row(j) + k] ?? 0)
      root[row(i) + j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / (root[row(j) + j] ?? 1)
    }
  }
  const factors = products.slice()
  for (let i = 0; i < size; i++) {
    let sum = factors[i] ?? 0
    for (let k = 0; k < i; k++) sum -= (root[row(i) + k] ?? 0) * (factors[k] ?? 0)
    factors[i] = sum / (root[row(i) + i] ?? 1)
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = factors[i] ?? 0
    for (let k = i + 1; k < size; k++) sum -= (root[row(k) + i] ?? 0) * (factors[k] ?? 0)
    factors[i] = sum / (root[row(i) + i] ?? 1)
  }
  return factors
}
