// Progress of a match, for lists of matches: public information only.
import type { Message, Seat, Standing } from '@hustings/kernel'
import type { GameEngine, LiveMatch } from './engine.ts'

export interface Progress {
  readonly finished: boolean
  /** Its state in one line. */
  readonly summary: Message
  /** Seats of the winners, when finished. */
  readonly winners: readonly Seat[]
  /** Seats with an open decision. */
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
