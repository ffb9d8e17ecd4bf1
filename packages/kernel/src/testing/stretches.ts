// Stretches: the checkpoints within a choice show the whole choice, and nothing hidden.
import { copy } from '../copy.ts'
import { isLegal, randomAnswer } from '../decision.ts'
import { type GameEvent, type Viewer, visibleEvents } from '../event.ts'
import type { Game } from '../game.ts'
import { Match } from '../match.ts'
import { pickRandom, seedRandom } from '../random.ts'
import { Run } from '../run.ts'
import type { GameState } from '../table.ts'
import { imaginedFor, playStretches, type Stretch } from './interference.ts'
import { examinersRandom, mustHold, type Play, playersRandom, sameBytes, viewersOf } from './play.ts'

/** The stretches of each choice equal those of a run without a match, and together they show the whole choice. */
export function stretchesTellTheWholeChoice<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
): void {
  const random = playersRandom(play)
  const examiner = examinersRandom(play)
  const match = Match.start(game, play.options, play.seed)
  match.keepStretches = true
  let ends: [state: string, told: number][] = []
  const note = (): void => {
    ends.push([JSON.stringify(run.state), run.table.emitted.length])
  }
  const run: Run<S, O, V, E> = new Run(game, game.create(game.options(play.options), seedRandom(play.seed)), note)
  run.begin()
  while (!match.over) {
    if (match.step >= play.limit) throw new Error(`no end after ${play.limit} decisions`)
    const since = match.eventCount
    const decision = pickRandom(random, match.decisions)
    const answer = randomAnswer(decision, random)
    ends = []
    if (run.take(run.openQuestion(decision.seat), answer)) note()
    match.answer(decision.seat, decision.id, answer)
    const where = `the stretches of choice ${match.step}`
    const found = match.stretches.map(({ state, told }) => [JSON.stringify(state), told])
    sameBytes(JSON.stringify(found), JSON.stringify(ends), where)
    if (examiner.below(play.every) !== 0 && !match.over) continue
    for (const viewer of viewersOf(match.seats)) mustTellAll(match, viewer, since, where)
    if (match.undoRefused !== null) continue
    match.undo()
    mustHold(match.stretches.length === 0, () => `${where} are kept after undo`)
    match.redo()
    const again = match.stretches.map(({ state, told }) => [JSON.stringify(state), told])
    sameBytes(JSON.stringify(again), JSON.stringify(found), `${where}, after redo`)
  }
}

function mustTellAll<S extends GameState, O, V, E extends GameEvent>(
  match: Match<S, O, V, E>,
  viewer: Viewer,
  since: number,
  where: string,
): void {
  const { game, stretches } = match
  const events: E[] = []
  let from = since
  for (const end of stretches) {
    events.push(...visibleEvents(match.emittedSince(from).slice(0, end.told - from), viewer))
    from = end.told
    const view = JSON.stringify(match.viewAt(end, viewer))
    sameBytes(view, JSON.stringify(game.view(end.state, viewer)), `${where}, the view of ${viewer}`)
  }
  sameBytes(JSON.stringify(events), JSON.stringify(match.eventsFor(viewer, since)), `${where}, events for ${viewer}`)
  const last = stretches.at(-1)
  if (last === undefined) return
  sameBytes(JSON.stringify(match.viewAt(last, viewer)), JSON.stringify(match.view(viewer)), `${where}, the last view`)
}

/**
 * Two states that differ only in information hidden from a viewer look the same to them at each end of a stretch.
 * Continued with the same choices, they pass the same moments until randomness occurs.
 */
export function stretchesDoNotInterfere<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
): void {
  const random = examinersRandom(play)
  const viewers = viewersOf(game.seats(game.options(play.options)))
  let stretches = 0
  playStretches(game, play, (stretch) => {
    stretches++
    if (random.below(play.every) !== 0) return
    for (const viewer of viewers) {
      const where = `${viewer}, stretch ${stretches}`
      const imagined = imaginedFor(game, stretch, viewer, random)
      const view = (state: S): string => JSON.stringify(game.view(state, viewer))
      sameBytes(view(imagined.checkpoint), view(stretch.checkpoint), `${where}, at its checkpoint`)
      const found = momentsFrom(game, imagined, viewer)
      const expected = momentsFrom(game, stretch, viewer)
      const choices = Math.min(found.length, expected.length)
      for (let i = 0; i < choices; i++) {
        mustPassTheSame(found[i], expected[i], `${where}, after ${i} of its choices`)
      }
    }
  })
}

/** The visible part of one choice until randomness occurs. */
interface SeenChoice {
  readonly moments: readonly string[]
  /** False if randomness occurred before the next question. */
  readonly whole: boolean
}

/** Views and events of a viewer at each stretch end with visible events, for each choice until something is revealed. */
function momentsFrom<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  { checkpoint, choices }: Stretch<S>,
  viewer: Viewer,
): SeenChoice[] {
  const seen: SeenChoice[] = []
  let moments: string[] = []
  let told = 0
  const run: Run<S, O, V, E> = new Run(game, copy(checkpoint), () => {
    const { emitted, revealed } = run.table
    if (revealed) return
    const events = visibleEvents(emitted.slice(told), viewer)
    // A stretch without visible events belongs to the next moment.
    if (events.length === 0) return
    told = emitted.length
    moments.push(JSON.stringify({ events, view: game.view(run.state, viewer) }))
  })
  run.begin()
  seen.push({ moments, whole: !run.table.revealed })
  for (const { seat, answer } of choices) {
    if (run.table.revealed) break
    const index = run.openQuestion(seat)
    const question = run.questions[index]
    if (question === undefined || !isLegal(question, answer)) break
    moments = []
    told = run.table.emitted.length
    run.take(index, answer)
    seen.push({ moments, whole: !run.table.revealed })
  }
  return seen
}

function mustPassTheSame(found: SeenChoice | undefined, expected: SeenChoice | undefined, where: string): void {
  if (found === undefined || expected === undefined) return
  const isWhole = found.whole && expected.whole
  const count = isWhole
    ? Math.max(found.moments.length, expected.moments.length)
    : Math.min(found.moments.length, expected.moments.length)
  for (let i = 0; i < count; i++) {
    sameBytes(found.moments[i] ?? 'nothing', expected.moments[i] ?? 'nothing', `${where}, moment ${i}`)
  }
}
