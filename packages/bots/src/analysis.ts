// A finished match, looked at again: where every seat stood from moment to moment, what was luck and what was choice, and
// which decisions won or lost most. A decision is blamed or praised only beyond two standard errors.
import {
  type Answer,
  type AnyMatch,
  choicesOf,
  type Decision,
  imagineAt,
  isAutomatic,
  Match,
  type MatchRecord,
  type Message,
  playOn,
  randomFrom,
  type Seat,
  seedRandom,
  seenIn,
} from '@hustings/kernel'
import { horizonOf } from './levels.ts'
import { Lookout } from './lookout.ts'
import type { Mind } from './mind.ts'
import { type NamedAnswer, named } from './named-answer.ts'
import { Sample } from './sample.ts'
import { Scene } from './sight.ts'
import { promising } from './think.ts'
import { finalPoints } from './value.ts'

/** Where the seats stand at a moment, as a spectator must expect it; lists go by the seats of the match. */
export interface Moment {
  /** The choices made before it. */
  readonly step: number
  /** Expected final points. */
  readonly points: readonly number[]
  /** Expected points against the others. */
  readonly margins: readonly number[]
  /** The chance of the first place; a shared one is shared. */
  readonly first: readonly number[]
  /** What luck has brought each seat since the moment before, in points against the others. */
  readonly luck: readonly number[]
}

export const GRADES = ['inaccuracy', 'mistake', 'blunder'] as const
export type Grade = (typeof GRADES)[number]

export interface Judgement {
  /** The choices made before it: the board at that moment. */
  readonly step: number
  readonly seat: Seat
  readonly prompt: Message
  readonly chosen: NamedAnswer
  /** The best of the other answers. */
  readonly other: NamedAnswer
  /** Points that the other answer would have brought more, and the standard error; below 0 it would have brought less. */
  readonly loss: number
  readonly lossError: number
  /** Points that the answer brought more than what bots do in this place, in the mean. */
  readonly gain: number
  readonly gainError: number
  readonly grade: Grade | null
  /** Better than usual beyond doubt. */
  readonly praised: boolean
  /** The gain of every seat by it. */
  readonly effects: readonly number[]
}

/** What made the difference for a seat between the first moment and the last, in points against the others. */
export interface Account {
  readonly seat: Seat
  readonly own: number
  readonly others: number
  readonly luck: number
}

export interface Analysis {
  readonly seats: readonly Seat[]
  readonly moments: readonly Moment[]
  readonly judgements: readonly Judgement[]
  readonly accounts: readonly Account[]
}

export interface AnalysisEffort {
  readonly seed: string
  /** Games played on from each moment. */
  readonly games: number
  /** Games for each answer to find the best other one, and then for the pairs by which it is judged. */
  readonly scouts: number
  readonly pairs: number
}

export const ANALYSIS: AnalysisEffort = { seed: 'analysis', games: 32, scouts: 4, pairs: 32 }

export interface AnalysisProgress {
  readonly done: number
  readonly of: number
}

/** From so many points on; each only beyond two standard errors. */
const FROM: Readonly<Record<Grade, number>> = { inaccuracy: 1, mistake: 3, blunder: 6 }
const BEYOND_DOUBT = 2
/** So many pairs are played in any case. */
const FIRST_LOOK = 8
/** So many answers are looked at, at most. */
const ARMS = 6
/** As sure as this the policy need not be asked again. */
const SURE = 0.97
/** Prompts at which less is at stake, in points, are left out. */
const LOW_STAKES = 0.15

/** Looks at a match that is over, from its start; yields after every choice. Throws `earlier-rules` as a replay does. */
export function* analyse(
  mind: Mind,
  record: MatchRecord,
  effort: AnalysisEffort = ANALYSIS,
): Generator<AnalysisProgress, Analysis> {
  const { game, seats } = mind
  const match = Match.replay(game, record, 0)
  const choices = choicesOf(record)
  const moments: Omit<Moment, 'luck'>[] = []
  const judgements: Judgement[] = []
  let turn = ''
  for (const [at, { seat, answer }] of choices.entries()) {
    const decision = match.decisions.find((asked) => asked.seat === seat)
    if (decision === undefined) break
    const now = `${seat} ${game.stage(match.state)}`
    const position = match.position()
    if (now !== turn && position.choices.length === 0) {
      turn = now
      moments.push(momentAt(mind, match, effort))
    }
    if (!isAutomatic(game, match.options, seat)) {
      const judgement = judged(mind, match, decision, answer, effort)
      if (judgement !== null) judgements.push(judgement)
    }
    match.answer(seat, decision.id, answer)
    yield { done: at + 1, of: choices.length }
  }
  moments.push(momentAt(mind, match, effort))
  const told = withLuck(moments, judgements, seats.length)
  return { seats, moments: told, judgements, accounts: seats.map((seat, i) => accountOf(seat, i, told, judgements)) }
}

/** What can be expected of this moment: the end itself when the match is over. */
function momentAt(mind: Mind, match: AnyMatch, { seed, games }: AnalysisEffort): Omit<Moment, 'luck'> {
  const { game, seats, policy, value } = mind
  const points = seats.map(() => new Sample())
  const margins = seats.map(() => new Sample())
  const first = seats.map(() => 0)
  const final = new Float64Array(seats.length)
  const count = match.over ? 1 : games
  const position = match.position()
  for (let k = 0; k < count; k++) {
    const random = randomFrom(seedRandom(`${seed}/${match.step}/${k}`))
    const run = match.over ? null : imagineAt(game, position, 'spectator', random)
    const state = run === null ? match.state : run.state
    const scene = new Scene(game, state)
    if (run !== null) playOn(run, (question) => policy.choose(question, scene, random))
    finalPoints(game, state, seats, final)
    const winners = game.standings(state).filter(({ rank }) => rank === 1)
    for (const [i, seat] of seats.entries()) {
      points[i]?.add(final[i] ?? 0)
      margins[i]?.add(value.margin(final, i))
      if (winners.some((winner) => winner.seat === seat)) first[i] = (first[i] ?? 0) + 1 / winners.length / count
    }
  }
  return { step: match.step, points: points.map(({ mean }) => mean), margins: margins.map(({ mean }) => mean), first }
}

/** What a choice was worth; null where nothing was at stake. */
function judged(
  mind: Mind,
  match: AnyMatch,
  decision: Decision,
  answer: Answer,
  { seed, scouts, pairs }: AnalysisEffort,
): Judgement | null {
  const { seats, policy, value } = mind
  const { seat } = decision
  const scene = new Scene(mind.game, match.state)
  const { stakes } = policy.placeOf(decision)
  if (mind.weights.turn > 0 && stakes < LOW_STAKES) return null
  const own = seats.indexOf(seat)
  const outlook = { seed: `${seed}/${match.step}`, horizon: horizonOf(mind) }
  const arms = promising(mind, decision, scene, { ...outlook, arms: ARMS, rollouts: Number.POSITIVE_INFINITY })
  if (arms.some((arm) => arm.answer === answer && arm.prior >= SURE)) return null
  const rivals = arms.map((arm) => arm.answer).filter((other) => other !== answer)
  if (rivals.length === 0) return null
  const eyes = seenIn(match, seat, randomFrom(seedRandom(outlook.seed)))
  // The best other answer is found by some games and judged by others: who is lucky in the first gains nothing by it.
  const scouting = new Lookout(mind, eyes, { ...outlook, seed: `${outlook.seed}/scouts` })
  const [other] = rivals
    .map((rival) => {
      const worth = new Sample()
      for (let k = 0; k < scouts; k++) worth.add(scouting.margin(rival, k))
      return { rival, worth: worth.mean }
    })
    .toSorted((one, two) => two.worth - one.worth)
  if (other === undefined) return null
  const look = new Lookout(mind, eyes, outlook)
  const loss = new Sample()
  const effects = seats.map(() => new Sample())
  const usual = new Float64Array(seats.length)
  for (let k = 0; k < pairs; k++) {
    // Most decisions change little: what cannot become remarkable any more is not looked at further.
    if (k === FIRST_LOOK && !isRemarkable(loss) && !isRemarkable(effects[own])) break
    const against = look.margin(other.rival, k)
    usual.set(look.points(null, k))
    const points = look.points(answer, k)
    loss.add(against - value.margin(points, own))
    for (const [i, effect] of effects.entries()) effect.add(value.margin(points, i) - value.margin(usual, i))
  }
  const gain = effects[own] ?? new Sample()
  return {
    step: match.step,
    seat,
    prompt: decision.prompt,
    chosen: named(decision, answer),
    other: named(decision, other.rival),
    loss: loss.mean,
    lossError: loss.error,
    gain: gain.mean,
    gainError: gain.error,
    grade: gradeOf(loss),
    praised: gain.mean >= FROM.inaccuracy && gain.mean > BEYOND_DOUBT * gain.error && loss.mean <= 0,
    effects: effects.map(({ mean }) => mean),
  }
}

/** Still within reach of the least grade. */
function isRemarkable(sample: Sample | undefined): boolean {
  return sample !== undefined && sample.mean + BEYOND_DOUBT * sample.error >= FROM.inaccuracy
}

export function gradeOf({ mean, error }: Pick<Sample, 'mean' | 'error'>): Grade | null {
  if (mean <= BEYOND_DOUBT * error) return null
  return GRADES.findLast((grade) => mean >= FROM[grade]) ?? null
}

/** A jump from one moment to the next is luck, as far as no choice between them accounts for it. */
function withLuck(moments: readonly Omit<Moment, 'luck'>[], judgements: readonly Judgement[], seats: number): Moment[] {
  return moments.map((moment, m) => {
    const before = moments[m - 1]
    const between = judgements.filter(({ step }) => before !== undefined && step >= before.step && step < moment.step)
    const luck = Array.from({ length: seats }, (_, i) => {
      if (before === undefined) return 0
      const jump = (moment.margins[i] ?? 0) - (before.margins[i] ?? 0)
      return jump - between.reduce((sum, { effects }) => sum + (effects[i] ?? 0), 0)
    })
    return { ...moment, luck }
  })
}

function accountOf(seat: Seat, i: number, moments: readonly Moment[], judgements: readonly Judgement[]): Account {
  let own = 0
  let others = 0
  for (const { seat: who, effects } of judgements) {
    if (who === seat) own += effects[i] ?? 0
    else others += effects[i] ?? 0
  }
  const luck = moments.reduce((sum, moment) => sum + (moment.luck[i] ?? 0), 0)
  return { seat, own, others, luck }
}

/** The decisions of a seat that lost most, and those that won most, the most telling first. */
export function highlights(analysis: Analysis, seat: Seat, count = 3): { best: Judgement[]; worst: Judgement[] } {
  const own = analysis.judgements.filter((judgement) => judgement.seat === seat)
  const worst = own.filter(({ grade }) => grade !== null).toSorted((one, other) => other.loss - one.loss)
  const best = own.filter(({ praised }) => praised).toSorted((one, other) => other.gain - one.gain)
  return { best: best.slice(0, count), worst: worst.slice(0, count) }
}
