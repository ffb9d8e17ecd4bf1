import { describe, expect, it } from 'vitest'
import type { PlayerCount } from '../../data/vocabulary.ts'
import { DEFAULT_HOUSE_RULES } from '../../state/agreements.ts'
import { given } from '../../testing/given.ts'
import { playUntil, publicEvents, startMatch } from '../../testing/match.ts'
import { advance } from './round.ts'

const COUNTS: readonly PlayerCount[] = [2, 3, 4]

describe('the course of the game', () => {
  it('H-GEN-03, H-ROUND-01, H-ROUND-02, H-ROUND-08, H-SCORE-03: five rounds of five phases, no preparation in the first, then the end', () => {
    for (const players of COUNTS) {
      const phases = publicEvents(playUntil(startMatch(players, `rounds ${players}`))).flatMap((event) =>
        event.type === 'phase' && event.phase !== 'elections' ? [event.phase] : [],
      )
      const round = ['preparation', 'action', 'production', 'scoring']
      expect(phases).toEqual([...round.slice(1), ...round, ...round, ...round, ...round, 'end'])
    }
  })

  it('the game is over after the final scoring and emits its end once', () => {
    const g = given({ players: 3 }, (s) => {
      s.clock = { round: 5, phase: 'end', step: 0 }
    })
    g.run(function* (t) {
      while (!t.state.finished) yield* advance(t)
    })
    expect(g.eventsOf('game-over')).toHaveLength(1)
    expect(g.events.at(-1)).toEqual({ type: 'game-over' })
  })

  it('H-TURN-01, H-GEN-13: each player takes exactly 5 turns in regular order', () => {
    const match = playUntil(startMatch(4, 'turns'), (s) => s.clock.phase === 'production')
    const turns = publicEvents(match).flatMap((event) => (event.type === 'turn' ? [`${event.turn} ${event.role}`] : []))
    const order = ['working', 'middle', 'capitalist', 'state']
    expect(turns).toEqual([1, 2, 3, 4, 5].flatMap((turn) => order.map((role) => `${turn} ${role}`)))
  })

  it('H-ROUND-03, H-ROUND-04: production happens step by step for all players', () => {
    const match = playUntil(startMatch(3, 'steps'), (s) => s.clock.round === 2)
    const steps = publicEvents(match).flatMap((event) => (event.type === 'production-step' ? [event.step] : []))
    expect(steps).toEqual(['strikes', 'produce', 'needs', 'imf', 'taxes'])
  })

  it('H-ROUND-05, H-ROUND-07, H-VOTE-06: the bag is refilled, then the Bills are voted on in the order of the Policies', () => {
    const g = given({ players: 2 }, (s) => {
      s.clock = { round: 1, phase: 'elections', step: 0 }
      s.bills = { 7: { by: 'capitalist', section: 'C' }, 3: { by: 'working', section: 'B' } }
      s.influence += 2
      s.working.influence = 0
      s.capitalist.influence = 0
    })
    expect(g.run(advance).done).toBe(true)
    expect(g.eventsOf('cubes').every(({ why }) => why === 'refill')).toBe(true)
    const first = g.run(advance)
    expect(g.eventsOf('vote-called').map(({ policy }) => policy)).toEqual([3])
    expect(first.seat).toBe('capitalist')
    first.answers('for')
    const second = g.run(advance)
    expect(g.eventsOf('vote-called').map(({ policy }) => policy)).toEqual([3, 7])
    expect(second.seat).toBe('working')
  })

  it('H-ROUND-06: without a Bill there are no elections, no refill and no Influence for the State', () => {
    const g = given({ players: 4 }, (s) => {
      s.clock = { round: 1, phase: 'elections', step: 0 }
    })
    g.run(advance)
    expect(g.state.clock.phase).toBe('scoring')
    expect(g.eventsOf('cubes')).toEqual([])
    expect(g.state.state.influence).toBe(1)
  })

  it('R-71, H-ROUND-06: a Bill that was proposed and is already decided still brings the refill and the Influence', () => {
    const decided = (electionsWithoutBills: boolean) => {
      const g = given({ players: 4, house: { electionsWithoutBills } }, (s) => {
        s.clock = { round: 1, phase: 'elections', step: 0 }
        s.billProposed = true
      })
      while (g.state.clock.phase === 'elections') g.run(advance)
      return g
    }
    const g = decided(DEFAULT_HOUSE_RULES.electionsWithoutBills)
    expect(g.eventsOf('cubes').filter(({ why }) => why === 'refill')).toHaveLength(3)
    expect(g.state.state.influence).toBeGreaterThan(1)
    const skipped = decided(false)
    expect(skipped.eventsOf('cubes')).toEqual([])
    expect(skipped.state.state.influence).toBe(1)
  })

  it('H-PREP-01, H-GEN-03: each round is announced once, the first after setup', () => {
    const events = publicEvents(playUntil(startMatch(2, 'announced')))
    expect(events.flatMap((event) => (event.type === 'round' ? [event.round] : []))).toEqual([1, 2, 3, 4, 5])
  })

  it('R-71, H-ROUND-06: that a Bill was proposed is remembered until the next round begins', () => {
    const from = (phase: 'action' | 'production' | 'elections' | 'scoring') =>
      given({ players: 2 }, (s) => {
        s.clock = { round: 2, phase, step: 99 }
        s.billProposed = true
      })
    for (const phase of ['action', 'production', 'elections'] as const) {
      const g = from(phase)
      g.run(advance)
      expect(g.state.billProposed, phase).toBe(true)
      expect(g.eventsOf('round')).toEqual([])
    }
    const next = from('scoring')
    next.run(advance)
    expect(next.state.billProposed).toBe(false)
  })

  it('H-PREP-01: a new round begins by moving the round marker', () => {
    const g = given({ players: 2 }, (s) => {
      s.clock = { round: 2, phase: 'scoring', step: 99 }
    })
    g.run(advance)
    expect(g.state.clock).toEqual({ round: 3, phase: 'preparation', step: 0 })
    expect(g.eventsOf('round')).toEqual([{ type: 'round', round: 3 }])
  })

  it('H-GEN-14: production goes in reversed order', () => {
    const match = playUntil(startMatch(3, 'reverse'), (s) => s.clock.phase === 'elections' || s.clock.round > 1)
    const payers = publicEvents(match).flatMap((event) =>
      event.type === 'money' && event.why === 'wages' ? [event.from] : [],
    )
    const order = ['state', 'capitalist', 'middle']
    const seen = [...new Set(payers)]
    expect(seen).toEqual(expect.arrayContaining(['state', 'capitalist']))
    expect(seen.map((role) => order.indexOf(role))).toEqual(seen.map((role) => order.indexOf(role)).sort())
  })

  it('H-TURN-10, H-PREP-10: two cards are kept, five are drawn', () => {
    const end = playUntil(startMatch(2, 'hand'), (s) => s.clock.phase === 'production')
    expect(end.state.working.hand).toHaveLength(2)
    const next = playUntil(end, (s) => s.clock.phase === 'action')
    expect(next.state.working.hand).toHaveLength(7)
    expect(next.state.capitalist.hand).toHaveLength(7)
  })

  it('H-TURN-11: used cards never come back: 27 of 40 are drawn in a game without draw effects', () => {
    const match = playUntil(startMatch(2, 'used'))
    const { working } = match.state
    expect(working.used).toHaveLength(25)
    expect(working.used.length + working.hand.length + working.deck.length).toBe(40)
  })
})
