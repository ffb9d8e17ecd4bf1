// Light properties: cheap enough to check in hundreds of whole games.
import { legalAnswers, type Question } from '../decision.ts'
import type { GameEvent } from '../event.ts'
import type { Game } from '../game.ts'
import { playOut } from '../playout.ts'
import type { GameState } from '../table.ts'
import { plainFault } from './plain.ts'
import { mustHold, type Play, sameBytes, uniformBot } from './play.ts'

/**
 * Every game ends, every decision has a legal answer, automatic seats have only one, every state is valid, and the
 * final standings contain every seat.
 */
export function soundToTheEnd<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
): void {
  const options = game.options(play.options)
  const seats = game.seats(options)
  const automatic = game.automatic?.(options) ?? []
  mustHold(
    automatic.every((seat) => seats.includes(seat)),
    () => `an automatic seat is not at the table: ${automatic.join(', ')}`,
  )
  let stop = 0
  const { state, standings } = playOut(game, play.options, play.seed, () => uniformBot, {
    limit: play.limit,
    step: (now, _told, questions) => {
      stop++
      for (const question of questions) {
        mustBeAnswerable(question, seats, stop)
        if (automatic.includes(question.seat)) mustHaveOneAnswer(question, stop)
      }
      const wrong = game.violations(now)
      mustHold(wrong.length === 0, () => `stop ${stop}: ${wrong.join('; ')}`)
    },
  })
  const fault = plainFault(state)
  mustHold(fault === null, () => `the state is not plain JSON at ${fault}`)
  sameBytes(
    JSON.stringify(standings.map(({ seat }) => seat).sort()),
    JSON.stringify([...seats].sort()),
    'seats in the standings',
  )
  mustHold(
    standings.some(({ rank }) => rank === 1),
    () => 'nobody has won',
  )
}

function mustBeAnswerable(question: Question, seats: readonly string[], stop: number): void {
  const { key } = question.prompt
  mustHold(legalAnswers(question).length > 0, () => `stop ${stop}: ${key} has no legal answer`)
  mustHold(seats.includes(question.seat), () => `stop ${stop}: ${key} asks ${question.seat}, who is not at the table`)
  if (question.shape !== 'pick') return
  const ids = new Set(question.offers.map(({ id }) => id))
  mustHold(ids.size === question.offers.length, () => `stop ${stop}: ${key} has two options with one id`)
}

function mustHaveOneAnswer(question: Question, stop: number): void {
  const { length } = legalAnswers(question)
  const { seat, prompt } = question
  mustHold(length === 1, () => `stop ${stop}: ${prompt.key} leaves ${length} answers to ${seat}, which is automatic`)
}

/** The same seed and the same choices give the same events and the same final state, byte for byte. */
export function deterministic<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
): void {
  const told = (): string => {
    const events: unknown[] = []
    const { state } = playOut(game, play.options, play.seed, () => uniformBot, {
      limit: play.limit,
      step: (_, emitted) => events.push(...emitted),
    })
    return JSON.stringify({ events, state })
  }
  sameBytes(told(), told(), 'the same game played again')
}
