// Costs beyond the worked examples: several symbols together, shares of others, and free choices.
import { describe, expect, it } from 'vitest'
import type { Cost } from '../../data/facts.ts'
import {
  advance,
  anyRes,
  box,
  brain,
  demolish,
  freeFraud,
  giveRes,
  money,
  moodDown,
  paid,
  playNews,
  res,
  vp,
  worker,
} from '../../data/symbols.ts'
import { built, type Change, carryingOut, faceUp, given, onBoard } from '../../testing/given.ts'
import { payability } from '../means/payability.ts'

const mix = (n: number): Cost => ({ op: 'mix', n, of: [{ op: 'res', res: 'plastic' }, { op: 'worker' }] })

const barred = (cost: Parameters<typeof paid>[0], change: Change): string | undefined =>
  payability(given({}, change).state, 'blue', paid(cost, vp(1))).blocked?.rule

describe('several symbols together', () => {
  it('PB-BOX-03: one resource does not pay two symbols', () => {
    const cost = [anyRes(2), res('water', 1)]
    expect(barred(cost, (s) => void Object.assign(s.player.blue.store, { water: 1, meat: 1 }))).toBe('PB-BOX-03')
    expect(barred(cost, (s) => void Object.assign(s.player.blue.store, { water: 1, meat: 2 }))).toBeUndefined()
    expect(barred(cost, (s) => void Object.assign(s.player.blue.store, { meat: 4 }))).toBe('PB-BOX-03')
  })

  it('PB-BOX-03: nor does one worker, nor one step', () => {
    const workers = [worker(1), brain(1)]
    expect(barred(workers, (s) => onBoard(s, 'blue', { brain: 1 }))).toBe('PB-BOX-03')
    expect(barred(workers, (s) => onBoard(s, 'blue', { brain: 1, trickster: 1 }))).toBeUndefined()
    const stepsBack = [advance('any', 1), advance('futurists', 1)]
    const futurists =
      (at: number): Change =>
      (s) => {
        s.player.blue.factions.futurists = at
      }
    expect(barred(stepsBack, futurists(1))).toBe('PB-BOX-03')
    expect(barred(stepsBack, futurists(2))).toBeUndefined()
  })

  it('PB-BOX-02: costs without a choice come first, so that a free choice cannot spoil the cost', () => {
    const { game, play } = carryingOut(paid([anyRes(1), res('water', 1), moodDown(1)], vp(3)), (s) => {
      Object.assign(s.player.blue.store, { water: 1, meat: 1, plastic: 1 })
    })
    expect(play.prompt).toBe('ask.pay-resource')
    expect(play.legal).toEqual(['store:plastic', 'store:meat'])
    play.answers('store:plastic')
    expect(game.blue).toMatchObject({ vp: 3, mood: -1, store: { water: 0, plastic: 0, meat: 1 } })
  })
})

describe('several free choices in one cost', () => {
  it('PB-BOX-03: two symbols of any kind are paid with different things', () => {
    const three: Change = (s) => {
      Object.assign(s.player.blue.store, { chips: 2, meat: 1 })
      s.player.blue.factions.capitalists = 3
      onBoard(s, 'blue', { trickster: 2, brain: 1 })
    }
    for (const symbol of [anyRes, worker, (n: number) => advance('any', n)]) {
      expect(barred([symbol(1), symbol(2)], three)).toBeUndefined()
      expect(barred([symbol(1), symbol(3)], three)).toBe('PB-BOX-03')
    }
  })

  it('PB-BOX-09, PB-BOX-03: a mix leaves enough of each kind for the fixed costs', () => {
    const cost = [worker(1), anyRes(1), mix(2)]
    const having =
      (plastic: number, workers: number): Change =>
      (s) => {
        s.player.blue.store.plastic = plastic
        onBoard(s, 'blue', { brain: workers })
      }
    expect(barred(cost, having(2, 2))).toBeUndefined()
    expect(barred(cost, having(1, 2))).toBe('PB-BOX-03')
    expect(barred(cost, having(2, 1))).toBe('PB-BOX-03')
    const { game, play } = carryingOut(paid(cost, vp(1)), having(3, 2))
    expect(play.legal).toEqual(['store:plastic', 'pay:brain'])
    // The second Brain is needed for the worker that is also due.
    play.answers('pay:brain')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ vp: 1, store: { plastic: 1 }, workers: { brain: 0 } })
  })

  it('PB-CARD-18, PB-BOX-02: between the parts of a cost nothing is sold, so that no part goes missing', () => {
    const { game, play } = carryingOut(paid([demolish(1), anyRes(1), worker(1), advance('any', 1)], vp(1)), (s) => {
      built(s, 'blue', 'casino')
      Object.assign(s.player.blue.store, { iridium: 1, meat: 1 })
      Object.assign(s.player.blue.factions, { capitalists: 1, futurists: 1 })
      s.player.blue.money = 30
    })
    const asked: string[] = []
    for (const answer of ['building:casino', 'store:meat', 'pay:brain', 'back:futurists']) {
      asked.push(play.prompt)
      expect(play.options.filter(({ aside }) => aside === true)).toEqual([])
      play.answers(answer)
    }
    expect(asked).toEqual(['ask.demolish', 'ask.pay-resource', 'ask.pay-worker', 'ask.step-back'])
    expect(game.blue).toMatchObject({ vp: 1, money: 30, store: { iridium: 1, meat: 0 } })
  })
})

it('PB-BOX-02, PB-CARD-19: a gift of any size comes after the fixed costs', () => {
  const { game, play } = carryingOut(paid([giveRes('plants', 1, 4), res('plants', 2)], vp(1)), (s) => {
    s.player.blue.store.plants = 4
  })
  expect(game.blue.store.plants).toBe(2)
  expect(play.question.progress).toEqual({ step: 1, of: 2 })
  expect(play.legal).not.toContain('done')
  play.answers('seat:red', 'done')
  expect(game.blue).toMatchObject({ vp: 1, store: { plants: 1 } })
})

it('PB-ELEC-16: a player who has none of a resource due as far as possible pays none, without an event', () => {
  const cost = [{ op: 'brain', n: 2, partial: true }] as const
  const { game } = carryingOut(paid(cost, vp(3)), (s) => onBoard(s, 'blue', { trickster: 2 }))
  expect(game.blue).toMatchObject({ vp: 3, workers: { trickster: 2, brain: 0 } })
  expect(game.eventsOf('workers')).toEqual([])
})

describe('shares of others', () => {
  it('PB-BOX-12: a cost of the others never bars the box, whatever the active player has', () => {
    const { game, play } = carryingOut(box(playNews(1)), (s) => {
      s.player.blue.money = 0
      faceUp(s, 'II', 'rescue-package')
    })
    play.answers('news:II')
    expect([game.blue.money, game.red.money, game.green.money, game.gold.money]).toEqual([13, 7, 7, 7])
  })

  it('PB-MONEY-03: payments of others go to the bank; the gain is the same when none of them can pay', () => {
    const { game, play } = carryingOut(box(playNews(1)), (s) => {
      for (const seat of ['red', 'green', 'gold'] as const) s.player[seat].money = 2
      faceUp(s, 'II', 'rescue-package')
    })
    play.answers('news:II')
    expect(game.blue.money).toBe(23)
    expect(game.eventsOf('cannot-pay')).toHaveLength(3)
  })

  it('PB-WORK-08: workers of others are taken from their boards only; each chooses the kind', () => {
    const { game, play } = carryingOut(box(playNews(1)), (s) => {
      faceUp(s, 'III', 'festive-emergency')
      onBoard(s, 'green', {})
      onBoard(s, 'gold', { brain: 3 })
    })
    play.answers('news:III')
    expect(play.seat).toBe('red')
    play.answers('pay:brain')
    expect([game.red.workers.brain, game.green.workers.brain, game.gold.workers.brain]).toEqual([1, 0, 2])
    expect(game.blue.mood).toBe(-1)
  })
})

describe('fraud tokens', () => {
  it('PB-FRAUD-01: two of each kind; a kind that is used up is not offered', () => {
    const { game, play } = carryingOut(box(freeFraud(2)), (s) => {
      s.player.blue.money = 0
      s.player.blue.fraud = ['stuffed-ballot']
    })
    expect(play.legal).toEqual(['fraud:stuffed-ballot', 'fraud:extra-draw'])
    play.answers('fraud:stuffed-ballot')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ fraud: ['stuffed-ballot', 'stuffed-ballot', 'extra-draw'], vp: 3 + 4, money: 0 })
  })

  it('PB-FRAUD-03, PB-FRAUD-02: each space has its own cost and VP', () => {
    for (const [placed, cost, gained] of [
      [0, 4, 2],
      [1, 8, 3],
      [2, 12, 4],
      [3, 16, 5],
    ] as const) {
      const { game, play } = carryingOut(box({ op: 'fraud', n: 1, free: false }), (s) => {
        s.player.blue.money = 20
        s.player.blue.fraud = (['stuffed-ballot', 'extra-draw', 'stuffed-ballot'] as const).slice(0, placed)
      })
      if (!play.done) play.answers('fraud:extra-draw')
      expect(game.blue).toMatchObject({ money: 20 - cost, vp: gained })
    }
  })
})

describe('missing resources', () => {
  it('PB-BOX-03: the reason names the resource and the amount', () => {
    const missing = (cost: Parameters<typeof paid>[0], change: Change = () => undefined) =>
      payability(given({}, change).state, 'blue', paid(cost, vp(1))).blocked?.params?.missing
    expect(missing([res('iridium', 2)])).toEqual({
      key: 'missing.resource',
      params: { goods: { key: 'goods.iridium', params: { n: 2 } } },
    })
    expect(missing([anyRes(3)])).toEqual({ key: 'missing.any-resource', params: { n: 3 } })
    expect(missing([worker(6)])).toEqual({ key: 'missing.any-worker', params: { n: 2 } })
    expect(missing([advance('futurists', 1)])).toEqual({ key: 'missing.step', params: { n: 1, track: 'futurists' } })
    expect(payability(given().state, 'blue', paid([money(12)], vp(1))).blocked).toMatchObject({ params: { short: 2 } })
  })
})
