// Bots and the fast runner that lets them play whole games: no history, no copies, nothing but the rules.
import { type Answer, type Decision, type Question, type Seat, toDecision } from './decision.ts'
import { type Emitted, type GameEvent, visibleEvents } from './event.ts'
import type { Game, Standing } from './game.ts'
import { type Random, randomFrom, seedRandom } from './random.ts'
import { Run } from './run.ts'
import type { GameState } from './table.ts'

/** What a bot may look at while it decides. */
export interface Seen<V, E> {
  readonly seat: Seat
  readonly random: Random
  view(): V
  /** Events this seat has seen since it was last asked. */
  events(): readonly E[]
}

export interface Bot<V = unknown, E = unknown> {
  readonly name: string
  /** Must be one of the legal answers. */
  decide(question: Question | Decision, seen: Seen<V, E>): Answer
}

export interface PlayOut<S> {
  readonly state: S
  readonly standings: readonly Standing[]
  readonly decisions: number
}

export interface PlayOutWatch<S extends GameState, E extends GameEvent> {
  /** After every answer: what was told since the last call. */
  readonly step?: (state: S, told: readonly Emitted<E>[]) => void
  /** Stop with an error after this many decisions: a game that does not end. */
  readonly limit?: number
}

export function playOut<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  options: unknown,
  seed: string,
  bots: (seat: Seat) => Bot<V, E>,
  watch: PlayOutWatch<S, E> = {},
): PlayOut<S> {
  const checked = game.options(options)
  const run = new Run(game, game.create(checked, seedRandom(seed)))
  const random = randomFrom(seedRandom(`${seed}/bots`))
  const limit = watch.limit ?? 100_000
  const players = new Map(game.seats(checked).map((seat) => [seat, bots(seat)]))
  let told: Emitted<E>[] = []
  run.begin()
  let decisions = 0
  watch.step?.(run.state, run.table.emitted)
  while (run.questions.length > 0) {
    const questions = run.questions
    told = run.table.emitted.splice(0)
    const since = told
    for (let i = 0; i < questions.length; i++) {
      const question = questions[i] as Question
      const bot = players.get(question.seat)
      if (bot === undefined) throw new Error(`nobody plays ${question.seat}`)
      const answer = bot.decide(question, {
        seat: question.seat,
        random,
        view: () => game.view(run.state, question.seat),
        events: () => visibleEvents(since, question.seat),
      })
      decisions++
      if (decisions > limit) throw new Error(`no end after ${limit} decisions`)
      run.take(i, answer)
    }
    watch.step?.(run.state, run.table.emitted)
  }
  return { state: run.state, standings: game.standings(run.state), decisions }
}

export { toDecision }
