// Limits of undo, and contents of previews: nothing face down.
import { describe, expect, it } from 'vitest'
import { box, buildTop, discardCards, drawVotes, law } from './data/symbols.ts'
import { priceOf } from './rules/means/selling.ts'
import type { PlanetBState } from './state/state.ts'
import { type Change, carryingOut, given, inHand } from './testing/given.ts'
import { type PlanetBMatch, playUntil, startMatch } from './testing/match.ts'

const offers = (match: PlanetBMatch, id: string): boolean => {
  const [decision] = match.decisions
  const options = decision?.shape === 'pick' ? decision.options : []
  return options.some((option) => option.id === id && option.blocked === undefined)
}

/** Plays at random until this answer is possible; returns the seat that decides, and answers for it. */
function reach(id: string, seed: string) {
  const match = startMatch(3, seed)
  const ready = (): boolean => offers(match, id)
  playUntil(match, ready, `${seed} answers`)
  const [decision] = match.decisions
  if (decision === undefined || !ready()) throw new Error(`${id} did not come up`)
  const { seat } = decision
  const answer = (option: string): void => {
    const [now] = match.decisions
    if (now !== undefined) match.answer(now.seat, now.id, option)
  }
  return { match, seat, answer }
}

const copyOf = (s: PlanetBState): unknown => JSON.parse(JSON.stringify(s))

describe('sales and purchases', () => {
  it('PB-SELL-01: a sale is foretold to the coin, and can be taken back', () => {
    const { match, seat, answer } = reach('sell:water', 'sale')
    const before = copyOf(match.state)
    const player = match.state.order.find((each) => each === seat) ?? 'blue'
    const { money, store } = match.state.player[player]
    const price = priceOf(match.state, 'water')
    expect(match.preview(seat, 'sell:water')).toEqual({
      certain: true,
      changes: [
        { number: `${seat}.money`, from: money, to: money + price },
        { number: `${seat}.store.water`, from: store.water, to: store.water - 1 },
      ],
    })
    answer('sell:water')
    expect(match.state.player[player].money).toBe(money + price)
    match.undo()
    expect(copyOf(match.state)).toEqual(before)
  })

  it('PB-TILE-02: a purchase can be taken back in the middle and afterwards', () => {
    const { match, answer } = reach('buy-tile', 'tile')
    const before = copyOf(match.state)
    answer('buy-tile')
    match.undo()
    expect(copyOf(match.state)).toEqual(before)
    answer('buy-tile')
    answer('stock:iridium')
    answer('cell:upper:2')
    match.undo()
    match.undo()
    match.undo()
    expect(copyOf(match.state)).toEqual(before)
  })
})

describe('revealed information', () => {
  it.each([
    ['PB-DRAFT-06', 'a card of the draft', /^draft:/, 'draft'],
    ['PB-DRAW-03', 'a drawn building', /^deck:/, 'draw'],
  ])('%s: %s blocks undo and appears in no preview', (_, __, wanted, seed) => {
    const match = startMatch(4, seed)
    const asked = (): string | undefined => {
      const [decision] = match.decisions
      const options = decision?.shape === 'pick' ? decision.options : []
      return options.find(({ id, blocked }) => wanted.test(id) && blocked === undefined)?.id
    }
    playUntil(match, () => asked() !== undefined)
    const [decision] = match.decisions
    const option = asked()
    if (decision === undefined || option === undefined) throw new Error('nothing is drawn')
    expect(match.preview(decision.seat, option)).toEqual({ certain: false, changes: [] })
    match.answer(decision.seat, decision.id, option)
    expect(match.observe(decision.seat).undoRefused).not.toBeNull()
  })
})

/** A part of the end of blue's turn happens without a decision. */
function passing(from: PlanetBState['clock']['phase'], to: PlanetBState['clock']['phase'], change: Change): boolean {
  const game = given({}, (s) => {
    s.clock.phase = from
    s.turn.space = 'left'
    change(s)
  })
  game.goOnTo(to)
  return game.table.revealed
}

describe('a revealed card ends undo, known information does not', () => {
  it('PB-NEWS-04: a news card that is turned up, and none when none was taken', () => {
    const taken: Change = (s) => {
      s.player.blue.news = [s.news.I.up ?? '']
      s.news.I.up = null
    }
    expect(passing('news', 'exchange', taken)).toBe(true)
    expect(passing('news', 'exchange', () => undefined)).toBe(false)
  })

  it('PB-SETUP-09, PB-EXCH-08: a tile of the stack, which shows the one below it; a tile that turns over was known', () => {
    const last =
      (face: 'grey' | 'red'): Change =>
      (s) => {
        s.deals.left.suitcases = 4
        s.deals.left.tile = { id: s.deals.left.tile?.id ?? '', face }
      }
    expect(passing('exchange', 'next', last('red'))).toBe(true)
    expect(passing('exchange', 'next', last('grey'))).toBe(false)
  })

  it.each([
    ['PB-LAW-02: a law', box(law('yellow')), true],
    ['PB-VOTES-05: votes out of the bag', box(drawVotes(1)), true],
    ['PB-CARD-10: the top card of a deck', box(buildTop('A')), true],
    ['PB-VIS-05: but not a card that is put under its deck', box(discardCards(1, 1)), false],
  ])('%s', (_, carried, revealed) => {
    const { game } = carryingOut(carried, (s) => inHand(s, 'blue', 'casino'))
    expect(game.table.revealed).toBe(revealed)
  })
})
