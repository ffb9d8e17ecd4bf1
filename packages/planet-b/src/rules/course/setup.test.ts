// Setup and draft for every number of players: what the worked examples leave open.
import { seedRandom } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { buildingFacts } from '../../data/buildings.ts'
import type { PlayerCount, PlayerSeat } from '../../data/vocabulary.ts'
import { planetB } from '../../game.ts'
import { beforeDraft, given, onTop } from '../../testing/given.ts'
import { viewFor } from '../../view.ts'
import { createTable } from './setup.ts'

const COUNTS: readonly PlayerCount[] = [2, 3, 4]
const SEEDS = Array.from({ length: 60 }, (_, at) => `setup ${at}`)

describe('setup for two, three and four', () => {
  it.each(COUNTS)('PB-SETUP-19, PB-P3-05, PB-P2-01: %i players put three votes each into the bag', (players) => {
    const view = viewFor(given({ players }).state, 'spectator')
    expect(view.bagSize).toBe(3 * players)
    expect(Object.values(view.seats).map((seat) => seat?.votes)).toEqual(Array.from({ length: players }, () => 22))
    expect(view.puppet).toEqual(players === 2 ? { votes: 25, office: null } : null)
  })

  it.each(COUNTS)('PB-SETUP-10, PB-SETUP-11: %i players begin with ten suitcases and an empty track', (players) => {
    const { suitcases, deals, marker, electionDue } = viewFor(given({ players }).state, 'spectator')
    expect([suitcases, marker, electionDue]).toEqual([10, 0, false])
    for (const deal of Object.values(deals)) expect([deal.suitcases, deal.exchangeNext]).toEqual([0, false])
    expect([deals.left, deals.centre, deals.right].map(({ market }) => market.now)).toEqual([2, 3, 5])
  })

  it('PB-SETUP-16: any player can be first; boards follow the seats after them', () => {
    for (const players of COUNTS) {
      const firsts = new Set<PlayerSeat | undefined>()
      for (const seed of SEEDS) {
        const { order, player } = createTable(planetB.options({ players }), seedRandom(seed))
        expect(order.map((seat) => player[seat].board)).toEqual([1, 2, 3, 4].slice(0, players))
        firsts.add(order[0])
      }
      expect(firsts.size).toBe(players)
    }
  })

  it('PB-SETUP-16, PB-P3-04: with chosen colors the order stays clockwise for every first player', () => {
    const options = planetB.options({ players: 3, colours: ['blue', 'green', 'gold'], first: 'green' })
    const { order, player, bag } = createTable(options, seedRandom('colours'))
    expect(order).toEqual(['green', 'gold', 'blue'])
    expect([player.green.board, player.gold.board, player.blue.board]).toEqual([1, 2, 3])
    expect(bag).toEqual({ blue: 3, red: 0, green: 3, gold: 3, puppet: 0 })
  })

  it('PB-SETUP-08, PB-SETUP-09: the A tiles lie in any order, the B tiles are shuffled', () => {
    const orders = new Set<string>()
    const tops = new Set<string | undefined>()
    for (const seed of SEEDS) {
      const { deals, stack } = given({ seed }).state
      orders.add([deals.left, deals.centre, deals.right].map(({ tile }) => tile?.id).join())
      tops.add(stack.at(-1))
    }
    expect([orders.size, tops.size]).toEqual([6, 4])
  })

  it('PB-P2-02: any of the B tiles may be the one that goes back unseen', () => {
    const unseen = new Set(SEEDS.flatMap((seed) => given({ players: 2, seed }).state.unseen))
    expect(unseen.size).toBe(4)
    expect(given({ players: 3 }).state.unseen).toEqual([])
  })

  it('PB-SETUP-23: the headquarters brings no VP, and none of the decks holds one', () => {
    const { state } = given()
    expect(state.order.map((seat) => state.player[seat].vp)).toEqual([0, 0, 0, 0])
    expect(Object.values(state.buildings).flat()).not.toContain('headquarters')
  })
})

/** Who holds the packet, time and again, always keeping the first card. */
function drafted(players: PlayerCount, first: PlayerSeat) {
  const game = beforeDraft({ players, first })
  const play = game.goOnTo('deal')
  const holders: string[] = []
  while (!play.done) {
    holders.push(play.seat)
    play.answers(play.legal[0] ?? '')
  }
  return { game, holders }
}

describe('the draft for two, three and four', () => {
  it.each([
    [2, 'red', ['blue', 'red', 'blue']],
    [3, 'red', ['blue', 'green', 'red', 'green', 'blue', 'green']],
    [3, 'green', ['red', 'blue', 'green', 'blue', 'red', 'blue']],
  ] as const)('PB-DRAFT-02, PB-DRAFT-03, PB-DRAFT-04: %i players, %s first', (players, first, expected) => {
    const { game, holders } = drafted(players, first)
    expect(holders).toEqual(expected)
    for (const seat of game.state.order) {
      expect(game.state.player[seat].hand.map((card) => buildingFacts(card).deck)).toEqual(['A', 'B', 'C'])
    }
    const { A, B, C } = game.state.buildings
    expect([A.length, B.length, C.length]).toEqual([14 - players, 14 - players, 14 - players])
    expect(game.eventsOf('turn')).toMatchObject([{ seat: first, turn: 1, last: false }])
  })

  it('PB-DRAFT-01, PB-DRAFT-02: the packet is the top of the deck; later players choose from the rest', () => {
    const game = beforeDraft({ players: 3 })
    onTop(game.state, 'A', 'casino', 'pawnshop', 'beer-tent', 'troll-farm')
    const play = game.goOnTo('deal')
    expect(play.legal).toEqual(['draft:casino', 'draft:pawnshop', 'draft:beer-tent'])
    play.answers('draft:pawnshop')
    expect(play.legal).toEqual(['draft:casino', 'draft:beer-tent'])
    play.answers('draft:beer-tent')
    expect([game.green.hand, game.red.hand, game.blue.hand]).toEqual([['pawnshop'], ['beer-tent'], ['casino']])
    expect(game.state.buildings.A.at(-1)).toBe('troll-farm')
  })

  it('PB-DRAFT-06, PB-VIS-03: others know a kept card only by its letter, also the last card without a choice', () => {
    const game = beforeDraft({ players: 2 })
    onTop(game.state, 'A', 'casino', 'pawnshop')
    const play = game.goOnTo('deal').answers('draft:casino')
    expect(game.blue.hand).toEqual(['pawnshop'])
    const seen = (viewer: string) => JSON.stringify(viewFor(game.state, viewer))
    expect(seen('red')).not.toContain('pawnshop')
    expect(seen('blue')).not.toContain('casino')
    expect(seen('spectator')).not.toMatch(/casino|pawnshop/)
    expect(viewFor(game.state, 'spectator').seats.blue?.letters).toEqual(['A'])
    // Round B begins with the first player, whose packet red does not see.
    expect(play.seat).toBe('blue')
    expect(viewFor(game.state, 'red').packet).toMatchObject({ deck: 'B', size: 2, cards: null })
  })
})
