import { describe, expect, it } from 'vitest'
import type { HegemonyState } from '../state/state.ts'
import { playing, refusal } from '../testing/cards.ts'

/** Two Events on the board and these in the deck, the last one on top. In round 2 unless the test sets another. */
function deckOf(...cards: readonly string[]): (s: HegemonyState) => void {
  return (s) => {
    s.clock.round = 2
    s.state.events = ['fear-of-deflation', 'strike-at-the-port']
    s.decks.event.cards = [...cards]
  }
}

const TWO_ON_TOP = deckOf('drought', 'pandemic', 'earthquake', 'neighbors-at-war')

describe('state-shift-focus', () => {
  it('an Event on the board is replaced, without its penalty, by one of the top two; then an Event Action', () => {
    const { game, play } = playing('state-shift-focus', TWO_ON_TOP)
    expect(play.legal).toEqual(['event:neighbors-at-war', 'event:earthquake', 'done'])
    play.answers('event:earthquake', 'event:strike-at-the-port')
    expect(game.state.state.events).toEqual(['fear-of-deflation', 'earthquake'])
    expect(game.state.decks.event.discard).toEqual(['strike-at-the-port'])
    expect(game.eventsOf('legitimacy')).toEqual([])
    expect(play.prompt).toBe('ask.event')
  })

  it('H-FAQC-09: the Event not chosen goes back on top', () => {
    const { game, play } = playing('state-shift-focus', TWO_ON_TOP)
    play.answers('event:earthquake', 'event:strike-at-the-port')
    expect(game.state.decks.event.cards).toEqual(['drought', 'pandemic', 'neighbors-at-war'])
  })

  it('H-FAQC-09: if none is placed, both go back on top in the same order', () => {
    const { game, play } = playing('state-shift-focus', TWO_ON_TOP)
    play.answers('done')
    expect(game.state.decks.event.cards).toEqual(['drought', 'pandemic', 'earthquake', 'neighbors-at-war'])
    expect(game.state.state.events).toEqual(['fear-of-deflation', 'strike-at-the-port'])
  })

  it('H-FAQC-10: the Event Action may be done on any Event on the board', () => {
    const { game, play } = playing('state-shift-focus', TWO_ON_TOP)
    play.answers('event:neighbors-at-war', 'event:strike-at-the-port')
    expect(play.legal).toEqual(['event:fear-of-deflation', 'event:neighbors-at-war'])
    play.answers('event:fear-of-deflation', 'money:30')
    expect(game.state.state).toMatchObject({ vp: 4, events: ['neighbors-at-war'] })
  })

  it('H-INFO-08: only the State sees the Events it looks at', () => {
    const { game } = playing('state-shift-focus', TWO_ON_TOP)
    const seen = game.table.emitted.filter(({ event }) => event.type === 'cards-seen')
    expect(seen).toEqual([
      { event: { type: 'cards-seen', deck: 'event', cards: ['neighbors-at-war', 'earthquake'] }, only: ['state'] },
    ])
    expect(game.table.revealed).toBe(true)
  })

  it('H-FAQC-11: in round 1 Events for later rounds are shuffled back and replaced', () => {
    const { game, play } = playing('state-shift-focus', (s) => {
      deckOf('drought', 'earthquake', 'low-university-ratings', 'pandemic')(s)
      s.clock.round = 1
    })
    expect(new Set(play.legal)).toEqual(new Set(['event:drought', 'event:earthquake', 'done']))
    expect(game.state.decks.event.cards).toHaveLength(4)
  })

  it('H-STATE-EVENT-02: without a possible Event nothing follows; without an Event on the board it cannot be played', () => {
    const { game, play } = playing('state-shift-focus', (s) => {
      TWO_ON_TOP(s)
      s.state.money = 0
      s.state.media = 0
    })
    play.answers('done')
    expect(play.prompt).toBe('ask.turn-free')
    expect(game.state.state.events).toHaveLength(2)
    expect(refusal('state-shift-focus', (s) => (s.state.events = []))?.rule).toBe('H-STATE-EVENT-01')
  })
})

describe('state-a-matter-of-high-priority', () => {
  const withSpace = (s: HegemonyState) => {
    TWO_ON_TOP(s)
    s.state.events.pop()
  }

  it('H-FAQC-12: one of the top two comes to a free space, the other goes back on top', () => {
    const { game, play } = playing('state-a-matter-of-high-priority', withSpace)
    expect(play.legal).toEqual(['event:neighbors-at-war', 'event:earthquake'])
    play.answers('event:earthquake')
    expect(game.state.state.events).toEqual(['fear-of-deflation', 'earthquake'])
    expect(game.state.decks.event.cards).toEqual(['drought', 'pandemic', 'neighbors-at-war'])
    expect(game.eventsOf('event-revealed')).toEqual([{ type: 'event-revealed', event: 'earthquake' }])
  })

  it('H-FAQC-13: the Event Action may be done on any Event on the board', () => {
    const { game, play } = playing('state-a-matter-of-high-priority', withSpace)
    play.answers('event:neighbors-at-war', 'event:fear-of-deflation', 'money:15')
    expect(game.state.state).toMatchObject({ vp: 2, events: ['neighbors-at-war'] })
  })

  it('H-FAQC-14: in round 1 Events for later rounds are shuffled back and replaced', () => {
    const { play } = playing('state-a-matter-of-high-priority', (s) => {
      deckOf('drought', 'earthquake', 'low-university-ratings', 'pandemic')(s)
      s.state.events.pop()
      s.clock.round = 1
    })
    expect(new Set(play.legal)).toEqual(new Set(['event:drought', 'event:earthquake']))
  })

  it('H-BRD-09: with both spaces taken the State looks, places nothing and continues with the Event Action', () => {
    const { game, play } = playing('state-a-matter-of-high-priority', TWO_ON_TOP)
    expect(play.prompt).toBe('ask.event')
    expect(game.eventsOf('cards-seen')).toHaveLength(1)
    expect(game.state.decks.event.cards).toEqual(['drought', 'pandemic', 'earthquake', 'neighbors-at-war'])
  })

  it('H-STATE-EVENT-02: not with both spaces taken by Events that cannot be resolved', () => {
    const stuck = refusal('state-a-matter-of-high-priority', (s) => {
      TWO_ON_TOP(s)
      s.state.money = 0
      s.state.media = 0
    })
    expect(stuck?.rule).toBe('H-STATE-EVENT-02')
  })
})

describe('state-immediate-response', () => {
  it('one Event is resolved twice, with a new choice the second time', () => {
    const { game, play } = playing('state-immediate-response', TWO_ON_TOP)
    play.answers('event:strike-at-the-port', 'class:working', 'class:capitalist')
    expect(game.state.state).toMatchObject({ media: 0, tokens: { working: 1, capitalist: 1 } })
    expect(game.state.state.events).toEqual(['fear-of-deflation'])
    expect(game.state.decks.event.discard).toEqual(['strike-at-the-port'])
  })

  it('H-FAQC-21, H-BENEFIT-07: benefits of both for one class stay together, earlier ones are discarded', () => {
    const { game, play } = playing('state-immediate-response', (s) => {
      TWO_ON_TOP(s)
      s.state.benefits.working.money = 10
    })
    play.answers('event:strike-at-the-port', 'class:working', 'class:working')
    expect(game.state.state.benefits.working).toMatchObject({ money: 0, influence: 4 })
    expect(game.state.state.tokens.working).toBe(2)
  })

  it('H-STATE-EVENT-02: an action that is impossible a second time happens once', () => {
    const { game, play } = playing('state-immediate-response', (s) => {
      TWO_ON_TOP(s)
      s.state.media = 3
    })
    play.answers('event:strike-at-the-port', 'class:working')
    expect(play.prompt).toBe('ask.turn-free')
    expect(game.state.state).toMatchObject({ media: 1, tokens: { working: 1 }, events: ['fear-of-deflation'] })
  })

  it('H-STATE-EVENT-02: not without an Event that can be resolved', () => {
    expect(refusal('state-immediate-response', (s) => (s.state.events = []))?.rule).toBe('H-STATE-EVENT-01')
  })
})
