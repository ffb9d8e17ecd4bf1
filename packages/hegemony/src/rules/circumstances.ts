// How things stand for a role when it is asked what to do, in words by which bots learn when an answer pays. They are made of
// what lies open on the table and of nothing else.

/** From which figure on there is more than little, and more than enough. */
export type Steps = readonly number[]

export const INFLUENCE: Steps = [1, 2, 4]

export function stepWord(name: string, figure: number, steps: Steps): string {
  let step = 0
  while (step < steps.length && figure >= (steps[step] ?? 0)) step++
  return `${name}-${step}`
}

/** How many quarters of the whole, rounded down. */
export function quarters(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(4, Math.floor((4 * part) / whole))
}
