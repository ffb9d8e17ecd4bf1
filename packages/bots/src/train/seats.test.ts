import { ballot } from '@hustings/kernel/testing/ballot'
import { expect, it } from 'vitest'
import { noWeights, type Weights } from '../weights.ts'
import { withSeatsOf } from './seats.ts'

/** Weights of red and blue in which every parameter is this number. */
function weightsOf(number: number): Weights {
  const weights = noWeights(ballot, 4)
  for (const seat of ['red', 'blue']) {
    for (const place of [`${seat} vote`, `${seat} vote &1`]) {
      weights.places.set(place, { stakes: 0, answers: new Map([['yes', Float64Array.of(number)]]) })
    }
    for (const name of [seat, `${seat}&1`]) weights.value.set(name, [Float64Array.of(number)])
  }
  return weights
}

it('takes parameters and values of the named seats from the former weights, and of no other seat', () => {
  const { places, value } = withSeatsOf(weightsOf(2), weightsOf(1), ['blue'])
  const words = [...places].map(([name, { answers }]) => [name, answers.get('yes')?.[0]] as const)
  const known = Object.fromEntries([...words, ...[...value].map(([name, [row]]) => [name, row?.[0]] as const)])
  expect(known).toEqual({
    'red vote': 2,
    'red vote &1': 2,
    'blue vote': 1,
    'blue vote &1': 1,
    red: 2,
    'red&1': 2,
    blue: 1,
    'blue&1': 1,
  })
})
