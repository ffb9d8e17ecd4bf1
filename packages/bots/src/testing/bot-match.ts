// Plays a match with bots through the interface of players, to its end or up to a number of moves.
import {
  type AnyGame,
  type AnyMatch,
  type Bot,
  Match,
  randomFrom,
  type Seat,
  seedRandom,
  seenIn,
} from '@hustings/kernel'

export function botMatch(
  game: AnyGame,
  options: unknown,
  seed: string,
  bots: (seat: Seat) => Bot,
  most = Number.POSITIVE_INFINITY,
): AnyMatch {
  const match = Match.start(game, options, seed)
  const random = randomFrom(seedRandom(`${seed}/bots`))
  for (;;) {
    const [decision] = match.decisions
    if (decision === undefined || match.step >= most) return match
    const { seat } = decision
    match.answer(seat, decision.id, bots(seat).decide(decision, seenIn(match, seat, random)))
  }
}
