import { describe, expect, it } from 'vitest'
import {
  ACTION_CARDS,
  ACTIONS_OF,
  AGENDAS,
  actionCard,
  actionDeck,
  CAPITALIST_COMPANIES,
  COMPANIES,
  COMPANY_SPACES,
  COOPERATIVE_FARMS,
  CORPORATE_TAX,
  companyFacts,
  DEAL_CARDS,
  DEAL_SPACES,
  DEALS,
  EVENT_SPACES,
  EVENTS,
  EXPORTS,
  IMMIGRATION,
  IMMIGRATION_BY_ID,
  LEGITIMACY_INFLUENCE,
  LEGITIMACY_MAX,
  MIDDLE_COMPANIES,
  type PlayerCount,
  POPULATION,
  PROSPERITY,
  PUBLIC_COMPANIES,
  PUBLIC_ROWS,
  ROLES,
  STARTING_IMMIGRATION_CARDS,
  STARTING_STAFF,
  STARTING_WORKERS_TOTAL,
  WARES,
  WEALTH_TRACK,
  WORKERS,
} from './index.ts'

const companies = Object.values(COMPANIES)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const unique = (values: readonly unknown[]) => new Set(values).size === values.length
const ascending = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number))
const PLAYER_COUNTS: readonly PlayerCount[] = [2, 3, 4]
const startingIn = (players: PlayerCount, ids: readonly string[]) =>
  ids.filter((id) => companyFacts(id).startsWith?.includes(players))

describe('action cards', () => {
  it.each(ROLES)('H-COMP: the deck of the %s has 40 cards', (role) => {
    expect(actionDeck(role)).toHaveLength(40)
    expect(actionDeck(role).every((id) => actionCard(id).role === role)).toBe(true)
  })

  it('there are 107 different cards in the base game, each with its own id', () => {
    expect(Object.values(ACTION_CARDS).filter(({ set }) => set === undefined)).toHaveLength(107)
    expect(ROLES.map((role) => ACTIONS_OF[role].length)).toEqual([25, 26, 28, 28])
  })

  it('CC-ACT-01, CC-ACT-04: Crisis & Control has 20 more, 5 for each role, marked as its set', () => {
    const more = Object.values(ACTION_CARDS).filter(({ set }) => set === 'crisis-and-control')
    for (const role of ROLES) {
      expect(more.filter((card) => card.role === role).map(({ copies }) => copies)).toEqual([1, 1, 1, 1, 1])
    }
    expect(more).toHaveLength(20)
  })

  it('CC-ACT-02: with the module they are part of the deck of their role', () => {
    for (const role of ROLES) {
      expect(actionDeck(role, true)).toHaveLength(45)
      expect(actionDeck(role, true).slice(0, 40)).toEqual(actionDeck(role))
    }
  })

  it('H-TURN-04: a list of required sections is never empty', () => {
    for (const { requires } of Object.values(ACTION_CARDS)) expect(requires).not.toEqual([])
  })

  it('an unknown id is refused', () => {
    expect(() => actionCard('no-such-card')).toThrow('no-such-card')
    expect(() => actionCard('toString')).toThrow('toString')
  })
})

describe('companies', () => {
  it('H-COMP: 28 capitalist, 17 middle, 12 public Companies and 2 Cooperative Farms', () => {
    const lists = [CAPITALIST_COMPANIES, MIDDLE_COMPANIES, PUBLIC_COMPANIES, COOPERATIVE_FARMS]
    expect(lists.map((list) => list.length)).toEqual([28, 17, 12, 2])
    expect(unique(lists.flat())).toBe(true)
    expect(companies).toHaveLength(59)
  })

  it('a kind belongs to one owner, and the first copy has its name', () => {
    for (const { id, kind, owner } of companies) {
      expect(companyFacts(kind).owner).toBe(owner)
      expect(id === kind || /-[23]$/.test(id)).toBe(true)
    }
  })

  it('every Company has slots or is automated', () => {
    for (const company of companies) expect(company.slots.length > 0).toBe(!company.automated)
  })

  it('wages rise with the level, and are paid where someone is employed', () => {
    for (const { wages, owner, automated, employee } of companies) {
      const paid = owner === 'middle' ? employee !== undefined : owner !== 'working' && !automated
      expect(wages !== undefined).toBe(paid)
      expect(ascending(wages ?? [])).toBe(true)
    }
  })

  it('H-CAP-MACH-01: only capitalist Companies with workers take machinery', () => {
    for (const { owner, automated } of companies.filter(({ machinery }) => machinery !== undefined)) {
      expect([owner, automated]).toEqual(['capitalist', false])
    }
  })

  it('H-SETUP-01: four capitalist Companies start in every player count', () => {
    for (const players of PLAYER_COUNTS) {
      expect(startingIn(players, CAPITALIST_COMPANIES)).toEqual(['supermarket', 'shopping-mall', 'clinic', 'college'])
    }
  })

  it('H-SETUP-05: two Middle Class Companies start with three and four players, none with two', () => {
    expect(startingIn(2, MIDDLE_COMPANIES)).toEqual([])
    expect(startingIn(3, MIDDLE_COMPANIES)).toEqual(['convenience-store', 'doctors-office'])
    expect(startingIn(4, MIDDLE_COMPANIES)).toEqual(['convenience-store', 'doctors-office'])
  })

  it.each(PLAYER_COUNTS)('H-SETUP-02: with %i players 9 public Companies are used, 3 of them start', (players) => {
    const used = PUBLIC_COMPANIES.filter((id) => companyFacts(id).usedWith?.includes(players) ?? true)
    expect(used).toHaveLength(9)
    expect([...PUBLIC_ROWS[players].flat()].sort()).toEqual([...used].sort())
    expect([...PUBLIC_ROWS[players][0]]).toEqual(startingIn(players, PUBLIC_COMPANIES))
  })

  it.each(PLAYER_COUNTS)('H-SETUP-04: with %i players each public row is health, education, media', (players) => {
    for (const row of PUBLIC_ROWS[players]) {
      expect(row.map((id) => companyFacts(id).industry)).toEqual(['healthcare', 'education', 'media'])
    }
  })

  it('H-POLICY-1-07: a further public row costs 60', () => {
    for (const players of PLAYER_COUNTS) {
      for (const row of PUBLIC_ROWS[players].slice(1)) expect(sum(row.map((id) => companyFacts(id).cost))).toBe(60)
    }
  })
})

describe('small decks', () => {
  it('H-COMP: 16 Exports, 20 Business Deals, 25 Immigration cards, 10 Agendas, 25 Events', () => {
    const decks = [EXPORTS, DEALS, IMMIGRATION, AGENDAS, EVENTS]
    expect(decks.map((deck) => deck.length)).toEqual([16, 20, 25, 10, 25])
    for (const deck of decks) expect(unique(deck.map((card) => card.id))).toBe(true)
    expect(Object.keys(DEAL_CARDS)).toHaveLength(20)
    expect(Object.keys(IMMIGRATION_BY_ID)).toHaveLength(25)
  })

  it('H-CAP-EXPORT-01: the larger lot of a ware brings more', () => {
    for (const { sales } of EXPORTS) {
      for (const ware of WARES) {
        expect(ascending(sales[ware].map(({ amount }) => amount))).toBe(true)
        expect(ascending(sales[ware].map(({ price }) => price))).toBe(true)
      }
    }
  })

  it('H-CAP-DEAL-02: the tariff of a deal is 2 per unit at 6A, 1 at 6B, none at 6C', () => {
    for (const { goods, tariff } of DEALS) {
      const units = goods.food + goods.luxury
      expect(tariff).toEqual({ A: 2 * units, B: units, C: 0 })
    }
  })

  it('H-PREP-18: an Immigration card shows exactly one skilled worker', () => {
    for (const { working, middle } of IMMIGRATION)
      expect((working === 'unskilled') !== (middle === 'unskilled')).toBe(true)
  })

  it('H-SETUP-53: three Events stay out of the first round', () => {
    expect(EVENTS.filter(({ rounds }) => !rounds.includes(1))).toHaveLength(3)
  })

  it('H-STATE-SCORE-01: an ignored Event angers two classes', () => {
    for (const { penalty } of EVENTS) expect(penalty.classes).toHaveLength(penalty.pick === 'all' ? 2 : 3)
  })
})

describe('boards', () => {
  it('H-BRD-01: Population rises by one from space to space', () => {
    expect(POPULATION.map(({ population }) => population)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
    expect(ascending(POPULATION.map(({ workers }) => workers))).toBe(true)
  })

  it('H-BRD-05: both Prosperity tracks have 11 spaces', () => {
    expect([PROSPERITY.working.length, PROSPERITY.middle.length]).toEqual([11, 11])
  })

  it('H-BRD-06: the Wealth track has a start and 15 spaces', () => {
    expect(WEALTH_TRACK).toHaveLength(16)
    expect(ascending(WEALTH_TRACK)).toBe(true)
  })

  it('H-BRD-07: Legitimacy runs to 10', () => {
    expect(LEGITIMACY_INFLUENCE).toHaveLength(LEGITIMACY_MAX + 1)
  })

  it('H-CAP-TAX-02: corporate tax never falls as Revenue grows', () => {
    for (const section of ['A', 'B', 'C'] as const)
      expect(ascending(CORPORATE_TAX.map((row) => row[section]))).toBe(true)
  })

  it('R-13: the workers add up to the 48 and 42 in the box', () => {
    expect(sum(Object.values(WORKERS.working))).toBe(48)
    expect(sum(Object.values(WORKERS.middle))).toBe(42)
  })

  it.each(PLAYER_COUNTS)(
    'H-SETUP-24, H-SETUP-25, H-SETUP-45: with %i players starting staff fill their slots',
    (players) => {
      for (const staff of Object.values(STARTING_STAFF[players])) {
        for (const [id, workers] of Object.entries(staff)) {
          expect(companyFacts(id).slots).toEqual(workers)
          expect(companyFacts(id).startsWith).toContain(players)
        }
      }
    },
  )

  it.each(PLAYER_COUNTS)(
    'H-SETUP-20, H-SETUP-40: with %i players each class in play starts with 10 workers',
    (players) => {
      const unemployed = 1
      for (const staff of Object.values(STARTING_STAFF[players])) {
        const employed = Object.values(staff).flat().length
        if (employed === 0) continue
        expect(employed + unemployed + STARTING_IMMIGRATION_CARDS[players]).toBe(STARTING_WORKERS_TOTAL)
      }
    },
  )
})

it('H-BRD-08, H-BRD-09: 12 spaces for Capitalist Companies, 8 for the Middle Class, 9 for public ones; 2 for deals, 2 for Events', () => {
  expect(COMPANY_SPACES).toEqual({ capitalist: 12, middle: 8, public: 9 })
  expect([DEAL_SPACES, EVENT_SPACES]).toEqual([2, 2])
})
