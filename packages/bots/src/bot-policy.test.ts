import {
  confirmQuestion,
  numberQuestion,
  pickQuestion,
  randomFrom,
  say,
  seedRandom,
  toDecision,
} from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import { describe, expect, it } from 'vitest'
import { BotPolicy } from './bot-policy.ts'
import type { PolicyEntry } from './policy-entry.ts'
import { featuresAt } from './testing/features.ts'
import { noWeights } from './weights.ts'

/** Creates a policy with general logits of an entry; `later` is added to the first one at stage 1. */
function policyWith(place: string, leanings: Readonly<Record<string, number>>, later = 0): BotPolicy {
  const weights = noWeights(ballot, 4)
  const rows = Object.entries(leanings).map(([answer, leaning], i) => {
    const row = new Float64Array(ballot.stages + 1)
    row[0] = leaning
    row[2] = i === 0 ? later : 0
    return [answer, row] as const
  })
  weights.places.set(place, { stakes: 0, answers: new Map(rows) })
  return new BotPolicy(weights, ballot)
}

const offer = (id: string, means?: string) => ({
  id,
  label: say(id),
  value: id,
  ...(means === undefined ? {} : { means }),
})
const question = (...offers: readonly ReturnType<typeof offer>[]) => pickQuestion('red', say('which'), offers)
const shares = (policy: BotPolicy, of: Parameters<BotPolicy['evaluate']>[0], stage = 0, temperature = 1): number[] => {
  const { size, likely } = policy.evaluate(of, featuresAt(stage), temperature)
  return [...likely.slice(0, size)].map((share) => Math.round(1000 * share) / 1000)
}

describe('a policy', () => {
  it('rates unknown answers equally likely, and blocked ones impossible', () => {
    const policy = new BotPolicy(noWeights(ballot, 4), ballot)
    const blocked = { ...offer('c'), blocked: { rule: 'R', key: 'no' } }
    expect(shares(policy, question(offer('a'), blocked, offer('b')))).toEqual([0.5, 0, 0.5])
  })

  it('applies its logits, with separate parts per stage, scaled by temperature', () => {
    const policy = policyWith('which', { a: Math.log(3), b: 0 }, Math.log(3))
    const asked = question(offer('a'), offer('b'))
    expect(shares(policy, asked)).toEqual([0.75, 0.25])
    expect(shares(policy, asked, 1)).toEqual([0.9, 0.1])
    expect(shares(policy, asked, 0, 0.5)).toEqual([0.9, 0.1])
    expect(shares(policy, asked, 1, 2)).toEqual([0.75, 0.25])
  })

  it('identifies an option by its meaning instead of its position', () => {
    const policy = policyWith('which', { bakery: Math.log(4), left: 9 })
    expect(shares(policy, question(offer('left', 'mill'), offer('right', 'bakery')))).toEqual([0.2, 0.8])
    expect(shares(policy, question(offer('left', 'bakery'), offer('right', 'mill')))).toEqual([0.8, 0.2])
    const answer = policy.choose(question(offer('left', 'bakery')), featuresAt(0), randomFrom(seedRandom('answer')))
    expect(answer).toBe('left')
  })

  it('maps numbers to minimum, maximum and quarters, with fewer for a short range', () => {
    const policy = policyWith('how-many', { most: Math.log(2) })
    expect(shares(policy, numberQuestion('red', say('how-many'), 3, 4))).toEqual([0.333, 0, 0, 0, 0, 0.667])
    const long = shares(policy, numberQuestion('red', say('how-many'), 0, 20))
    expect(long).toEqual([0.143, 0.143, 0.143, 0.143, 0.143, 0.286])
    expect(shares(policy, confirmQuestion('red', say('really')))).toEqual([0.5, 0.5])
  })

  it('picks answers as often as their probability', () => {
    const policy = policyWith('which', { a: Math.log(3), b: 0 })
    const random = randomFrom(seedRandom('draws'))
    for (const [temperature, likely] of [
      [1, 0.75],
      [0.5, 0.9],
    ] as const) {
      let taken = 0
      for (let i = 0; i < 2000; i++) {
        if (policy.choose(question(offer('a'), offer('b')), featuresAt(0), random, temperature) === 'a') taken++
      }
      expect(Math.abs(taken / 2000 - likely)).toBeLessThan(0.03)
    }
  })

  it('adds logits for the number of Automas and for the law in the prompt to the general ones', () => {
    const weights = noWeights(ballot, 4)
    const leaning = (answer: string, by: number) => new Map([[answer, Float64Array.of(by, 0, 0, 0, 0)]])
    weights.places.set('which', { stakes: 2, answers: leaning('a', Math.log(3)) })
    weights.places.set('which | law', { stakes: 0, answers: leaning('a', Math.log(3)) })
    weights.places.set('which &2', { stakes: 0, answers: leaning('b', Math.log(27)) })
    const asked = question(offer('a'), offer('b'))
    const about = pickQuestion('red', say('which', { law: 'law' }), [offer('a'), offer('b')])
    expect(shares(new BotPolicy(weights, ballot), asked)).toEqual([0.75, 0.25])
    expect(shares(new BotPolicy(weights, ballot, '2'), asked)).toEqual([0.1, 0.9])
    expect(shares(new BotPolicy(weights, ballot, '1'), asked)).toEqual([0.75, 0.25])
    expect(shares(new BotPolicy(weights, ballot), about)).toEqual([0.9, 0.1])
    expect(shares(new BotPolicy(weights, ballot, '2'), about)).toEqual([0.25, 0.75])
    expect(new BotPolicy(weights, ballot, '2').entryFor(about).stakes).toBe(2)
  })

  it('adds the logits of each circumstance, in general and per number of Automas', () => {
    const weights = noWeights(ballot, 4)
    const leaning = (answer: string, by: number) => new Map([[answer, Float64Array.of(by, 0, 0, 0, 0)]])
    weights.places.set('which', { stakes: 0, answers: leaning('a', Math.log(3)) })
    weights.places.set('which ~rich', { stakes: 0, answers: leaning('b', Math.log(3)) })
    weights.places.set('which ~old', { stakes: 0, answers: leaning('b', Math.log(9)) })
    weights.places.set('which ~rich &2', { stakes: 0, answers: leaning('b', Math.log(9)) })
    const asked = (...words: readonly string[]) =>
      pickQuestion('red', say('which'), [offer('a'), offer('b')], undefined, undefined, undefined, () => words)
    const policy = new BotPolicy(weights, ballot)
    expect(shares(policy, asked())).toEqual([0.75, 0.25])
    expect(shares(policy, asked('rich'))).toEqual([0.5, 0.5])
    expect(shares(policy, asked('rich', 'unheard-of'))).toEqual([0.5, 0.5])
    expect(shares(policy, asked('rich', 'old'))).toEqual([0.1, 0.9])
    expect(shares(policy, asked('old'), 0, 0.5)).toEqual([0.1, 0.9])
    expect(shares(new BotPolicy(weights, ballot, '2'), asked('rich'))).toEqual([0.1, 0.9])
    expect(shares(policy, toDecision(asked('rich', 'old'), 'id'))).toEqual([0.1, 0.9])
    const names = (places: readonly PolicyEntry[]) => places.map(({ name }) => name)
    expect(names(policy.circumstancesAt(asked('rich', 'new')))).toEqual(['which ~rich'])
    expect(names(policy.allCircumstancesAt(asked('rich', 'new')))).toEqual(['which ~rich', 'which ~new'])
  })

  it('does not compute circumstances without learned parameters for them', () => {
    const looked = () => expect.fail('nobody looks')
    const asked = pickQuestion('red', say('which'), [offer('a')], undefined, undefined, undefined, looked)
    expect(shares(policyWith('which', { a: 1 }), asked)).toEqual([1])
  })

  it('clamps extreme logits', () => {
    const policy = policyWith('which', { a: 1024, b: -1024, c: -1024 })
    expect(shares(policy, question(offer('a'), offer('b')))).toEqual([1, 0])
    expect(shares(policy, question(offer('b'), offer('c')))).toEqual([0.5, 0.5])
  })
})
