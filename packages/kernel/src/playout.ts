// Fast runner for whole games of bots: no history, and no copies unless a bot searches.
import type { Bot, Seen } from './bot.ts'
import { copy } from './copy.ts'
import { type Answer, type Choice, isLegal, onlyAnswer, type Question, type Seat } from './decision.ts'
import { type Emitted, type GameEvent, type Viewer, visibleEvents } from './event.ts'
import { factsAt, type Game, isAutomatic, type Standing } from './game.ts'
import { imagineAt, type Position } from './position.ts'
import { type Random, randomFrom, seedRandom } from './random.ts'
import { type AnyRun, Run } from './run.ts'
import type { GameState } from './table.ts'

export interface PlayOut<S> {
  readonly state: S
  readonly standings: readonly Standing[]
  readonly decisions: number
}

export interface PlayOutWatch<S extends GameState, E extends GameEvent> {
  /** Called at the start and after every answer that advanced the game, with the events since the last call. */
  readonly step?: (state: S, told: readonly Emitted<E>[], questions: readonly Question[]) => void
  /** Throws after this many decisions: the game does not end. */
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
  const seated = game.seats(checked).map((seat) => (isAutomatic(game, checked, seat) ? RULES : bots(seat)))
  const state = game.create(checked, seedRandom(seed))
  const trail = seated.some((bot) => bot.searches === true) ? new Trail(copy(state)) : undefined
  const run: Run<S, O, V, E> = new Run(game, state, trail && (() => trail.passCheckpoint(copy(run.state))))
  const random = randomFrom(seedRandom(`${seed}/bots`))
  const players = game.seats(checked).map((seat, i) => new Player(run, seat, random, seated[i] ?? RULES, trail))
  const { step, limit = 100_000 } = watch
  const { emitted } = run.table
  run.table.deaf = step === undefined && seated.every((bot) => bot.listens !== true)
  let shown = 0
  let decisions = 0
  run.begin()
  for (;;) {
    if (step !== undefined) {
      step(run.state, emitted.slice(shown), run.questions)
      shown = emitted.length
    }
    const questions = run.questions
    if (questions.length === 0) break
    decisions += questions.length
    if (decisions > limit) throw new Error(`no end after ${limit} decisions`)
    for (let i = 0; i < questions.length; i++) {
      const question = questions[i]
      if (question === undefined) break
      const player = playerOf(players, question.seat)
      const answer = player.decide(question)
      trail?.given.push({ seat: question.seat, answer })
      try {
        run.take(i, answer)
      } catch (error) {
        throw isLegal(question, answer) ? error : player.cheats(answer)
      }
    }
    trail?.goOn()
  }
  return { state: run.state, standings: game.standings(run.state), decisions }
}

/** Plays the automatic seats. */
const RULES: Bot = { name: 'the rules', decide: onlyAnswer }

/** The last checkpoint and the choices since, for bots that search. */
class Trail<S> implements Position<S> {
  checkpoint: S
  choices: Choice[] = []
  /** Answers to the open questions. Not yet part of the position because they may be secret. */
  readonly given: Choice[] = []

  constructor(checkpoint: S) {
    this.checkpoint = checkpoint
  }

  passCheckpoint(checkpoint: S): void {
    this.checkpoint = checkpoint
    this.choices = []
    this.given.length = 0
  }

  /** The open questions are answered and new ones are open. */
  goOn(): void {
    for (const choice of this.given) this.choices.push(choice)
    this.given.length = 0
  }
}

/** There are few players: a search is faster than a map. */
function playerOf<P extends { readonly seat: Seat }>(players: readonly P[], seat: Seat): P {
  for (const player of players) if (player.seat === seat) return player
  throw new Error(`nobody plays ${seat}`)
}

/** A bot in its seat, with its information. */
class Player<S extends GameState, O, V, E extends GameEvent> implements Seen<V, E> {
  readonly seat: Viewer
  readonly random: Random
  private readonly run: Run<S, O, V, E>
  private readonly bot: Bot<V, E>
  private readonly position: Position<S> | undefined
  private heard = 0

  constructor(run: Run<S, O, V, E>, seat: Seat, random: Random, bot: Bot<V, E>, position?: Position<S>) {
    this.run = run
    this.seat = seat
    this.random = random
    this.bot = bot
    this.position = position
  }

  decide(question: Question): Answer {
    const answer = this.bot.decide(question, this)
    // The script checks options itself, because it looks up the chosen one (`offeredValue`).
    if (question.shape !== 'pick' && !isLegal(question, answer)) throw this.cheats(answer)
    return answer
  }

  cheats(answer: Answer): Error {
    return new Error(`${this.bot.name} gave the illegal answer ${String(answer)}`)
  }

  get stage(): number {
    return this.run.game.stage(this.run.state)
  }

  facts(seat: Seat): Float64Array {
    return factsAt(this.run.game, this.run.state, seat)
  }

  view(): V {
    return this.run.game.view(this.run.state, this.seat)
  }

  events(): readonly E[] {
    const news = visibleEvents(this.run.table.emitted.slice(this.heard), this.seat)
    this.heard = this.run.table.emitted.length
    return news
  }

  imagine(random: Random): AnyRun {
    if (this.position === undefined) throw new Error(`${this.bot.name} imagines, but does not say that it searches`)
    return imagineAt(this.run.game, this.position, this.seat, random)
  }
}
