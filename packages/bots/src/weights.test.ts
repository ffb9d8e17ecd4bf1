import { ballot } from '@hustings/kernel/testing/ballot'
import { describe, expect, it } from 'vitest'
import {
  ForeignWeightsError,
  noWeights,
  pruneWeights,
  readWeights,
  type Weights,
  withoutAutomas,
  writeWeights,
} from './weights.ts'

function someWeights(): Weights {
  const weights = noWeights(ballot, 4)
  weights.turn = 2.5
  weights.value.set(
    '',
    Array.from({ length: ballot.stages }, (_, stage) =>
      Float64Array.from({ length: ballot.features.names.length + 1 }, (__, i) => stage - i / 4),
    ),
  )
  weights.places.set('ballot.ask.turn', {
    stakes: 1.25,
    answers: new Map([
      ['pass', Float64Array.of(1, -1, 0.5, 0, 99)],
      ['card:rally', Float64Array.of(0.0625, -17.25, 0, 1000, -2000)],
    ]),
  })
  weights.places.set('ballot.ask.spend | harbour', {
    stakes: 0,
    answers: new Map([['most', new Float64Array(ballot.stages + 1)]]),
  })
  return weights
}

describe('weights as text', () => {
  it('round-trip within the precision of their numbers', () => {
    const weights = someWeights()
    const back = readWeights(writeWeights(weights), ballot)
    const row = back.places.get('ballot.ask.turn')?.answers.get('card:rally')
    expect([...(row ?? [])]).toEqual([0.0625, -17.25, 0, 1000, -1024])
    expect(writeWeights(back)).toBe(writeWeights(weights))
    expect(back.turn).toBe(2.5)
    expect(back.value.get('')?.[3]?.[5]).toBe(1.75)
  })

  it('lose only entries without an effect', () => {
    const kept = pruneWeights(someWeights())
    expect([...kept.places.keys()]).toEqual(['ballot.ask.turn'])
    expect(kept.places.get('ballot.ask.turn')?.answers.size).toBe(2)
  })

  it('reject weights of another game or vocabulary', () => {
    const text = writeWeights(someWeights())
    expect(() => readWeights(text, { ...ballot, vocabulary: ballot.vocabulary + 1 })).toThrow(ForeignWeightsError)
    expect(() => readWeights(text, { ...ballot, id: 'bullet' })).toThrow(ForeignWeightsError)
    expect(() => readWeights(text, { ...ballot, stages: 9 })).toThrow(ForeignWeightsError)
    expect(() => readWeights('something else', ballot)).toThrow(ForeignWeightsError)
  })
})

it('accepts weights when the rules of their game change and its vocabulary does not', () => {
  const weights = someWeights()
  const changed = { ...ballot, version: ballot.version + 1 }
  expect(writeWeights(readWeights(writeWeights(weights), changed))).toBe(writeWeights(weights))
})

describe('a policy without Automas', () => {
  it('leaves out words and values for Automas at tables without Automas', () => {
    const weights = noWeights(ballot, 4)
    const knows = { stakes: 1, answers: new Map([['yes', Float64Array.of(1)]]) }
    for (const place of ['red vote', 'red vote | tax', 'red vote &2', 'red vote | tax &2'])
      weights.places.set(place, knows)
    for (const name of ['red', 'red&2', 'blue&rules']) weights.value.set(name, [])
    const { places, value } = withoutAutomas(weights)
    expect([...places.keys()]).toEqual(['red vote', 'red vote | tax'])
    expect([...value.keys()]).toEqual(['red'])
  })
})
