// A finished match, looked at again: where every seat stood from moment to moment, what was luck and what was choice, and
// which decisions won or lost most. A decision is blamed or praised only where the 95% interval leaves out zero.
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
import { likelihoodOf } from './answers.ts'
import { type Estimate, exactly, type Figure, figureOf, isClear, scaled, shareOf, sumOf } from './estimate.ts'
import { horizonOf } from './levels.ts'
import { Lookout, type Outcome } from './lookout.ts'
import type { Mind } from './mind.ts'
import { type NamedAnswer, named } from './named-answer.ts'
import { Sample } from './sample.ts'
import { Scene, type Sight } from './sight.ts'
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
  readonly first: readonly Figure[]
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
  /** Points that the other answer would have brought more; below 0 it would have brought less. */
  readonly loss: Figure
  /** Points that the answer brought more than what bots do in this place, in the mean. */
  readonly gain: Figure
  readonly grade: Grade | null
  /** Better than usual beyond doubt. */
  readonly praised: boolean
  /** The gain of every seat by it. */
  readonly effects: readonly Estimate[]
}

/** What made the difference for a seat between the first moment and the last, in points against the others. */
export interface Account {
  readonly seat: Seat
  readonly own: Figure
  readonly others: Figure
  readonly luck: Figure
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
  /** Games for each answer to find the best other one. */
  readonly scouts: number
  /** Pairs of games by which a decision is judged, at most. */
  readonly pairs: number
}

export const ANALYSIS: AnalysisEffort = { seed: 'analysis', games: 32, scouts: 4, pairs: 32 }

export interface AnalysisProgress {
  readonly done: number
  readonly of: number
}

/** From so many points on. */
const FROM: Readonly<Record<Grade, number>> = { inaccuracy: 1, mistake: 3, blunder: 6 }
/** The first moment gets so many times the games: each account begins with it. */
const OPENING = 8
/** The least share of the pairs. */
const LEAST_SHARE = 1 / 2
/** Fewer games say little about their spread. */
const LEAST_GAMES = 4
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
  let opening: readonly Estimate[] = []
  const judgements: Judgement[] = []
  let turn = ''
  for (const [at, { seat, answer }] of choices.entries()) {
    const decision = match.decisions.find((asked) => asked.seat === seat)
    if (decision === undefined) break
    const now = `${seat} ${game.stage(match.state)}`
    const position = match.position()
    if (now !== turn && position.choices.length === 0) {
      turn = now
      const { moment, margins } = momentAt(
        mind,
        match,
        effort,
        moments.length === 0 ? OPENING * effort.games : effort.games,
      )
      if (moments.length === 0) opening = margins
      moments.push(moment)
    }
    if (!isAutomatic(game, match.options, seat)) {
      const judgement = judged(mind, match, decision, answer, effort)
      if (judgement !== null) judgements.push(judgement)
    }
    match.answer(seat, decision.id, answer)
    yield { done: at + 1, of: choices.length }
  }
  const end = momentAt(mind, match, effort, 1)
  moments.push(end.moment)
  const changes = end.margins.map((margin, i) => [margin, scaled(opening[i] ?? margin, -1)])
  return {
    seats,
    moments: withLuck(moments, judgements, seats.length),
    judgements,
    accounts: seats.map((seat, i) => accountOf(seat, i, changes[i] ?? [], judgements)),
  }
}

/** What can be expected of this moment by so many games: the end itself when the match is over. */
function momentAt(
  mind: Mind,
  match: AnyMatch,
  { seed }: AnalysisEffort,
  games: number,
): { moment: Omit<Moment, 'luck'>; margins: Estimate[] } {
  const { game, seats, policy, value } = mind
  const points = seats.map(() => new Sample())
  const margins = seats.map(() => new Sample())
  const first = seats.map(() => 0)
  const final = new Float64Array(seats.length)
  const count = match.over ? 1 : Math.max(LEAST_GAMES, games)
  const position = match.position()
  for (let k = 0; k < count; k++) {
    const random = randomFrom(seedRandom(`${seed}/moment/${match.step}/${k}`))
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
  const moment = {
    step: match.step,
    points: points.map(({ mean }) => mean),
    margins: margins.map(({ mean }) => mean),
    first: first.map((share) => (match.over ? figureOf(exactly(share)) : shareOf(share, count))),
  }
  return { moment, margins: margins.map(({ mean, estimate }) => (match.over ? exactly(mean) : estimate)) }
}

/** What a choice was worth; null where nothing was at stake. */
function judged(
  mind: Mind,
  match: AnyMatch,
  decision: Decision,
  answer: Answer,
  { seed, scouts, pairs }: AnalysisEffort,
): Judgement | null {
  const { seats, policy } = mind
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
  const games = new Games(new Lookout(mind, eyes, outlook))
  const loss = lossOf(games, answer, other.rival, pairs)
  const effects = effectsOf(mind, games, decision, answer, eyes, { seed: outlook.seed, pairs })
  const gain = figureOf(effects[own] ?? exactly(0))
  return {
    step: match.step,
    seat,
    prompt: decision.prompt,
    chosen: named(decision, answer),
    other: named(decision, other.rival),
    loss,
    gain,
    grade: gradeOf(loss),
    praised: gain.value >= FROM.inaccuracy && isClear(gain) && loss.value <= 0,
    effects,
  }
}

/** Games played on from a decision; each is played once, whatever asks for it. */
class Games {
  private readonly look: Lookout
  private readonly played = new Map<string, Outcome>()

  constructor(look: Lookout) {
    this.look = look
  }

  outcome(answer: Answer, k: number): Outcome {
    const key = `${k}/${answer}`
    const found = this.played.get(key) ?? this.look.outcome(answer, k)
    this.played.set(key, found)
    return found
  }
}

/**
 * What the other answer would have brought more. Most decisions change little: what cannot become remarkable any more after
 * a first look is not looked at further. That makes no difference remarkable which is none.
 */
function lossOf(games: Games, answer: Answer, other: Answer, pairs: number): Figure {
  const loss = new Sample()
  for (let k = 0; k < pairs; k++) {
    if (k === FIRST_LOOK && figureOf(loss.estimate).high < FROM.inaccuracy) break
    loss.add(games.outcome(other, k).margin - games.outcome(answer, k).margin)
  }
  return figureOf(loss.estimate)
}

/**
 * What every seat gained by the answer over what bots do here. How often bots give this very answer is known: only their
 * other answers are drawn, and count by their likelihood. That leaves out the chance of the draw, and nobody can bias it:
 * the number of games depends on the likelihood alone, never on what came of them.
 */
function effectsOf(
  { seats, policy }: Mind,
  games: Games,
  decision: Decision,
  answer: Answer,
  eyes: Sight,
  { seed, pairs }: Pick<AnalysisEffort, 'seed' | 'pairs'>,
): Estimate[] {
  const otherwise = 1 - likelihoodOf(decision, policy.look(decision, eyes), answer)
  if (otherwise <= 0) return seats.map(() => exactly(0))
  const count = Math.max(LEAST_GAMES, Math.ceil(pairs * Math.min(1, Math.max(LEAST_SHARE, 2 * otherwise))))
  const effects = seats.map(() => new Sample())
  for (let k = 0; k < count; k++) {
    const random = randomFrom(seedRandom(`${seed}/${k}/policy`))
    let usual = policy.choose(decision, eyes, random)
    while (usual === answer) usual = policy.choose(decision, eyes, random)
    const [had, would] = [games.outcome(answer, k).margins, games.outcome(usual, k).margins]
    for (const [i, effect] of effects.entries()) effect.add((had[i] ?? 0) - (would[i] ?? 0))
  }
  return effects.map(({ estimate }) => scaled(estimate, otherwise))
}

export function gradeOf({ value, low }: Pick<Figure, 'value' | 'low'>): Grade | null {
  if (low <= 0) return null
  return GRADES.findLast((grade) => value >= FROM[grade]) ?? null
}

/** A jump from one moment to the next is luck, as far as no choice between them accounts for it. */
function withLuck(moments: readonly Omit<Moment, 'luck'>[], judgements: readonly Judgement[], seats: number): Moment[] {
  return moments.map((moment, m) => {
    const before = moments[m - 1]
    const between = judgements.filter(({ step }) => before !== undefined && step >= before.step && step < moment.step)
    const luck = Array.from({ length: seats }, (_, i) => {
      if (before === undefined) return 0
      const jump = (moment.margins[i] ?? 0) - (before.margins[i] ?? 0)
      return jump - between.reduce((sum, { effects }) => sum + (effects[i]?.mean ?? 0), 0)
    })
    return { ...moment, luck }
  })
}

/** `change` sums up to what changed for this seat from the first moment to the last; luck is what no choice accounts for. */
function accountOf(seat: Seat, i: number, change: readonly Estimate[], judgements: readonly Judgement[]): Account {
  const effectsOn = (of: readonly Judgement[]): Estimate[] => of.map(({ effects }) => effects[i] ?? exactly(0))
  const all = effectsOn(judgements)
  return {
    seat,
    own: sumOf(effectsOn(judgements.filter((judgement) => judgement.seat === seat))),
    others: sumOf(effectsOn(judgements.filter((judgement) => judgement.seat !== seat))),
    luck: sumOf([...change, ...all.map((effect) => scaled(effect, -1))]),
  }
}

/** The decisions of a seat that lost most, and those that won most, the most telling first. */
export function highlights(analysis: Analysis, seat: Seat, count = 3): { best: Judgement[]; worst: Judgement[] } {
  const own = analysis.judgements.filter((judgement) => judgement.seat === seat)
  const worst = own.filter(({ grade }) => grade !== null).toSorted((one, other) => other.loss.value - one.loss.value)
  const best = own.filter(({ praised }) => praised).toSorted((one, other) => other.gain.value - one.gain.value)
  return { best: best.slice(0, count), worst: worst.slice(0, count) }
}
