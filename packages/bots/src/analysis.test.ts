import { Match, type MatchRecord, randomAnswer, randomFrom, seedRandom } from '@hustings/kernel'
import { ballot, ballotNext } from '@hustings/kernel/testing/ballot'
import { describe, expect, it } from 'vitest'
import { type Analysis, type AnalysisBudget, analyse, gradeOf, highlights } from './analysis.ts'
import { type BotModel, createModel } from './model.ts'
import { randomBot } from './random-bot.ts'
import { botMatch } from './testing/bot-match.ts'
import { lottery } from './testing/lottery.ts'
import { noWeights } from './weights.ts'

const EFFORT: AnalysisBudget = { seed: 'again', rollouts: 8, scoutRollouts: 3, pairs: 32 }

function wholly(model: BotModel, record: MatchRecord, budget = EFFORT): { analysis: Analysis; progress: number[] } {
  const steps = analyse(model, record, budget)
  const progress: number[] = []
  for (;;) {
    const step = steps.next()
    if (step.done === true) return { analysis: step.value, progress }
    progress.push(step.value.done / step.value.of)
  }
}

/** Analyzes a lottery in which this ticket was bought; the first one is worth 10 points more. */
function bought(ticket: string): Analysis {
  const match = Match.start(lottery, {}, 'draw')
  const [decision] = match.decisions
  match.answer('buyer', decision?.id ?? '', ticket)
  return wholly(createModel(lottery, {}, noWeights(lottery, 1)), match.record()).analysis
}

describe('the analysis of a decision', () => {
  it('grades a worse answer by the points of the best other answer', () => {
    const [judgement] = bought('ticket-1').judgements
    expect(judgement).toMatchObject({ step: 0, seat: 'buyer', grade: 'blunder', praised: false })
    expect(judgement?.chosen.answer).toBe('ticket-1')
    expect(judgement?.other.label?.key).toBe('ticket-0')
    expect(judgement?.loss.value).toBeGreaterThan(8)
    expect(judgement?.loss.value).toBeLessThan(12)
  })

  it('praises an answer by its points above the usual answer', () => {
    const analysis = bought('ticket-0')
    const [judgement] = analysis.judgements
    expect(judgement).toMatchObject({ grade: null, praised: true })
    // A random choice buys the better ticket half of the time.
    expect(judgement?.gain.value).toBeGreaterThan(3)
    expect(judgement?.gain.value).toBeLessThan(7)
    expect(highlights(analysis, 'buyer')).toEqual({ best: [judgement], worst: [] })
  })

  it('grades a mistake only if the interval excludes zero', () => {
    expect(gradeOf({ value: 4, low: -0.2 })).toBeNull()
    expect(gradeOf({ value: 4, low: 0.2 })).toBe('mistake')
    expect(gradeOf({ value: 6, low: 4 })).toBe('blunder')
    expect(gradeOf({ value: 1, low: 0.8 })).toBe('inaccuracy')
    expect(gradeOf({ value: 0.9, low: 0.7 })).toBeNull()
  })
})

describe('the analysis of a match', () => {
  const model = createModel(ballot, {}, noWeights(ballot, 4))
  const record = botMatch(ballot, { rounds: 1 }, 'analysis', () => randomBot).record()
  const { analysis, progress } = wholly(model, record)

  it('returns moments from the first choice to the end, which has the actual result', () => {
    const { moments, seats } = analysis
    const [first, last] = [moments[0], moments.at(-1)]
    expect(first?.step).toBe(0)
    expect(last?.step).toBe(progress.length)
    expect(progress.at(-1)).toBe(1)
    const standings = record.standings ?? []
    expect(last?.points).toEqual(seats.map((seat) => standings.find((standing) => standing.seat === seat)?.score))
    expect(last?.first.every(({ value, low, high }) => low === value && value === high)).toBe(true)
    for (const moment of moments) expect(sum(moment.first.map(({ value }) => value))).toBeCloseTo(1, 9)
  })

  it('divides each change of margin completely into choices and luck', () => {
    const { moments, accounts } = analysis
    for (const [i, { own, others, luck }] of accounts.entries()) {
      const change = (moments.at(-1)?.margins[i] ?? 0) - (moments[0]?.margins[i] ?? 0)
      expect(own.value + others.value + luck.value).toBeCloseTo(change, 6)
    }
  })

  it('returns the same analysis for the same seed', () => {
    expect(wholly(model, record).analysis).toEqual(analysis)
    expect(wholly(model, record, { ...EFFORT, seed: 'other luck' }).analysis).not.toEqual(analysis)
  })
})

describe('the analysis of a match of older rules', () => {
  const next = createModel(ballotNext, {}, noWeights(ballotNext, 4))
  const played = (seed: string, choices?: number) => botMatch(ballot, { rounds: 1 }, seed, () => randomBot, choices)
  const quick = { ...EFFORT, rollouts: 2, scoutRollouts: 1, pairs: 2 }

  it('begins at the start when the current rules replay it to the same end', () => {
    const ended = played('older/1').record()
    const { moments } = wholly(next, ended, quick).analysis
    expect([moments[0]?.step, moments.at(-1)?.step]).toEqual([0, ended.at + ended.choices.length])
  })

  it('begins at the checkpoint where the current rules took over', () => {
    const match = Match.load(ballotNext, played('older/4', 44).record())
    const { replayableFrom } = match
    expect(replayableFrom).toBeGreaterThan(0)
    const random = randomFrom(seedRandom('on'))
    for (let [asked] = match.decisions; asked !== undefined; [asked] = match.decisions)
      match.answer(asked.seat, asked.id, randomAnswer(asked, random))
    const { moments } = wholly(next, match.record(), quick).analysis
    expect([moments[0]?.step, moments.at(-1)?.step]).toEqual([replayableFrom, match.step])
  })

  it('throws `earlier-rules` when only the older rules replay it to its end', () => {
    const ended = played('older/4').record()
    expect(() => wholly(next, ended)).toThrow(expect.objectContaining({ code: 'earlier-rules' }))
  })
})

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
