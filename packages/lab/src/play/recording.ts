// Plays one game through a `Match`, which writes a record.
import { Match, type MatchRecord, randomFrom, type Seat, seedRandom, seenIn } from '@hustings/kernel'
import type { LabGame } from '../games/games.ts'
import { seatBots } from '../games/players.ts'

/** Plays the game that `simulate` plays with this seed. */
export function recordGame(game: LabGame, players: number, seed: string, botNames: readonly string[]): MatchRecord {
  const match = Match.start(game.game, game.optionsFor(players), seed)
  const bots = seatBots(botNames, game, game.optionsFor(players))
  const random = randomFrom(seedRandom(`${seed}/bots`))
  /** Number of events that each seat has received. */
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
