// The words of an option give the figures that hold now: who reads them must not be misled about a price or an amount.
import { type Message, say } from '@hustings/kernel'
import { expect, it } from 'vitest'
import { buildingFacts } from './data/buildings.ts'
import { box, build, fraud } from './data/symbols.ts'
import { buildingName, fraudName, resourceName } from './rules/table.ts'
import { carryingOut, inHand, type Play } from './testing/given.ts'

function labelOf(play: Play, id: string): Message {
  const found = play.options.find((option) => option.id === id)
  if (found === undefined) throw new Error(`${id} is not among ${play.options.map((option) => option.id).join(', ')}`)
  return found.label
}

it('PB-BUILD-01, PB-BUILD-06, PB-SELL-01, PB-TILE-02: cost and gain of a building, of discarding it, of a sale and of a tile', () => {
  const { game, play } = carryingOut(box(build(1)), (s) => {
    inHand(s, 'blue', 'casino', 'museum')
    s.player.blue.money = 100
    s.player.blue.store.plastic = 1
  })
  const { deck, cost, vp } = buildingFacts('casino')
  expect(cost).not.toBe(vp)
  expect(labelOf(play, 'card:casino')).toEqual(say('option.card', { building: buildingName('casino'), deck, cost, vp }))
  expect(labelOf(play, 'buy-tile')).toEqual(say('option.buy-tile', { price: 10 }))
  play.answers('card:casino')
  expect(labelOf(play, 'build')).toEqual(say('option.build', { cost, vp }))
  expect(labelOf(play, 'under')).toEqual(say('option.refuse-build', { money: 5 }))
  const sold = labelOf(play, 'sell:plastic')
  const before = game.blue.money
  play.answers('sell:plastic')
  expect(sold).toEqual(say('option.sell', { resource: resourceName('plastic'), price: game.blue.money - before }))
})

it('PB-FRAUD-02: the space on which a fraud token is put', () => {
  const { play } = carryingOut(box(fraud(1)), (s) => {
    s.player.blue.money = 100
    s.player.blue.fraud = ['extra-draw']
  })
  expect(labelOf(play, 'fraud:stuffed-ballot')).toEqual(
    say('option.fraud', { fraud: fraudName('stuffed-ballot'), space: 2 }),
  )
})
