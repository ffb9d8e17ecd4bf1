import { randomAnswer, randomFrom, seedRandom } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { EVENT_CARDS, EVENTS } from '../../../data/events.ts'
import { WARES } from '../../../data/vocabulary.ts'
import { unemploy, withWorkers } from '../../../testing/arrange.ts'
import { facing, resolving } from '../../../testing/events.ts'
import { given } from '../../../testing/given.ts'
import { eventAction } from '../state-actions.ts'
import { applyEventPenalty, EVENT_RULES, whyNotEvent } from './events.ts'

describe('Event Action', () => {
  it('H-STATE-EVENT-01: one of the Events on the board, its task, its reward, and the card is discarded', () => {
    const game = given({}, (s) => (s.state.events = ['fear-of-deflation', 'strike-at-the-port']))
    const play = game.run((t) => eventAction.perform(t, 'state'))
    expect(play.legal).toEqual(['event:fear-of-deflation', 'event:strike-at-the-port'])
    play.answers('event:strike-at-the-port', 'class:working')
    expect(game.state.state.benefits.working.influence).toBe(2)
    expect(game.state.state.tokens.working).toBe(1)
    expect(game.state.state.events).toEqual(['fear-of-deflation'])
    expect(game.state.decks.event.discard).toEqual(['strike-at-the-port'])
    expect(game.eventsOf('event-resolved')).toEqual([
      { type: 'event-resolved', event: 'strike-at-the-port', choice: 'working' },
    ])
  })

  it('H-STATE-EVENT-02: an Event whose task cannot be performed in full is refused with its reason', () => {
    const game = given({}, (s) => {
      s.state.events = ['fear-of-deflation', 'strike-at-the-port', 'neighbors-at-war']
      s.state.media = 1
    })
    const play = game.run((t) => eventAction.perform(t, 'state'))
    expect(play.legal).toEqual(['event:fear-of-deflation', 'event:neighbors-at-war'])
    expect(play.whyNot('event:strike-at-the-port')?.rule).toBe('H-STATE-RES-06')
  })

  it('H-STATE-EVENT-02: the action is impossible when no Event is', () => {
    const { state, table } = facing('strike-at-the-port', (s) => (s.state.media = 1))
    expect(eventAction.whyNot(state, 'state', table.extensions)).toEqual({
      key: 'why.no-event-possible',
      rule: 'H-STATE-EVENT-02',
    })
    state.state.events = []
    expect(eventAction.whyNot(state, 'state', table.extensions)).toEqual({
      key: 'why.no-events',
      rule: 'H-STATE-EVENT-01',
    })
  })

  it('H-STATE-EVENT-03: a resolved Event is not replaced', () => {
    const { game, play } = resolving('fear-of-deflation')
    const left = game.state.decks.event.cards.length
    play.answers('money:15')
    expect(game.state.state.events).toEqual([])
    expect(game.state.decks.event.cards).toHaveLength(left)
  })

  it('H-STATE-LEG-02, H-STATE-LEG-03: a token raises the track at once and stays on the board', () => {
    const { game, play } = resolving('strike-at-the-port')
    play.answers('class:capitalist')
    expect(game.state.state.tokens.capitalist).toBe(1)
    expect(game.eventsOf('legitimacy')).toEqual([
      { type: 'legitimacy', class: 'capitalist', from: 2, to: 3, why: 'event' },
    ])
  })

  it('H-STATE-LEG-05: a reward does not lift Legitimacy above 10', () => {
    const { game, play } = resolving('civil-unrest', (s) => {
      s.state.legitimacy.working = 9
      s.state.influence = 0
    })
    play.answers('class:working', 'bill:2A')
    expect(game.state.state.legitimacy.working).toBe(10)
  })
})

describe('an Event left on the board', () => {
  it.each(EVENTS)(
    'H-STATE-SCORE-01: $id costs 1 Legitimacy with each printed class, or with any two',
    ({ id, penalty }) => {
      const game = facing(id, (s) => (s.state.legitimacy = { working: 5, middle: 5, capitalist: 5 }))
      const play = game.run((t) => applyEventPenalty(t, id))
      const { legitimacy } = game.state.state
      if (penalty.pick === 'all') {
        for (const role of ['working', 'middle', 'capitalist'] as const) {
          expect(legitimacy[role]).toBe(penalty.classes.includes(role) ? 4 : 5)
        }
      } else {
        play.answers('class:working')
        expect(play.legal).toEqual(['class:middle', 'class:capitalist'])
        play.answers('class:capitalist')
        expect(legitimacy).toEqual({ working: 4, middle: 5, capitalist: 4 })
      }
      expect(game.state.state.events).toEqual([])
      expect(game.state.decks.event.discard).toEqual([id])
    },
  )

  it('HX-36, H-STATE-SCORE-01: Local Industries in Turmoil costs 1 with the Middle and the Capitalist Class', () => {
    const game = facing('local-industries-in-turmoil', (s) => {
      s.state.legitimacy = { working: 6, middle: 5, capitalist: 6 }
    })
    game.run((t) => applyEventPenalty(t, 'local-industries-in-turmoil'))
    expect(game.state.state.legitimacy).toEqual({ working: 6, middle: 4, capitalist: 5 })
  })

  it('H-STATE-LEG-05, HQ-08: Legitimacy of 1 stays at 1', () => {
    const game = facing('drought', (s) => (s.state.legitimacy = { working: 1, middle: 1, capitalist: 3 }))
    game.run((t) => applyEventPenalty(t, 'drought'))
    expect(game.state.state.legitimacy).toEqual({ working: 1, middle: 1, capitalist: 2 })
  })
})

it('H-STATE-EVENT-01: every Event card has its rule', () => {
  expect(Object.keys({ ...EVENT_RULES, ...given({}).table.extensions.eventRules }).sort()).toEqual(
    Object.keys(EVENT_CARDS).sort(),
  )
})

it('H-STATE-EVENT-02: an Event that is offered can be resolved to the end, whatever is answered', () => {
  const random = randomFrom(seedRandom('events'))
  for (let trial = 0; trial < 40; trial++) {
    for (const { id } of EVENTS) {
      const game = facing(id, (s) => {
        s.state.money = random.below(80)
        s.state.media = random.below(4)
        s.state.influence = random.below(3)
        for (const ware of WARES) {
          for (const role of ['state', 'middle', 'capitalist'] as const) s[role].storage[ware] = random.below(6)
          for (const role of ['middle', 'capitalist'] as const) s[role].prices[ware] = [5, 8, 10][random.below(3)] ?? 5
        }
        for (const seatClass of ['working', 'middle', 'capitalist'] as const) s.cubes[seatClass] = random.below(5)
        for (const seatClass of ['working', 'middle'] as const) {
          withWorkers(s, seatClass, 8 + random.below(20))
          unemploy(s, seatClass, 'media')
          unemploy(s, seatClass, 'education')
        }
      })
      if (whyNotEvent(game.state, id, game.table.extensions) !== null) continue
      const play = game.run((t) => eventAction.perform(t, 'state'))
      while (!play.done) play.answers(randomAnswer(play.question, random))
      expect(game.state.state.events).toEqual([])
      expect(game.state.state.money).toBeGreaterThanOrEqual(0)
      // A Bill passed in Civil Unrest may open public Companies, which is a mandatory payment.
      if (id !== 'civil-unrest') expect(game.state.state.loans).toBe(0)
    }
  }
})
