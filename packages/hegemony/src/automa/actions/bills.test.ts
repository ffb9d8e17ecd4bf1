import { describe, expect, it } from 'vitest'
import { AI_CARDS_OF, aiCard } from '../../data/automa.ts'
import type { HegemonyState } from '../../state/state.ts'
import { ALL_ADVANCED, ALL_SIMPLE, allAutomas, bonusOf, turnOf } from '../../testing/automa.ts'
import { given } from '../../testing/given.ts'
import { desiredSection } from '../place/automa.ts'
import { plain, playedFor } from './action.ts'
import { billAction, policyToPropose } from './bills.ts'

/** The bag has only cubes of the Working Class, so its Immediate Votes pass. */
function bagOfTheWorkingClass(s: HegemonyState): void {
  for (const role of s.roles) s[role].influence = role === 'working' ? 9 : 0
  s.bag = { working: 25, middle: 0, capitalist: 0 }
  s.cubes = { working: 0, middle: 25, capitalist: 25 }
}

describe('two Bills in one action', () => {
  /** Card 24 of the Working Class lists 5 and 4, both two sections away. */
  const bills = (automas: typeof ALL_SIMPLE) => {
    const { game } = turnOf(
      'working',
      24,
      (s) => {
        bagOfTheWorkingClass(s)
        Object.assign(s.policies, { 1: 'A', 2: 'A', 3: 'A', 4: 'C', 5: 'C', 6: 'C', 7: 'B' })
        const { board } = s.ai.working ?? {}
        if (board != null) Object.assign(board, { policies: [[4], [5]], asidePolicies: [1, 2, 3, 6, 7] })
      },
      { players: 2, automas },
    )
    expect(game.state.policies[5]).toBe('B')
    return game.eventsOf('bill-proposed').map(({ policy, section }) => `${policy}${section}`)
  }

  it('OQ-42, H-LAW-03: on two policies, also when the first was voted on at once and is still not as wanted', () => {
    expect(bills(allAutomas(2, 'simple'))).toEqual(['5B', '4B'])
    expect(bills(allAutomas(2, 'advanced'))).toEqual(['5B', '4B'])
  })

  it('OQ-42, R-110: 25 are paid only if there will be two', () => {
    const play = (change: (s: HegemonyState) => void): unknown[] => {
      // Card 11 of the Capitalist Class lists 3 and 2.
      const { game } = turnOf('capitalist', 11, (s) => {
        for (const role of s.roles) s[role].influence = 0
        Object.assign(s.policies, { 2: 'A', 3: 'A' })
        Object.assign(s.capitalist, { revenue: 100, capital: 0 })
        change(s)
      })
      return [game.eventsOf('bill-proposed').length, game.state.capitalist.revenue]
    }
    expect(play(() => undefined)).toEqual([2, 75])
    expect(play((s) => (s.policies[2] = 'C'))).toEqual([1, 100])
    const twoOut = (s: HegemonyState): void => {
      for (const policy of [5, 6] as const) s.bills[policy] = { by: 'capitalist', section: 'B' }
    }
    expect(play(twoOut)).toEqual([1, 100])
  })
})

describe('the last round', () => {
  const test = (change: (s: HegemonyState) => void): unknown => {
    const { state } = given({ players: 2, automas: ALL_SIMPLE }, (s) => {
      s.clock = { round: 5, phase: 'action', step: 0 }
      s.capitalist.influence = 0
      s.working.influence = 1
      change(s)
    })
    // Card 12 of the Working Class lists 6 and 3, which already matches its wishes.
    return policyToPropose(state, 'working', plain(aiCard('ai-working-12')))
  }

  it('CC-AUTO-105, CC-AUTO-83, he42: a measure that makes Immediate Votes free counts before the Bill is proposed', () => {
    expect(test(() => undefined)).toBeNull()
    const free = (s: HegemonyState): void => {
      s.inForce = [{ kind: 'free-immediate-votes', source: 'he42', until: 'round' }]
    }
    expect(test(free)).toBe(6)
    expect(test((s) => (s.working.influence = 2))).toBe(6)
  })

  it('CC-AUTO-105, CC-HIST-14: without elections there is no Immediate Vote', () => {
    const none = (s: HegemonyState): void => {
      s.working.influence = 2
      s.inForce = [{ kind: 'no-elections', source: 'he11', until: 'round' }]
    }
    expect(test(none)).toBeNull()
  })

  it('CC-AUTO-104: Policy 7 is left alone', () => {
    const { state } = given({ players: 2, automas: { working: 'simple' } }, (s) => {
      s.clock = { round: 5, phase: 'action', step: 0 }
      s.policies[7] = 'A'
      s.working.influence = 9
    })
    // Card 13 lists 7 and 2.
    const card = aiCard('ai-working-13')
    expect(policyToPropose(state, 'working', playedFor(state, card, 'PB'))).toBe(2)
    state.policies[2] = 'A'
    expect(billAction.test(state, 'working', plain(card)).possible).toBe(false)
  })
})

describe('the bonus of a free Immediate Vote', () => {
  /** A Bill of the Working Class, with this much Influence against it. */
  const played = (others: number) => {
    const number = AI_CARDS_OF.working.find(({ bonus }) => bonus === 'free-vote')?.number ?? Number.NaN
    const [policy = 1] = aiCard(`ai-working-${number}`).policies
    return turnOf(
      'working',
      number,
      (s) => {
        for (const role of s.roles) s[role].influence = role === 'working' ? 1 : others
        s.policies[policy] = desiredSection('working', policy) === 'A' ? 'C' : 'A'
        s.bag = others === 0 ? { working: 25, middle: 0, capitalist: 0 } : { working: 0, middle: 0, capitalist: 25 }
        s.cubes = others === 0 ? { working: 0, middle: 25, capitalist: 25 } : { working: 25, middle: 25, capitalist: 0 }
      },
      { players: 2 },
    )
  }

  it('R-116, CC-AUTO-103: applies when the vote is called', () => {
    const play = played(0)
    expect([play.game.eventsOf('vote-called').length, bonusOf(play)]).toEqual([1, 'used'])
  })

  it('R-116, CC-AUTO-103: lapses when a Bill is proposed without a vote', () => {
    const play = played(9)
    expect([
      play.game.eventsOf('bill-proposed').length,
      play.game.eventsOf('vote-called').length,
      bonusOf(play),
    ]).toEqual([1, 0, 'lost'])
  })
})

it('CC-AUTO-65, CC-AUTO-66: the highest policy card that can be proposed for, whatever the AI card lists', () => {
  const { state } = given({ players: 3, automas: ALL_ADVANCED })
  const played = plain(aiCard('ai-working-12'))
  expect(policyToPropose(state, 'working', played)).toBe(1)
  state.bills[1] = { by: 'middle', section: 'B' }
  state.inForce = [{ kind: 'locked', policy: 5, source: 'cr05', until: 'imf-check' }]
  expect(policyToPropose(state, 'working', played)).toBe(2)
})
