import { describe, expect, it } from 'vitest'
import type { Class, Policy, Role, Section } from '../data/vocabulary.ts'
import { placeBill } from '../rules/politics/bills.ts'
import { holdVote } from '../rules/politics/voting.ts'
import type { Automas } from '../state/agreements.ts'
import type { HegemonyState } from '../state/state.ts'
import { ALL_SIMPLE, numbersWith, stack } from '../testing/automa.ts'
import { given } from '../testing/given.ts'
import { divide } from './influence.ts'
import { theAutoma } from './place/automa.ts'
import { amongAutomas } from './seats.ts'

interface Election {
  readonly players?: 2 | 3 | 4
  readonly automas: Automas
  readonly by: Role
  readonly policy: Policy
  readonly section: Section
  readonly cubes: readonly Class[]
  readonly influence: Partial<Record<Role, number>>
  readonly change?: (s: HegemonyState) => void
  readonly seed?: string
}

/** A vote with these cubes drawn; returned at the first question to a human player. */
function election({ players = 2, automas, by, policy, section, cubes, influence, change, seed = 'vote' }: Election) {
  const game = given({ players, automas, seed }, (s) => {
    for (const role of s.roles) s[role].influence = influence[role] ?? 0
    for (const cube of cubes) s.bag[cube]--
    s.drawn.push(...cubes)
    change?.(s)
  })
  placeBill(game.table, by, { policy, section })
  const play = game.run((t) => amongAutomas(t, holdVote(t, policy, false, cubes)))
  return { game, play }
}

const W: Class = 'working'
const C: Class = 'capitalist'
const WORKING: Automas = { working: 'simple' }
const withSymbol = numbersWith('working', true)
const without = numbersWith('working', false)

/** The Working Class Automa alone against the Capitalist Class: a Bill of either class. */
const against = (own: number, other: number, cubes: readonly Class[], change?: (s: HegemonyState) => void) =>
  election({
    automas: WORKING,
    by: 'capitalist',
    policy: 2,
    section: 'C',
    cubes,
    influence: { working: own, capitalist: other },
    ...(change === undefined ? {} : { change }),
  })
const onOwnBill = (own: number, other: number, cubes: readonly Class[], change?: (s: HegemonyState) => void) =>
  election({
    automas: WORKING,
    by: 'working',
    policy: 2,
    section: 'A',
    cubes,
    influence: { working: own, capitalist: other },
    ...(change === undefined ? {} : { change }),
  })

const spentBy = ({ game }: ReturnType<typeof election>): Partial<Record<Role, number>> | undefined =>
  game.eventsOf('influence-spent')[0]?.spent

describe('how much an Automa spends', () => {
  it('CCX-15, CC-AUTO-91, CC-AUTO-93: the necessary amount against a Bill', () => {
    expect(spentBy(against(3, 0, [C, C, C, W, W]))).toEqual({ working: 2 })
  })

  it('CCX-16: the necessary amount for a Bill: a tie passes it', () => {
    const vote = onOwnBill(3, 0, [W, W, C, C, C])
    vote.play.answers('against')
    expect(spentBy(vote)).toEqual({ working: 1 })
  })

  it('CC-AUTO-87, CC-AUTO-88: no Influence is spent if there is none or nothing to gain', () => {
    expect(against(0, 0, [C, C, C, W, W]).game.eventsOf('influence-spent')[0]?.spent).toEqual({})
    expect(spentBy(against(1, 0, [C, C, C, W, W]))).toEqual({})
    expect(against(1, 0, [C, C, C, W, W]).game.eventsOf('automa-influence')[0]?.instruction).toBe('behind-hopeless')
  })

  it('CCX-17, CC-AUTO-89, CC-AUTO-94: ahead, it draws as many cards as it has Influence for, 1 for each symbol', () => {
    const vote = onOwnBill(1, 3, [W, W, W, C, C], (s) => stack(s, 'working', withSymbol[0] ?? 0))
    vote.play.answers('against')
    const [told] = vote.game.eventsOf('automa-influence')
    expect(told).toMatchObject({ ahead: true, needed: 2, others: 3, instruction: 'ahead-others-more', draw: 1 })
    vote.play.answers(0)
    expect(spentBy(vote)).toEqual({ working: 1 })
    expect(theAutoma(vote.game.state, 'working').deck[0]).toEqual([`ai-working-${withSymbol[0]}`])
  })

  it('CC-AUTO-89: the others have just enough: one card', () => {
    const vote = onOwnBill(5, 2, [W, W, W, C, C], (s) => stack(s, 'working', without[0] ?? 0))
    vote.play.answers('against', 0)
    expect(vote.game.eventsOf('automa-influence')[0]).toMatchObject({ instruction: 'ahead-others-exact', draw: 1 })
    expect(spentBy(vote)).toEqual({})
  })

  it('CC-AUTO-89, CC-AUTO-90: the others have none, or too little: it spends nothing', () => {
    const none = onOwnBill(5, 0, [W, W, W, C, C])
    none.play.answers('against')
    expect(none.game.eventsOf('automa-influence')[0]?.instruction).toBe('ahead-others-none')
    const few = onOwnBill(5, 1, [W, W, W, C, C])
    few.play.answers('against', 0)
    expect(few.game.eventsOf('automa-influence')[0]?.instruction).toBe('ahead-others-too-few')
    expect([spentBy(none), spentBy(few)]).toEqual([{}, {}])
  })

  it('CC-AUTO-91, CC-AUTO-95: with exactly what it needs one card decides between all and nothing', () => {
    const all = against(2, 4, [C, C, C, W, W], (s) => stack(s, 'working', withSymbol[0] ?? 0))
    all.play.answers(0)
    expect(all.game.eventsOf('automa-influence')[0]?.instruction).toBe('behind-alone-exact')
    const none = against(2, 4, [C, C, C, W, W], (s) => stack(s, 'working', without[0] ?? 0))
    none.play.answers(0)
    expect([spentBy(all), spentBy(none)]).toEqual([{ working: 2 }, {}])
  })

  it('CC-AUTO-91, CC-AUTO-94, CC-AUTO-96: with more, the necessary amount and cards for the rest, never more than it has', () => {
    const cards = [withSymbol[0] ?? 0, without[0] ?? 0, withSymbol[1] ?? 0]
    const vote = against(4, 9, [C, C, C, W, W], (s) => stack(s, 'working', ...cards))
    expect(vote.game.eventsOf('automa-influence')[0]).toMatchObject({
      instruction: 'behind-alone-more',
      fixed: 2,
      draw: 2,
    })
    vote.play.answers(0)
    expect(spentBy(vote)).toEqual({ working: 3 })
  })

  it('CCX-18, CC-AUTO-92: behind with allies', () => {
    const withAlly = (own: number, ally: number, other: number, change?: (s: HegemonyState) => void) =>
      election({
        players: 3,
        automas: WORKING,
        by: 'capitalist',
        policy: 2,
        section: 'C',
        cubes: [C, C, C, W, W],
        influence: { working: own, middle: ally, capitalist: other },
        ...(change === undefined ? {} : { change }),
      })
    const enough = withAlly(1, 2, 0)
    enough.play.answers('against')
    expect(enough.game.eventsOf('automa-influence')[0]).toMatchObject({
      instruction: 'behind-allies-more-others-none',
      needed: 2,
      fixed: 1,
      draw: 0,
    })
    enough.play.answers(0)
    expect(spentBy(enough)).toEqual({ working: 1 })
    const exact = withAlly(1, 1, 1)
    exact.play.answers('against', 0, 0)
    expect(exact.game.eventsOf('automa-influence')[0]?.instruction).toBe('behind-allies-exact')
    expect(spentBy(exact)).toEqual({})
    const alone = withAlly(1, 1, 0)
    alone.play.answers('against', 0)
    expect(alone.game.eventsOf('automa-influence')[0]?.instruction).toBe('behind-allies-exact-others-none')
    expect(spentBy(alone)).toEqual({ working: 1 })
    const rich = withAlly(5, 2, 2, (s) => stack(s, 'working', withSymbol[0] ?? 0, withSymbol[1] ?? 0))
    rich.play.answers('against', 0, 0)
    expect(rich.game.eventsOf('automa-influence')[0]).toMatchObject({
      instruction: 'behind-allies-more',
      fixed: 2,
      draw: 2,
    })
    expect(spentBy(rich)).toEqual({ working: 4 })
  })

  it('CC-AUTO-97: the instruction is fixed before people choose, the cards are drawn after', () => {
    const vote = onOwnBill(2, 3, [W, W, W, C, C])
    vote.play.answers('against')
    expect(vote.game.eventsOf('automa-influence')).toHaveLength(1)
    expect(vote.game.eventsOf('automa-influence-drawn')).toHaveLength(0)
    expect([vote.play.seat, vote.play.prompt]).toEqual(['capitalist', 'ask.vote-influence'])
    vote.play.answers(3)
    expect(vote.game.eventsOf('automa-influence-drawn')).toHaveLength(1)
  })

  it('CC-AUTO-102: no Influence without opponents', () => {
    const vote = onOwnBill(4, 0, [W, W, C, C, C])
    vote.play.answers('for')
    expect(vote.game.eventsOf('automa-influence')[0]?.instruction).toBe('same-side')
    expect(spentBy(vote)).toEqual({})
  })

  it('CCX-34, CC-AUTO-107: in the last election everything, even without hope', () => {
    const last = against(3, 0, [C, C, C, C, C], (s) => {
      s.clock = { round: 5, phase: 'elections', step: 1 }
    })
    expect(spentBy(last)).toEqual({ working: 3 })
    const earlier = against(3, 0, [C, C, C, C, C], (s) => {
      s.clock = { round: 5, phase: 'elections', step: 1 }
      s.bills[7] = { by: 'capitalist', section: 'C' }
    })
    expect(spentBy(earlier)).toEqual({})
  })
})

describe('several Automas on one side', () => {
  const shares = (amounts: Partial<Record<Class, number>>, group: readonly Class[], amount: number, seed = 'share') => {
    const game = given({ players: 3, automas: ALL_SIMPLE, seed }, (s) => {
      for (const role of s.roles) s[role].influence = 0
      for (const seatClass of group) s[seatClass].influence = amounts[seatClass] ?? 0
    })
    return divide(game.table, group, amount)
  }

  it('CCX-19, CC-AUTO-99, CC-AUTO-100: divided as equally as possible, the odd one by the richest, none beyond its means', () => {
    const pair = ['working', 'middle'] as const
    expect(shares({ working: 4, middle: 2 }, pair, 3)).toEqual({ shares: { working: 2, middle: 1 }, lot: [] })
    expect(shares({ working: 5, middle: 1 }, pair, 4)).toEqual({ shares: { working: 3, middle: 1 }, lot: [] })
    const equal = Array.from({ length: 12 }, (_, i) => shares({ working: 3, middle: 3 }, pair, 3, `equal ${i}`))
    expect(new Set(equal.map(({ shares: { working } }) => working))).toEqual(new Set([1, 2]))
    expect(equal[0]?.lot).toHaveLength(1)
    const three = ['working', 'middle', 'capitalist'] as const
    expect(shares({ working: 3, middle: 5, capitalist: 4 }, three, 5).shares).toEqual({
      working: 1,
      middle: 2,
      capitalist: 2,
    })
  })

  it('CC-AUTO-98, CC-AUTO-101: they count as one, and draw from the deck of one of them', () => {
    const decks = new Set<string | null | undefined>()
    for (let i = 0; i < 12; i++) {
      const { game, play } = election({
        players: 3,
        automas: { working: 'simple', middle: 'simple' },
        by: 'capitalist',
        policy: 2,
        section: 'C',
        cubes: [C, C, C, W, W],
        influence: { working: 2, middle: 2, capitalist: 3 },
        seed: `deck ${i}`,
      })
      expect(game.eventsOf('automa-influence')[0]).toMatchObject({
        group: ['working', 'middle'],
        own: 4,
        allies: 0,
        instruction: 'behind-alone-more',
        fixed: 2,
        draw: 2,
      })
      play.answers(0)
      decks.add(game.eventsOf('automa-influence-drawn')[0]?.deck)
    }
    expect(decks).toEqual(new Set(['working', 'middle']))
  })
})
