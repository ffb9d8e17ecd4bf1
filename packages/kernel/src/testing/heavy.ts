// Heavy properties: they stop at the decisions of a whole match and try everything possible there.
import type { Answer, Decision, Seat } from '../decision.ts'
import { legalAnswers, randomAnswer } from '../decision.ts'
import { type ErrorCode, HustingsError } from '../errors.ts'
import type { GameEvent } from '../event.ts'
import type { Game } from '../game.ts'
import { Match } from '../match.ts'
import { imagine } from '../position.ts'
import { randomFrom, seedRandom } from '../random.ts'
import type { GameState } from '../table.ts'
import { imaginedFor, observeFrom, playStretches } from './interference.ts'
import { plainFault } from './plain.ts'
import {
  answerAtRandom,
  examinersRandom,
  matchBytes,
  mustHold,
  type Play,
  playMatch,
  sameBytes,
  sampleMatch,
  viewersOf,
} from './play.ts'

/** A record, replayed from its seed, gives the same match and verifies, also with undone choices. */
export function replaysToTheSameBytes<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
): void {
  const half = examinersRandom(play).below(100)
  const check = (match: Match<S, O, V, E>): void => {
    const text = JSON.stringify(match.record())
    sameBytes(matchBytes(Match.replay(game, text)), matchBytes(match), `replay of ${match.step} choices`)
    mustVerify(game, text)
    const fork = match.fork()
    while (fork.undoRefused === null) fork.undo()
    mustVerify(game, JSON.stringify(fork.record()))
  }
  check(
    playMatch(game, play, (match) => {
      if (match.step === half) check(match)
    }),
  )
}

function mustVerify<S extends GameState, O, V, E extends GameEvent>(game: Game<S, O, V, E>, text: string): void {
  const { ok, choices, difference } = Match.verify(game, text)
  mustHold(ok, () => `the record of ${choices} choices does not verify: ${difference}`)
}

/** A match loaded at any decision looks the same to all viewers, except that it has only the latest events. */
export function loadsAnywhere<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
): void {
  sampleMatch(game, play, (match) => {
    mustLoad(game, match)
    if (match.undoRefused !== null) return
    const fork = match.fork()
    fork.undo()
    mustLoad(game, fork)
  })
}

function mustLoad<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  match: Match<S, O, V, E>,
): void {
  const text = JSON.stringify(match.record())
  const loaded = Match.load(game, text)
  const where = `loaded after ${match.step} choices`
  sameBytes(JSON.stringify(loaded.record()), text, where)
  for (const viewer of viewersOf(match.seats)) {
    const observed = match.observe(viewer, match.eventCount - loaded.eventCount)
    const found = { ...loaded.observe(viewer), canRedo: observed.canRedo }
    sameBytes(JSON.stringify(found), JSON.stringify(observed), `${where}, ${viewer}`)
  }
}

/** A fork and its original do not affect each other, and earlier views stay unchanged. */
export function forksAreIsolated<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
): void {
  let checkEarlier = (): void => {}
  sampleMatch(game, play, (match, random) => {
    checkEarlier()
    const before = matchBytes(match)
    const fork = match.fork()
    sameBytes(JSON.stringify(fork.record()), JSON.stringify(match.record()), 'a fresh fork')
    for (let i = 0; i < 5 && !fork.over; i++) answerAtRandom(fork, random)
    sameBytes(matchBytes(match), before, `the original after ${match.step} choices, its fork gone on`)

    const shown = match.seats.map((seat) => match.observe(seat, Math.max(0, match.eventCount - 20)))
    const bytes = [JSON.stringify(shown), matchBytes(fork)] as const
    checkEarlier = () => {
      sameBytes(JSON.stringify(shown), bytes[0], `what was shown after ${match.step} choices`)
      sameBytes(matchBytes(fork), bytes[1], 'a fork, after its original went on')
    }
  })
}

/** Undo reaches every earlier position, and redo returns to the start. */
export function undoThenRedoIsTheIdentity<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
): void {
  const positions: string[] = []
  const random = examinersRandom(play)
  playMatch(game, play, (match) => {
    positions[match.step] = positionBytes(match)
    if (!match.over && random.below(play.every) !== 0) return
    const before = matchBytes(match)
    let taken = 0
    while (match.undoRefused === null) {
      match.undo()
      taken++
      sameBytes(positionBytes(match), positions[match.step] ?? '', `undone to ${match.step} choices`)
    }
    for (; taken > 0; taken--) match.redo()
    sameBytes(matchBytes(match), before, `undone and redone at ${match.step} choices`)
  })
}

/** The state and the open questions. After an undo the questions have new ids. */
function positionBytes<S extends GameState, O, V, E extends GameEvent>(match: Match<S, O, V, E>): string {
  const asked = match.decisions.map((decision) => ({ ...decision, id: '' }))
  return JSON.stringify({ state: match.state, asked, events: match.eventCount })
}

/** Undo does not pass randomness, past simultaneous answers, or the answer of another seat. */
export function undoStopsAtReveals<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
): void {
  let chance = ''
  let asked: readonly string[] = []
  let together = false
  let last: Seat | null = null
  playMatch(game, play, (match) => {
    const drawn = JSON.stringify(match.state.random)
    if (chance !== '' && drawn !== chance) mustRefuseUndo(match, 'chance came in')
    chance = drawn

    const open = match.decisions.map(({ id }) => id)
    const stillAsked = open.length > 0 && open.every((id) => asked.includes(id))
    if (together && !stillAsked) mustRefuseUndo(match, 'secret answers were shown')
    together = stillAsked ? together : open.length > 1
    asked = open

    const seat = match.undoSeat
    if (seat !== null && last !== null && seat !== last) {
      match.undo()
      mustRefuseUndo(match, `${seat} had answered after ${last}`)
      match.redo()
    }
    last = seat ?? last
  })
}

function mustRefuseUndo<S extends GameState, O, V, E extends GameEvent>(match: Match<S, O, V, E>, why: string): void {
  mustHold(match.undoRefused !== null, () => `undo is possible at ${match.step} choices although ${why}`)
  const before = matchBytes(match)
  mustFail('undo-refused', () => match.undo())
  sameBytes(matchBytes(match), before, 'the match after a refused undo')
}

/** Every refused call throws its typed error and leaves the match unchanged. */
export function errorsLeaveTheMatchUnchanged<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
): void {
  let stale: Decision | undefined
  const end = sampleMatch(game, play, (match) => {
    const before = matchBytes(match)
    const open = match.decisions
    for (const decision of open) refuseWrongAnswers(match, decision)
    if (stale !== undefined && open.length > 0 && !open.some(({ id }) => id === stale?.id)) {
      const { seat, id } = stale
      mustFail('stale-decision', () => match.answer(seat, id, true))
    }
    stale = open[0] ?? stale
    mustFail('nothing-to-redo', () => match.redo())
    sameBytes(matchBytes(match), before, `the match after errors at ${match.step} choices`)
  })
  for (const seat of end.seats) mustFail('match-over', () => end.answer(seat, stale?.id ?? '', true))
}

function refuseWrongAnswers<S extends GameState, O, V, E extends GameEvent>(
  match: Match<S, O, V, E>,
  decision: Decision,
): void {
  const { seat, id } = decision
  mustFail('unknown-option', () => match.answer(seat, id, answerNobodyOffered(decision)))
  for (const option of blockedOptions(decision)) {
    const { reason } = mustFail('blocked-option', () => match.answer(seat, id, option))
    mustHold(reason !== undefined && reason.rule !== '', () => `${option} is blocked without a rule`)
  }
  for (const other of match.seats) {
    if (other === seat) continue
    mustFail('not-your-decision', () => match.answer(other, id, legalAnswers(decision)[0] ?? ''))
  }
}

function answerNobodyOffered(decision: Decision): Answer {
  return decision.shape === 'number' ? decision.max + 1 : '?'
}

function blockedOptions(decision: Decision): string[] {
  if (decision.shape !== 'pick') return []
  return decision.options.flatMap(({ id, blocked }) => (blocked === undefined ? [] : [id]))
}

function mustFail(code: ErrorCode, act: () => void): HustingsError {
  const error = caught(act)
  if (error instanceof HustingsError && error.code === code) return error
  throw new Error(`expected ${code}, got ${String(error)}`, { cause: error })
}

function caught(act: () => void): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  return 'no error'
}

const DECISION_KEYS = new Set([
  'id',
  'seat',
  'prompt',
  'progress',
  'context',
  'circumstances',
  'shape',
  'options',
  'min',
  'max',
])
const OPTION_KEYS = new Set(['id', 'label', 'means', 'target', 'blocked', 'aside', 'hint'])

/** Views are plain JSON, and decisions contain only what their seat may read. */
export function shownIsPlain<S extends GameState, O, V, E extends GameEvent>(game: Game<S, O, V, E>, play: Play): void {
  let shown = 0
  sampleMatch(game, play, (match) => {
    for (const viewer of viewersOf(match.seats)) {
      const fault = plainFault(match.observe(viewer, shown))
      mustHold(fault === null, () => `${viewer} is shown something that is not plain JSON at ${fault}`)
    }
    shown = match.eventCount
    for (const decision of match.decisions) {
      const options = decision.shape === 'pick' ? decision.options : []
      const keys = [...Object.keys(decision).filter((key) => !DECISION_KEYS.has(key))]
      keys.push(...options.flatMap((option) => Object.keys(option).filter((key) => !OPTION_KEYS.has(key))))
      mustHold(keys.length === 0, () => `${decision.prompt.key} shows ${keys.join(', ')}`)
    }
  })
}

/** While several seats decide, no viewer can distinguish the answers already given. */
export function answersTogetherAreSecret<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
): void {
  sampleMatch(game, play, (match, random) => {
    if (match.decisions.length < 2) return
    for (const decision of match.decisions) {
      const { seat, id } = decision
      const seen = (answer: Answer): string => {
        const fork = match.fork()
        fork.answer(seat, id, answer)
        return JSON.stringify(viewersOf(match.seats).map((viewer) => fork.observe(viewer)))
      }
      const one = seen(randomAnswer(decision, random))
      const other = seen(randomAnswer(decision, random))
      sameBytes(other, one, `the secret answer of ${seat} at ${match.step} choices`)
    }
  })
}

/** An imagined state is valid, looks the same to its viewer, and leaves the true one unchanged. */
export function imaginedStatesLookTheSame<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
): void {
  sampleMatch(game, play, (match, random) => {
    const before = JSON.stringify(match.state)
    for (const viewer of viewersOf(match.seats)) {
      const imagined = imagine(game, match.state, viewer, random)
      const where = `imagined for ${viewer} at ${match.step} choices`
      mustHold(
        JSON.stringify(imagined.random) !== JSON.stringify(match.state.random),
        () => `${where} the same future is still to come`,
      )
      sameBytes(JSON.stringify(game.view(imagined, viewer)), JSON.stringify(game.view(match.state, viewer)), where)
      const wrong = game.violations(imagined)
      mustHold(wrong.length === 0, () => `${where}: ${wrong.join('; ')}`)
      // Redealing the imagined state must give the same deal: it must not depend on the true hidden state.
      const seed = `${play.seed}/${match.step}`
      const deals = [match.state, imagined].map((state) =>
        JSON.stringify(imagine(game, state, viewer, randomFrom(seedRandom(seed)))),
      )
      sameBytes(deals[1] ?? '', deals[0] ?? '', `${where}, dealt again`)
      scribble(imagined)
    }
    sameBytes(JSON.stringify(match.state), before, `the true state at ${match.step} choices, after imagining`)
  })
}

/** Largest absolute value of a feature: bots use them without scaling. */
const FEATURE_LIMIT = 5

/** Features are finite, match their names, and do not depend on hidden information; stages and scores are valid. */
export function factsForBotsArePublic<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
): void {
  const { names } = game.features
  const written = (state: S): Float64Array => {
    const into = new Float64Array(names.length + 1).fill(Number.NaN)
    game.features.write(state, into)
    return into
  }
  sampleMatch(game, play, ({ state, seats, step }, random) => {
    const facts = written(state)
    mustHold(Number.isNaN(facts[names.length]), () => 'there are more features than names')
    const imagined = written(imagine(game, state, 'spectator', random))
    for (const [i, name] of names.entries()) {
      const fact = facts[i] ?? Number.NaN
      mustHold(!Number.isNaN(fact), () => `feature ${name} is not written at ${step} choices`)
      mustHold(Math.abs(fact) <= FEATURE_LIMIT, () => `feature ${name} is ${fact} at ${step} choices`)
      mustHold(fact === imagined[i], () => `feature ${name} depends on something hidden at ${step} choices`)
    }
    const stage = game.stage(state)
    mustHold(
      Number.isInteger(stage) && stage >= 0 && stage < game.stages,
      () => `stage ${stage} of ${game.stages} at ${step} choices`,
    )
    const standings = game.standings(state)
    for (const seat of seats) {
      const score = standings.find((standing) => standing.seat === seat)?.score
      mustHold(game.score(state, seat) === score, () => `the score of ${seat} is not the one in the standings`)
    }
  })
}

/** Overwrites every number of a state, to show that it shares nothing with another one. */
function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'number') Reflect.set(value, key, item + 1)
    else scribble(item)
  }
}

/** Hidden information affects neither the options of a viewer nor the events they see. */
export function hiddenThingsDoNotInterfere<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
): void {
  const random = examinersRandom(play)
  const viewers = viewersOf(game.seats(game.options(play.options)))
  let stretches = 0
  let examined = 0
  let compared = 0
  playStretches(game, play, (stretch) => {
    stretches++
    if (random.below(play.every) !== 0) return
    examined++
    for (const viewer of viewers) {
      const observed = observeFrom(game, stretch, viewer)
      const imagined = observeFrom(game, imaginedFor(game, stretch, viewer, random), viewer)
      const steps = Math.min(observed.length, imagined.length)
      for (let i = 0; i < steps; i++) {
        const where = `${viewer}, stretch ${stretches}, after ${i} of its choices`
        sameBytes(imagined[i] ?? '', observed[i] ?? '', where)
      }
      compared += steps
    }
  })
  mustHold(examined === 0 || compared > 0, () => 'every stretch shows something hidden before its first question')
}
