import { describe, expect, it } from 'vitest'
import { drawCubes } from '../bag.ts'
import { legalAnswers } from '../decision.ts'
import { drawCards } from '../deck.ts'
import { Match } from '../match.ts'
import { playOut } from '../playout.ts'
import { seedRandom } from '../random.ts'
import { Table } from '../table.ts'
import { ballot, type Party } from './ballot.ts'
import { uniformBot } from './play.ts'
import { randomThatDraws, randomWhere, stackDeck, strictly } from './scripted.ts'

describe('scripted chance', () => {
  it('draws the given cubes in order', () => {
    const bag = { red: 3, blue: 2, green: 1 }
    const wanted = ['green', 'blue', 'red', 'blue', 'red'] as const
    const table = new Table({ random: randomThatDraws(bag, wanted) })
    expect(drawCubes(table, bag, 5)).toEqual(wanted)
  })

  it('names the cubes that are not in the bag', () => {
    const bag: Record<string, number> = { red: 1, blue: 2 }
    expect(() => randomThatDraws(bag, ['red', 'red'])).toThrow(/1 red cubes in the bag, not 2/)
    expect(() => randomThatDraws({ red: 0, blue: 0 }, ['red'])).toThrow(/0 red cubes/)
    expect(() => randomThatDraws(bag, ['blue', 'red', 'blue', 'green'])).toThrow(/not 4 cubes/)
    expect(() => randomWhere(() => false)).toThrow(/did not bring/)
  })

  it('decides a vote of a match, and of the same match after loading', () => {
    const floating: Party[] = ['yellow', 'yellow', 'red', 'yellow', 'yellow']
    const rigged: typeof ballot = {
      ...ballot,
      *advance(t) {
        if (t.state.phase === 'voters') t.state.random = randomThatDraws(t.state.bag, floating)
        yield* ballot.advance(t)
      },
    }
    const drawn: unknown[] = []
    playOut(rigged, { rounds: 1 }, 'rigged', () => uniformBot, {
      step: (_, told) => {
        for (const { event } of told) if (event.type === 'voters-drawn') drawn.push(event.voters)
      },
    })
    expect(drawn).toEqual([floating, floating])
  })

  it('stacks a deck, the first card on top', () => {
    const deck = { cards: ['a', 'b', 'c', 'd', 'b'], discard: [] }
    stackDeck(deck.cards, 'b', 'a', 'b')
    const table = new Table({ random: seedRandom('stacked') })
    expect(drawCards(table, deck, 4)).toEqual(['b', 'a', 'b', 'd'])
    expect(deck.cards).toEqual(['c'])
    expect(() => stackDeck(deck.cards, 'a')).toThrow(/a is not in the deck/)
  })
})

describe('a strict game', () => {
  it('asks even when one answer is left', () => {
    const singles = (game: typeof ballot): Set<string> => {
      const found = new Set<string>()
      for (let i = 0; i < 30; i++) {
        playOut(game, {}, `strict ${i}`, () => uniformBot, {
          step: (_, __, questions) => {
            for (const question of questions) if (legalAnswers(question).length === 1) found.add(question.prompt.key)
          },
        })
      }
      return found
    }
    const alwaysAsked = singles(ballot)
    expect([...singles(strictly(ballot))].filter((key) => !alwaysAsked.has(key)).toSorted()).toEqual([
      'ballot.ask.cube',
    ])
  })

  it('plays as a match like any other game', () => {
    const game = strictly(ballot)
    const match = Match.start(game, { rounds: 1 }, 'strict')
    while (!match.over) {
      const decision = match.decisions[0] ?? expect.fail()
      match.answer(decision.seat, decision.id, legalAnswers(decision)[0] ?? '')
    }
    expect(Match.verify(game, match.record()).ok).toBe(true)
  })
})
