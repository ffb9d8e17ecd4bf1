// The worked examples of the rules page about action boxes (PB-BOX).
import { describe, expect, it } from 'vitest'
import {
  advance,
  anyRes,
  box,
  brain,
  build,
  elect,
  fraud,
  money,
  moodDown,
  oneOf,
  others,
  paid,
  produce,
  vp,
} from '../../data/symbols.ts'
import { acting, carryingOut, given, inHand, onBoard } from '../../testing/given.ts'
import { payability } from '../means/payability.ts'
import { carryOut } from './box.ts'

const upwards = paid([{ op: 'mix', n: 5, of: [{ op: 'res', res: 'plastic' }, { op: 'worker' }] }], vp(3), money(40))

describe('examples: action boxes', () => {
  it('PBX-01, PB-BOX-02, PB-BOX-04: the cost is paid first, then the actions follow in the order of choice', () => {
    const three = paid([money(5)], anyRes(1), advance('any', 1), elect('either', 1))
    const { game, play } = carryingOut(three, (s) => {
      s.player.blue.money = 7
    })
    expect(game.blue.money).toBe(2)
    expect(play.prompt).toBe('ask.order')
    play.answers('action:3', 'elect:right', 'action:1', 'store:water', 'step:futurists')
    expect(play.done).toBe(true)
    expect(game.events.map(({ type }) => type)).toEqual(['box', 'money', 'marker', 'resource', 'step'])
  })

  it('PBX-02, PB-BOX-03: a box whose cost cannot be paid cannot be chosen', () => {
    const { state } = given({}, (s) => {
      acting(s)
      s.player.blue.money = 4
    })
    const dear = payability(state, 'blue', paid([money(5)], vp(1)))
    expect(dear.blocked).toMatchObject({ rule: 'PB-BOX-03', params: { short: 1 } })
    expect(dear.sellFirst).toBe(false)
    expect(state.player.blue.money).toBe(4)
  })

  it('PBX-03, PB-BOX-08: a diagonal line between two actions: exactly one of them', () => {
    const { game, play } = carryingOut(box(oneOf([money(10)], [brain(1)])))
    expect(play.legal).toEqual(['option:1', 'option:2', 'buy-tile'])
    play.answers('option:2')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ money: 10, workers: { brain: 3 } })
  })

  it('PBX-04, PB-BOX-09, PB-WORK-07: two symbols behind one number are mixed freely', () => {
    const { game, play } = carryingOut(upwards, (s) => {
      s.player.blue.store.plastic = 3
      onBoard(s, 'blue', { trickster: 1, brain: 2 })
    })
    play.answers('store:plastic', 'store:plastic', 'store:plastic', 'pay:trickster')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ workers: { trickster: 0, brain: 1 }, store: { plastic: 0 }, money: 50, vp: 3 })
  })

  it('PB-BOX-09: two symbols gained by one number are mixed freely, one after the other', () => {
    const mixed = box({ op: 'mix', n: 3, of: [{ op: 'any_res' }, { op: 'worker' }] })
    const { game, play } = carryingOut(mixed, (s) => {
      onBoard(s, 'blue', { trickster: 0, brain: 0 })
    })
    expect(play.prompt).toBe('ask.mix')
    expect(play.question.progress).toEqual({ step: 1, of: 3 })
    play.answers('store:water', 'take:brain', 'store:water')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ workers: { trickster: 0, brain: 1 }, store: { water: 2 } })
  })

  it('PBX-05, PB-BOX-09, PB-BOX-03: workers on buildings do not count for a mixed cost', () => {
    const { state } = given({}, (s) => {
      s.player.blue.store.plastic = 3
      onBoard(s, 'blue', { trickster: 1 })
      Object.assign(s.player.blue.buildings[0]?.zones[0] ?? {}, { trickster: 1, brain: 1 })
    })
    expect(payability(state, 'blue', upwards).blocked?.rule).toBe('PB-BOX-03')
    state.player.blue.workers.brain = 1
    expect(payability(state, 'blue', upwards).blocked).toBeNull()
  })

  it('PBX-06, PB-BOX-10, PB-BOX-13: a cost for all bars the box to an active player who cannot pay the own share', () => {
    const all = paid([{ ...money(3), who: 'all' }], vp(1))
    const poor = given({}, (s) => {
      s.player.blue.money = 2
    })
    expect(payability(poor.state, 'blue', all).blocked?.rule).toBe('PB-BOX-03')
    const { game } = carryingOut(all)
    expect([game.blue, game.red, game.green, game.gold].map((player) => player.money)).toEqual([7, 7, 7, 7])
  })

  it('PBX-07, PB-BOX-11, PB-BOX-12: of all others, who cannot pay pays nothing, and the box is carried out', () => {
    const { game, play } = carryingOut(paid([others(money(3))], money(13)), (s) => {
      s.player.green.money = 1
    })
    expect(play.done).toBe(true)
    expect([game.red.money, game.green.money, game.gold.money]).toEqual([7, 1, 7])
    expect(game.blue.money).toBe(23)
    expect(game.eventsOf('cannot-pay').map(({ seat }) => seat)).toEqual(['green'])
  })

  it('PBX-97, PB-BOX-01, PB-BOX-06, PB-MOOD-03: white effects happen, wanted or not', () => {
    const { game, play } = carryingOut(box(money(3), moodDown(1)))
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ money: 13, mood: -1 })
    expect(carryingOut(box(moodDown(2))).game.blue.mood).toBe(-2)
  })

  it('PBX-98, PB-BOX-07, PB-FRAUD-08: an impossible action is skipped, the rest counts', () => {
    const { game, play } = carryingOut(box(fraud(1), vp(2)), (s) => {
      s.player.blue.fraud = ['stuffed-ballot', 'stuffed-ballot', 'extra-draw', 'extra-draw']
    })
    play.answers('action:1')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ vp: 2, money: 10 })
    expect(game.eventsOf('skipped').map(({ op }) => op)).toEqual(['fraud'])
  })

  it('PBX-99, PB-BOX-14, PB-BOX-16: an effect on all goes clockwise from the active player, each choosing for themselves', () => {
    const game = given({}, (s) => {
      acting(s)
      s.clock.active = 2
    })
    const all = box({ ...anyRes(1), who: 'all' })
    const play = game.run((t) => carryOut(t, 'green', all, 'news:rain', null))
    const asked = ['water', 'plants', 'meat', 'iridium'].map((resource) => {
      const { seat } = play
      play.answers(`store:${resource}`)
      return seat
    })
    expect(asked).toEqual(['green', 'gold', 'blue', 'red'])
    expect([game.green.store.water, game.gold.store.plants, game.blue.store.meat, game.red.store.iridium]).toEqual([
      1, 1, 1, 1,
    ])
  })

  it('PBX-100, PB-BOX-15, PB-BOX-05: repeats of a symbol are one action; the next one comes before or after them', () => {
    const { game, play } = carryingOut(box(produce(2), build(1)), (s) => inHand(s, 'blue', 'casino'))
    expect(play.legal.filter((id) => String(id).startsWith('action:'))).toEqual(['action:1', 'action:2'])
    play.answers('action:1', 'line:upper')
    expect(play.prompt).toBe('ask.line')
    play.answers('line:lower')
    expect(play.prompt).toBe('ask.build-or-not')
    play.answers('build')
    expect(game.eventsOf('production').map(({ line }) => line)).toEqual(['upper', 'lower'])
    expect(play.done).toBe(true)
  })

  it('PBX-112, PB-TILE-08: a player who can and wants to buys a tile; the other actions follow', () => {
    const offered = box({ op: 'buy_tile', n: 1 }, vp(2))
    const poor = carryingOut(offered, (s) => {
      s.player.blue.money = 5
    })
    poor.play.answers('action:1')
    expect(poor.play.done).toBe(true)
    expect(poor.game.blue).toMatchObject({ money: 5, vp: 2 })
    const rich = carryingOut(offered)
    rich.play.answers('action:1', 'buy-tile', 'stock:meat', 'cell:upper:1')
    expect(rich.game.blue).toMatchObject({ money: 0, vp: 2, cells: { upper: ['meat', null, null] } })
  })
})
