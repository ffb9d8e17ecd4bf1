import { describe, expect, it } from 'vitest'
import { IMMIGRATION } from '../../data/immigration.ts'
import type { Section } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { given } from '../../testing/given.ts'
import { workerCount } from '../labour/workers.ts'
import { simply } from '../table.ts'
import {
  addWorkers,
  drawEvent,
  drawHands,
  dropProsperity,
  PREPARATION_STEPS,
  renewMarkets,
  renewTrade,
  revealEvents,
} from './preparation.ts'

/** Puts these cards on top of the Immigration deck, the first one uppermost. */
function nextImmigrants(s: HegemonyState, ...ids: readonly string[]): void {
  const { immigration } = s.decks
  immigration.cards = [...immigration.cards.filter((id) => !ids.includes(id)), ...[...ids].reverse()]
}

const later = (s: HegemonyState): void => {
  s.clock.round = 2
  s.state.events = []
  s.state.agenda = null
}

describe('Prosperity', () => {
  it('H-PREP-06, H-PREP-07: the Working Class loses 1 space, the Middle Class 2, no VP', () => {
    const game = given({}, (s) => {
      s.working.prosperity = 3
      s.middle.prosperity = 3
    })
    game.run(simply(dropProsperity))
    expect(game.state.working).toMatchObject({ prosperity: 2, vp: 0 })
    expect(game.state.middle).toMatchObject({ prosperity: 1, vp: 0 })
  })

  it('H-PREP-06, H-PREP-07: not below 0', () => {
    const game = given({}, (s) => {
      s.middle.prosperity = 1
    })
    game.run(simply(dropProsperity))
    expect(game.state.working.prosperity).toBe(0)
    expect(game.state.middle.prosperity).toBe(0)
  })
})

describe('Events and Agenda', () => {
  it('H-PREP-08: 2 Events come up', () => {
    const game = given({}, later)
    game.run(simply(revealEvents))
    expect(game.state.state.events).toHaveLength(2)
    expect(game.eventsOf('event-revealed').map(({ event }) => event)).toEqual(game.state.state.events)
  })

  it('H-PREP-08: when the deck has run out its discard pile is shuffled', () => {
    const game = given({}, (s) => {
      later(s)
      s.decks.event.cards = ['drought']
      s.decks.event.discard = ['earthquake']
    })
    game.run(simply(revealEvents))
    expect(game.state.state.events).toEqual(['drought', 'earthquake'])
  })

  it('H-FAQC-11, H-FAQC-14: in round 1 an Event of later rounds is shuffled back and replaced', () => {
    const game = given({}, (s) => {
      s.decks.event.cards = ['earthquake', 'pandemic']
    })
    expect(drawEvent(game.table)).toBe('earthquake')
    expect(game.state.decks.event.cards).toEqual(['pandemic'])
    expect(drawEvent(game.table)).toBeNull()
    game.state.clock.round = 2
    expect(drawEvent(game.table)).toBe('pandemic')
  })

  it.each([
    [3, 1],
    [1, 0],
    [0, 0],
  ])('H-INFO-08: of %i Events that the State has seen on top, %i are left below the two that come up', (seen, left) => {
    const game = given({}, (s) => {
      later(s)
      s.known.eventTop = seen
    })
    game.run(simply(revealEvents))
    expect(game.state.known.eventTop).toBe(left)
  })

  it('H-INFO-08, H-FAQC-11: when the deck is shuffled, what the State has seen is lost in it', () => {
    const replaced = given({}, (s) => {
      s.decks.event.cards = ['earthquake', 'pandemic', 'pandemic', 'pandemic']
      s.known.eventTop = 3
    })
    drawEvent(replaced.table)
    expect(replaced.state.known.eventTop).toBe(0)
    const empty = given({}, (s) => {
      s.decks.event.cards = ['pandemic', 'pandemic']
      s.decks.event.discard = ['earthquake']
      s.known.eventTop = 2
    })
    drawEvent(empty.table)
    expect(empty.state.known.eventTop).toBe(0)
  })

  it('H-PREP-09: a new Political Agenda is face up', () => {
    const game = given({}, later)
    const next = game.state.decks.agenda.cards.at(-1)
    game.run(simply(revealEvents))
    expect(game.state.state.agenda).toBe(next)
    expect(game.eventsOf('agenda')).toEqual([{ type: 'agenda', agenda: next }])
  })

  it('H-PREP-08, H-PREP-09: only with a State that plays', () => {
    const game = given({ players: 3 })
    game.run(simply(revealEvents))
    expect(game.events).toEqual([])
  })
})

describe('action cards', () => {
  it('H-PREP-10, H-TURN-10: 5 cards join the 2 that were kept', () => {
    const game = given({}, (s) => {
      for (const role of s.roles) s[role].used = s[role].hand.splice(2)
    })
    const kept = [...game.state.working.hand]
    game.run(simply(drawHands))
    for (const role of game.state.roles) {
      expect(game.state[role].hand).toHaveLength(7)
      expect(game.state[role].deck).toHaveLength(28)
    }
    expect(game.state.working.hand.slice(0, 2)).toEqual(kept)
  })

  it('H-PREP-10, H-INFO-01: the others learn how many, not which', () => {
    const game = given({})
    game.run(simply(drawHands))
    for (const { event, only, otherwise } of game.table.emitted) {
      expect(event).toHaveProperty('cards')
      expect(otherwise).not.toHaveProperty('cards')
      expect(only).toHaveLength(1)
    }
  })

  it('H-TURN-11: a deck that runs out is not reshuffled', () => {
    const game = given({}, (s) => {
      s.working.used = [...s.working.deck.splice(3), ...s.working.hand.splice(2)]
    })
    game.run(simply(drawHands))
    expect(game.state.working.hand).toHaveLength(2 + 3)
    expect(game.state.working.deck).toEqual([])
    expect(game.state.working.used).toHaveLength(35)
  })
})

describe('Markets', () => {
  it('H-PREP-11, H-PREP-12: each may discard any number of Companies, then refills', () => {
    const game = given({})
    const middle = [...game.state.middle.market]
    const capitalist = [...game.state.capitalist.market]
    const play = game.run(renewMarkets)
    expect(play.seat).toBe('middle')
    play.answers(`company:${middle[0]}`, 'done')
    expect(play.seat).toBe('capitalist')
    play.answers(...capitalist.map((id) => `company:${id}`))
    expect(play.done).toBe(true)
    expect(game.state.middle.market).toHaveLength(3)
    expect(game.state.middle.market.slice(0, 2)).toEqual(middle.slice(1))
    expect(game.state.capitalist.market).toHaveLength(4)
    expect(game.state.decks.capitalist.discard).toEqual(capitalist)
  })

  it('H-PREP-11, H-PREP-12: also none; built Companies are replaced', () => {
    const game = given({}, (s) => {
      s.capitalist.market.splice(0, 3)
      s.middle.market = []
    })
    const left = game.state.capitalist.market[0]
    game.run(renewMarkets).answers('done')
    expect(game.state.capitalist.market).toHaveLength(4)
    expect(game.state.capitalist.market[0]).toBe(left)
    expect(game.state.middle.market).toHaveLength(3)
    expect(game.eventsOf('market').map(({ role, revealed }) => [role, revealed.length])).toEqual([
      ['middle', 3],
      ['capitalist', 3],
    ])
  })

  it('H-PREP-12: an empty deck is made of the discarded Companies', () => {
    const game = given({}, (s) => {
      s.middle.market = []
      s.decks.middle.cards = ['pharmacy']
      s.decks.middle.discard = ['pr-agency']
    })
    game.run(renewMarkets).answers('done')
    expect(game.state.middle.market).toEqual(['pharmacy', 'pr-agency'])
  })
})

describe('trade', () => {
  it('H-PREP-13, H-POLICY-6-03: all Business Deals go; new ones come by Policy 6', () => {
    const drawn = (section: Section) => {
      const game = given({}, (s) => {
        s.policies[6] = section
      })
      const old = [...game.state.deals]
      game.run(simply(renewTrade))
      expect(game.state.decks.deal.discard).toEqual(old)
      return game.state.deals.length
    }
    expect([drawn('A'), drawn('B'), drawn('C')]).toEqual([0, 1, 2])
  })

  it('H-PREP-14: a new Export card replaces the old one', () => {
    const game = given({})
    const old = game.state.exportCard
    const next = game.state.decks.export.cards.at(-1)
    game.run(simply(renewTrade))
    expect(game.state.exportCard).toBe(next)
    expect(game.state.decks.export.discard).toEqual([old])
  })
})

describe('new workers', () => {
  it('H-PREP-16, H-POLICY-7-01: 2 unskilled workers for the Working Class, none from abroad at 7A', () => {
    const game = given({ players: 2 }, (s) => {
      s.policies[7] = 'A'
    })
    const before = game.state.unemployed.working.unskilled
    game.run(addWorkers)
    expect(game.state.unemployed.working.unskilled).toBe(before + 2)
    expect(game.eventsOf('immigration')).toEqual([])
  })

  it('HX-03, H-PREP-18, H-PREP-21: at 7C two cards more, the Population track moves 4 spaces', () => {
    const game = given({ players: 2 }, (s) => {
      s.policies[7] = 'C'
      nextImmigrants(s, 'immigration-middle-media', 'immigration-working-education')
      s.unemployed.working.unskilled = 0
      s.pool.working.unskilled++
    })
    const before = workerCount(game.state, 'working')
    game.run(addWorkers)
    expect(game.state.unemployed.working).toMatchObject({ unskilled: 3, education: 1 })
    expect(workerCount(game.state, 'working')).toBe(before + 4)
  })

  it('HX-21, H-PREP-17, H-PREP-18: an unskilled worker, one of a chosen color, and one from a card', () => {
    const game = given({}, (s) => {
      nextImmigrants(s, 'immigration-middle-media', 'immigration-working-education')
    })
    const before = workerCount(game.state, 'middle')
    const play = game.run(addWorkers)
    expect(play.seat).toBe('middle')
    play.answers('skill:luxury')
    expect(game.state.unemployed.middle).toMatchObject({ unskilled: 2, luxury: 1 })
    expect(workerCount(game.state, 'middle')).toBe(before + 3)
  })

  it('H-PREP-18, H-PREP-19: each class draws its own cards and takes only its own worker', () => {
    const game = given({}, (s) => {
      nextImmigrants(s, 'immigration-working-education', 'immigration-middle-media')
      s.unemployed.working.unskilled = 0
    })
    game.run(addWorkers).answers('skill:luxury')
    expect(game.eventsOf('immigration')).toEqual([
      { type: 'immigration', class: 'working', cards: ['immigration-working-education'] },
      { type: 'immigration', class: 'middle', cards: ['immigration-middle-media'] },
    ])
    expect(game.state.unemployed.working).toMatchObject({ unskilled: 2, education: 1, media: 0 })
    expect(game.state.unemployed.middle).toMatchObject({ unskilled: 1, luxury: 1, media: 1 })
  })

  it('H-PREP-20: drawn cards go to the bottom of the deck', () => {
    const game = given({ players: 2 }, (s) => nextImmigrants(s, 'immigration-middle-media'))
    game.run(addWorkers)
    expect(game.state.decks.immigration.cards[0]).toBe('immigration-middle-media')
    expect(game.state.decks.immigration.cards).toHaveLength(IMMIGRATION.length)
  })

  it('H-PREP-22: new workers are unemployed and uncommitted', () => {
    const game = given({ players: 2 })
    game.run(addWorkers)
    expect(new Set(game.eventsOf('worker').map(({ to }) => to))).toEqual(new Set(['unemployed']))
    expect(game.eventsOf('committed')).toEqual([])
  })

  it('H-PREP-21, H-BRD-02: the Population follows at once', () => {
    const game = given({}, (s) => {
      s.pool.working.unskilled -= 3
      s.unemployed.working.unskilled += 3
    })
    game.run(addWorkers).answers('skill:media')
    expect(game.eventsOf('population')[0]).toEqual({ type: 'population', class: 'working', from: 3, to: 4 })
  })
})

it('H-PREP-02, H-PREP-15: the steps follow each other; new workers come last', () => {
  const game = given({}, (s) => {
    later(s)
    s.working.loans = 1
    s.working.prosperity = 2
  })
  const play = game.run(function* (t) {
    for (const step of PREPARATION_STEPS) yield* step(t)
  })
  play.answers('done', 'done')
  expect(play.prompt).toBe('ask.worker-colour')
  play.answers('skill:media')
  const order = ['money', 'prosperity', 'event-revealed', 'agenda', 'cards-drawn', 'market', 'deals', 'export-card']
  const told = [...new Set(game.events.map(({ type }) => type))]
  expect(told.filter((type) => order.includes(type))).toEqual(order)
  expect(told.indexOf('worker')).toBeGreaterThan(told.indexOf('export-card'))
})
