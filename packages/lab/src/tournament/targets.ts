// Targets of strength: contests and their required results, measured on deals that training does not use.
import type { Verdict } from './verdict.ts'

export type Goal =
  /** Minimum share of first places in every seat. */
  | { readonly wins: number }
  /** Minimum mean gain of the seats in points, and minimum gain of every seat. */
  | { readonly gain: number; readonly everySeat?: number }
  | { readonly loss: number }
  /** Minimum share of decided deals, over all seats. */
  | { readonly compared: number }

export interface Target {
  readonly game: 'hegemony' | 'planet-b'
  readonly players: number
  readonly challenger: string
  readonly field: string
  readonly games: number
  readonly goal: Goal
  readonly seats?: readonly string[]
}

const COUNTS = [2, 3, 4] as const

const CLASSES: Readonly<Record<number, readonly string[]>> = {
  2: ['working', 'capitalist'],
  3: ['working', 'middle', 'capitalist'],
  4: ['working', 'middle', 'capitalist'],
}

const everywhere = (contest: Omit<Target, 'game' | 'players'>): Target[] =>
  (['hegemony', 'planet-b'] as const).flatMap((game) => COUNTS.map((players) => ({ ...contest, game, players })))

export const TARGETS: readonly Target[] = [
  ...everywhere({ challenger: 'hard', field: 'random', games: 200, goal: { wins: 0.99 } }),
  { game: 'hegemony', players: 4, challenger: 'hard', field: 'medium', games: 60, goal: { gain: 15, everySeat: 8 } },
  ...everywhere({ challenger: 'easy', field: 'medium', games: 200, goal: { loss: 10 } }),
  ...everywhere({ challenger: 'expert', field: 'hard', games: 60, goal: { gain: 0 } }).filter(
    ({ players }) => players !== 3,
  ),
  ...COUNTS.flatMap((players) =>
    [
      { challenger: 'hard', wins: 0.75 },
      { challenger: 'medium', wins: 0.5 },
    ].map(
      ({ challenger, wins }): Target => ({
        game: 'hegemony',
        players,
        challenger,
        field: 'advanced-automa',
        games: 100,
        goal: { wins },
        seats: CLASSES[players] ?? [],
      }),
    ),
  ),
  { game: 'planet-b', players: 2, challenger: 'hard', field: 'random', games: 200, goal: { compared: 0.99 } },
  { game: 'planet-b', players: 2, challenger: 'hard', field: 'medium', games: 200, goal: { compared: 0.6 } },
]

export function isReached({ bySeat, meanGain, compared }: Verdict, goal: Goal): boolean {
  if ('wins' in goal) return bySeat.every(({ wins }) => wins.value >= goal.wins)
  if ('compared' in goal) return compared.value >= goal.compared
  if ('loss' in goal) return -meanGain >= goal.loss
  const least = goal.everySeat ?? Number.NEGATIVE_INFINITY
  // A goal of 0 requires a positive gain.
  return (goal.gain === 0 ? meanGain > 0 : meanGain >= goal.gain) && bySeat.every(({ gain }) => gain.value >= least)
}

/** Finds the contest of a target on the plain game. */
export function findVerdict(verdicts: readonly Verdict[], target: Target): Verdict | undefined {
  const { game, players, challenger, field, seats } = target
  return verdicts.find(
    (each) =>
      each.game === game &&
      each.players === players &&
      each.challenger === challenger &&
      each.field === field &&
      Object.keys(each.options).length === 1 &&
      (seats ?? each.seats).every((seat) => each.seats.includes(seat)),
  )
}
