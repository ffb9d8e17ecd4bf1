import type { AnyGame, Random } from '@hustings/kernel'
import { randomFrom } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import { describe, expect, it } from 'vitest'
import { createModel } from '../model.ts'
import type { NetWeights } from '../net.ts'
import { lottery, lotteryQuestion, oneOf } from '../testing/lottery.ts'
import { noWeights, type Weights, writeWeights } from '../weights.ts'
import { DEFAULT_PPO_CONFIG, type PpoBatchRunner, trainPpo } from './ppo.ts'
import { collectPpoBatch } from './ppo-batch.ts'
import { TrainableNet } from './trainable-net.ts'

/** A lottery whose features show the best ticket. */
const open: AnyGame = {
  ...lottery,
  create: (_, random) => ({ ...lottery.create({}, random), worths: oneOf(2, firstOf(randomFrom(random))) }),
  features: {
    names: ['best'],
    write: (state: ReturnType<typeof lottery.create>, into) => {
      into[0] = state.worths.indexOf(10)
    },
  },
}
const firstOf = (random: Random): number => random.below(2)

const inPlace =
  (game: AnyGame): PpoBatchRunner =>
  async (weights, plan) =>
    collectPpoBatch(game, weights, plan, () => ({}))

describe('PPO training', () => {
  it('learns answers that depend on facts, which a tabular policy cannot learn', async () => {
    const config = {
      batchesPerUpdate: 1,
      gamesPerBatch: 16,
      valueWarmupGames: 640,
      seed: 'open',
      games: 19_200,
      seats: ['buyer'],
    }
    const weights = await trainPpo(open, noWeights(open, 1), config, inPlace(open), () => ({}))
    const { policy, value } = createModel(open, {}, weights)
    const { question } = lotteryQuestion(oneOf(2, 0))
    const firstTicket = (best: number): number =>
      policy.evaluate(question, { stage: 0, facts: () => Float64Array.of(best) }).likely[0] ?? 0
    expect(firstTicket(0)).toBeGreaterThan(0.9)
    expect(firstTicket(1)).toBeLessThan(0.1)
    // 10 points for the best ticket, and 12 at random on average.
    const state = lottery.create({}, [1, 2, 3, 4])
    expect(Math.abs((value.expectedMargin(state, 'buyer') ?? 0) - 22)).toBeLessThan(2)
  })

  it('returns the same nets for the same seed with any number of threads, and only for the named seats', async () => {
    const config = { batchesPerUpdate: 2, gamesPerBatch: 4, valueWarmupGames: 16, games: 64, seats: ['red', 'blue'] }
    const { alike: _, ...apart } = ballot
    const trained = (runBatch: PpoBatchRunner, seed = 'same'): Promise<Weights> =>
      trainPpo(apart, noWeights(apart, 4), { ...config, seed }, runBatch, () => ({ rounds: 1 }))
    const quick: PpoBatchRunner = async (weights, plan) => collectPpoBatch(apart, weights, plan, () => ({ rounds: 1 }))
    const later: PpoBatchRunner = async (weights, plan) => {
      const copied = copyOf(weights)
      for (let i = 0; plan.from % 8 === 0 && i < 50; i++) await null
      return quick(copied, plan)
    }
    const one = await trained(quick)
    expect(writeWeights(await trained(later))).toBe(writeWeights(one))
    expect([...(one.nets?.keys() ?? [])]).toEqual(['red', 'blue'])
    const outputs = [...(one.nets?.get('red')?.policy.outputs.keys() ?? [])]
    expect(outputs.length).toBeGreaterThan(5)
    expect(outputs.every((name) => name.startsWith('red '))).toBe(true)
    expect(writeWeights(await trained(quick, 'other'))).not.toBe(writeWeights(one))
  })

  it('rejects weights of a game with other features', async () => {
    const config = { ...DEFAULT_PPO_CONFIG, seed: 'facts', games: 128, seats: ['buyer'] }
    await expect(trainPpo(open, noWeights(lottery, 1), config, inPlace(open), () => ({}))).rejects.toThrow('features')
  })
})

/** Copies weights as a message to a thread does. */
function copyOf({ nets, ...weights }: Weights): Weights {
  const rows = (of: ReadonlyMap<string, Float64Array>) => new Map([...of].map(([name, row]) => [name, row.slice()]))
  const copied = ({ hidden, facts, words, outputs }: NetWeights): NetWeights => ({
    hidden,
    facts: facts.slice(),
    words: rows(words),
    outputs: rows(outputs),
  })
  const all = [...(nets ?? [])].map(
    ([seat, { policy, margin }]) => [seat, { policy: copied(policy), margin: copied(margin) }] as const,
  )
  return { ...weights, nets: new Map(all) }
}

describe('TrainableNet', () => {
  it('fits targets that one hidden layer can represent', () => {
    const facts = Float64Array.from({ length: 16 }, (_, i) => (((7 * i + 3) % 16) - 7.5) / 8)
    const net = new TrainableNet({ hidden: 8, facts, words: new Map(), outputs: new Map() })
    const cases = [0, 1].flatMap((one) => [0, 1].map((other) => [one, other] as const))
    for (let i = 0; i < 3000; i++) {
      for (const [one, other] of cases) {
        net.forward(Float64Array.of(one, other), ['bias'])
        net.addOutputGradient('differ', net.output('differ') - Number(one !== other))
        net.backward()
      }
      net.step(0.01)
    }
    for (const [one, other] of cases) {
      net.forward(Float64Array.of(one, other), ['bias'])
      expect(net.output('differ')).toBeCloseTo(Number(one !== other), 1)
    }
  })
})
