import { describe, expect, it } from 'vitest'
import { CRISES, crisisCard } from '../../data/crisis-response.ts'
import type { Policy } from '../../data/vocabulary.ts'
import { hegemony } from '../../game.ts'
import { unionCount } from '../../rules/labour/placement.ts'
import { minimumWage } from '../../rules/labour/wages.ts'
import { hasCommitted, population, unemployedCount } from '../../rules/labour/workers.ts'
import { whyNoBill } from '../../rules/politics/bills.ts'
import { checkImf } from '../../rules/production/imf.ts'
import { foreignEmployers } from '../../rules/production/taxes.ts'
import { activeRole, advance } from '../../rules/round/round.ts'
import type { CrisisTable } from '../../state/expansions.ts'
import type { Company, HegemonyState } from '../../state/state.ts'
import { employ, own, unemploy, withWorkers } from '../../testing/arrange.ts'
import { given, type Play, type TestTable } from '../../testing/given.ts'

type Change = (s: HegemonyState) => void

function crisisOf(s: HegemonyState): CrisisTable {
  if (s.crisis === null) throw new Error('Crisis Response is not in play')
  return s.crisis
}

/** The State cannot repay its two loans, and this card is face up. */
function facing(card: string, change: Change = () => undefined, players: 2 | 3 | 4 = 4): TestTable {
  return given({ players, modules: { crisisResponse: true } }, (s) => {
    const crisis = crisisOf(s)
    crisis.deck.cards.push(crisis.card)
    crisis.deck.cards = crisis.deck.cards.filter((id) => id !== card)
    crisis.card = card
    s.clock = { round: 2, phase: 'production', step: 3 }
    s.state.loans = 2
    s.state.money = 30
    s.state.legitimacy = { working: 6, middle: 7, capitalist: 8 }
    change(s)
  })
}

/** Declines all optional changes of prices and wages; the other decisions are left to the test. */
function passively(play: Play<void>): Play<void> {
  while (!play.done && (play.prompt === 'ask.price' || play.prompt === 'ask.wages')) play.answers('done')
  return play
}

function suffering(card: string, change?: Change, players?: 2 | 3 | 4): { game: TestTable; play: Play<void> } {
  const game = facing(card, change, players)
  return { game, play: passively(game.run(checkImf)) }
}

const policiesOf = (s: HegemonyState): string[] =>
  ([1, 2, 3, 4, 5, 6, 7] as const).map((policy) => `${policy}${s.policies[policy]}`)

/** No worker and no Company needs a decision when these Policies change. */
const calm: Change = (s) => {
  for (const owner of ['working', 'middle', 'capitalist'] as const) s.companies[owner] = []
}

/** Releases all committed workers. */
function standUp(company: Company): void {
  for (const worker of [...company.slots, company.employee]) if (worker !== null) worker.committed = false
}

/** Returns the violations of this table at the step after the check. */
function violationsAfter(s: HegemonyState): readonly string[] {
  return hegemony.violations({ ...s, clock: { ...s.clock, step: 4 } })
}

describe('the deck', () => {
  it('CC-CRISIS-01, CC-CRISIS-02: 10 cards, the top one open to all players', () => {
    const { state } = given({ modules: { crisisResponse: true } })
    const { card, deck, bonds } = crisisOf(state)
    expect([card, ...deck.cards].sort()).toEqual(CRISES.map(({ id }) => id).sort())
    expect(deck.discard).toEqual([])
    expect(bonds).toEqual({})
    expect(given({}).state.crisis).toBeNull()
  })

  it('CC-CRISIS-03, R-01: the card comes instead of the IMF, and only when the IMF would', () => {
    const { game } = suffering('cr04', calm)
    expect(game.eventsOf('crisis-started')).toEqual([
      { type: 'crisis-started', card: 'cr04', loans: 2, limit: 1, treasury: 30 },
    ])
    expect(game.state.policies[3]).toBe('B') // the normal IMF procedure would set 3A
    const solvent = facing('cr04', (s) => {
      calm(s)
      s.state.money = 110
    })
    solvent.run(checkImf)
    expect(solvent.eventsOf('crisis-started')).toEqual([])
    expect(solvent.state.state.loans).toBe(0)
  })

  it('CC-CRISIS-04: five parts in their order', () => {
    const { game } = suffering('cr09', calm)
    expect(game.eventsOf('crisis-part').map(({ part }) => part)).toEqual([
      'bills',
      'policies',
      'effects',
      'loans',
      'legitimacy',
    ])
  })

  it('CC-CRISIS-11: afterwards it is set aside and the next one is face up', () => {
    const { game } = suffering('cr04', calm)
    const { card, deck } = crisisOf(game.state)
    expect(deck.discard).toEqual(['cr04'])
    expect(deck.cards).toHaveLength(8)
    expect(card).not.toBe('cr04')
    expect(game.eventsOf('crisis-card')).toEqual([{ type: 'crisis-card', card }])
  })

  it('CC-CRISIS-12: a card that asks for another is followed by the next, if need be from those set aside before it', () => {
    const { game } = suffering('cr10', (s) => {
      calm(s)
      const { deck } = crisisOf(s)
      deck.discard = ['cr09']
      deck.cards = []
    })
    expect(unionCount(game.state)).toBe(0)
    expect(game.eventsOf('crisis-passed-over').map(({ card }) => card)).toEqual(['cr10'])
    expect(game.eventsOf('crisis-ended').map(({ card }) => card)).toEqual(['cr09'])
    expect(crisisOf(game.state).card).toBe('cr10')
  })
})

describe('Bills and Policies', () => {
  const bills: Change = (s) => {
    calm(s)
    s.bills = {
      2: { by: 'working', section: 'A' },
      3: { by: 'working', section: 'B' },
      7: { by: 'capitalist', section: 'C' },
    }
    s.working.influence = 0
    s.capitalist.influence = 0
  }

  it('CCX-38, CC-CRISIS-05, CC-CRISIS-06: only Bills that the card names go back, each for 1 Influence to its owner', () => {
    const { game } = suffering('cr02', bills)
    expect(game.state.bills).toEqual({ 3: { by: 'working', section: 'B' } })
    expect([game.state.working.influence, game.state.capitalist.influence]).toEqual([1, 1])
  })

  it('CC-CRISIS-05: all Bills, or all but those on some Policies', () => {
    expect(suffering('cr05', bills).game.state.bills).toEqual({})
    const { game } = suffering('cr07', (s) => {
      bills(s)
      s.bills[4] = { by: 'middle', section: 'A' }
    })
    expect(Object.keys(game.state.bills)).toEqual(['4'])
  })

  it.each(CRISES.filter(({ policies }) => policies.length > 0).map(({ id }) => id))(
    'CC-CRISIS-07: %s moves the Policies it names and leaves the others',
    (card) => {
      const before = { 1: 'B', 2: 'A', 3: 'C', 4: 'C', 5: 'A', 6: 'B', 7: 'C' } as const
      const game = facing(card, (s) => {
        calm(s)
        Object.assign(s.policies, before)
        for (const id of s.closed.splice(0, 3)) own(s, 'state', id, 3)
        for (const industry of ['media', 'luxury'] as const) s.working.unions[industry] = card === 'cr10'
      })
      const play = game.run(checkImf)
      while (!play.done) play.answers(play.legal.at(-1) ?? false)
      const named = crisisCard(card).policies
      const expected = ([1, 2, 3, 4, 5, 6, 7] as const).map(
        (policy) => named.find((section) => section.startsWith(`${policy}`)) ?? `${policy}${before[policy]}`,
      )
      expect(policiesOf(game.state)).toEqual(expected)
      expect(game.state.companies.state.length).toBe({ A: 9, B: 6, C: 3 }[game.state.policies[1]])
    },
  )

  it.each(CRISES.map(({ id }) => id))(
    'H-POLICY-2-02, H-COMMIT-05: %s leaves no wage below the minimum and no worker committed outside of new public Companies',
    (card) => {
      for (const labour of ['A', 'C'] as const) {
        const game = facing(card, (s) => {
          s.policies[1] = 'B'
          s.policies[2] = labour
          for (const owner of ['middle', 'capitalist', 'state'] as const) {
            for (const company of s.companies[owner]) {
              standUp(company)
              company.wage = minimumWage(s)
            }
          }
          for (const industry of ['education', 'healthcare'] as const) {
            s.working.unions[industry] = true
            s.pool.working[industry]--
          }
          for (const skill of ['education', 'healthcare', 'media'] as const) unemploy(s, 'working', skill)
          withWorkers(s, 'working', 20)
          withWorkers(s, 'middle', 14)
        })
        const open = game.state.companies.state.map(({ id }) => id)
        expect(violationsAfter(game.state)).toEqual([])
        const play = game.run(checkImf)
        while (!play.done) play.answers(play.legal.includes('done') ? 'done' : (play.legal[0] ?? 'nothing'))
        expect(violationsAfter(game.state)).toEqual([])
        for (const company of Object.values(game.state.companies).flat())
          expect(company.wage).toBeGreaterThanOrEqual(minimumWage(game.state))
        const committed = Object.values(game.state.companies).flat().filter(hasCommitted)
        expect(committed.filter(({ id }) => open.includes(id))).toEqual([])
        expect(committed.every((company) => game.state.companies.state.includes(company))).toBe(true)
        expect(committed.length > 0).toBe(card === 'cr10')
      }
    },
  )

  it('R-02: wages are not reset to L1; the owner may lower them as after any change of Policy 2', () => {
    const { game } = suffering('cr05', (s) => {
      calm(s)
      s.policies[2] = 'A'
      own(s, 'capitalist', 'supermarket', 3)
    })
    expect(game.state.companies.capitalist[0]?.wage).toBe(3)
  })

  it('CC-CRISIS-19: owners may adjust prices once the Policies have changed', () => {
    const game = facing('cr05', (s) => {
      calm(s)
      s.policies[4] = 'A'
    })
    const play = game.run(checkImf).answers('done')
    expect([play.seat, play.prompt]).toEqual(['middle', 'ask.price'])
    expect(play.legal).toContain('price:health-10')
  })
})

describe('locks', () => {
  it('CCX-38, CC-CRISIS-13, CC-CRISIS-15: no player can propose a Bill on a locked Policy', () => {
    const { game } = suffering('cr05', calm)
    expect(game.state.inForce).toMatchObject([
      { kind: 'locked', policy: 1, until: 'imf-check' },
      { kind: 'locked', policy: 3, until: 'imf-check' },
    ])
    const closed = (policy: Policy) => whyNoBill(game.state, 'capitalist', { policies: [policy] })
    expect([closed(1)?.rule, closed(2), closed(3)?.rule]).toEqual(['H-LAW-03', null, 'H-LAW-03'])
    expect(game.eventsOf('policy-locked').map(({ policy }) => policy)).toEqual([1, 3])
  })

  it('CC-CRISIS-14: they come off when the next IMF check begins, whatever it finds', () => {
    const { game } = suffering('cr03', calm)
    expect(game.state.inForce).toHaveLength(1)
    game.state.state.loans = 0
    game.run(checkImf)
    expect(game.state.inForce).toEqual([])
    expect(game.eventsOf('policy-unlocked')).toEqual([{ type: 'policy-unlocked', policy: 6 }])
  })
})

describe('loans and Legitimacy', () => {
  it('CC-CRISIS-09: the State pays what it can, the loans are gone', () => {
    const poor = suffering('cr05', calm).game.state.state
    expect(poor).toMatchObject({ loans: 0, money: 0 })
  })

  it('CC-CRISIS-10: by amounts, by halves rounded up, or by payments', () => {
    const legitimacy = (card: string) => suffering(card, calm).game.state.state.legitimacy
    expect(legitimacy('cr04')).toEqual({ working: 5, middle: 6, capitalist: 7 })
    expect(legitimacy('cr05')).toEqual({ working: 3, middle: 4, capitalist: 4 })
    expect(legitimacy('cr06')).toEqual({ working: 3, middle: 4, capitalist: 8 })
  })

  it('CC-CRISIS-01: without a State at the table Legitimacy means nothing', () => {
    const { game } = suffering('cr04', calm, 2)
    expect(game.eventsOf('legitimacy')).toEqual([])
    expect(game.state.state.loans).toBe(0)
  })
})

describe('additional effects', () => {
  it('cr01, CC-CRISIS-08: Influence, voting cubes and workers of the Working and the Middle Class', () => {
    const { game, play } = suffering('cr01', (s) => {
      s.working.influence = 0
      s.middle.influence = 0
      s.working.unions.media = true
      s.pool.working.media--
      calm(s)
      for (const id of ['radio-station', 'lobbying-firm']) employ(s, own(s, 'capitalist', id), 'working')
      for (let i = 0; i < 3; i++) unemploy(s, 'working', 'unskilled')
      unemploy(s, 'working', 'education')
      unemploy(s, 'middle', 'luxury')
    })
    const unions = unionCount(game.state)
    const jobless = unemployedCount(game.state, 'working')
    const employers = foreignEmployers(game.state)
    expect(game.state.working.influence).toBe(Math.ceil(population(game.state, 'working') / 2))
    expect(game.eventsOf('cubes').filter(({ why }) => why === 'crisis')).toMatchObject([
      ...(unions === 0 ? [] : [{ class: 'working', amount: 2 * unions }]),
    ])
    expect([play.seat, play.prompt]).toEqual(['working', 'ask.remove-worker'])
    play.answers('skill:education')
    expect(unemployedCount(game.state, 'working')).toBe(jobless - 2)
    expect(play.done).toBe(true)
    expect(unemployedCount(game.state, 'middle')).toBe(0)
    expect(game.state.middle.influence).toBe(2)
    expect(game.eventsOf('cubes').filter(({ why, class: of }) => why === 'crisis' && of === 'middle')).toMatchObject(
      employers === 0 ? [] : [{ amount: 2 * employers }],
    )
    expect(game.state.state.legitimacy).toEqual({ working: 3, middle: 5, capitalist: 8 })
  })

  it('cr02: every class pays 10, and again, until the loans can be paid off; 1 Legitimacy for each payment', () => {
    const { game } = suffering('cr02', (s) => {
      calm(s)
      Object.assign(s.working, { money: 50 })
      Object.assign(s.middle, { money: 50 })
      Object.assign(s.capitalist, { revenue: 50 })
    })
    // 110 are due and 30 are there: three rounds of 30.
    expect([game.state.working.money, game.state.middle.money, game.state.capitalist.revenue]).toEqual([20, 20, 20])
    expect(game.state.state).toMatchObject({
      loans: 0,
      money: 10,
      legitimacy: { working: 3, middle: 4, capitalist: 5 },
    })
  })

  it('cr02: with two players only two classes pay', () => {
    const { game } = suffering('cr02', calm, 2)
    expect(game.eventsOf('money').filter(({ why }) => why === 'crisis')).toHaveLength(8)
  })

  it('cr03: the Working Class loses 2 of its unemployed, Policy 6 is locked', () => {
    const { game, play } = suffering('cr03', (s) => {
      calm(s)
      while (unemployedCount(s, 'working') < 4) unemploy(s, 'working', 'unskilled')
      unemploy(s, 'working', 'media')
    })
    play.answers('skill:media')
    expect(game.state.unemployed.working.media).toBe(0)
    expect(play.done).toBe(true) // only unskilled ones are left
    expect(unemployedCount(game.state, 'working')).toBe(3)
    expect(game.state.inForce).toMatchObject([{ kind: 'locked', policy: 6 }])
  })

  it('cr04: the State gains 40 before it pays', () => {
    const { game } = suffering('cr04', (s) => {
      calm(s)
      s.state.money = 90
    })
    expect(game.state.state).toMatchObject({ money: 20, loans: 0 })
  })

  it('cr06: 60 for the State, 10 and up to 2 Health for the workers, 15 for the Capitalist Class', () => {
    const { game } = suffering('cr06', (s) => {
      calm(s)
      s.state.storage.health = 3
      Object.assign(s.working, { money: 0 })
      Object.assign(s.middle, { money: 0 })
      Object.assign(s.capitalist, { revenue: 0 })
    })
    const { working, middle, capitalist, state } = game.state
    expect([working.money, middle.money, capitalist.revenue]).toEqual([10, 10, 15])
    expect([working.goods.health, middle.goods.health, state.storage.health]).toEqual([2, 1, 0])
    expect(state).toMatchObject({ money: 0, loans: 0 })
  })

  it('cr07: the Working Class places 3 Strike tokens, which wait for the next production', () => {
    const { game, play } = suffering('cr07', (s) => {
      calm(s)
      for (const id of ['supermarket', 'clinic', 'college', 'shopping-mall'])
        employ(s, own(s, 'capitalist', id, 1), 'working')
    })
    expect(play.prompt).toBe('ask.strike')
    play.answers('company:supermarket', 'company:clinic')
    expect(play.legal).not.toContain('done')
    play.answers('company:college')
    expect(game.state.companies.capitalist.map(({ strike }) => strike)).toEqual([true, true, true, false])
    expect(game.state.inForce).toMatchObject([{ kind: 'locked', policy: 1 }])
  })

  it('cr09: every class pays 10', () => {
    const { game } = suffering('cr09', calm)
    expect(game.eventsOf('money').filter(({ why }) => why === 'crisis')).toMatchObject(
      ['working', 'middle', 'capitalist'].map((from) => ({ from, to: 'state', amount: 10 })),
    )
    expect(game.state.state.money).toBe(0)
  })

  it('cr10: with 2 unions all Policies turn left, new public Companies are free, and owners pay most', () => {
    const game = facing('cr10', (s) => {
      calm(s)
      for (const industry of ['media', 'education'] as const) s.working.unions[industry] = true
      for (const id of ['supermarket', 'clinic', 'college', 'shopping-mall', 'supermarket-2'])
        own(s, 'capitalist', id, 3)
      own(s, 'middle', 'pharmacy', 3)
      Object.assign(s.working, { money: 100 })
      Object.assign(s.middle, { money: 100, influence: 0 })
      Object.assign(s.capitalist, { revenue: 100, influence: 0 })
    })
    const play = game.run(checkImf)
    while (!play.done) play.answers(play.legal.at(-1) ?? false)
    const { working, middle, capitalist, state } = game.state
    expect([working.money, middle.money, capitalist.revenue]).toEqual([90, 80, 65])
    expect([capitalist.influence, middle.influence]).toEqual([2, 0])
    expect(game.eventsOf('company-opened')).toHaveLength(6)
    expect(game.eventsOf('money').filter(({ why }) => why === 'company-opened')).toEqual([])
    expect(state).toMatchObject({ loans: 0, money: 0, legitimacy: { working: 6, middle: 5, capitalist: 5 } })
  })
})

describe('government bonds', () => {
  const rich: Change = (s) => {
    calm(s)
    s.working.money = 60
    s.middle.money = 40
    Object.assign(s.capitalist, { revenue: 20, capital: 60 })
  }

  it('cr08, CC-CRISIS-16, CC-CRISIS-17, CC-CRISIS-18, R-03: lenders in reverse order; covered, the loans are paid off', () => {
    const { game, play } = suffering('cr08', rich)
    expect([play.seat, play.prompt]).toEqual(['capitalist', 'ask.bond'])
    expect(play.options.map(({ target }) => target)).toEqual([
      'bond:capitalist:0',
      'bond:capitalist:30',
      'bond:capitalist:50',
    ])
    play.answers('bond:50')
    expect(play.seat).toBe('middle')
    expect(play.whyNot('bond:50')?.rule).toBe('H-GEN-11')
    play.answers('bond:30')
    expect(play.seat).toBe('working')
    play.answers('bond:0')
    expect(play.done).toBe(true)
    expect(game.state.state).toMatchObject({ loans: 0, money: 0 })
    expect(crisisOf(game.state).bonds).toEqual({
      capitalist: { lent: 50, due: 70, round: 3 },
      middle: { lent: 30, due: 40, round: 3 },
    })
    expect(game.state.policies).toEqual(facing('cr08', rich).state.policies)
    expect(game.state.state.legitimacy).toEqual({ working: 6, middle: 7, capitalist: 8 })
  })

  it('CC-CRISIS-18: too little goes back, and another card is drawn', () => {
    const { game, play } = suffering('cr08', (s) => {
      rich(s)
      const { deck } = crisisOf(s)
      deck.cards = [...deck.cards.filter((id) => id !== 'cr09'), 'cr09']
    })
    passively(play.answers('bond:30', 'bond:0', 'bond:0'))
    expect(crisisOf(game.state).bonds).toEqual({})
    expect(game.eventsOf('bond').map(({ outcome }) => outcome)).toEqual(['taken', 'declined', 'declined', 'returned'])
    expect(game.eventsOf('crisis-ended').map(({ card }) => card)).toEqual(['cr09'])
    expect(game.state.capitalist).toMatchObject({ revenue: 20, capital: 50 })
  })

  it('CC-CRISIS-18: it is not used in round 5', () => {
    const { game } = suffering('cr08', (s) => {
      rich(s)
      s.clock.round = 5
      const { deck } = crisisOf(s)
      deck.cards = [...deck.cards.filter((id) => id !== 'cr04'), 'cr04']
    })
    expect(game.eventsOf('crisis-passed-over').map(({ card }) => card)).toEqual(['cr08'])
    expect(game.eventsOf('bond')).toEqual([])
  })

  it('CC-CRISIS-17, CC-CRISIS-20: repaid at the end of the next Action Phase, with loans if it must be', () => {
    const game = given({ modules: { crisisResponse: true } }, (s) => {
      crisisOf(s).bonds = { working: { lent: 50, due: 70, round: 3 } }
      s.state.money = 30
      s.working.money = 0
      s.clock = { round: 2, phase: 'action', step: 20 }
    })
    const end = (t: TestTable['table']) => t.extensions.at('action-end', t)
    game.run(end)
    expect(game.state.working.money).toBe(0)
    game.state.clock.round = 3
    game.run(end)
    expect(game.state.working.money).toBe(70)
    expect(game.state.state).toMatchObject({ loans: 1, money: 10 })
    expect(crisisOf(game.state).bonds).toEqual({})
  })

  it('CC-CRISIS-18: the offer comes after the last turn of the round, when no player is active any more', () => {
    const game = given({ players: 3, modules: { crisisResponse: true } }, (s) => {
      crisisOf(s).bonds = { middle: { lent: 30, due: 40, round: 2 } }
      s.clock = { round: 2, phase: 'action', step: 15 }
    })
    expect(activeRole(game.state)).toBeNull()
    game.run(advance)
    expect(game.eventsOf('bond').map(({ outcome }) => outcome)).toEqual(['repaid'])
    expect(game.state.clock).toEqual({ round: 2, phase: 'action', step: 16 })
    game.run(advance)
    expect(game.state.clock.phase).toBe('production')
  })
})
