import {
  type Answer,
  type AnyGame,
  factsAt,
  imagineAt,
  playOut,
  Run,
  randomFrom,
  type Seen,
  seedRandom,
} from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import { describe, expect, it } from 'vitest'
import { botAt, LEVELS } from './levels.ts'
import { createModel } from './model.ts'
import { randomBot } from './random-bot.ts'
import { evaluateAll, isNearlyCertain, type SearchResult, search, searchToEnd } from './search.ts'
import { lottery, lotteryQuestion, oneOf } from './testing/lottery.ts'
import { noWeights } from './weights.ts'

const model = createModel(lottery, {}, noWeights(lottery, 1))
const budget = { rollouts: 96, horizon: 9, seed: 'halving' }

describe('sequential halving', () => {
  it('finds the best of arms with known values', () => {
    for (const best of [0, 3, 7]) {
      const { question, information } = lotteryQuestion(oneOf(8, best))
      let right = 0
      for (let i = 0; i < 40; i++) {
        const { answer } = searchToEnd(model, question, information, { ...budget, seed: `arms ${best} ${i}` })
        if (answer === `ticket-${best}`) right++
      }
      expect(right).toBeGreaterThan(30)
    }
  })

  it('spends its budget when in doubt, most of it on the better half', () => {
    const { question, information } = lotteryQuestion([0, 0, 0, 0, 0, 0, 0, 0])
    const result = searchToEnd(model, question, information, budget)
    expect(result.rollouts).toBeLessThanOrEqual(budget.rollouts)
    expect(result.rollouts).toBeGreaterThan(budget.rollouts * 0.9)
    const counts = result.options.map(({ rollouts: count }) => count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(counts[0] ?? 0).toBeGreaterThan(3 * (counts.at(-1) ?? 0))
  })

  it('drops a clearly beaten answer immediately, and stops when no other is left', () => {
    const { question, information } = lotteryQuestion(oneOf(2, 1))
    const { answer, rollouts: spent, options } = searchToEnd(model, question, information, { ...budget, rollouts: 400 })
    expect(answer).toBe('ticket-1')
    expect(spent).toBeLessThan(40)
    expect(spent).toBeGreaterThanOrEqual(10)
    expect(options[0]?.gain ?? 0).toBeGreaterThan(5)
  })

  it('keeps close candidates after eliminating a worse one', () => {
    const { question, information } = lotteryQuestion([10, 10, 0, 10])
    let close = 0
    let beaten = 0
    for (let i = 0; i < 20; i++) {
      const { options } = searchToEnd(model, question, information, { ...budget, rollouts: 200, seed: `close ${i}` })
      expect(options.at(-1)?.answer).toBe('ticket-2')
      close += (options[0]?.rollouts ?? 0) / 20
      beaten += (options.at(-1)?.rollouts ?? 0) / 20
    }
    expect(beaten).toBeLessThan(10)
    expect(close).toBeGreaterThan(30)
  })

  it('stops when all remaining answers are equally good', () => {
    const { question, information } = lotteryQuestion([0, 0, 0, 0], 1)
    expect(searchToEnd(model, question, information, { ...budget, rollouts: 400 }).rollouts).toBe(20)
  })

  it('yields its current result and ends with the answer that `decide` returns', () => {
    const { question, information } = lotteryQuestion([0, 0, 0, 0])
    const told: SearchResult[] = []
    const steps = search(model, question, information, budget)
    for (let step = steps.next(); ; step = steps.next()) {
      told.push(step.value)
      if (step.done === true) break
    }
    expect(told.length).toBeGreaterThan(3)
    expect(told.at(-1)).toEqual(searchToEnd(model, question, information, budget))
  })

  it('returns how often and by how much the answer was better than the next best', () => {
    const { question, information } = lotteryQuestion(oneOf(2, 1))
    const { options } = searchToEnd(model, question, information, { ...budget, rollouts: 400 })
    const [best, second] = options
    expect(best?.answer).toBe('ticket-1')
    expect(best?.gain ?? 0).toBeCloseTo((best?.margin ?? 0) - (second?.margin ?? 0), 9)
    expect(second?.gain ?? 0).toBeCloseTo(-(best?.gain ?? 0), 9)
    expect(best?.pairedWinShare ?? 0).toBeGreaterThan(0.5)
  })
})

describe('the candidates of a search', () => {
  it('include more answers than an over-confident policy would play', () => {
    const weights = noWeights(lottery, 1)
    const leaning = (points: number): Float64Array => Float64Array.of(points, 0)
    weights.places.set('buyer which', {
      stakes: 1,
      answers: new Map([
        ['ticket-0', leaning(4)],
        ['ticket-1', leaning(-1)],
        ['ticket-2', leaning(-16)],
      ]),
    })
    const sure = createModel(lottery, {}, weights)
    const { question, information } = lotteryQuestion(oneOf(3, 1))
    expect(sure.policy.evaluate(question, information).likely[0] ?? 0).toBeGreaterThan(0.99)
    expect(isNearlyCertain(sure, question, information)).toBe(false)
    const { answer, options } = searchToEnd(sure, question, information, budget)
    expect(answer).toBe('ticket-1')
    expect(options.map((option) => option.answer)).toEqual(['ticket-1', 'ticket-0'])
    weights.places.get('buyer which')?.answers.set('ticket-1', leaning(-16))
    expect(isNearlyCertain(createModel(lottery, {}, weights), question, information)).toBe(true)
  })
})

describe('paired rollouts', () => {
  it('differ less than rollouts with independent random numbers', () => {
    const { question, information } = lotteryQuestion(oneOf(2, 0))
    const [one, other] = evaluateAll(model, question, information, { ...budget, rollouts: 400, maxArms: 2 })
    const a = one?.margins ?? []
    const b = other?.margins ?? []
    const paired = variance(a.map((margin, k) => margin - (b[k] ?? 0)))
    const unpaired = variance(a.map((margin, k) => margin - (b[(k + 1) % b.length] ?? 0)))
    expect(paired).toBeLessThan(unpaired / 4)
  })
})

describe('bots of every level', () => {
  const atBallot = createModel(ballot, {}, noWeights(ballot, 4))

  it.each(LEVELS.filter((level) => level !== 'expert'))('play the same game from the same seed: %s', (level) => {
    const play = () =>
      playOut(ballot, { rounds: 1 }, 'levels', (seat) => (seat === 'red' ? botAt(level, atBallot, 16) : randomBot))
    expect(JSON.stringify(play())).toBe(JSON.stringify(play()))
  })

  it('search less when a busy host limits the rollouts', () => {
    const { question, information } = lotteryQuestion([0, 0, 0, 0, 0, 0, 0, 0])
    const spent = (most?: number): number => {
      const seen: Seen<unknown, unknown> = {
        seat: information.seat,
        stage: information.stage,
        facts: information.facts,
        random: randomFrom(seedRandom('same')),
        view: () => null,
        events: () => [],
        imagine: (random) => information.imagine(random),
      }
      return drained(botAt('hard', model, most).think(question, seen)).rollouts
    }
    // Without measured stakes a decision gets a quarter of the turn: of 256, or of 128 with a limit of 64 per decision.
    expect(spent()).toBeGreaterThan(50)
    expect(spent(64)).toBeLessThanOrEqual(32)
  })

  it('look two stages ahead, and one stage when a busy host limits the rollouts', () => {
    const farthest = (most?: number): number => {
      let far = 0
      const watched: AnyGame = {
        ...ballot,
        stage(state) {
          const stage = ballot.stage(state)
          far = Math.max(far, stage)
          return stage
        },
      }
      const bot = botAt('hard', createModel(watched, {}, noWeights(ballot, 4)), most)
      const run = new Run(watched, watched.create(watched.options({}), seedRandom('far'))).begin()
      const [question] = run.questions
      if (question === undefined) return expect.fail('no open question')
      const position = { checkpoint: watched.create(watched.options({}), seedRandom('far')), choices: [] }
      drained(
        bot.think(question, {
          seat: question.seat,
          stage: 0,
          facts: (seat) => factsAt(watched, run.state, seat),
          random: randomFrom(seedRandom('far')),
          view: () => null,
          events: () => [],
          imagine: (random) => imagineAt(watched, position, question.seat, random),
        }),
      )
      return far
    }
    expect(farthest()).toBe(2)
    expect(farthest(64)).toBe(1)
  })

  it('search within the limit of a busy host and answer with the result', () => {
    const bot = botAt('expert', atBallot, 20)
    let searched = 0
    playOut(ballot, { rounds: 1 }, 'bound', (seat) => ({
      ...randomBot,
      searches: true,
      decide(question, seen) {
        if (seat !== 'blue') return randomBot.decide(question, seen)
        const same = (): Seen<unknown, unknown> => ({
          seat: seen.seat,
          stage: seen.stage,
          facts: () => expect.fail('a tabular policy needs no facts'),
          random: randomFrom(seedRandom('same')),
          view: () => expect.fail('a bot that searches looks at no view'),
          events: () => [],
          imagine: (random) => seen.imagine(random),
        })
        const result = drained(bot.think(question, same()))
        expect(result.rollouts).toBeLessThanOrEqual(20)
        searched += result.rollouts
        expect(bot.decide(question, same())).toEqual(result.answer)
        return result.answer
      },
    }))
    expect(searched).toBeGreaterThan(100)
  })
})

function drained(steps: Generator<SearchResult, SearchResult>): SearchResult & { readonly answer: Answer } {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

function variance(numbers: readonly number[]): number {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length
  return numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (numbers.length - 1)
}
