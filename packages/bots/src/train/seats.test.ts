import { ballot } from '@hustings/kernel/testing/ballot'
import { expect, it } from 'vitest'
import { noWeights, type Weights } from '../weights.ts'
import { withSeatsOf } from './seats.ts'

/** What red and blue know, all of it this number. */
function knowing(number: number): Weights {
  const weights = noWeights(ballot, 4)
  for (const seat of ['red', 'blue']) {
    for (const place of [`${seat} vote`, `${seat} vote &1`]) {
      weights.places.set(place, { stakes: 0, answers: new Map([['yes', Float64Array.of(number)]]) })
    }
    for (const name of [seat, `${seat}&1`]) weights.value.set(name, [Float64Array.of(number)])
  }
  return weights
}

it('keeps words and values of a seat that did better before, and of no other seat', () => {
  const { places, value } = withSeatsOf(knowing(2), knowing(1), ['blue'])
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
