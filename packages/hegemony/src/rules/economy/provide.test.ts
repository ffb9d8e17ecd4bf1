import { randomAnswer, randomFrom, seedRandom } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { WARES } from '../../data/vocabulary.ts'
import { withWorkers } from '../../testing/arrange.ts'
import { resolving } from '../../testing/events.ts'
import { given } from '../../testing/given.ts'
import { noBenefits, receiveBenefits } from '../state/benefits.ts'
import { type Items, newPlacement, provide, whyNotProvide } from './provide.ts'

/** The State provides these items to the Working Class. */
function providing(items: Items, change: Parameters<typeof given>[1] = () => undefined) {
  const game = given({}, change)
  return { game, play: game.run((t) => provide(t, newPlacement(), 'working', items)) }
}

describe('provided benefits', () => {
  it('H-STATE-PROVIDE-01, H-STATE-RES-02: stay in the State Benefits area, paid from the Treasury, until the class takes them', () => {
    const { game } = providing({ money: 20 })
    expect(game.state.state.benefits.working.money).toBe(20)
    expect(game.state.state.money).toBe(100)
    expect(game.state.working.money).toBe(30)
    game.run((t) => receiveBenefits.perform(t, 'working'))
    expect(game.state.working.money).toBe(50)
  })

  it('H-STATE-RES-01: services come out of Public Services, goods from the board of the State', () => {
    const { game } = providing(
      {
        wares: [
          { ware: 'health', amount: 1 },
          { ware: 'food', amount: 1 },
        ],
        media: 1,
        personal: 1,
      },
      (s) => {
        s.state.storage.food = 1
        s.state.money = 0
      },
    )
    expect(game.eventsOf('goods').map(({ resource, from }) => [resource, from])).toEqual([
      ['influence', 'public-services'],
      ['influence', 'state'],
      ['health', 'public-services'],
      ['food', 'state'],
    ])
    expect(game.state.state).toMatchObject({ media: 3, influence: 0, storage: { food: 0, health: 5 } })
  })

  it('H-STATE-PROVIDE-02: own stock may be kept and the wares bought from players instead', () => {
    const { game, play } = providing({ wares: [{ ware: 'health', amount: 3 }] }, (s) => {
      s.middle.storage.health = 1
      s.capitalist.storage.health = 4
      s.middle.prices.health = 5
    })
    // The State keeps its 6: it buys from the cheaper Middle Class first, the rest from the Capitalist Class.
    play.answers(0, 1)
    expect(game.state.state.storage.health).toBe(6)
    expect(game.state.state.benefits.working.goods.health).toBe(3)
    expect(game.state.middle).toMatchObject({ money: 45, storage: { health: 0 } })
    expect(game.state.capitalist).toMatchObject({ revenue: 136, storage: { health: 2 } })
    expect(game.state.state.money).toBe(99)
  })

  it('H-STATE-PROVIDE-03: no more is bought than is missing', () => {
    const { play } = providing({ wares: [{ ware: 'health', amount: 4 }] }, (s) => {
      s.middle.storage.health = 8
      s.capitalist.storage.health = 8
    })
    play.answers(2)
    expect(play.legal).toEqual([0, 1, 2])
  })

  it('H-STATE-PROVIDE-04: the class that receives it is not a seller', () => {
    const game = given({}, (s) => {
      s.state.storage.health = 2
      s.middle.storage.health = 8
    })
    const three: Items = { wares: [{ ware: 'health', amount: 3 }] }
    expect(whyNotProvide(game.state, 'middle', three)?.rule).toBe('H-STATE-PROVIDE-02')
    expect(whyNotProvide(game.state, 'working', three)).toBeNull()
    expect(whyNotProvide(game.state, 'capitalist', three)).toBeNull()
  })

  it('H-STATE-PROVIDE-05: players are paid their marked price', () => {
    const { game } = providing({ wares: [{ ware: 'education', amount: 2 }] }, (s) => {
      s.state.storage.education = 0
      s.capitalist.prices.education = 10
    })
    expect(game.state.capitalist.revenue).toBe(140)
    expect(game.state.state.money).toBe(100)
  })

  it('H-STATE-PROVIDE-05: abroad the base price is paid, without the tariff of 6A', () => {
    const { game, play } = providing({ wares: [{ ware: 'food', amount: 2 }] }, (s) => {
      s.policies[6] = 'A'
    })
    play.answers(2)
    expect(game.eventsOf('money')).toEqual([
      { type: 'money', from: 'state', to: 'supply', amount: 20, why: 'purchase', subject: 'food' },
    ])
    expect(game.state.state.benefits.working.goods.food).toBe(2)
  })

  it('H-STATE-PROVIDE-02: services are not bought abroad', () => {
    const { state } = given({}, (s) => {
      s.state.storage.health = 0
      s.middle.storage.health = 0
    })
    expect(whyNotProvide(state, 'working', { wares: [{ ware: 'health', amount: 1 }] })?.rule).toBe('H-STATE-PROVIDE-02')
  })

  it('H-STATE-PROVIDE-06: spent goods go to the Supply and must be owned already', () => {
    const { game, play } = resolving('neighbors-at-war', (s) => {
      s.state.storage.health = 2
      s.capitalist.storage.health = 8
    })
    expect(play.legal).toEqual([1, 2])
    play.answers(2)
    expect(game.state.capitalist.storage.health).toBe(8)
    expect(game.eventsOf('goods')).toMatchObject([{ from: 'public-services', to: 'supply', amount: 2, why: 'spent' }])
  })

  it('H-STATE-PROVIDE-07: "up to" asks for at least one', () => {
    const { play } = resolving('political-scandal')
    expect(play.legal).toEqual(['class:working', 'class:middle', 'class:capitalist'])
    play.answers('class:middle')
    expect(play.legal).toContain('done')
  })

  it('H-STATE-PROVIDE-08: voting cubes come from the supply pile of the class', () => {
    const { game } = providing({ cubes: 2 })
    expect(game.state.cubes).toMatchObject({ working: 15, middle: 17, capitalist: 17 })
    expect(game.state.bag.working).toBe(8)
    expect(game.state.state.benefits.working.cubes).toBe(2)
    const { state } = given({}, (s) => {
      s.cubes.working = 1
    })
    expect(whyNotProvide(state, 'working', { cubes: 2 })?.rule).toBe('H-STATE-PROVIDE-08')
  })

  it('H-STATE-PROVIDE-09: the State takes no loan to provide', () => {
    const { state } = given({}, (s) => {
      s.state.money = 19
    })
    expect(whyNotProvide(state, 'working', { money: 20 })?.rule).toBe('H-STATE-PROVIDE-09')
    expect(whyNotProvide(state, 'working', { wares: [{ ware: 'food', amount: 1 }] })).toBeNull()
    expect(whyNotProvide(state, 'working', { wares: [{ ware: 'food', amount: 2 }] })?.rule).toBe('H-STATE-PROVIDE-02')
  })

  it('H-STATE-PROVIDE-09: with little money the dearer seller and keeping the own stock are not on offer', () => {
    const { play } = providing({ wares: [{ ware: 'health', amount: 4 }] }, (s) => {
      s.state.storage.health = 3
      s.state.money = 14
      s.middle.storage.health = 8
      s.middle.prices.health = 5
      s.capitalist.storage.health = 8
    })
    expect(play.legal).toEqual([2, 3])
    play.answers(2)
    expect(play.legal).toEqual([1, 2])
  })

  it('H-STATE-RES-06: Media Influence is never Personal Influence, nor the other way round', () => {
    const { state } = given({}, (s) => {
      s.state.media = 0
      s.state.influence = 5
    })
    expect(whyNotProvide(state, 'working', { media: 1 })?.rule).toBe('H-STATE-RES-06')
    state.state.media = 5
    state.state.influence = 0
    expect(whyNotProvide(state, 'working', { personal: 1 })?.rule).toBe('H-STATE-RES-06')
  })
})

describe('earlier benefits', () => {
  const leftovers = () => ({
    money: 10,
    goods: { food: 1, luxury: 0, health: 2, education: 0 },
    influence: 1,
    cubes: 2,
  })

  it('H-BENEFIT-06: disappear when a later action places new ones', () => {
    const { game } = providing({ money: 20 }, (s) => {
      s.state.benefits.working = leftovers()
      s.influence -= 1
      s.cubes.working -= 2
    })
    expect(game.state.state.benefits.working).toEqual({ ...noBenefits(), money: 20 })
    expect(game.state.cubes.working).toBe(17)
    expect(game.state.influence).toBe(given({}).state.influence)
    expect(game.eventsOf('benefits')).toEqual([{ type: 'benefits', class: 'working', received: false }])
  })

  it('H-BENEFIT-06: for another class stays', () => {
    const { game } = providing({ money: 20 }, (s) => {
      s.state.benefits.middle = leftovers()
    })
    expect(game.state.state.benefits.middle).toEqual(leftovers())
  })

  it('H-BENEFIT-07: stays when it was placed earlier in the same turn', () => {
    const game = given({})
    const placement = newPlacement()
    game.run((t) => provide(t, placement, 'working', { money: 20 }))
    game.run((t) => provide(t, placement, 'working', { money: 5, cubes: 1 }))
    expect(game.state.state.benefits.working).toMatchObject({ money: 25, cubes: 1 })
  })
})

it('H-STATE-EVENT-02, H-STATE-PROVIDE-09: whatever may be provided can be provided to the end, whatever is answered', () => {
  const random = randomFrom(seedRandom('provide'))
  for (let trial = 0; trial < 300; trial++) {
    const game = given({ seed: `trial ${trial}` }, (s) => {
      s.state.money = random.below(60)
      for (const ware of WARES) {
        for (const role of ['state', 'middle', 'capitalist'] as const) s[role].storage[ware] = random.below(4)
        for (const role of ['middle', 'capitalist'] as const) s[role].prices[ware] = [5, 8, 10][random.below(3)] ?? 5
      }
      withWorkers(s, 'working', 10 + random.below(20))
    })
    const items: Items = {
      money: random.below(20),
      wares: WARES.map((ware) => ({ ware, amount: random.below(4) })),
    }
    if (whyNotProvide(game.state, 'middle', items) !== null) continue
    const play = game.run((t) => provide(t, newPlacement(), 'middle', items))
    while (!play.done) play.answers(randomAnswer(play.question, random))
    expect(game.state.state.money).toBeGreaterThanOrEqual(0)
    for (const { ware, amount } of items.wares ?? []) {
      expect(game.state.state.benefits.middle.goods[ware]).toBe(amount)
    }
  }
})
