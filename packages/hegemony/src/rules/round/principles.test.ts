import { describe, expect, it } from 'vitest'
import { companyFacts } from '../../data/companies.ts'
import { INDUSTRIES, PRODUCT, ROLES, SKILLS } from '../../data/vocabulary.ts'
import { hegemony } from '../../game.ts'
import { given } from '../../testing/given.ts'
import { playUntil, publicEvents, startMatch } from '../../testing/match.ts'
import { pay, takeLoan } from '../economy/money.ts'
import { score } from '../economy/points.ts'
import { gainInfluence, isGood } from '../economy/stock.ts'
import { workersIn } from '../labour/workers.ts'
import { rolesFor } from './setup.ts'

describe('general principles', () => {
  it('H-GEN-01: the number of players fixes the roles', () => {
    expect(rolesFor(2)).toEqual(['working', 'capitalist'])
    expect(rolesFor(3)).toEqual(['working', 'middle', 'capitalist'])
    expect(rolesFor(4)).toEqual(['working', 'middle', 'capitalist', 'state'])
  })

  it('H-GEN-04: most VP wins', () => {
    const standings = playUntil(startMatch(3, 'winner')).standings ?? []
    const scores = standings.map(({ score: vp }) => vp)
    expect(standings.find(({ rank }) => rank === 1)?.score).toBe(Math.max(...scores))
  })

  it('H-GEN-05, H-GEN-06: goods are Food and Luxury; each industry has its product', () => {
    expect(['food', 'luxury', 'health', 'education', 'influence'].filter((kind) => isGood(kind as 'food'))).toEqual([
      'food',
      'luxury',
    ])
    expect(INDUSTRIES.map((industry) => PRODUCT[industry])).toEqual([
      'food',
      'luxury',
      'health',
      'education',
      'influence',
    ])
  })

  it('H-GEN-07: a worker has one class and one skill, or none', () => {
    const match = playUntil(startMatch(3, 'skills'), (s) => s.clock.round === 2)
    for (const role of ROLES) {
      for (const worker of match.state.companies[role].flatMap(workersIn)) {
        expect(['working', 'middle']).toContain(worker.class)
        expect(SKILLS).toContain(worker.skill)
      }
    }
  })

  it('H-GEN-12, H-STATE-PROD-02: taxes go to the Treasury, payments without a recipient to the Supply', () => {
    const events = publicEvents(playUntil(startMatch(2, 'taxes'), (s) => s.clock.round === 2))
    const to = (why: string): Set<string> =>
      new Set(events.flatMap((event) => (event.type === 'money' && event.why === why ? [event.to] : [])))
    expect(to('income-tax')).toEqual(new Set(['state']))
    expect(to('employment-tax')).toEqual(new Set(['state']))
    const g = given({ players: 2 })
    pay(g.table, 'capitalist', 'supply', 30, 'lobby')
    expect(g.state.capitalist.revenue).toBe(90)
    expect(g.state.state.money).toBe(120)
  })

  it('H-GEN-17: the card names the owner; a Cooperative Farm is private and belongs to the Working Class', () => {
    expect(companyFacts('cooperative-farm').owner).toBe('working')
    expect(companyFacts('public-hospital').owner).toBe('state')
  })

  it('H-COMP-02: money is unlimited', () => {
    const g = given({ players: 2 })
    pay(g.table, 'supply', 'working', 1_000_000, 'card')
    expect(g.state.working.money).toBe(1_000_030)
  })

  it('H-COMP-04: without Influence cubes in the Supply no player gains Influence', () => {
    const g = given({ players: 2 }, (s) => {
      s.working.influence += s.influence - 1
      s.influence = 1
    })
    expect(gainInfluence(g.table, 'capitalist', 3, 'card')).toBe(1)
    expect([g.state.capitalist.influence, g.state.influence]).toEqual([2, 0])
  })

  it('H-BRD-11, R-17: VP go beyond 99 and may fall below 0; a house rule forbids the latter', () => {
    const g = given({ players: 2 })
    score(g.table, 'working', 120, 'card')
    expect(g.state.working.vp).toBe(120)
    score(g.table, 'capitalist', -4, 'demonstration')
    expect(g.state.capitalist.vp).toBe(-4)
    const strict = given({ players: 2, house: { negativeVp: false } })
    score(strict.table, 'capitalist', -4, 'demonstration')
    expect(strict.state.capitalist.vp).toBe(0)
  })

  it('H-LOAN-02, H-LOAN-05, H-LOAN-14: a loan is 50: Capital for the Capitalist Class, the Treasury for the State', () => {
    const g = given({ players: 4 })
    for (const role of ROLES) takeLoan(g.table, role)
    expect(g.state.working.money).toBe(80)
    expect([g.state.capitalist.revenue, g.state.capitalist.capital]).toEqual([120, 50])
    expect(g.state.state.money).toBe(170)
    expect(ROLES.map((role) => g.state[role].loans)).toEqual([1, 1, 1, 1])
  })
})

describe('hidden and public information', () => {
  const match = playUntil(
    startMatch(4, 'secrets'),
    (s) => s.clock.round === 2 && s.clock.phase === 'action' && s.clock.step === 5,
  )

  it('H-INFO-01: a hand is seen by its owner only', () => {
    for (const viewer of [...ROLES, 'spectator'] as const) {
      const view = hegemony.view(match.state, viewer)
      for (const role of ROLES) {
        expect(view[role].handSize).toBe(match.state[role].hand.length)
        if (viewer === role) expect(view[role].hand?.map(({ card }) => card)).toEqual(match.state[role].hand)
        else expect(view[role].hand).toBeNull()
      }
    }
  })

  it('H-INFO-02, H-INFO-03: no view reveals the order of a deck or the next cubes of the bag', () => {
    for (const viewer of [...ROLES, 'spectator'] as const) {
      const view: object = hegemony.view(match.state, viewer)
      expect(view).not.toHaveProperty('decks')
      expect(view).not.toHaveProperty('random')
      expect(JSON.stringify(view)).not.toContain('"deck":')
    }
  })

  it('H-INFO-02: only the player who draws cards sees them', () => {
    const drawn = (viewer: string) => match.eventsFor(viewer).filter((event) => event.type === 'cards-drawn')
    expect(
      drawn('working').some(
        (event) => event.type === 'cards-drawn' && event.role === 'working' && event.cards !== undefined,
      ),
    ).toBe(true)
    expect(
      drawn('working').some(
        (event) => event.type === 'cards-drawn' && event.role !== 'working' && event.cards !== undefined,
      ),
    ).toBe(false)
    expect(drawn('spectator').every((event) => event.type === 'cards-drawn' && event.cards === undefined)).toBe(true)
  })

  it('H-INFO-04, H-INFO-05: markets, deals, events, agenda, money and tracks are public', () => {
    const s = match.state
    const view = hegemony.view(s, 'spectator')
    expect(view.capitalist.market).toEqual(s.capitalist.market)
    expect(view.middle.market).toEqual(s.middle.market)
    expect([view.exportCard, view.deals, view.state.events, view.state.agenda]).toEqual([
      s.exportCard,
      s.deals,
      s.state.events,
      s.state.agenda,
    ])
    expect([view.working.money, view.capitalist.revenue, view.state.money]).toEqual([
      s.working.money,
      s.capitalist.revenue,
      s.state.money,
    ])
    expect(view.state.legitimacy).toEqual(s.state.legitimacy)
    expect(ROLES.map((role) => view[role].influence)).toEqual(ROLES.map((role) => s[role].influence))
  })
})
