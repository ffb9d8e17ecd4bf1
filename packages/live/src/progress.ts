// How far a match has come, for lists of matches: nothing in it that a spectator may not know.
import type { Message, Seat, Standing } from '@hustings/kernel'
import type { GameEngine, LiveMatch } from './engine.ts'

export interface Progress {
  readonly finished: boolean
  /** Where it stands, in one line. */
  readonly summary: Message
  /** Seats of the winners, when finished. */
  readonly winners: readonly Seat[]
  /** Who is to decide. */
  readonly toAct: readonly Seat[]
  /** Points of all seats, the best first, when finished. */
  readonly standings: readonly Standing[]
  readonly steps: number
}

export function progressOf(engine: GameEngine, match: LiveMatch): Progress {
  const standings = match.standings ?? []
  return {
    finished: match.standings !== null,
    summary: engine.summary(match),
    winners: standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
    toAct: match.decisions.map(({ seat }) => seat),
    standings: standings.toSorted((a, b) => a.rank - b.rank),
    steps: match.step,
  }
}
