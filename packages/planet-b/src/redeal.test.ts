import { imagine, randomFrom, seedRandom } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { box, law } from './data/symbols.ts'
import { planetB } from './game.ts'
import { putUnder } from './rules/economy/buildings.ts'
import { seeBuilt } from './rules/economy/knowledge.ts'
import type { PlanetBState } from './state/state.ts'
import { beforeDraft, byBlue, given, inHand, nextLaws, type TestTable } from './testing/given.ts'

const TRIES = 60

/** Many tables that this viewer must hold possible. */
function imagined(game: TestTable, viewer: string): PlanetBState[] {
  return Array.from({ length: TRIES }, (_, i) =>
    imagine(planetB, game.state, viewer, randomFrom(seedRandom(`imagined ${i}`))),
  )
}

describe('an imagined table', () => {
  const drafted = (): TestTable => {
    const game = beforeDraft({ players: 3 })
    const play = game.goOn()
    while (game.state.clock.phase === 'draft') play.answers(play.legal[0] ?? '')
    return game
  }

  it('PB-DRAFT-06: keeps what the viewer passed on among those who got it, and mixes the rest with the deck', () => {
    const game = drafted()
    // Green chose first of the A cards and saw all of them, blue got the last one and saw none of the others.
    const [passed] = game.green.passed
    expect(passed?.to).toEqual(['red', 'blue'])
    const handsOf = (s: PlanetBState): string[] => [...s.player.red.hand, ...s.player.blue.hand]
    for (const s of imagined(game, 'green')) {
      for (const card of passed?.cards ?? []) expect(handsOf(s)).toContain(card)
      expect(s.player.green.hand).toEqual(game.green.hand)
    }
    const guesses = new Set(imagined(game, 'green').map((s) => s.player.red.hand[0]))
    expect(guesses).toEqual(new Set(passed?.cards))
    expect(new Set(imagined(game, 'blue').map((s) => s.player.red.hand[0])).size).toBeGreaterThan(5)
  })

  it('PB-VIS-05: knows a card under a deck only for the player who put it there', () => {
    const game = given({}, (s) => inHand(s, 'blue', 'casino'))
    putUnder(game.table, 'blue', 'casino')
    for (const s of imagined(game, 'blue')) expect(s.buildings.A[0]).toBe('casino')
    expect(new Set(imagined(game, 'red').map((s) => s.buildings.A[0])).size).toBeGreaterThan(5)
  })

  it('PB-VIS-03: forgets what a hand held of a letter when a card of it is put under the deck unseen', () => {
    const game = drafted()
    const [passed] = game.green.passed
    const [card] = game.red.hand
    expect(passed?.deck).toBe('A')
    putUnder(game.table, 'red', card ?? '')
    expect(game.green.passed.map(({ deck }) => deck)).not.toContain('A')
  })

  it('PB-VIS-05: hides which of two cards went under the deck, though one of them was known to be in that hand', () => {
    const under = (card: string): PlanetBState[] => {
      const game = given({}, (s) => {
        inHand(s, 'red', 'casino', 'pawnshop')
        // Blue once put the Casino under the deck, and saw red draw its last card.
        s.player.blue.knows = ['casino']
      })
      putUnder(game.table, 'red', card)
      return imagined(game, 'blue')
    }
    for (const card of ['casino', 'pawnshop']) {
      expect(new Set(under(card).map((s) => s.buildings.A[0])).size).toBeGreaterThan(5)
      expect(new Set(under(card).map((s) => s.player.red.hand[0])).size).toBeGreaterThan(5)
    }
  })

  it('PB-DRAFT-06: a player who passed on two cards and sees one of them built knows the other', () => {
    const game = drafted()
    const [card] = game.red.hand
    seeBuilt(game.state, 'red', card ?? '')
    const [passed] = game.green.passed
    expect(passed?.to).toEqual(['blue'])
    expect(passed?.cards).toEqual([game.blue.hand[0]])
  })

  it('PB-SETUP-09, PB-P2-02: leaves the visible tile of the stack alone, and mixes the unseen one with the rest', () => {
    const game = given({ players: 2 })
    const top = game.state.stack.at(-1)
    const tables = imagined(game, 'blue')
    for (const s of tables) expect(s.stack.at(-1)).toBe(top)
    expect(new Set(tables.map((s) => s.unseen[0])).size).toBe(3)
  })

  it('PB-LAW-04, PB-VIS-05: all players know the decided laws in their order, and no others of the deck', () => {
    const game = given({}, (s) => {
      s.clock.phase = 'actions'
      nextLaws(s, 'yellow', 'basic-income', 'llama-welfare')
    })
    for (let laws = 0; laws < 2; laws++) game.run(byBlue(box(law('yellow')))).answers('lawbox:left')
    expect(game.state.laws.yellow.slice(0, 2)).toEqual(['llama-welfare', 'basic-income'])
    const tables = imagined(game, 'gold')
    for (const s of tables) expect(s.laws.yellow.slice(0, 2)).toEqual(['llama-welfare', 'basic-income'])
    expect(new Set(tables.map((s) => s.laws.yellow[2])).size).toBeGreaterThan(5)
    expect(new Set(tables.map((s) => s.laws.blue[0])).size).toBeGreaterThan(5)
  })

  it('PB-LAW-04: a deck used up once is fully known, and a drawn card no longer counts as part of it', () => {
    const game = given({}, (s) => {
      s.clock.phase = 'actions'
      s.lawsSeen.yellow = 10
      nextLaws(s, 'yellow', 'basic-income')
    })
    const order = [...game.state.laws.yellow]
    for (const s of imagined(game, 'red').slice(0, 5)) expect(s.laws.yellow).toEqual(order)
    const play = game.run(byBlue(box(law('yellow'))))
    expect(game.state.lawsSeen.yellow).toBe(9)
    play.answers('lawbox:left')
    expect(game.state.lawsSeen.yellow).toBe(10)
    expect(planetB.violations(game.state)).toEqual([])
  })

  it('PB-LAW-04: keeps the laws that all players saw go under their deck', () => {
    const game = given({}, (s) => {
      const law = s.laws.yellow.pop() ?? ''
      s.laws.yellow.unshift(law)
      s.lawsSeen.yellow = 1
    })
    const tables = imagined(game, 'red')
    for (const s of tables) expect(s.laws.yellow[0]).toBe(game.state.laws.yellow[0])
    expect(new Set(tables.map((s) => s.laws.yellow[1])).size).toBeGreaterThan(5)
  })
})
