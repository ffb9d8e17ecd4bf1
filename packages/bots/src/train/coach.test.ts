import type { AnyGame, Random } from '@hustings/kernel'
import { randomFrom } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import { describe, expect, it } from 'vitest'
import { mindOf } from '../mind.ts'
import type { NetWeights } from '../net.ts'
import { lottery, lotteryQuestion, oneOf } from '../testing/lottery.ts'
import { noWeights, type Weights, writeWeights } from '../weights.ts'
import { NET_COURSE, type Trainer, trainNets } from './coach.ts'
import { PliableNet } from './pliable.ts'
import { holdPractice } from './practice.ts'

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
  (game: AnyGame): Trainer =>
  async (weights, plan) =>
    holdPractice(game, weights, plan, () => ({}))

describe('a trainer of nets', () => {
  it('learns answers that depend on facts, which a tabular policy cannot learn', async () => {
    const course = { practices: 1, gamesPerPractice: 16, lookingOn: 640, seed: 'open', games: 19_200, seats: ['buyer'] }
    const weights = await trainNets(open, noWeights(open, 1), course, inPlace(open), () => ({}))
    const { policy, value } = mindOf(open, {}, weights)
    const { question } = lotteryQuestion(oneOf(2, 0))
    const firstTicket = (best: number): number =>
      policy.look(question, { stage: 0, facts: () => Float64Array.of(best) }).likely[0] ?? 0
    expect(firstTicket(0)).toBeGreaterThan(0.9)
    expect(firstTicket(1)).toBeLessThan(0.1)
    // Ten for the best ticket, and twelve by luck, in the mean.
    const state = lottery.create({}, [1, 2, 3, 4])
    expect(Math.abs((value.expectedMargin(state, 'buyer') ?? 0) - 22)).toBeLessThan(2)
  })

  it('learns the same from the same seed with any number of threads, and only for the named seats', async () => {
    const course = { practices: 2, gamesPerPractice: 4, lookingOn: 16, games: 64, seats: ['red', 'blue'] }
    const { alike: _, ...apart } = ballot
    const trained = (trainer: Trainer, seed = 'same'): Promise<Weights> =>
      trainNets(apart, noWeights(apart, 4), { ...course, seed }, trainer, () => ({ rounds: 1 }))
    const quick: Trainer = async (weights, plan) => holdPractice(apart, weights, plan, () => ({ rounds: 1 }))
    const later: Trainer = async (weights, plan) => {
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

  it('rejects weights of a game with other facts', async () => {
    const course = { ...NET_COURSE, seed: 'facts', games: 128, seats: ['buyer'] }
    await expect(trainNets(open, noWeights(lottery, 1), course, inPlace(open), () => ({}))).rejects.toThrow('facts')
  })
})

/** As from a thread. */
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

describe('a net in training', () => {
  it('fits targets that one hidden layer can represent', () => {
    const facts = Float64Array.from({ length: 16 }, (_, i) => (((7 * i + 3) % 16) - 7.5) / 8)
    const net = new PliableNet({ hidden: 8, facts, words: new Map(), outputs: new Map() })
    const cases = [0, 1].flatMap((one) => [0, 1].map((other) => [one, other] as const))
    for (let i = 0; i < 3000; i++) {
      for (const [one, other] of cases) {
        net.see(Float64Array.of(one, other), ['bias'])
        net.blame('differ', net.output('differ') - Number(one !== other))
        net.settle()
      }
      net.step(0.01)
    }
    for (const [one, other] of cases) {
      net.see(Float64Array.of(one, other), ['bias'])
      expect(net.output('differ')).toBeCloseTo(Number(one !== other), 1)
    }
  })
})
