import type { Answer } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { amongAutomas } from '../../automa/seats.ts'
import { ALTERNATIVE_EVENTS, type EventCost } from '../../data/alternative-events.ts'
import { companyFacts } from '../../data/companies.ts'
import { eventCard } from '../../data/events.ts'
import type { Class, LabourClass, Role, Ware } from '../../data/vocabulary.ts'
import { hegemony } from '../../game.ts'
import { build } from '../../rules/actions/build.ts'
import { funds } from '../../rules/economy/money.ts'
import { employs } from '../../rules/labour/workers.ts'
import { outputNow } from '../../rules/production/production.ts'
import { payTaxes } from '../../rules/production/taxes.ts'
import { advance } from '../../rules/round/round.ts'
import { resolveAnEvent, whyNotEvent } from '../../rules/state/events/events.ts'
import { simply } from '../../rules/table.ts'
import type { HegemonyState } from '../../state/state.ts'
import { bare, employ, own, unemploy } from '../../testing/arrange.ts'
import { ALL_SIMPLE } from '../../testing/automa.ts'
import { playing } from '../../testing/cards.ts'
import { given, type Play, type TestTable } from '../../testing/given.ts'
import { BENEFITS, type BenefitMoment, bringBenefits } from './benefits.ts'

type Change = (s: HegemonyState) => void
const nothing: Change = () => undefined

/** The only Event on the board, with a State that can pay everything. */
function facing(event: string, change: Change = nothing): TestTable {
  return given({ modules: { alternativeEvents: true } }, (s) => {
    s.decks.event.cards.push(...s.state.events)
    s.decks.event.cards = s.decks.event.cards.filter((id) => id !== event)
    s.state.events = [event]
    Object.assign(s.state, { money: 100, influence: 5, media: 5 })
    Object.assign(s.state.storage, { health: 6, education: 6 })
    change(s)
  })
}

function resolving(event: string, change?: Change): { game: TestTable; play: Play<void> } {
  const game = facing(event, change)
  return { game, play: game.run(resolveAnEvent) }
}

/** A class with these kept cards. */
function keeping(by: Class, events: readonly string[], change: Change = nothing): TestTable {
  return given({ modules: { alternativeEvents: true } }, (s) => {
    s.kept = events.map((event) => ({ event, by }))
    change(s)
  })
}

/** Changes of a sale of this number of wares at 10 each, with one VP for the State. */
function sold(by: 'middle' | 'capitalist', ware: Ware, amount: number): Record<string, number> {
  return {
    [`${by}.storage.${ware}`]: -amount,
    [`state.storage.${ware}`]: amount,
    [by === 'middle' ? 'middle.money' : 'capitalist.revenue']: 10 * amount,
    'state.money': -10 * amount,
    'state.vp': 1,
  }
}

/** Two public Companies that pay workers of the class, one that is struck and one that pays others. */
function employers(of: LabourClass): Change {
  return (s) => {
    for (const id of ['public-hospital', 'public-university']) employ(s, own(s, 'state', id), of)
    employ(s, own(s, 'state', 'public-hospital-2'), of).strike = true
    employ(s, own(s, 'state', 'public-university-2'), of === 'middle' ? 'working' : 'middle')
  }
}

describe('the deck', () => {
  it('CC-ALT-01, CC-ALT-02: 25 cards take the place of the Events', () => {
    const { state } = given({ modules: { alternativeEvents: true } })
    const all = [...state.decks.event.cards, ...state.state.events].sort()
    expect(all).toEqual(ALTERNATIVE_EVENTS.map(({ id }) => id).sort())
    expect(state.state.events).toHaveLength(2)
    expect(all).toHaveLength(25)
  })
})

describe('the task', () => {
  /** An operational Company in every industry for the owners, workers in public ones, Bill markers left. */
  const everybody: Change = (s) => {
    for (const owner of ['middle', 'capitalist', 'state'] as const) s.companies[owner] = []
    for (const id of ['electronics-manufacturer', 'clinic', 'college']) employ(s, own(s, 'capitalist', id), 'working')
    for (const id of ['jewelry-store', 'pharmacy', 'training-center']) employ(s, own(s, 'middle', id), 'middle')
    employ(s, own(s, 'state', 'public-hospital'), 'working')
    employ(s, own(s, 'state', 'public-university'), 'middle')
    s.state.agenda = 'agenda-01'
  }

  it.each(ALTERNATIVE_EVENTS.map(({ id }) => id))(
    'CC-ALT-03, CC-ALT-04: %s rewards the State by the chosen class',
    (event) => {
      for (const { choice, rewards } of eventCard(event).choices) {
        const { game, play } = resolving(event, everybody)
        const before = structuredClone(game.state.state)
        play.answers(`class:${choice}`)
        while (!play.done && play.prompt !== 'ask.keep-event') play.answers(play.legal.at(-1) ?? false)
        const [reward] = rewards
        if (reward?.kind === 'vp') expect(game.state.state.vp - before.vp).toBe(reward.amount)
        else if (reward?.class !== undefined) {
          const { class: of, amount, kind } = reward
          expect(game.state.state.legitimacy[of] - before.legitimacy[of]).toBe(amount)
          expect(game.state.state.tokens[of] - before.tokens[of]).toBe(kind === 'legitimacy-token' ? 1 : 0)
        }
        expect(play.seat).toBe(choice)
        expect(play.options.map(({ target }) => target)).toEqual([`altevent:${event}:keep`, `altevent:${event}:vp`])
        play.answers('vp')
        expect(game.state.state.events).toEqual([])
      }
    },
  )

  const spent = (event: string, ...answers: readonly (string | number)[]): EventCost => {
    const { game, play } = resolving(event, everybody)
    play.answers(...answers)
    const { money, media, influence, storage } = game.state.state
    return {
      money: 100 - money,
      media: 5 - media,
      personal: 5 - influence,
      health: 6 - storage.health,
      education: 6 - storage.education,
    }
  }
  const cost = (paid: EventCost): EventCost => ({ money: 0, media: 0, personal: 0, health: 0, education: 0, ...paid })

  it.each([
    ['ae01', ['class:working'], { education: 4 }],
    ['ae02', ['class:middle'], {}],
    ['ae03', ['class:working'], { money: 30 }],
    ['ae04', ['class:capitalist'], {}],
    ['ae05', ['class:working', 'cost:0'], { education: 4 }],
    ['ae05', ['class:working', 'cost:1'], { money: 30 }],
    ['ae06', ['class:middle', 'cost:0'], { health: 4 }],
    ['ae07', ['class:working', 1], { media: 1, personal: 3 }],
    ['ae08', ['class:middle'], { media: 1 }],
    ['ae09', ['class:middle'], { personal: 1, money: 15 }],
    ['ae10', ['class:middle'], { money: 30 }],
    ['ae11', ['class:working'], {}],
    ['ae13', ['class:working', 'cost:1'], { health: 3, education: 1 }],
    ['ae14', ['class:working'], {}],
    ['ae15', ['class:working'], { personal: 1, money: 15 }],
    ['ae16', ['class:middle'], { personal: 1, education: 2 }],
    ['ae17', ['class:middle'], {}],
    ['ae18', ['class:working', 2], { media: 2, personal: 1 }],
    ['ae19', ['class:capitalist'], { money: 30 }],
    ['ae20', ['class:middle'], { money: 30 }],
    ['ae21', ['class:working'], { personal: 1, health: 2 }],
    ['ae22', ['class:working'], {}],
    ['ae23', ['class:middle'], {}],
    ['ae24', ['class:middle'], { personal: 2 }],
    ['ae25', ['class:working'], { money: 20 }],
  ] as const)('CC-ALT-03: %s %j costs %j', (event, answers, paid) => {
    expect(spent(event, ...answers)).toEqual(cost(paid))
  })

  it('ae01: each Education that is missing costs 8', () => {
    const { game, play } = resolving('ae01', (s) => {
      s.state.storage.education = 1
    })
    play.answers('class:working')
    expect(game.state.state).toMatchObject({ money: 76, storage: { education: 0 } })
    const poor = facing('ae01', (s) =>
      Object.assign(s.state, { money: 31, storage: { ...s.state.storage, education: 0 } }),
    )
    expect(whyNotEvent(poor.state, 'ae01', poor.table.extensions)?.rule).toBe('H-STATE-EVENT-02')
  })

  it('ae12: up to 5 Food, from the classes and from abroad without a tariff, within the capacity', () => {
    const { game, play } = resolving('ae12', (s) => {
      s.middle.storage.food = 2
      s.middle.prices.food = 12
      s.capitalist.storage.food = 0
      s.policies[6] = 'A'
    })
    play.answers('class:working', 2, 3, 'vp')
    expect(game.state.state).toMatchObject({ money: 100 - 24 - 30, storage: { food: 5 } })
    const none = resolving('ae12', (s) => {
      s.middle.storage.food = 0
      s.capitalist.storage.food = 0
    })
    none.play.answers('class:middle')
    expect(none.play.legal).toEqual([1, 2, 3, 4, 5])
  })

  it.each([
    ['ae02', 'middle', 'capitalist'],
    ['ae04', 'middle', 'capitalist'],
    ['ae17', 'capitalist', 'middle'],
    ['ae19', 'middle', 'capitalist'],
    ['ae22', 'working', 'middle'],
  ] as const)('CC-ALT-03: %s cannot be given to a class that lacks what the card asks', (event, lacking, other) => {
    const without =
      (...classes: readonly Class[]): Change =>
      (s) => {
        everybody(s)
        for (const role of classes) {
          if (event === 'ae22')
            s.companies.state = s.companies.state.filter(
              (company) => !employs(company, role === 'middle' ? 'middle' : 'working'),
            )
          else if (role !== 'working') s.companies[role] = []
        }
      }
    const { play } = resolving(event, without(lacking))
    expect([play.seat, play.prompt]).toEqual([other, 'ask.keep-event']) // the only option is taken
    const { state, table } = facing(event, without(lacking, other))
    expect(whyNotEvent(state, event, table.extensions)?.rule).toBe('CC-ALT-03')
  })

  it('ae18: only a class with Bill markers left', () => {
    const { play } = resolving('ae18', (s) => {
      for (const policy of [1, 2, 3] as const) s.bills[policy] = { by: 'working', section: 'B' }
    })
    expect(play.prompt).toBe('ask.spend-media') // the Capitalist Class is the only option
  })
})

describe('the card', () => {
  it('CC-ALT-05: a kept card stays with its holder; a discarded one brings 1 VP', () => {
    const { game, play } = resolving('ae14')
    play.answers('class:middle', 'keep')
    expect(game.state.kept).toEqual([{ event: 'ae14', by: 'middle' }])
    expect(game.state.state.events).toEqual([])
    expect(game.state.decks.event.discard).not.toContain('ae14')
    expect(hegemony.view(game.state, 'spectator').kept).toEqual([{ event: 'ae14', by: 'middle' }])
    const other = resolving('ae14')
    other.play.answers('class:middle', 'vp')
    expect(other.game.state.middle.vp).toBe(1)
    expect(other.game.state.decks.event.discard).toContain('ae14')
    expect(other.game.eventsOf('event-given')).toEqual([
      { type: 'event-given', event: 'ae14', class: 'middle', kept: false },
    ])
  })

  const responding = () => {
    const setting = { modules: { alternativeEvents: true } }
    const { game, play } = playing(
      'state-immediate-response',
      (s) => {
        s.state.events = ['ae14']
        s.state.money = 100
      },
      setting,
    )
    return { game, play }
  }

  it('CCX-37, CC-ALT-10: with Immediate Response, if the first keeps it the second gets 1 VP without a choice', () => {
    const { game, play } = responding()
    play.answers('class:working', 'keep', 'class:capitalist')
    expect(game.state.kept).toEqual([{ event: 'ae14', by: 'working' }])
    expect(game.state.capitalist.vp).toBe(1)
    expect(game.eventsOf('event-given').map(({ kept }) => kept)).toEqual([true, false])
  })

  it('CC-ALT-10: the same class may be chosen twice', () => {
    const { game, play } = responding()
    play.answers('class:working', 'keep', 'class:working')
    expect(game.state.working.vp).toBe(1)
  })

  it('CCX-37, CC-ALT-11: if the first takes the VP the second has the normal choice', () => {
    const { game, play } = responding()
    play.answers('class:working', 'vp', 'class:capitalist')
    expect([play.seat, play.prompt]).toEqual(['capitalist', 'ask.keep-event'])
    play.answers('keep')
    expect(game.state.working.vp).toBe(1)
    expect(game.state.kept).toEqual([{ event: 'ae14', by: 'capitalist' }])
  })
})

describe('benefits', () => {
  /** Uses one benefit at its moment, then stops. */
  function using(by: Class, event: string, change: Change = nothing): { game: TestTable; play: Play<void> } {
    const game = keeping(by, [event], change)
    const play = game.run((t) => bringBenefits(t, BENEFITS[event]?.at ?? 'production')).answers(`benefit:${event}`)
    return { game, play }
  }
  const gained = (by: Class, event: string): Partial<Record<string, number>> => {
    const fresh = keeping(by, [event]).state
    const { state } = using(by, event).game
    const found: Record<string, number> = {}
    for (const ware of ['food', 'luxury', 'health', 'education'] as const) {
      const stock = (s: HegemonyState): number => (by === 'capitalist' ? s.capitalist.storage : s[by].goods)[ware]
      if (stock(state) !== stock(fresh)) found[ware] = stock(state) - stock(fresh)
    }
    const money = (s: HegemonyState): number => (by === 'capitalist' ? s.capitalist.revenue : s[by].money)
    if (money(state) !== money(fresh)) found.money = money(state) - money(fresh)
    if (state.bag[by] !== fresh.bag[by]) found.cubes = state.bag[by] - fresh.bag[by]
    if (state[by].influence !== fresh[by].influence) found.influence = state[by].influence - fresh[by].influence
    return found
  }

  it.each([
    ['ae01', 'working', { education: 1, luxury: 1 }],
    ['ae03', 'capitalist', { money: 10 }],
    ['ae05', 'middle', { education: 2 }],
    ['ae06', 'working', { health: 2 }],
    ['ae07', 'working', { cubes: 2 }],
    ['ae08', 'middle', { money: 10 }],
    ['ae09', 'capitalist', { influence: 1 }],
    ['ae13', 'middle', { health: 1, education: 1 }],
    ['ae15', 'working', { food: 1 }],
    ['ae16', 'working', { education: 2 }],
    ['ae18', 'capitalist', { cubes: 2 }],
    ['ae20', 'middle', { money: 10 }],
    ['ae21', 'capitalist', { health: 2 }],
    ['ae24', 'middle', { cubes: 2 }],
  ] as const)('CC-ALT-07: %s brings the %s class %j', (event, by, gains) => {
    expect(gained(by, event)).toEqual(gains)
  })

  /** Returns every number of the roles, the bag and the supply that the benefit has changed. */
  const changed = (by: Class, event: string, change: Change, ...answers: readonly Answer[]): Record<string, number> => {
    const arrange: Change = (s) => {
      bare(s)
      for (const role of ['middle', 'capitalist', 'state'] as const)
        s[role].storage = { food: 0, luxury: 0, health: 0, education: 0 }
      change(s)
    }
    const before = numbersIn(keeping(by, [event], arrange).state)
    const { game, play } = using(by, event, arrange)
    play.answers(...answers)
    expect(play.done).toBe(true)
    const after = numbersIn(game.state)
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return Object.fromEntries(
      names.flatMap((name) => {
        const difference = (after[name] ?? 0) - (before[name] ?? 0)
        return difference === 0 ? [] : [[name, difference]]
      }),
    )
  }
  const numbersIn = ({ working, middle, capitalist, state, bag, cubes, influence }: HegemonyState) => {
    const found: Record<string, number> = {}
    const collect = (thing: unknown, name: string): void => {
      if (typeof thing === 'number') found[name] = thing
      else if (typeof thing === 'object' && thing !== null)
        for (const [key, inner] of Object.entries(thing)) collect(inner, name === '' ? key : `${name}.${key}`)
    }
    collect({ working, middle, capitalist, state, bag, cubes, influence }, '')
    return found
  }
  const stock =
    (of: Class, ware: Ware, amount: number, stateHas = 0, money = 100): Change =>
    (s) => {
      if (of !== 'working') s[of].storage[ware] = amount
      s.state.storage[ware] = stateHas
      s.state.money = money
    }
  const teaching = { 'working.goods.education': 2 }

  /** Card, holder, expected changes, starting table, answers. Every class that can keep a card has a line. */
  const WHOLE_EFFECTS: readonly [string, Class, Record<string, number>, Change?, ...Answer[]][] = [
    ['ae01', 'working', { 'working.goods.education': 1, 'working.goods.luxury': 1 }],
    ['ae01', 'capitalist', { 'capitalist.storage.education': 1, 'capitalist.storage.luxury': 1 }],
    ['ae02', 'middle', sold('middle', 'education', 2), stock('middle', 'education', 3), 2],
    ['ae02', 'capitalist', sold('capitalist', 'education', 1), stock('capitalist', 'education', 3), 1],
    ['ae03', 'working', { 'working.money': 10 }],
    ['ae03', 'capitalist', { 'capitalist.revenue': 10 }],
    ['ae04', 'middle', sold('middle', 'luxury', 1), stock('middle', 'luxury', 1)],
    ['ae04', 'capitalist', sold('capitalist', 'luxury', 2), stock('capitalist', 'luxury', 9), 2],
    ['ae05', 'working', teaching],
    ['ae05', 'middle', { 'middle.goods.education': 2 }],
    ['ae06', 'working', { 'working.goods.health': 2 }],
    ['ae06', 'middle', { 'middle.goods.health': 2 }],
    ['ae07', 'working', { 'bag.working': 2, 'cubes.working': -2 }],
    ['ae07', 'capitalist', { 'bag.capitalist': 2, 'cubes.capitalist': -2 }],
    ['ae08', 'working', { 'working.money': 10, 'state.money': -10 }],
    ['ae08', 'middle', { 'middle.money': 10, 'state.money': -10 }],
    ['ae08', 'capitalist', { 'capitalist.revenue': 10, 'state.money': -10 }],
    // The State borrows 50 to pay.
    ['ae08', 'middle', { 'middle.money': 10, 'state.money': 40, 'state.loans': 1 }, (s) => (s.state.money = 9)],
    ['ae09', 'working', { 'working.influence': 1, influence: -1 }],
    ['ae09', 'middle', { 'middle.influence': 1, influence: -1 }],
    ['ae09', 'capitalist', { 'capitalist.influence': 1, influence: -1 }],
    ['ae10', 'middle', { 'middle.money': 5 }],
    ['ae10', 'capitalist', { 'capitalist.revenue': 5 }],
    ['ae12', 'working', { 'working.goods.food': 1, 'state.storage.food': -1 }, stock('working', 'food', 0, 2)],
    ['ae12', 'middle', { 'middle.goods.food': 1, 'state.storage.food': -1 }, stock('middle', 'food', 0, 1)],
    ['ae12', 'working', { 'state.vp': -1 }],
    ['ae13', 'working', { 'working.goods.health': 1, 'working.goods.education': 1 }],
    ['ae13', 'middle', { 'middle.goods.health': 1, 'middle.goods.education': 1 }],
    ['ae15', 'working', { 'working.goods.food': 1 }],
    ['ae15', 'middle', { 'middle.goods.food': 1 }],
    ['ae15', 'capitalist', { 'capitalist.storage.food': 1 }],
    ['ae16', 'working', teaching],
    ['ae16', 'middle', { 'middle.goods.education': 2 }],
    ['ae16', 'capitalist', { 'capitalist.storage.education': 2 }],
    ['ae17', 'middle', sold('middle', 'health', 2), stock('middle', 'health', 2), 2],
    ['ae17', 'capitalist', sold('capitalist', 'health', 2), stock('capitalist', 'health', 5), 2],
    // The State has room for 1 more.
    ['ae17', 'capitalist', sold('capitalist', 'health', 1), stock('capitalist', 'health', 5, 5)],
    [
      'ae17',
      'middle',
      { ...sold('middle', 'health', 2), 'state.money': 30, 'state.loans': 1 },
      stock('middle', 'health', 2, 0, 19),
      2,
    ],
    ['ae18', 'working', { 'bag.working': 2, 'cubes.working': -2 }],
    ['ae18', 'capitalist', { 'bag.capitalist': 2, 'cubes.capitalist': -2 }],
    ['ae18', 'working', { 'bag.working': 1, 'cubes.working': -1 }, (s) => (s.cubes.working = 1)],
    ['ae20', 'working', { 'working.money': 10 }],
    ['ae20', 'middle', { 'middle.money': 10 }],
    ['ae21', 'working', { 'working.goods.health': 2 }],
    ['ae21', 'middle', { 'middle.goods.health': 2 }],
    ['ae21', 'capitalist', { 'capitalist.storage.health': 2 }],
    ['ae22', 'working', { 'working.money': 10, 'state.money': -10, 'state.vp': 1 }, employers('working')],
    ['ae22', 'middle', { 'middle.money': 10, 'state.money': -10, 'state.vp': 1 }, employers('middle')],
    ['ae24', 'working', { 'bag.working': 2, 'cubes.working': -2 }],
    ['ae24', 'middle', { 'bag.middle': 2, 'cubes.middle': -2 }],
    ['ae24', 'capitalist', { 'bag.capitalist': 2, 'cubes.capitalist': -2 }],
  ]

  it.each(WHOLE_EFFECTS.map(([event, by, ...rest]) => ({ event, by, rest })))(
    'CC-ALT-07: $event changes nothing but what it brings the $by class',
    ({ event, by, rest: [expected, change = nothing, ...answers] }) => {
      expect(changed(by, event, change, ...answers)).toEqual(expected)
    },
  )

  it('CC-ALT-05, CC-ALT-07: every card is seen in the hands of every class that can keep it', () => {
    /** These only affect later steps of the phase: their tests are below. */
    const later = ['ae11', 'ae14', 'ae19', 'ae23', 'ae25']
    const seen = new Set(WHOLE_EFFECTS.map(([event, by]) => `${event} ${by}`))
    const all = ALTERNATIVE_EVENTS.filter(({ id }) => !later.includes(id)).flatMap(({ id, choices }) =>
      choices.map(({ choice }) => `${id} ${choice}`),
    )
    expect(all.filter((line) => !seen.has(line))).toEqual([])
    expect(all.length).toBeGreaterThan(40)
  })

  it.each(['ae07', 'ae18', 'ae24'])('CC-ALT-08: %s is not offered without cubes', (event) => {
    const game = keeping('working', [event], (s) => (s.cubes.working = 0))
    expect(game.run((t) => bringBenefits(t, 'elections')).done).toBe(true)
    expect(game.eventsOf('benefit-used')).toEqual([])
  })

  it('CC-AX-09, R-11: an Automa uses the cards that it keeps, and sells the highest possible amount', () => {
    const kept = ['ae03', 'ae08', 'ae17', 'ae19']
    const game = given({ modules: { alternativeEvents: true }, automas: ALL_SIMPLE }, (s) => {
      s.kept = kept.map((event) => ({ event, by: 'capitalist' }))
      stock('capitalist', 'health', 5)(s)
      Object.assign(s.capitalist, { revenue: 0, capital: 0 })
    })
    expect(game.run((t) => amongAutomas(t, bringBenefits(t, 'production'))).done).toBe(true)
    expect(game.eventsOf('benefit-used').map(({ event }) => event)).toEqual(kept)
    expect(game.state.capitalist).toMatchObject({ revenue: 40, storage: { health: 3 } })
  })

  it('CC-ALT-08: each at the beginning of its phase, or at its step', () => {
    const moments: Record<BenefitMoment, string[]> = {
      preparation: [],
      production: [],
      wages: [],
      needs: [],
      taxes: [],
      elections: [],
    }
    for (const [event, { at }] of Object.entries(BENEFITS)) moments[at].push(event)
    expect(moments).toEqual({
      preparation: ['ae01', 'ae05', 'ae06', 'ae13', 'ae16', 'ae21'],
      production: ['ae02', 'ae03', 'ae04', 'ae08', 'ae10', 'ae15', 'ae17', 'ae19', 'ae20', 'ae25'],
      wages: ['ae22'],
      needs: ['ae12'],
      taxes: ['ae14'],
      elections: ['ae07', 'ae09', 'ae18', 'ae24'],
    })
    const asked = (phase: HegemonyState['clock']['phase'], step: number, event: string): boolean => {
      const game = keeping('working', [event], (s) => {
        s.clock = { round: 2, phase, step }
        s.billProposed = true
        employ(s, own(s, 'state', 'public-hospital-3'), 'working')
      })
      const play = game.run(advance)
      return !play.done && play.prompt === 'ask.benefit'
    }
    expect(asked('preparation', 0, 'ae05')).toBe(true)
    expect(asked('production', 0, 'ae20')).toBe(true)
    expect(asked('production', 1, 'ae22')).toBe(true)
    expect(asked('production', 2, 'ae12')).toBe(true)
    expect(asked('production', 4, 'ae14')).toBe(true)
    expect(asked('elections', 0, 'ae24')).toBe(true)
    expect(asked('production', 0, 'ae14')).toBe(false)
  })

  it('CC-ALT-09: using a benefit is optional', () => {
    const game = keeping('working', ['ae20'])
    const money = game.state.working.money
    const play = game.run((t) => bringBenefits(t, 'production')).answers('done')
    expect(play.done).toBe(true)
    expect(game.eventsOf('benefit-used')).toEqual([])
    expect(game.state.working.money).toBe(money)
    expect(game.state.kept).toHaveLength(1)
  })

  it('CC-ALT-06: the holder of a kept card gets the offer of its benefit in every round, and the VP never again', () => {
    const { game, play } = resolving('ae20')
    play.answers('class:middle', 'keep')
    for (const round of [2, 3]) {
      game.state.clock = { round, phase: 'production', step: 0 }
      const asked = game.run((t) => bringBenefits(t, 'production'))
      expect(asked.options.map(({ id }) => id)).toEqual(['benefit:ae20', 'done'])
      asked.answers('benefit:ae20')
      expect(asked.done).toBe(true)
    }
    expect(game.state.middle.vp).toBe(0)
    expect(game.state.kept).toEqual([{ event: 'ae20', by: 'middle' }])
    expect(game.state.decks.event.discard).not.toContain('ae20')
  })

  it('CC-ALT-08: a player without a card for this moment gets no question, even in strict games', () => {
    const modules = { alternativeEvents: true }
    const game = given({ strict: true, modules }, (s) => {
      s.kept = [
        { event: 'ae20', by: 'middle' },
        { event: 'ae14', by: 'working' },
      ]
    })
    const play = game.run((t) => bringBenefits(t, 'production'))
    expect([play.seat, play.legal]).toEqual(['middle', ['benefit:ae20', 'done']])
    play.answers('benefit:ae20')
    expect(play.done).toBe(true)
  })

  it('CC-ALT-12: in player order, own ones in any order', () => {
    const game = keeping('capitalist', ['ae03', 'ae08'], (s) => {
      s.kept.push({ event: 'ae20', by: 'working' })
    })
    const play = game.run((t) => bringBenefits(t, 'production'))
    expect(play.seat).toBe('working')
    play.answers('benefit:ae20')
    expect(play.legal).toEqual(['benefit:ae03', 'benefit:ae08', 'done'])
    play.answers('benefit:ae08')
    expect(play.legal).toEqual(['benefit:ae03', 'done'])
    play.answers('benefit:ae03')
    expect(play.done).toBe(true)
    expect(game.eventsOf('benefit-used').map(({ event }) => event)).toEqual(['ae20', 'ae08', 'ae03'])
  })

  it('CCX-36, ae02: the holder sells 1 unsold Education to the State for 10, and the State gains 1 VP', () => {
    const { game, play } = using('capitalist', 'ae02', (s) => {
      s.capitalist.storage.education = 1
      s.state.storage.education = 0
      Object.assign(s.capitalist, { revenue: 0 })
    })
    expect(play.done).toBe(true)
    expect(game.state.capitalist).toMatchObject({ revenue: 10, storage: { education: 0 } })
    expect(game.state.state).toMatchObject({ vp: 1, storage: { education: 1 } })
  })

  it.each([
    ['ae04', 'luxury'],
    ['ae17', 'health'],
    ['ae02', 'education'],
  ] as const)('%s: up to 2 %s at 10 each, as far as the State has room', (event, ware) => {
    const { game, play } = using('middle', event, (s) => {
      s.middle.storage[ware] = 5
      s.state.storage[ware] = 0
      s.middle.money = 0
    })
    expect(play.legal).toEqual([1, 2])
    play.answers(2)
    expect(game.state.middle.money).toBe(20)
    const empty = keeping('middle', [event], (s) => {
      s.middle.storage[ware] = 0
    })
    expect(empty.run((t) => bringBenefits(t, 'production')).done).toBe(true)
  })

  it('ae10: 5 money, and workers for one own Company before it produces', () => {
    const { game, play } = using('capitalist', 'ae10', (s) => {
      s.companies.capitalist = []
      own(s, 'capitalist', 'fast-food-chain')
      while (s.unemployed.working.unskilled < 2) unemploy(s, 'working', 'unskilled')
      Object.assign(s.capitalist, { revenue: 0 })
    })
    expect(game.state.capitalist.revenue).toBe(5)
    play.answers(true)
    expect(game.state.companies.capitalist[0]?.slots.every((worker) => worker?.committed)).toBe(true)
    const middle = using('middle', 'ae10', (s) => {
      s.companies.middle = []
      own(s, 'middle', 'pharmacy')
      unemploy(s, 'middle', 'healthcare')
      unemploy(s, 'middle', 'unskilled')
    })
    middle.play.answers('company:pharmacy')
    expect(middle.game.state.companies.middle[0]?.slots.every((worker) => worker !== null)).toBe(true)
  })

  it('ae12: 1 Food out of the stock of the State, which loses 1 VP without any', () => {
    const fed = using('working', 'ae12', (s) => {
      s.state.storage.food = 2
    }).game
    expect([fed.state.working.goods.food, fed.state.state.storage.food, fed.state.state.vp]).toEqual([1, 1, 0])
    expect(using('working', 'ae12').game.state.state.vp).toBe(-1)
  })

  it('ae14: 10 less in taxes', () => {
    const due = (events: readonly string[]): number => {
      const game = keeping('working', events, (s) => {
        s.clock = { round: 2, phase: 'production', step: 4 }
        s.working.money = 100
      })
      if (events.length > 0) game.run((t) => bringBenefits(t, 'taxes')).answers('benefit:ae14')
      game.run(simply(payTaxes))
      return 100 - game.state.working.money
    }
    expect(due([]) - due(['ae14'])).toBe(Math.min(10, due([])))
    expect(due([])).toBeGreaterThan(0)
  })

  it.each(['working', 'middle', 'capitalist'] as const)(
    'ae14: 10 less in taxes for the %s class, never below zero',
    (by) => {
      const due = (events: readonly string[], money: (s: HegemonyState) => number): number => {
        const game = keeping(by, events, (s) => {
          s.clock = { round: 2, phase: 'production', step: 4 }
          Object.assign(s.policies, { 2: 'A', 3: 'A' })
          s.working.money = 200
          s.middle.money = 200
          Object.assign(s.capitalist, { revenue: 200, capital: 0 })
        })
        const before = money(game.state)
        if (events.length > 0) game.run((t) => bringBenefits(t, 'taxes')).answers('benefit:ae14')
        game.run(simply(payTaxes))
        return before - money(game.state)
      }
      const purse = (s: HegemonyState): number => s.working.money + s.middle.money + funds(s, 'capitalist')
      const full = due([], purse)
      expect(full).toBeGreaterThan(10)
      expect(full - due(['ae14'], purse)).toBe(10)
    },
  )

  it('ae19: for the Middle Class its own Luxury Companies alone', () => {
    const { game } = using('middle', 'ae19', (s) => {
      bare(s)
      own(s, 'middle', 'game-store')
      own(s, 'middle', 'pharmacy')
      own(s, 'capitalist', 'hotel')
    })
    const made = (owner: 'middle' | 'capitalist') =>
      game.state.companies[owner].map((company) => outputNow(game.state, owner, company, false))
    expect(made('middle')).toEqual([companyFacts('game-store').amount + 1, companyFacts('pharmacy').amount])
    expect(made('capitalist')).toEqual([companyFacts('hotel').amount])
  })

  it('ae19: every own Luxury Company makes 1 more in this phase', () => {
    const { game } = using('capitalist', 'ae19', (s) => {
      s.companies.capitalist = []
      own(s, 'capitalist', 'hotel')
      own(s, 'capitalist', 'clinic')
    })
    const made = game.state.companies.capitalist.map((company) => outputNow(game.state, 'capitalist', company, true))
    expect(made).toEqual([8, 6])
    expect(game.state.inForce).toMatchObject([{ until: 'phase' }])
  })

  it('ae22: 5 more for each public Company that pays own workers, then 1 VP for the State', () => {
    const { game } = using('working', 'ae22', (s) => {
      s.companies.state = []
      employ(s, own(s, 'state', 'public-hospital'), 'working')
      employ(s, own(s, 'state', 'public-university'), 'working')
      employ(s, own(s, 'state', 'public-hospital-2'), 'working').strike = true
      s.working.money = 0
    })
    expect(game.state.working.money).toBe(10)
    expect(game.state.state.vp).toBe(1)
  })

  it('ae23: each time the holder builds, the State pays 10 of the cost and gains 1 VP', () => {
    const { game: kept, play: giving } = resolving('ae23', (s) => {
      s.capitalist.market = ['hospital']
      Object.assign(s.capitalist, { revenue: 10, capital: 0 })
    })
    giving.answers('class:capitalist', 'keep')
    const before = kept.state.state.money
    const play = kept.run((t) => build(t, 'capitalist')) // 20 cannot be paid without the grant
    while (!play.done) play.answers(play.legal.at(-1) ?? false)
    expect(kept.state.capitalist.revenue).toBe(0)
    expect(before - kept.state.state.money).toBe(10)
    expect(kept.state.state.vp).toBe(1)
    kept.state.capitalist.market = ['hospital']
    Object.assign(kept.state.capitalist, { revenue: 50 })
    const second = kept.run((t) => build(t, 'capitalist'))
    expect(second.prompt).toBe('ask.use-grant')
    second.answers(false)
    expect(kept.state.capitalist.revenue).toBe(30)
  })

  it('ae25: one level more or less for this phase only, whatever the Labor Market says', () => {
    const { game, play } = using('capitalist', 'ae25', (s) => {
      s.clock = { round: 2, phase: 'production', step: 4 }
      s.policies[2] = 'A'
      s.companies.capitalist = []
      s.companies.middle = []
      own(s, 'capitalist', 'clinic', 3)
    })
    expect(play.done).toBe(true) // L2 is the only other level next to it
    expect(game.state.companies.capitalist[0]?.wage).toBe(2)
    game.state.clock.step = 5
    game.run(advance)
    expect(game.state.clock.phase).toBe('elections')
    expect(game.state.companies.capitalist[0]?.wage).toBe(3)
  })

  it('ae25: back to no less than the Labor Market asks for meanwhile', () => {
    const { game } = using('capitalist', 'ae25', (s) => {
      s.clock = { round: 2, phase: 'production', step: 4 }
      s.policies[2] = 'C'
      s.companies.capitalist = []
      s.companies.middle = []
      own(s, 'capitalist', 'clinic', 1)
    })
    expect(game.state.companies.capitalist[0]?.wage).toBe(2)
    game.state.policies[2] = 'B'
    game.state.clock.step = 5
    game.run(advance)
    expect(game.state.companies.capitalist[0]?.wage).toBe(2)
  })

  it('ae25: also where own workers work, up as well as down', () => {
    const { play } = using('working', 'ae25', (s) => {
      s.companies.capitalist = []
      s.companies.middle = []
      employ(s, own(s, 'capitalist', 'clinic', 2), 'working')
      employ(s, own(s, 'capitalist', 'college', 2), 'middle')
    })
    expect(play.legal).toEqual(['wage:clinic-1', 'wage:clinic-3'])
  })

  it('ae11: given up before a vote, the State supports the Bill with up to 2 Influence', () => {
    const voting = (by: Role = 'working', influence = 3) => {
      const game = keeping('working', ['ae11'], (s) => {
        s.clock = { round: 2, phase: 'elections', step: 1 }
        s.bills = { 2: { by, section: 'A' } }
        s.state.influence = influence
        for (const role of ['working', 'middle', 'capitalist'] as const) s[role].influence = 0
      })
      return { game, play: game.run(advance) }
    }
    const { game, play } = voting()
    expect([play.seat, play.prompt]).toEqual(['working', 'ask.public-pressure'])
    play.answers(true, 'against', 'against')
    expect(game.eventsOf('side')).toContainEqual({ type: 'side', role: 'state', for: true })
    expect(game.eventsOf('influence-spent')).toEqual([{ type: 'influence-spent', spent: { state: 2 } }])
    expect(game.state.kept).toEqual([])
    expect(game.state.decks.event.discard).toContain('ae11')
    expect(voting('state').play.prompt).toBe('ask.vote-side')
    const declined = voting()
    declined.play.answers(false)
    expect(declined.game.state.kept).toHaveLength(1)
    expect(voting('working', 1).play.answers(true, 'against', 'against').done).toBe(true)
  })
})
