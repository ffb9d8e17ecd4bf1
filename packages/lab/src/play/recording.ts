// Plays one game through a Match, as people would, so that it leaves a record.
import { Match, type MatchRecord, randomFrom, type Seat, seedRandom, seenIn } from '@hustings/kernel'
import type { LabGame } from '../games/games.ts'
import { seatBots } from '../games/players.ts'

/** The same game that `simulate` plays with this seed: bots draw from the same stream. */
export function recordGame(game: LabGame, players: number, seed: string, botNames: readonly string[]): MatchRecord {
  const match = Match.start(game.game, game.optionsFor(players), seed)
  const bots = seatBots(botNames, game, game.optionsFor(players))
  const random = randomFrom(seedRandom(`${seed}/bots`))
  /** How many events each seat has been told of. */
  const heard = new Map<Seat, number>()
  for (;;) {
    const decision = match.decisions[0]
    if (decision === undefined) return match.record()
    const { seat } = decision
    const answer = bots(seat).decide(decision, seenIn(match, seat, random, heard.get(seat) ?? 0))
    heard.set(seat, match.eventCount)
    match.answer(seat, decision.id, answer)
  }
}
