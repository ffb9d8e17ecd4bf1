import { describe, expect, it } from 'vitest'
import type { PlanetBState } from './state/state.ts'
import { built, given, inHand } from './testing/given.ts'
import { violationsIn } from './violations.ts'

/** One error in a table, and its violation. */
const WRONG: readonly (readonly [string, (s: PlanetBState) => void, RegExp])[] = [
  ['a vote too many in the bag', (s) => s.bag.red++, /red votes/],
  ['a vote of a colour that does not play', (s) => s.bag.puppet++, /puppet votes/],
  ['a vote on the table that is nobody’s', (s) => electionWith(s, 1), /blue votes/],
  ['fewer votes than none in a supply', (s) => moveVotes(s, 23), /negative red votes/],
  ['fewer votes than none in the bag', (s) => moveVotes(s, -4), /negative red votes/],
  ['a card twice', (s) => s.player.blue.hand.push('casino'), /building cards/],
  ['a card lost', (s) => s.buildings.B.pop(), /building cards/],
  ['a card in the wrong deck', (s) => s.buildings.C.push(s.buildings.A.pop() ?? ''), /in deck C/],
  ['a headquarters lost', (s) => s.player.red.buildings.pop(), /headquarters/],
  ['a news card lost', (s) => s.news.II.cards.pop(), /news cards/],
  ['a law twice', (s) => s.laws.blue.push(s.laws.blue[0] ?? ''), /laws/],
  ['a conglomerate tile lost', (s) => s.stack.pop(), /conglomerate tiles/],
  ['a tile back in the box that was never unseen', (s) => s.unseen.push(s.stack.pop() ?? ''), /unseen tile/],
  ['five suitcases', (s) => suitcases(s, 5), /suitcases/],
  ['an exchange that waits before the deal', (s) => waitingBeforeDeal(s), /exchange was missed/],
  ['an exchange that did not come', (s) => suitcases(s, 4), /exchange was missed/],
  ['debts', (s) => money(s, -1), /money/],
  ['a mood off the track', (s) => mood(s, 5), /mood/],
  ['a disc off the track', (s) => steps(s, 5), /futurists/],
  ['five containers of one resource', (s) => store(s, 5), /stores/],
  ['a production tile too many', (s) => s.player.blue.stock.meat++, /production tiles/],
  ['nine workers of a kind', (s) => workers(s, 9), /workers/],
  ['two workers on one place', (s) => built(s, 'blue', 'restaurant', { trickster: 2 }), /zone/],
  ['three fraud tokens of a kind', (s) => frauds(s), /fraud/],
  ['an office before any election', (s) => office(s), /before the first election/],
  ['two presidents', (s) => twoPresidents(s), /offices/],
  ['a marker at the end without an election', (s) => marker(s, 6), /election was missed/],
  ['a marker off the track', (s) => marker(s, 7), /marker/],
  ['a tile whose actions were left', (s) => leftActions(s), /actions of the tile/],
]

function electionWith(s: PlanetBState, votes: number): void {
  const none = () => ({ blue: 0, red: 0, green: 0, gold: 0, puppet: 0 })
  const piles = { blue: none(), red: none(), green: none(), gold: none(), puppet: none() }
  piles.red.blue = votes
  s.election = { by: 'blue', piles, extra: none(), ranking: [] }
}
function suitcases(s: PlanetBState, count: number): void {
  s.deals.left.suitcases = count
}
function waitingBeforeDeal(s: PlanetBState): void {
  suitcases(s, 4)
  s.turn.space = 'left'
}
/** From the supply of red into the bag, more than there are. */
function moveVotes(s: PlanetBState, votes: number): void {
  s.player.red.votes -= votes
  s.bag.red += votes
}
function money(s: PlanetBState, amount: number): void {
  s.player.blue.money = amount
}
function mood(s: PlanetBState, at: number): void {
  s.player.blue.mood = at
}
function steps(s: PlanetBState, at: number): void {
  s.player.blue.factions.futurists = at
}
function store(s: PlanetBState, amount: number): void {
  s.player.blue.store.water = amount
}
function workers(s: PlanetBState, amount: number): void {
  s.player.blue.workers.brain = amount
}
function frauds(s: PlanetBState): void {
  s.player.blue.fraud = ['extra-draw', 'extra-draw', 'extra-draw']
}
function office(s: PlanetBState): void {
  s.player.blue.office = 'lama'
}
function twoPresidents(s: PlanetBState): void {
  s.elections = 1
  for (const seat of s.order) s.player[seat].office = 'president'
}
function marker(s: PlanetBState, at: number): void {
  s.marker = at
}
function leftActions(s: PlanetBState): void {
  s.clock.phase = 'draw'
  s.turn.left = [1]
}

describe('violations', () => {
  it('a valid table has no violations', () => {
    for (const players of [2, 3, 4] as const) {
      const { state } = given({ players }, (s) => inHand(s, 'blue', 'casino'))
      expect(violationsIn(state)).toEqual([])
    }
  })

  it('votes that lie on the table during an election are not missed', () => {
    const { state } = given({}, (s) => {
      electionWith(s, 2)
      s.player.blue.votes -= 2
    })
    expect(violationsIn(state)).toEqual([])
  })

  it('an exchange may wait for the end of the turn of its suitcase', () => {
    const { state } = given({}, (s) => {
      waitingBeforeDeal(s)
      s.clock.phase = 'actions'
    })
    expect(violationsIn(state)).toEqual([])
  })

  for (const [title, spoil, said] of WRONG) {
    it(`finds ${title}`, () => {
      const { state } = given({}, (s) => inHand(s, 'blue', 'casino'))
      spoil(state)
      expect(violationsIn(state).join('; ')).toMatch(said)
    })
  }
})
