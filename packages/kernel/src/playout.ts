// Bots and the fast runner that lets them play whole games: no history, no copies, nothing but the rules.
import { type Answer, type Decision, isLegal, type Question, type Seat } from './decision.ts'
import { type Emitted, type GameEvent, type Viewer, visibleEvents } from './event.ts'
import type { Game, Standing } from './game.ts'
import { type Random, randomFrom, seedRandom } from './random.ts'
import { Run } from './run.ts'
import type { GameState } from './table.ts'

/** What a bot may look at while it decides. */
export interface Seen<V, E> {
  readonly seat: Seat
  readonly random: Random
  view(): V
  /** Events this seat has seen since it last looked, for a bot that listens. */
  events(): readonly E[]
}

export interface Bot<V = unknown, E = unknown> {
  readonly name: string
  /** Reads events; a table at which nobody does forgets them at once and plays faster. */
  readonly listens?: boolean
  /** Must be one of the legal answers. */
  decide(question: Question | Decision, seen: Seen<V, E>): Answer
}

export interface PlayOut<S> {
  readonly state: S
  readonly standings: readonly Standing[]
  readonly decisions: number
}

export interface PlayOutWatch<S extends GameState, E extends GameEvent> {
  /** At the start and after every answer that moved the game on: what was told since the last call. */
  readonly step?: (state: S, told: readonly Emitted<E>[], questions: readonly Question[]) => void
  /** Stop with an error after this many decisions: a game that does not end. */
  readonly limit?: number
}

export function playOut<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  options: unknown,
  seed: string,
  bots: (seat: Seat) => Bot<NoInfer<V>, NoInfer<E>>,
  watch: PlayOutWatch<S, E> = {},
): PlayOut<S> {
  const checked = game.options(options)
  const run = new Run(game, game.create(checked, seedRandom(seed)))
  const random = randomFrom(seedRandom(`${seed}/bots`))
  const players = new Map(game.seats(checked).map((seat) => [seat, new Player(run, seat, random, bots(seat))]))
  const { step, limit = 100_000 } = watch
  const { emitted } = run.table
  const forgets = step === undefined && [...players.values()].every((player) => !player.listens)
  let shown = 0
  let decisions = 0
  run.begin()
  for (;;) {
    if (step !== undefined) {
      step(run.state, emitted.slice(shown), run.questions)
      shown = emitted.length
    }
    if (forgets && emitted.length > FORGET_AT) emitted.length = 0
    const questions = run.questions
    if (questions.length === 0) break
    decisions += questions.length
    if (decisions > limit) throw new Error(`no end after ${limit} decisions`)
    for (let i = 0; i < questions.length; i++) {
      const question = questions[i]
      if (question === undefined) break
      const player = players.get(question.seat)
      if (player === undefined) throw new Error(`nobody plays ${question.seat}`)
      run.take(i, player.decide(question))
    }
  }
  return { state: run.state, standings: game.standings(run.state), decisions }
}

/** So many events are kept before a table that nobody listens to forgets them. */
const FORGET_AT = 256

/** A bot in its seat, and what it can see from there. */
class Player<S extends GameState, O, V, E extends GameEvent> implements Seen<V, E> {
  readonly seat: Viewer
  readonly random: Random
  private readonly run: Run<S, O, V, E>
  private readonly bot: Bot<V, E>
  private heard = 0

  constructor(run: Run<S, O, V, E>, seat: Seat, random: Random, bot: Bot<V, E>) {
    this.run = run
    this.seat = seat
    this.random = random
    this.bot = bot
  }

  get listens(): boolean {
    return this.bot.listens === true
  }

  decide(question: Question): Answer {
    const answer = this.bot.decide(question, this)
    if (!isLegal(question, answer)) throw new Error(`${this.bot.name} gave the illegal answer ${String(answer)}`)
    return answer
  }

  view(): V {
    return this.run.game.view(this.run.state, this.seat)
  }

  events(): readonly E[] {
    const news = visibleEvents(this.run.table.emitted.slice(this.heard), this.seat)
    this.heard = this.run.table.emitted.length
    return news
  }
}
