// No President part of the card set has a cost; the rule holds for laws that have one all the same. Here a law is given one.
import { describe, expect, it, vi } from 'vitest'
import { box, law, money, paid, vp } from '../../data/symbols.ts'
import { acting, carryingOut, nextLaws } from '../../testing/given.ts'

vi.mock('../../data/laws.ts', async (original) => {
  const laws = await original<typeof import('../../data/laws.ts')>()
  const dear = {
    president: paid([money(5)], vp(1)),
    others: paid([{ op: 'brain', n: 1 }]),
    origin: 'reconstructed' as const,
  }
  const free = { ...dear, president: box(vp(2)) }
  const given = new Map([
    ['basic-income', { ...laws.lawFacts('basic-income'), left: dear, right: free }],
    ['term-limits', { ...laws.lawFacts('term-limits'), left: dear, right: dear }],
  ])
  return { ...laws, lawFacts: (id: string) => given.get(id) ?? laws.lawFacts(id) }
})

describe('laws with a cost for the President', () => {
  it('PB-LAW-05, PBX-141: a box the President cannot pay cannot be chosen', () => {
    const { game, play } = carryingOut(box(law('yellow')), (s) => {
      acting(s)
      nextLaws(s, 'yellow', 'basic-income')
      s.player.blue.money = 2
      s.player.green.workers.brain = 0
    })
    expect(play.done).toBe(true)
    expect(game.eventsOf('law-decided')).toMatchObject([{ law: 'basic-income', side: 'right' }])
    expect(game.blue).toMatchObject({ money: 2, vp: 2 })
    expect([game.red, game.green, game.gold].map(({ workers }) => workers.brain)).toEqual([1, 0, 1])
    expect(game.eventsOf('cannot-pay').map(({ seat }) => seat)).toEqual(['green'])
  })

  it('PB-LAW-05: with the reason, and the chance to sell first', () => {
    const { game, play } = carryingOut(box(law('yellow')), (s) => {
      nextLaws(s, 'yellow', 'basic-income')
      s.player.blue.money = 2
      s.player.blue.store.meat = 1
    })
    expect(play.whyNot('lawbox:left')?.rule).toBe('PB-LAW-05')
    play.answers('sell:meat', 'lawbox:left')
    expect(game.blue).toMatchObject({ money: 3, vp: 1 })
  })

  it('PB-LAW-05: with neither payable nothing happens, and the card goes under its deck', () => {
    const { game, play } = carryingOut(box(law('yellow')), (s) => {
      nextLaws(s, 'yellow', 'term-limits')
      s.player.blue.money = 2
    })
    expect(play.done).toBe(true)
    expect(game.eventsOf('law-decided')).toMatchObject([{ side: null }])
    expect(game.blue).toMatchObject({ money: 2, vp: 0 })
    expect(game.red.workers.brain).toBe(2)
    expect(game.state.laws.yellow[0]).toBe('term-limits')
  })
})
