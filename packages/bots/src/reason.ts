// Reasons for moves of bots. After the end the bot's own search runs again. Before it, the search uses the information
// of the reader, because figures from a bot's own cards would reveal them.
import {
  type Answer,
  type AnyMatch,
  botChance,
  type Choice,
  type Decision,
  legalAnswers,
  type Message,
  type Question,
  type Seat,
  seenIn,
  type Viewer,
} from '@hustings/kernel'
import { middleAnswer } from './answers.ts'
import { NUMBER_KEYS, numberKey } from './keys.ts'
import { commonQuestion, Guesses, knowsAll, type Made } from './knowledge.ts'
import { botAt, horizonOf, type Level, SKILLS, type ThinkingBot } from './levels.ts'
import { type Eyes, Lookout } from './lookout.ts'
import type { Mind } from './mind.ts'
import { type NamedAnswer, named } from './named-answer.ts'
import { Scene, type Sight } from './sight.ts'
import { type Arm, promising, type Thought, weighed } from './think.ts'

export type Because =
  /** Before the end the reader may not know the move or its alternatives. */
  | { readonly kind: 'hidden' }
  /** There was nothing to choose between. */
  | { readonly kind: 'only' }
  /** The bot throws dice. */
  | { readonly kind: 'chance' }
  /** The bot does not consider this move: another player or bot held the seat then. */
  | { readonly kind: 'foreign' }
  /** Without simulations: how often such a bot does this here, and what else it does. */
  | {
      readonly kind: 'felt'
      readonly share: number
      readonly others: readonly { readonly answer: NamedAnswer; readonly share: number }[]
    }
  /** By simulations: in what share of them the choice was ahead of the best other answer, and by how many points. */
  | {
      readonly kind: 'searched'
      /** Whether these are the bot's own; otherwise they were made with what the reader can know. */
      readonly own: boolean
      readonly ahead: number
      readonly gain: number
      readonly games: number
      /** The best first, with its deficit to the move in points; below 0 it is ahead. */
      readonly others: readonly { readonly answer: NamedAnswer; readonly behind: number }[]
    }

export interface Reason {
  /** The choices made before it. */
  readonly step: number
  readonly seat: Seat
  /** Null: it chooses by chance. */
  readonly level: Level | null
  /** Null where the reader may not know it. */
  readonly prompt: Message | null
  readonly chosen: NamedAnswer | null
  readonly because: Because
}

/** How well the bot plays that chose, if it does not choose by chance; `most` rollouts for a decision, as its host allowed. */
export interface Chooser {
  readonly level: Level | null
  readonly most?: number
}

/** A move as it was made; moves of humans need no reason. */
export interface Deed extends Choice {
  readonly chooser: Chooser | null
}

/** Most moves that are explained at once: the last ones. */
export const REASONS_AT_ONCE = 8

/**
 * Explains the moves of a seat. `match` is the position before them and is played on; `deeds` are all moves since, of
 * all seats. The first `count` of them are explained.
 */
export function* reasonsOf(
  mind: Mind,
  match: AnyMatch,
  deeds: readonly Deed[],
  { seat, count }: { readonly seat: Seat; readonly count: number },
  reader: Viewer | null,
): Generator<unknown, readonly Reason[]> {
  const asked = deeds
    .slice(0, count)
    .flatMap((deed, i) => (deed.seat === seat && deed.chooser !== null ? [i] : []))
    .slice(-REASONS_AT_ONCE)
  const reasons: Reason[] = []
  for (const [i, { chooser, ...choice }] of deeds.slice(0, (asked.at(-1) ?? -1) + 1).entries()) {
    if (asked.includes(i) && chooser !== null)
      reasons.push(yield* reasonOf(mind, match, choice, deeds.slice(i + 1), chooser, reader))
    const open = match.decisions.find((decision) => decision.seat === choice.seat)
    match.answer(choice.seat, open?.id ?? '', choice.answer)
  }
  return reasons
}

/** Rollouts per answer with the information of a reader. */
const GAMES = 32
/** Most answers that are compared with the move. */
const RIVALS = 3
/** Most other answers that are shown. */
const TOLD = 3

/**
 * The reason of a move for a reader, or for all after the end (`reader` is null). The match is right before the move
 * and does not change; `later` are the moves after it.
 */
export function* reasonOf(
  mind: Mind,
  match: AnyMatch,
  choice: Choice,
  later: readonly Choice[],
  chooser: Chooser,
  reader: Viewer | null,
): Generator<unknown, Reason> {
  const { seat, answer } = choice
  const about = { step: match.step, seat, level: chooser.level }
  const decision = match.decisions.find((asked) => asked.seat === seat)
  if (decision === undefined) throw new Error(`nothing is asked of ${seat}`)
  const { level, most } = chooser
  if (level === null) return { ...about, prompt: null, chosen: null, because: { kind: 'chance' } }
  if (reader === null) {
    const because = yield* ownReason(mind, match, decision, answer, botAt(level, mind, most))
    return { ...about, prompt: decision.prompt, chosen: named(decision, answer), because }
  }
  const made: Made = { position: match.position(), choice, later }
  return { ...about, ...(yield* reasonForReader(mind, made, decision, level, reader)) }
}

/** What the bot thought, thought again: its chance comes from the seed of the match. */
function* ownReason(
  mind: Mind,
  match: AnyMatch,
  decision: Decision,
  answer: Answer,
  bot: ThinkingBot,
): Generator<unknown, Because> {
  if (legalAnswers(decision).length === 1) return { kind: 'only' }
  const seen = seenIn(match, decision.seat, botChance(match, decision.seat))
  const thought = yield* bot.think(decision, seen)
  if (thought.rollouts === 0) return felt(mind, decision, seen, bot.level, answer)
  return searched(thought, decision, answer, true)
}

type ForReader = Pick<Reason, 'prompt' | 'chosen' | 'because'>

const HIDDEN: ForReader = { prompt: null, chosen: null, because: { kind: 'hidden' } }

export function* reasonForReader(
  mind: Mind,
  made: Made,
  decision: Decision,
  level: Level,
  reader: Viewer,
): Generator<unknown, ForReader> {
  const { game } = mind
  const { position, choice } = made
  const { seat, answer } = choice
  if (!knowsAll(game, made, reader)) return HIDDEN
  yield
  const guesses = new Guesses(game, position, reader)
  const seeds = guesses.seeds(GAMES, 'why', choice)
  if (seeds === null) return HIDDEN
  yield
  const runs = seeds.map((seed) => guesses.possible(seed))
  const question = commonQuestion(runs, seat)
  const [first] = runs
  if (question === null || first === undefined) return HIDDEN
  const scene = new Scene(game, first.state)
  const known = { prompt: question.prompt, chosen: isOffered(question, answer) ? named(question, answer) : null }
  // Where every other answer is hidden, nothing can be compared.
  if (question.shape === 'pick' && !question.offers.some(({ id }) => id !== answer)) return HIDDEN
  const all = withChoice(question, decision, answer)
  if (SKILLS[level].rollouts === 0) return { ...known, because: felt(mind, all, scene, level, answer) }
  const eyes: Eyes = {
    seat,
    stage: scene.stage,
    facts: (whose) => scene.facts(whose),
    imagine: (random) => guesses.possible(seeds[random.below(seeds.length)] ?? ''),
  }
  const effort = { rollouts: Number.POSITIVE_INFINITY, horizon: horizonOf(mind), seed: 'why', least: 0 }
  const likely = promising(mind, all, scene, effort)
  const rivals = likely.filter((arm) => arm.answer !== answer).slice(0, RIVALS)
  if (rivals.length === 0) return HIDDEN
  const own = likely.find((arm) => arm.answer === answer) ?? { answer, prior: 0, margins: [], sum: 0 }
  const arms: Arm[] = [own, ...rivals]
  const look = new Lookout(mind, eyes, effort)
  for (let k = 0; k < GAMES; k++) {
    for (const arm of arms) {
      const margin = look.margin(arm.answer, k)
      arm.margins.push(margin)
      arm.sum += margin
    }
    yield
  }
  return { ...known, because: searched(weighed(arms, GAMES * arms.length), all, answer, false) }
}

function isOffered(question: Question, answer: Answer): boolean {
  return question.shape !== 'pick' || question.offers.some(({ id }) => id === answer)
}

/** What the reader knows could be answered, and the choice itself: it has been seen. */
function withChoice(question: Question, decision: Decision, answer: Answer): Question {
  if (question.shape !== 'pick' || decision.shape !== 'pick' || isOffered(question, answer)) return question
  const chosen = decision.options.find(({ id }) => id === answer)
  return chosen === undefined
    ? question
    : { ...question, offers: [...question.offers, { ...chosen, value: undefined }] }
}

function searched(thought: Thought, question: Question | Decision, answer: Answer, own: boolean): Because {
  const chosen = thought.options.find((option) => option.answer === answer)
  if (chosen === undefined) return { kind: 'foreign' }
  const others = thought.options
    .filter((option) => option.answer !== answer && option.rollouts > 0)
    .map((option) => ({ answer: named(question, option.answer), behind: chosen.margin - option.margin }))
    .toSorted((one, other) => one.behind - other.behind)
    .slice(0, TOLD)
  return { kind: 'searched', own, ahead: chosen.ahead, gain: chosen.gain, games: thought.rollouts, others }
}

function felt(mind: Mind, question: Question | Decision, sight: Sight, level: Level, answer: Answer): Because {
  const look = mind.policy.look(question, sight, SKILLS[level].temperature)
  const at = indexOf(question, answer)
  const others: { answer: NamedAnswer; share: number }[] = []
  for (let i = 0; i < look.size; i++) {
    const share = look.likely[i] ?? 0
    if (i !== at && share > 0) others.push({ answer: named(question, middleAnswer(question, i)), share })
  }
  others.sort((one, other) => other.share - one.share)
  return { kind: 'felt', share: look.likely[at] ?? 0, others: others.slice(0, TOLD) }
}

/** Which of the answers in a look this one is. */
function indexOf(question: Question | Decision, answer: Answer): number {
  switch (question.shape) {
    case 'pick':
      return ('offers' in question ? question.offers : question.options).findIndex(({ id }) => id === answer)
    case 'number':
      return typeof answer === 'number' ? numberKey(answer, question.min, question.max) : NUMBER_KEYS.length
    case 'confirm':
      return answer === true ? 0 : 1
  }
}
