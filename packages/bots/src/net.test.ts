import { numberQuestion, pickQuestion, Run, randomFrom, say, seedRandom } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import { describe, expect, it } from 'vitest'
import { BotPolicy } from './bot-policy.ts'
import type { FeatureSource } from './features.ts'
import { createModel } from './model.ts'
import { Net, type NetWeights } from './net.ts'
import { noWeights, pruneWeights, readWeights, type Weights, withoutAutomas, writeWeights } from './weights.ts'

const { names } = ballot.features

/** A net with two hidden numbers: the first fact minus one, and twice the second fact; negative values become 0. */
function smallNet(words: readonly string[], outputs: Readonly<Record<string, readonly number[]>>): NetWeights {
  const facts = new Float64Array(2 * names.length)
  facts[0] = 1
  facts[3] = 2
  return {
    hidden: 2,
    facts,
    words: new Map([...words.map((word) => [word, new Float64Array(2)] as const), ['~poor', Float64Array.of(-1, 0)]]),
    outputs: new Map(Object.entries(outputs).map(([name, row]) => [name, Float64Array.from(row)])),
  }
}

const factsOf = (...first: readonly number[]): Float64Array => {
  const facts = new Float64Array(names.length)
  facts.set(first)
  return facts
}

const seeing = (...facts: readonly number[]): FeatureSource => ({ stage: 0, facts: () => factsOf(...facts) })

describe('a net', () => {
  it('adds features and words in the hidden layer and passes on positive values', () => {
    const net = new Net(smallNet([], { more: [3, 0.5, 7] }), names, ballot)
    const more = net.weights.outputs.get('more') ?? expect.fail('an output')
    net.forward(factsOf(2, 1))
    expect(net.output(more)).toBe(3 * 2 + 0.5 * 2 + 7)
    net.forward(factsOf(2, -4), net.sumOf(['~poor', 'unheard-of']))
    expect(net.output(more)).toBe(3 * 1 + 7)
    net.forward(factsOf(-2, 0), undefined)
    expect(net.output(more)).toBe(7)
  })

  it('looks up features by name and ignores those that the game no longer provides', () => {
    const { features } = ballot
    const other = { ...ballot, features: { ...features, names: [names[1] ?? '', 'new'] } }
    const net = new Net(smallNet([], { more: [1, 1, 0] }), names, other)
    net.forward(Float64Array.of(5, 9))
    expect([...net.layer]).toEqual([0, 10])
  })
})

const offers = ['a', 'b'].map((id) => ({ id, label: say(id), value: id }))
const poor = () => ['poor']
const asked = pickQuestion('red', say('which'), offers, undefined, undefined, undefined, poor)

function foreseeing(): Weights {
  const weights = noWeights(ballot, 4)
  const answers = new Map([['a', Float64Array.of(Math.log(3) / 0.6, 0, 0, 0, 0)]])
  weights.places.set('which', { stakes: 1, answers })
  const policy = smallNet(['&2'], { 'which &2 b': [Math.log(3), 0, 0] })
  const margin = smallNet(['&2'], { margin: [0.5, 1, 0.25] })
  return { ...weights, nets: new Map([['', { policy, margin }]]) }
}

const shares = (policy: BotPolicy, features: FeatureSource): number[] =>
  [...policy.evaluate(asked, features).likely.slice(0, 2)].map((share) => Math.round(1000 * share) / 1000)

describe('a policy with a net', () => {
  it('adds logits from features and circumstances to a share of the tabular logits', () => {
    const policy = new BotPolicy(foreseeing(), ballot, '2')
    expect(shares(policy, seeing(0))).toEqual([0.75, 0.25])
    // The circumstance "poor" adds 1 to the first hidden number.
    expect(shares(policy, seeing(2))).toEqual([0.5, 0.5])
    expect(shares(policy, seeing(4))).toEqual([0.1, 0.9])
  })

  it('uses words alone with other numbers of Automas, without computing features', () => {
    const features = { stage: 0, facts: () => expect.fail('features are not needed') }
    const words = 3 ** (1 / 0.6)
    const share = Math.round((1000 * words) / (words + 1)) / 1000
    for (const company of ['', '1']) {
      expect(shares(new BotPolicy(foreseeing(), ballot, company), features)[0]).toBe(share)
    }
  })

  it('raises an answer that the tabular policy rejects', () => {
    const weights = foreseeing()
    weights.places.get('which')?.answers.set('b', Float64Array.of(-50, 0, 0, 0, 0))
    const [, b = 0] = shares(new BotPolicy(weights, ballot, '2'), seeing(0))
    expect(b).toBeGreaterThan(0.005)
  })

  it('skips decisions with a single answer', () => {
    const policy = new BotPolicy(foreseeing(), ballot, '2')
    const features = { stage: 0, facts: () => expect.fail('features are not needed') }
    const only = pickQuestion('red', say('which'), offers.slice(0, 1))
    expect(policy.choose(only, features, randomFrom(seedRandom('only')))).toBe('a')
    expect(policy.choose(numberQuestion('red', say('which'), 4, 4), features, randomFrom(seedRandom('only')))).toBe(4)
  })
})

describe('a value with a net', () => {
  it('predicts margins with the trained number of Automas, in units of twenty', () => {
    const automatic = { ...ballot, automatic: () => ['yellow', 'green'], features: fixed(3, 1) }
    const { value } = createModel(automatic, {}, foreseeing())
    const { state } = new Run(ballot, ballot.create(ballot.options({}), seedRandom('value'))).begin()
    expect(value.expectedMargin(state, 'red')).toBe(20 * (1.5 + 2 + 0.25))
    // There are no trained parameters for Automa seats.
    expect(value.expectedMargin(state, 'yellow')).toBe(null)
    expect(createModel({ ...ballot, features: fixed(3, 1) }, {}, foreseeing()).value.expectedMargin(state, 'red')).toBe(
      null,
    )
  })
})

const fixed = (...facts: readonly number[]): typeof ballot.features => ({
  names,
  write: (_, into) => into.set(factsOf(...facts)),
})

describe('weights with nets', () => {
  it('round-trip through text, and weights without nets keep their text', () => {
    const weights = foreseeing()
    weights.value.set(
      '',
      Array.from({ length: ballot.stages }, () => new Float64Array(names.length + 1)),
    )
    const back = readWeights(writeWeights(weights), ballot)
    expect(writeWeights(back)).toBe(writeWeights(weights))
    const { policy, margin } = back.nets?.get('') ?? expect.fail('no nets')
    expect([...policy.words.keys()]).toEqual(['&2', '~poor'])
    expect([...(margin.outputs.get('margin') ?? [])]).toEqual([0.5, 1, 0.25])
    expect(policy.outputs.get('which &2 b')?.[0]).toBeCloseTo(Math.log(3), 1)
    expect(policy.facts[3]).toBe(2)
    expect(readWeights(writeWeights(withoutAutomas(weights)), ballot).nets).toBeUndefined()
  })

  it('keep the names of rows with negligible weights, without the weights', () => {
    const weights = foreseeing()
    const [[, { policy }] = expect.fail('no nets')] = weights.nets ?? []
    policy.outputs.set('which &2 a', Float64Array.of(0.1, 0.1, 0.1))
    const kept = pruneWeights(weights).nets?.get('')?.policy
    expect([...(kept?.outputs.get('which &2 a') ?? [])]).toEqual([0, 0, 0])
    expect(kept?.outputs.get('which &2 b')).toEqual(policy.outputs.get('which &2 b'))
    expect([...(kept?.words.keys() ?? [])]).toEqual(['&2', '~poor'])
  })
})
