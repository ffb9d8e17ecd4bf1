import { describe, expect, it } from 'vitest'
import { eventCard } from '../../data/events.ts'
import { immigrationCard } from '../../data/immigration.ts'
import type { PlayerCount } from '../../data/vocabulary.ts'
import { given, type TestTable } from '../../testing/given.ts'
import { population, unemployedCount, workerCount, workersIn } from '../labour/workers.ts'
import { billMarkersLeft } from '../politics/bills.ts'
import { taxMultiplier } from '../politics/policies.ts'
import { completeSetup } from './setup.ts'

const COUNTS: readonly PlayerCount[] = [2, 3, 4]

function skillsAt(g: TestTable, id: string): string[] {
  const company = Object.values(g.state.companies)
    .flat()
    .find((candidate) => candidate.id === id)
  return company === undefined ? [] : workersIn(company).map(({ class: of, skill }) => `${of} ${skill}`)
}

const setUp = (players: PlayerCount, seed = 'setup'): TestTable => {
  const g = given({ players, seed })
  const play = g.run(completeSetup)
  while (!play.done) play.answers('skill:media')
  return g
}

describe('the main board', () => {
  it('H-SETUP-01: the four starting Companies of the Capitalist Class at L2', () => {
    for (const players of COUNTS) {
      const { capitalist } = given({ players }).state.companies
      expect(capitalist.map(({ id }) => id).sort()).toEqual(['clinic', 'college', 'shopping-mall', 'supermarket'])
      expect(capitalist.every(({ wage }) => wage === 2)).toBe(true)
    }
  })

  it('H-SETUP-03, H-SETUP-04: one public Company of each kind is open, six are closed in two rows', () => {
    const two = given({ players: 2 }).state
    expect(two.companies.state.map(({ id }) => id)).toEqual([
      'public-hospital',
      'public-university',
      'regional-tv-station',
    ])
    const four = given({ players: 4 }).state
    expect(four.companies.state.map(({ id }) => id)).toEqual([
      'university-hospital',
      'technical-university',
      'national-public-broadcasting',
    ])
    for (const { companies, closed } of [two, four]) {
      expect(companies.state.every(({ wage }) => wage === 2)).toBe(true)
      expect(closed).toHaveLength(6)
    }
  })

  it('H-SETUP-05: Middle Class Companies with three and four players only', () => {
    expect(given({ players: 2 }).state.companies.middle).toEqual([])
    const { middle } = given({ players: 3 }).state.companies
    expect(middle.map(({ id, wage }) => [id, wage])).toEqual([
      ['convenience-store', 2],
      ['doctors-office', 2],
    ])
  })

  it('H-SETUP-06, H-SETUP-07, H-SETUP-09: one Business Deal, one Export card, the Immigration deck', () => {
    for (const players of COUNTS) {
      const s = given({ players }).state
      expect(s.deals).toHaveLength(1)
      expect(s.decks.deal.cards).toHaveLength(19)
      expect(s.exportCard).not.toBe('')
      expect(s.decks.export.cards).toHaveLength(15)
      expect(s.decks.immigration.cards).toHaveLength(25)
    }
  })

  it('H-SETUP-08, H-SETUP-10, H-SETUP-14: policies 1C 2B 3A 4B 5C 6B 7B, tariffs in the middle, Tax Multiplier 5', () => {
    for (const players of COUNTS) {
      const s = given({ players }).state
      expect(Object.values(s.policies).join('')).toBe('CBABCBB')
      expect(taxMultiplier(s)).toBe(5)
    }
  })

  it('H-SETUP-11, H-SETUP-12: the Treasury has 120, Public Services 5/5/3 or 6/6/4', () => {
    for (const players of COUNTS) {
      const { money, storage, media } = given({ players }).state.state
      expect(money).toBe(120)
      expect([storage.health, storage.education, media]).toEqual(players === 2 ? [5, 5, 3] : [6, 6, 4])
    }
  })

  it('H-SETUP-13, H-SETUP-15: round 1, all players start with 0 VP', () => {
    const s = given({ players: 4 }).state
    expect(s.clock.round).toBe(1)
    expect(s.roles.map((role) => s[role].vp)).toEqual([0, 0, 0, 0])
  })

  it('H-SETUP-16, H-SETUP-17: 8 voting cubes of each class in the bag, also with two players; no Middle Class workers then', () => {
    for (const players of COUNTS) {
      const g = setUp(players)
      expect(g.state.bag).toEqual({ working: 8, middle: 8, capitalist: 8 })
      expect(workerCount(g.state, 'middle')).toBe(players === 2 ? 0 : 10)
    }
  })

  it('H-SETUP-18: Events, Agendas and Legitimacy are used with four players only', () => {
    for (const players of COUNTS) {
      const { events, agenda } = given({ players }).state.state
      expect(events).toHaveLength(players === 4 ? 2 : 0)
      expect(agenda === null).toBe(players !== 4)
    }
  })
})

describe('the Working Class', () => {
  it('H-SETUP-20, H-SETUP-21, H-SETUP-22, H-SETUP-23: money, Influence, markers, hand; no Cooperative Farm yet', () => {
    const s = setUp(4).state
    expect([s.working.money, s.working.influence, s.working.prosperity, population(s, 'working')]).toEqual([
      30, 1, 0, 3,
    ])
    expect(billMarkersLeft(s, 'working')).toBe(3)
    expect([s.working.hand.length, s.working.deck.length]).toEqual([7, 33])
    expect(s.companies.working).toEqual([])
  })

  it('HX-59, H-SETUP-24, H-SETUP-27: two players: eight in four Companies, two unemployed', () => {
    const g = setUp(2)
    expect(skillsAt(g, 'supermarket')).toEqual(['working agriculture', 'working unskilled'])
    expect(skillsAt(g, 'shopping-mall')).toEqual(['working luxury', 'working unskilled'])
    expect(skillsAt(g, 'public-hospital')).toEqual(['working healthcare', 'working unskilled'])
    expect(skillsAt(g, 'public-university')).toEqual(['working education', 'working unskilled'])
    expect(unemployedCount(g.state, 'working')).toBe(2)
    expect(g.state.unemployed.working.unskilled).toBeGreaterThan(0)
    expect(workerCount(g.state, 'working')).toBe(10)
    expect(population(g.state, 'working')).toBe(3)
  })

  it('HX-60, H-SETUP-25, H-SETUP-26, H-SETUP-45: four players: seven employed of each class, upright', () => {
    const g = setUp(4)
    expect(skillsAt(g, 'supermarket')).toEqual(['working agriculture', 'working unskilled'])
    expect(skillsAt(g, 'college')).toEqual(['working education', 'working unskilled'])
    expect(skillsAt(g, 'university-hospital')).toEqual(['working healthcare', 'working unskilled', 'working unskilled'])
    expect(skillsAt(g, 'technical-university')).toEqual(['middle education', 'middle unskilled', 'middle unskilled'])
    expect(skillsAt(g, 'shopping-mall')).toEqual(['middle luxury', 'middle unskilled'])
    expect(skillsAt(g, 'convenience-store')).toEqual(['middle agriculture'])
    expect(skillsAt(g, 'doctors-office')).toEqual(['middle healthcare'])
    for (const role of ['working', 'middle'] as const) {
      expect(workerCount(g.state, role)).toBe(10)
      expect(unemployedCount(g.state, role)).toBe(3)
      expect(population(g.state, role)).toBe(3)
    }
    const everyone = Object.values(g.state.companies).flat().flatMap(workersIn)
    expect(everyone.some(({ committed }) => committed)).toBe(false)
  })

  it('H-SETUP-27, H-PREP-20: the workers of the Immigration cards join the unemployed, the cards go to the bottom', () => {
    const g = given({ players: 2, seed: 'immigration' })
    const top = g.state.decks.immigration.cards.at(-1) ?? ''
    const skill = immigrationCard(top).working
    const before = g.state.unemployed.working[skill]
    g.run(completeSetup)
    expect(g.state.unemployed.working[skill]).toBe(before + 1)
    expect(g.state.decks.immigration.cards[0]).toBe(top)
    expect(g.state.decks.immigration.cards).toHaveLength(25)
  })
})

describe('the Capitalist Class', () => {
  it('H-SETUP-30, H-SETUP-31, H-SETUP-32, H-SETUP-33: Revenue 120, Wealth at the start, goods and prices', () => {
    const { capitalist } = given({ players: 3 }).state
    expect([capitalist.revenue, capitalist.capital, capitalist.wealth, capitalist.influence]).toEqual([120, 0, 0, 1])
    expect(capitalist.storage).toEqual({ food: 1, luxury: 2, health: 0, education: 2 })
    expect(capitalist.prices).toEqual({ food: 12, luxury: 8, health: 8, education: 8 })
  })

  it('H-SETUP-34, H-SETUP-35, H-SETUP-36: an empty Free Trade Zone, 3 markers, 7 cards, a Market of 4 out of 24', () => {
    const s = given({ players: 3 }).state
    expect(s.capitalist.freeTradeZone).toEqual({ food: 0, luxury: 0 })
    expect(billMarkersLeft(s, 'capitalist')).toBe(3)
    expect(s.capitalist.hand).toHaveLength(7)
    expect(s.capitalist.market).toHaveLength(4)
    expect(s.decks.capitalist.cards).toHaveLength(20)
  })
})

describe('the Middle Class', () => {
  it('H-SETUP-40, H-SETUP-41, H-SETUP-42, H-SETUP-43, H-SETUP-44: money, Influence, storage, prices, hand, Market of 3', () => {
    const s = setUp(3).state
    expect([s.middle.money, s.middle.influence, s.middle.prosperity]).toEqual([40, 1, 0])
    expect(s.middle.storage).toEqual({ food: 1, luxury: 0, health: 1, education: 0 })
    expect(s.middle.prices).toEqual({ food: 12, luxury: 8, health: 8, education: 8 })
    expect(s.middle.hand).toHaveLength(7)
    expect(billMarkersLeft(s, 'middle')).toBe(3)
    expect([s.middle.market.length, s.decks.middle.cards.length]).toEqual([3, 12])
  })

  it('H-SETUP-46: chooses the color of one skilled worker, then draws 2 Immigration cards', () => {
    const g = given({ players: 3, seed: 'middle' })
    const play = g.run(completeSetup)
    expect([play.seat, play.prompt]).toEqual(['middle', 'ask.worker-colour'])
    expect(play.legal).toEqual([
      'skill:agriculture',
      'skill:luxury',
      'skill:healthcare',
      'skill:education',
      'skill:media',
    ])
    play.answers('skill:media')
    expect(play.done).toBe(true)
    expect(g.state.unemployed.middle.media).toBeGreaterThan(0)
    expect(g.eventsOf('immigration').find((event) => event.class === 'middle')?.cards).toHaveLength(2)
  })
})

describe('the State', () => {
  it('H-SETUP-50, H-SETUP-51, H-SETUP-52: Legitimacy 2, Personal Influence 1, 3 markers, 7 cards', () => {
    const s = given({ players: 4 }).state
    expect(s.state.legitimacy).toEqual({ working: 2, middle: 2, capitalist: 2 })
    expect(s.state.influence).toBe(1)
    expect(billMarkersLeft(s, 'state')).toBe(3)
    expect(s.state.hand).toHaveLength(7)
  })

  it('H-SETUP-53: the first two Events are never ones for later rounds', () => {
    for (let i = 0; i < 40; i++) {
      const { events } = given({ players: 4, seed: `events ${i}` }).state.state
      expect(events.every((event) => eventCard(event).rounds.includes(1))).toBe(true)
    }
  })

  it('H-SETUP-54, H-SETUP-55: an Agenda is face up; Health is at 4B and Education at 5C', () => {
    const s = given({ players: 4 }).state
    expect(s.state.agenda).not.toBeNull()
    expect([s.policies[4], s.policies[5]]).toEqual(['B', 'C'])
  })
})
