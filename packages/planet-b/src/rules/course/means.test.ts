// Meanings of options for bots: the thing at a position, not the position.
import { type Offer, playOn, Run, randomAnswer, randomFrom, seedRandom } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { SUITCASE_SPACES } from '../../data/boards.ts'
import { planetB } from '../../game.ts'

describe('meanings of options', () => {
  it('a deal means its tile, the face-up side and the free suitcase spaces; news mean their card', () => {
    const run = new Run(planetB, planetB.create(planetB.options({ players: 3 }), seedRandom('means'))).begin()
    const random = randomFrom(seedRandom('means/players'))
    const seen = { deals: 0, news: 0 }
    const meansOf = (offers: readonly Offer<unknown>[], id: string) => offers.find((offer) => offer.id === id)?.means
    playOn(run, (question) => {
      const { deals, news } = run.state
      const offers = question.shape === 'pick' ? question.offers : []
      for (const space of ['left', 'centre', 'right'] as const) {
        const means = question.prompt.key === 'ask.deal' ? meansOf(offers, `tile:${space}`) : undefined
        const { tile, suitcases } = deals[space]
        if (means === undefined || tile === null) continue
        seen.deals++
        expect(means).toBe(`tile:${tile.id}:${tile.face}:${SUITCASE_SPACES[3] - suitcases}`)
      }
      for (const deck of ['I', 'II', 'III'] as const) {
        const means = meansOf(offers, `news:${deck}`)
        if (means === undefined || question.prompt.key !== 'ask.news') continue
        seen.news++
        expect(means).toBe(`news:${news[deck].up}`)
      }
      return randomAnswer(question, random)
    })
    expect(Math.min(seen.deals, seen.news)).toBeGreaterThan(3)
  })
})
