// Non-interference: hidden information must not change anything a viewer observes, byte for byte. Plays stretches with
// the same choices from the true and an imagined checkpoint, until they differ or something is revealed.
import { copy } from '../copy.ts'
import { type Choice, isLegal, type Question, randomAnswer, toDecision } from '../decision.ts'
import { type GameEvent, type Viewer, visibleEvents } from '../event.ts'
import type { Game } from '../game.ts'
import { imagine } from '../position.ts'
import { pickRandom, type Random, seedRandom } from '../random.ts'
import { Run } from '../run.ts'
import type { GameState } from '../table.ts'
import { type Play, playersRandom } from './play.ts'

/** A checkpoint and the choices that were made from it up to the next one. */
export interface Stretch<S> {
  readonly checkpoint: S
  readonly choices: readonly Choice[]
}

/** Returns the observations of the viewer as bytes: one entry per choice until something is revealed. */
export function observeFrom<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  { checkpoint, choices }: Stretch<S>,
  viewer: Viewer,
): string[] {
  const run = new Run(game, copy(checkpoint)).begin()
  const observed: string[] = []
  if (run.table.revealed) return observed
  observed.push(glimpse(run, viewer))
  for (const { seat, answer } of choices) {
    const index = run.openQuestion(seat)
    const question = run.questions[index]
    if (question === undefined || !isLegal(question, answer)) break
    run.take(index, answer)
    if (run.table.revealed) break
    observed.push(glimpse(run, viewer))
  }
  return observed
}

function glimpse<S extends GameState, O, V, E extends GameEvent>(run: Run<S, O, V, E>, viewer: Viewer): string {
  const { game, state, table } = run
  const open = openQuestions(run)
  return JSON.stringify({
    view: game.view(state, viewer),
    decisions: open.filter(({ seat }) => seat === viewer).map((question) => toDecision(question, '')),
    waitingFor: open.map(({ seat }) => seat),
    events: visibleEvents(table.emitted, viewer),
    numbers: game.numbers(state),
    standings: run.questions.length === 0 ? game.standings(state) : null,
  })
}

function openQuestions<S extends GameState, O, V, E extends GameEvent>(run: Run<S, O, V, E>): Question[] {
  return run.questions.filter((_, i) => !run.isAnswered(i))
}

/** Plays a game at random and passes every stretch to the callback. */
export function playStretches<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
  visit: (stretch: Stretch<S>) => void,
): void {
  const random = playersRandom(play)
  let checkpoint = game.create(game.options(play.options), seedRandom(play.seed))
  let choices: Choice[] = []
  const run: Run<S, O, V, E> = new Run(game, copy(checkpoint), () => {
    visit({ checkpoint, choices })
    checkpoint = copy(run.state)
    choices = []
    run.table.emitted.length = 0
  })
  run.begin()
  for (let step = 0; run.questions.length > 0; step++) {
    if (step >= play.limit) throw new Error(`no end after ${play.limit} decisions`)
    const question = pickRandom(random, openQuestions(run))
    const answer = randomAnswer(question, random)
    choices.push({ seat: question.seat, answer })
    run.take(run.openQuestion(question.seat), answer)
  }
}

/** An imagined stretch: another start that is possible for the viewer, with the same choices. */
export function imaginedFor<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  { checkpoint, choices }: Stretch<S>,
  viewer: Viewer,
  random: Random,
): Stretch<S> {
  return { checkpoint: imagine(game, checkpoint, viewer, random), choices }
}
