import { type AnyGame, playOn, Run, randomFrom, seedRandom } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import { describe, expect, it } from 'vitest'
import { BotPolicy } from '../bot-policy.ts'
import { StateFeatures } from '../features.ts'
import { createModel } from '../model.ts'
import { featuresAt } from '../testing/features.ts'
import { lottery, lotteryQuestion, oneOf } from '../testing/lottery.ts'
import { noWeights, type Weights, writeWeights } from '../weights.ts'
import { gate } from './gate.ts'
import { addSample, emptyEquations, solve } from './regression.ts'
import { playSelfPlayBatch } from './self-play.ts'
import { measureStakes } from './stakes.ts'
import { DISTILL, FINE_TUNE, FROM_SCRATCH, initialSnapshot, type SelfPlayRunner, train } from './train.ts'

const inPlace: SelfPlayRunner = async (weights, plan) => playSelfPlayBatch(ballot, weights, plan, () => ({}))

describe('training', () => {
  it('moves from a uniform choice to the known optimum', async () => {
    const runBatch: SelfPlayRunner = async (weights, plan) => playSelfPlayBatch(lottery, weights, plan, () => ({}))
    const { question } = lotteryQuestion(oneOf(2, 0))
    const share = (weights: Weights): number =>
      new BotPolicy(weights, lottery).evaluate(question, featuresAt(0)).likely[0] ?? 0
    expect(share(noWeights(lottery, 1))).toBe(0.5)
    const weights = await train(
      lottery,
      1,
      { ...FROM_SCRATCH, seed: 'optimum', games: 1600, entropyBonus: 0 },
      runBatch,
    )
    expect(share(weights)).toBeGreaterThan(0.95)
  })

  it('improves at Ballot from a quarter of the wins to about half', async () => {
    const weights = await train(ballot, 4, { ...FROM_SCRATCH, seed: 'ballot', games: 640 }, inPlace)
    const policy = new BotPolicy(weights, ballot)
    let wins = 0
    for (let i = 0; i < 100; i++) if (isWonByRed(policy, `match ${i}`)) wins++
    expect(wins).toBeGreaterThan(42)
    const { passes, gains } = gate(ballot, weights, null, () => ({}), 'gate', 20)
    expect(passes).toBe(true)
    expect(gains.map(({ seat, games }) => [seat, games])).toEqual([['', 80]])
    expect(gate(ballot, null, weights, () => ({}), 'gate', 20).passes).toBe(false)
  })

  it('returns the same weights for the same seed with any number of threads', async () => {
    const config = { ...FROM_SCRATCH, seed: 'same', games: 64 }
    const later: SelfPlayRunner = async (weights, plan) => {
      // Like threads: the weights are copied, and the first batch arrives last.
      const copied = copyOf(weights)
      for (let i = 0; plan.from % 16 === 0 && i < 50; i++) await null
      return inPlace(copied, plan)
    }
    const [one, other] = [await train(ballot, 4, config, inPlace), await train(ballot, 4, config, later)]
    expect(writeWeights(one)).toBe(writeWeights(other))
    expect(writeWeights(await train(ballot, 4, { ...config, seed: 'other' }, inPlace))).not.toBe(writeWeights(one))
  })
})

/** Ballot with an Automa in the yellow seat. */
const { alike: _, ...apart } = ballot
const withAutoma: AnyGame = { ...apart, automatic: () => ['yellow'] }

describe('the number of Automas at a table', () => {
  it('trains separate logits and values per number of Automas and for Automa seats', async () => {
    const runBatch: SelfPlayRunner = async (weights, plan) => playSelfPlayBatch(withAutoma, weights, plan, () => ({}))
    const weights = await train(withAutoma, 4, { ...FROM_SCRATCH, seed: 'company', games: 256 }, runBatch)
    expect([...weights.value.keys()].toSorted()).toEqual(['blue&1', 'green&1', 'red&1', 'yellow&rules'])
    const places = [...weights.places.keys()]
    expect(places).toContain('red ballot.ask.pledge')
    expect(places).toContain('red ballot.ask.pledge &1')
    expect(places.some((name) => name.startsWith('yellow'))).toBe(false)
    const { value } = createModel(withAutoma, {}, weights)
    const run = new Run(withAutoma, withAutoma.create(withAutoma.options({}), seedRandom('value'))).begin()
    const expected = new Float64Array(4)
    value.expected(run.state, ballot.seats(ballot.options({})), expected)
    expect(expected.every((points) => points > 1)).toBe(true)
  })
})

describe('training for one number of Automas', () => {
  it('keeps the general parameters fixed', async () => {
    const runBatch: SelfPlayRunner = async (weights, plan) => playSelfPlayBatch(withAutoma, weights, plan, () => ({}))
    const config = { ...FROM_SCRATCH, seed: 'general', games: 64 }
    const weights = await train(withAutoma, 4, config, runBatch)
    const parameters = (of: Weights, amongAutomas: boolean): string =>
      JSON.stringify(
        [...of.places].filter(([name]) => name.includes('&') === amongAutomas).map(([, { answers }]) => [...answers]),
      )
    const before = [parameters(weights, false), parameters(weights, true)]
    await train(
      withAutoma,
      4,
      { ...FINE_TUNE, seed: 'company', games: 64, automasOnly: true },
      runBatch,
      undefined,
      initialSnapshot(weights),
    )
    expect(parameters(weights, false)).toBe(before[0])
    expect(parameters(weights, true)).not.toBe(before[1])
  })
})

describe('search distillation', () => {
  it('finds answers that the policy no longer plays', async () => {
    const runBatch: SelfPlayRunner = async (weights, plan) => playSelfPlayBatch(lottery, weights, plan, () => ({}))
    const { question } = lotteryQuestion(oneOf(2, 0))
    const share = (weights: Weights): number =>
      new BotPolicy(weights, lottery).evaluate(question, featuresAt(0)).likely[0] ?? 0
    const given = (): Weights => {
      const weights = noWeights(lottery, 1)
      const answers = new Map([['ticket-0', Float64Array.of(-6, 0)]])
      weights.places.set('buyer which', { stakes: 1, answers })
      return weights
    }
    expect(share(given())).toBeLessThan(0.01)
    const config = { ...DISTILL, seed: 'given up', games: 64, distill: true }
    expect(share(await train(lottery, 1, config, runBatch, undefined, initialSnapshot(given())))).toBeGreaterThan(0.9)
    const others = { ...config, seats: ['nobody'] }
    expect(share(await train(lottery, 1, others, runBatch, undefined, initialSnapshot(given())))).toBeLessThan(0.01)
  })
})

describe('stakes', () => {
  it('measure the gain of a good answer over the policy', () => {
    const weights = noWeights(lottery, 1)
    weights.places.set('buyer which', { stakes: 0, answers: new Map([['ticket-0', new Float64Array(2)]]) })
    measureStakes(lottery, weights, () => ({}), 'stakes', 40)
    // One of two tickets is worth ten points more, and the policy takes it half of the time.
    expect(weights.places.get('buyer which')?.stakes ?? 0).toBeGreaterThan(3.5)
    expect(weights.places.get('buyer which')?.stakes ?? 0).toBeLessThan(6.5)
    expect(weights.turn).toBeCloseTo(weights.places.get('buyer which')?.stakes ?? 0, 9)
  })
})

describe('ridge regression', () => {
  it('finds the factors that produced the outcomes', () => {
    const random = randomFrom(seedRandom('ridge'))
    const sums = emptyEquations(4)
    for (let i = 0; i < 400; i++) {
      const facts = Float64Array.of(1, random.below(100) / 100, random.below(100) / 100, Number(random.below(2) === 1))
      const noise = (random.below(100) - 49.5) / 1000
      addSample(sums, facts, 3 + 5 * (facts[1] ?? 0) - 2 * (facts[2] ?? 0) + noise)
    }
    const [constant, first, second, third] = solve(sums, 0.01)
    expect(constant).toBeCloseTo(3, 1)
    expect(first).toBeCloseTo(5, 1)
    expect(second).toBeCloseTo(-2, 1)
    expect(third).toBeCloseTo(0, 1)
  })
})

function copyOf(weights: Weights): Weights {
  const rows = (answers: ReadonlyMap<string, Float64Array>) =>
    new Map([...answers].map(([answer, row]) => [answer, row.slice()]))
  const places = [...weights.places].map(
    ([name, { stakes, answers }]) => [name, { stakes, answers: rows(answers) }] as const,
  )
  const value = [...weights.value].map(([seat, byStage]) => [seat, byStage.map((row) => row.slice())] as const)
  return { ...weights, places: new Map(places), value: new Map(value) }
}

/** Red plays with the policy, the others play at random. */
function isWonByRed(policy: BotPolicy, seed: string): boolean {
  const random = randomFrom(seedRandom(`${seed}/players`))
  const untrained = new BotPolicy(noWeights(ballot, 4), ballot)
  const run = new Run(ballot, ballot.create(ballot.options({}), seedRandom(seed))).begin()
  playOn(run, (question) => {
    const player = question.seat === 'red' ? policy : untrained
    return player.choose(question, new StateFeatures(ballot, run.state), random)
  })
  return ballot.standings(run.state).some(({ seat, rank }) => seat === 'red' && rank === 1)
}
