// Circumstances of a role with an open question: short descriptions by which bots learn when an option is good. They
// use public information only.

/** Thresholds of a figure: more than little, more than enough. */
export type Steps = readonly number[]

export const INFLUENCE: Steps = [1, 2, 4]

export function stepWord(name: string, figure: number, steps: Steps): string {
  let step = 0
  while (step < steps.length && figure >= (steps[step] ?? 0)) step++
  return `${name}-${step}`
}

/** Number of quarters of the whole, rounded down. */
export function quarters(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(4, Math.floor((4 * part) / whole))
}
