// The signs of the benefits match the figures of the cards.
import { describe, expect, it } from 'vitest'
import { messages } from '../messages/en.ts'
import { ALTERNATIVE_EVENTS } from './alternative-events.ts'
import { BENEFIT_SIGNS, type BenefitSign } from './benefit-signs.ts'

function figures(signs: readonly BenefitSign[]): number[] {
  return signs.flatMap((sign) => ('amount' in sign ? [sign.amount] : 'price' in sign ? [sign.price] : []))
}

describe('signs of benefits', () => {
  it.each(ALTERNATIVE_EVENTS.map(({ id }) => id))('%s: exist, with the figures of its text', (id) => {
    const signs = BENEFIT_SIGNS[id] ?? []
    expect(signs.length).toBeGreaterThan(0)
    const words = new Map(Object.entries<string>(messages)).get(`event.${id}.benefit`) ?? ''
    for (const figure of figures(signs)) expect(words.match(/\d+/g)?.map(Number)).toContain(figure)
    for (const sign of signs) {
      if (sign.kind === 'gain' && sign.what !== 'money' && sign.what !== 'cubes') expect(words).toContain(sign.what)
      if (sign.kind === 'sale') expect(words).toContain(sign.what)
    }
  })
})
