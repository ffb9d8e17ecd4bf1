// Every AI card: its bonus in effect and not in effect, its Special Action when possible and when not.
import { describe, expect, it } from 'vitest'
import { AI_CARDS } from '../data/automa.ts'
import { BONUSES, type BonusId } from '../data/automa-bonuses.ts'
import type { AiCardFacts } from '../data/automa-facts.ts'
import type { SpecialId } from '../data/automa-specials.ts'
import { COOPERATIVE_FARMS } from '../data/companies.ts'
import { type Class, type LabourClass, POLICIES, type Policy, SECTIONS } from '../data/vocabulary.ts'
import { funds } from '../rules/economy/money.ts'
import { employedCount } from '../rules/labour/placement.ts'
import { isOperational } from '../rules/labour/workers.ts'
import type { HegemonyState } from '../state/state.ts'
import { bare, employ, employHelp, own, unemploy, withWorkers } from '../testing/arrange.ts'
import { ALL_SIMPLE, type AutomaPlay, bonusOf, turnOf } from '../testing/automa.ts'
import { given } from '../testing/given.ts'
import { plain } from './actions/action.ts'
import { specialAction, whyNoSpecial } from './actions/specials.ts'
import { desiredSection, distanceFrom } from './place/automa.ts'
import { amongAutomas } from './seats.ts'

type Arrange = (s: HegemonyState, of: Class, card: AiCardFacts) => void

/** No Companies, no stock, no money, no Influence; every policy that a bonus or a Special Action may need is in force. */
function country(s: HegemonyState): void {
  bare(s)
  Object.assign(s.policies, { 1: 'B', 2: 'B', 3: 'A', 4: 'B', 5: 'C', 6: 'B', 7: 'B' })
  for (const role of s.roles) s[role].influence = 0
  for (const role of ['middle', 'capitalist', 'state'] as const) {
    s[role].storage = { food: 0, luxury: 0, health: 0, education: 0 }
  }
  s.working.money = 0
  s.middle.money = 0
  s.capitalist.revenue = 0
  s.middle.market = []
  s.capitalist.market = []
  s.deals = []
  s.exportCard = 'export-01'
}

const idle = (s: HegemonyState, of: LabourClass, ...skills: readonly Parameters<typeof unemploy>[2][]): void => {
  for (const skill of skills) unemploy(s, of, skill)
}
const labour = (of: Class): LabourClass => (of === 'middle' ? 'middle' : 'working')
const money = (s: HegemonyState, of: Class, amount: number): void => {
  if (of === 'capitalist') s.capitalist.revenue = amount
  else s[of].money = amount
}
const section =
  (policy: Policy, to: 'A' | 'B' | 'C'): Arrange =>
  (s) => {
    s.policies[policy] = to
  }
/** One after the other. */
const all =
  (...steps: readonly Arrange[]): Arrange =>
  (s, of, card) => {
    for (const step of steps) step(s, of, card)
  }

// Bonuses

interface Scenario {
  readonly players?: 2 | 3 | 4
  /** Makes the action of the first symbol possible with the bonus. */
  readonly given: Arrange
  readonly look: (play: AutomaPlay, of: Class, card: AiCardFacts) => readonly unknown[]
  readonly found: readonly unknown[]
  /** Removes the condition of the bonus. */
  readonly spoil: Arrange
  readonly instead: readonly unknown[]
}

const first = ({ game }: AutomaPlay): string | undefined => game.eventsOf('automa-symbol')[0]?.outcome
const lookAt = (
  ...looks: readonly ((play: AutomaPlay, of: Class, card: AiCardFacts) => unknown)[]
): Scenario['look'] => {
  return (play, of, card) => [first(play), ...looks.map((look) => look(play, of, card))]
}
const purse = ({ game }: AutomaPlay, of: Class): number => funds(game.state, of)
const favour = ({ game }: AutomaPlay, of: Class): number => game.state.state.legitimacy[of]
const employed = ({ game }: AutomaPlay, of: Class): number => employedCount(game.state, labour(of))
const billsProposed = ({ game }: AutomaPlay): number => game.eventsOf('bill-proposed').length
const built = ({ game }: AutomaPlay): number => game.eventsOf('company-built').length

const tenWorkers: Arrange = (s, of) => {
  withWorkers(s, labour(of), 10)
  s.policies[6] = 'A'
}
const health =
  (price: number): Arrange =>
  (s, of) => {
    s.state.storage.health = 3
    money(s, of, price)
  }
/** The listed policies as far as possible from what the class wants. */
const farAway: Arrange = (s, of, card) => {
  for (const policy of card.policies) {
    const far = [...SECTIONS].sort((a, b) => distanceFrom(b, of, policy) - distanceFrom(a, of, policy))
    s.policies[policy] = far[0] ?? 'A'
  }
}

const BONUS: Readonly<Record<BonusId, Scenario>> = {
  'assign-four': {
    given: (s) => {
      for (const id of ['fashion-company', 'radio-station']) own(s, 'capitalist', id)
      idle(s, 'working', 'unskilled', 'unskilled', 'unskilled', 'unskilled')
      s.capitalist.revenue = 100
    },
    look: lookAt(employed, purse),
    found: ['yes', 4, 16],
    spoil: section(2, 'A'),
    instead: ['yes', 2, 0],
  },
  'cooperative-farm': {
    given: (s) => {
      own(s, 'capitalist', 'fashion-company')
      idle(s, 'working', 'unskilled', 'unskilled', 'unskilled')
    },
    look: lookAt(employed, ({ game }) => game.state.companies.working.length),
    found: ['yes', 3, 1],
    spoil: (s) => {
      for (const id of COOPERATIVE_FARMS) employ(s, own(s, 'working', id), 'working')
    },
    instead: ['yes', 3 * COOPERATIVE_FARMS.length + 2, COOPERATIVE_FARMS.length],
  },
  'skilled-worker': {
    given: (s, of) => {
      own(s, 'capitalist', 'college')
      idle(s, labour(of), 'unskilled')
    },
    look: lookAt(employed),
    found: ['yes', 2],
    spoil: section(7, 'A'),
    instead: ['no', 0],
  },
  'assign-any-number': {
    given: (s, of) => {
      for (const id of ['fashion-company', 'publishing-house']) own(s, 'capitalist', id)
      idle(s, labour(of), 'unskilled', 'unskilled', 'unskilled', 'unskilled', 'unskilled')
    },
    look: lookAt(employed),
    found: ['yes', 5],
    spoil: section(2, 'A'),
    instead: ['yes', 3],
  },
  'public-services-only': {
    given: all(tenWorkers, health(0)),
    look: lookAt(purse, favour),
    found: ['yes', 35, 3],
    spoil: section(4, 'C'),
    instead: ['no', 0, 2],
  },
  'half-price-education': {
    given: all(tenWorkers, (s, of) => {
      s.state.storage.education = 3
      money(s, of, 15)
    }),
    look: lookAt(purse, favour, bonusOf),
    found: ['yes', 0, 3, 'used'],
    spoil: (s) => {
      s.state.storage.education = 0
      s.capitalist.storage.education = 3
      s.capitalist.prices.education = 5
    },
    instead: ['yes', 0, 2, 'lost'],
  },
  'half-price-health': {
    given: all(tenWorkers, health(8)),
    look: lookAt(purse, favour, bonusOf),
    found: ['yes', 0, 3, 'used'],
    spoil: (s, of) => {
      s.state.storage.health = 0
      s.capitalist.storage.health = 3
      s.capitalist.prices.health = 5
      money(s, of, 15)
    },
    instead: ['yes', 0, 2, 'lost'],
  },
  'half-paid-luxury': {
    given: all(tenWorkers, (s, of) => {
      s.capitalist.storage.luxury = 3
      money(s, of, 12)
    }),
    look: lookAt(purse, favour, ({ game }) => game.state.state.money),
    found: ['yes', 0, 3, 108],
    spoil: section(1, 'C'),
    instead: ['no', 12, 2, 120],
  },
  'public-education-first': {
    given: all((s, of) => {
      employ(s, own(s, 'state', 'public-university'), labour(of))
      money(s, of, 30)
    }, tenWorkers),
    look: lookAt(purse, ({ game }) => game.state.state.storage.education),
    found: ['yes', 0, 1],
    spoil: (s) => {
      s.companies.state = []
    },
    instead: ['no', 30, 0],
  },
  'public-health-first': {
    given: all((s, of) => {
      employ(s, own(s, 'state', 'public-hospital'), labour(of))
      money(s, of, 15)
    }, tenWorkers),
    look: lookAt(purse, ({ game }) => game.state.state.storage.health),
    found: ['yes', 0, 1],
    spoil: (s) => {
      s.companies.state = []
    },
    instead: ['no', 15, 0],
  },
  'pay-for-employed': {
    given: all((s) => employ(s, own(s, 'capitalist', 'hotel', 3), 'working', true), tenWorkers, health(12)),
    look: lookAt(purse, favour),
    found: ['yes', 0, 3],
    spoil: section(2, 'A'),
    instead: ['no', 12, 2],
  },
  'pay-for-employed-elsewhere': {
    given: all((s) => employ(s, own(s, 'capitalist', 'hotel', 3), 'middle', true), tenWorkers, health(9)),
    look: lookAt(purse, favour),
    found: ['yes', 0, 3],
    spoil: section(2, 'A'),
    instead: ['no', 9, 2],
  },
  'every-source': {
    given: all(tenWorkers, health(39), (s) => {
      s.middle.storage.health = 2
      s.capitalist.storage.health = 3
    }),
    look: lookAt(
      purse,
      ({ game: { state: s } }) => s.middle.storage.health + s.state.storage.health + s.capitalist.storage.health,
    ),
    found: ['yes', 0, 0],
    spoil: (s) => {
      s.middle.money = 0
      s.middle.storage.health = 1
    },
    instead: ['no', 0, 7],
  },
  'no-tariffs': {
    given: all(tenWorkers, (s, of) => money(s, of, 18)),
    look: lookAt(purse, bonusOf),
    found: ['yes', 0, 'used'],
    spoil: section(6, 'C'),
    instead: ['yes', 0, 'inactive'],
  },
  'cubes-first': {
    players: 3,
    given: farAway,
    look: lookAt(billsProposed, ({ game }, of) => game.state.bag[of]),
    found: ['yes', 1, 10],
    spoil: (s, of) => {
      s.cubes[of] = 0
    },
    instead: ['yes', 1, 8],
  },
  'free-vote': {
    players: 3,
    given: all(farAway, (s, of, card) => {
      // An ally: a class that wants the same section, or the Middle Class in between.
      const [policy] = card.policies
      if (policy !== undefined) s.policies[policy] = desiredSection(of, policy) === 'A' ? 'C' : 'A'
      s[of].influence = 1
    }),
    look: lookAt(
      ({ game }) => game.eventsOf('vote-called').length,
      ({ game }) => game.eventsOf('immediate-vote-tested')[0]?.cost,
    ),
    found: ['yes', 1, 0],
    spoil: (s, of) => {
      for (const role of s.roles) s[role].influence = role === of ? 0 : 1
    },
    instead: ['yes', 0, 0],
  },
  'straight-to-desired': {
    players: 3,
    given: farAway,
    look: lookAt(
      ({ game }, of, card) => game.eventsOf('bill-proposed')[0]?.section === desiredSection(of, card.policies[0] ?? 1),
      bonusOf,
    ),
    found: ['yes', true, 'used'],
    spoil: (s, _of, card) => {
      for (const policy of card.policies) s.policies[policy] = 'B'
    },
    instead: ['yes', true, 'lost'],
  },
  'two-bills': {
    players: 3,
    given: farAway,
    look: lookAt(billsProposed),
    found: ['yes', 2],
    spoil: (s, of) => {
      const others = POLICIES.filter((policy) => s.policies[policy] === desiredSection(of, policy)).slice(0, 2)
      for (const policy of others) s.bills[policy] = { by: of, section: 'B' }
    },
    instead: ['yes', 1],
  },
  'pay-for-two-bills': {
    players: 3,
    given: all(farAway, (s) => {
      s.capitalist.revenue = 25
    }),
    look: lookAt(billsProposed, purse),
    found: ['yes', 2, 0],
    spoil: (s) => {
      s.capitalist.revenue = 24
    },
    instead: ['yes', 1, 24],
  },
  'build-two': {
    given: (s) => {
      s.capitalist.market = ['fashion-company', 'radio-station']
      s.capitalist.revenue = 16
      idle(s, 'working', 'unskilled', 'unskilled', 'unskilled', 'unskilled')
    },
    look: lookAt(built, ({ game }) => game.state.capitalist.market.length),
    found: ['yes', 2, 2],
    spoil: (s) => {
      s.capitalist.revenue = 8
    },
    instead: ['yes', 1, 3],
  },
  'build-for-less': {
    given: (s) => {
      s.capitalist.market = ['clinic']
      s.capitalist.revenue = 6
      idle(s, 'working', 'healthcare', 'unskilled')
    },
    look: lookAt(built, purse),
    found: ['yes', 1, 0],
    spoil: (s) => {
      s.capitalist.revenue = 5
    },
    instead: ['no', 0, 5],
  },
  'half-paid-company': {
    given: (s) => {
      s.capitalist.market = ['hotel']
      s.capitalist.revenue = 8
      idle(s, 'working', 'unskilled', 'unskilled', 'unskilled')
    },
    look: lookAt(built, purse, favour, ({ game }) => game.state.state.money),
    found: ['yes', 1, 0, 3, 113],
    spoil: section(1, 'C'),
    instead: ['no', 0, 8, 2, 120],
  },
  'state-pays-company': {
    given: (s) => {
      s.middle.market = ['pharmacy']
      idle(s, 'middle', 'healthcare', 'unskilled')
    },
    look: lookAt(built, favour, ({ game }) => game.state.state.money),
    found: ['yes', 1, 3, 104],
    spoil: section(1, 'C'),
    instead: ['no', 0, 2, 120],
  },
  'build-with-storage': {
    given: (s) => {
      s.middle.market = ['pharmacy']
      s.middle.money = 12
      idle(s, 'middle', 'healthcare', 'unskilled')
    },
    look: lookAt(built, purse, ({ game }) => game.state.middle.tiles.health),
    found: ['yes', 1, 0, true],
    spoil: (s) => {
      s.middle.market = ['pr-agency']
      s.middle.money = 20
      idle(s, 'middle', 'media')
    },
    instead: ['yes', 1, 0, false],
  },
  'build-with-newcomer': {
    given: (s) => {
      s.middle.market = ['pharmacy']
      s.middle.money = 16
      idle(s, 'middle', 'unskilled')
    },
    look: lookAt(built, purse),
    found: ['yes', 1, 0],
    spoil: section(7, 'A'),
    instead: ['no', 0, 16],
  },
  'sell-for-double': {
    given: (s) => {
      own(s, 'capitalist', 'clinic')
    },
    look: lookAt(purse, ({ game }) => game.eventsOf('company-sold').length),
    found: ['yes', 32, 1],
    spoil: (s) => {
      for (const company of s.companies.capitalist) company.machinery = true
    },
    instead: ['no', 0, 0],
  },
  'deal-first': {
    given: (s) => {
      s.deals = ['deal-food-8']
      s.capitalist.revenue = 55
    },
    look: lookAt(purse, ({ game }) => game.eventsOf('exported').length),
    found: ['yes', 75, 2],
    spoil: section(6, 'A'),
    instead: ['no', 55, 0],
  },
  'food-sale': {
    given: (s) => {
      s.capitalist.storage.food = 6
    },
    look: lookAt(purse),
    found: ['yes', 80],
    spoil: (s) => {
      s.capitalist.storage.food = 1
    },
    instead: ['no', 0],
  },
  'luxury-sale': {
    given: (s) => {
      s.capitalist.storage.luxury = 10
    },
    look: lookAt(purse),
    found: ['yes', 90],
    spoil: (s) => {
      s.capitalist.storage.luxury = 3
    },
    instead: ['no', 0],
  },
  'more-per-transaction': {
    given: (s, of) => {
      if (of !== 'working') s[of].storage.food = 8
    },
    look: lookAt(purse),
    found: ['yes', 85],
    spoil: (s, of) => {
      if (of !== 'working') s[of].storage.food = 6
    },
    instead: ['no', 0],
  },
  'state-per-transaction': {
    given: (s) => {
      s.middle.storage.food = 8
    },
    look: lookAt(purse, favour, ({ game }) => game.state.state.money),
    found: ['yes', 85, 3, 110],
    spoil: section(1, 'C'),
    instead: ['yes', 75, 2, 120],
  },
}

/** Observes a turn with the card; the action is read before any other is tried. */
function played(card: AiCardFacts, { players = 4, look }: Scenario, ...steps: readonly Arrange[]): readonly unknown[] {
  const arrange = (s: HegemonyState): void => {
    country(s)
    for (const step of steps) step(s, card.class, card)
    // Only the first symbol and its substitute matter here.
    for (const policy of POLICIES) if (card.symbols[0] !== 'PB') s.bills[policy] ??= { by: card.class, section: 'B' }
  }
  const play = turnOf(card.class, card.number, arrange, { players, automas: ALL_SIMPLE })
  return look(play, card.class, card)
}

// Special Actions

interface Deed {
  readonly given: Arrange
  readonly look: (s: HegemonyState, of: Class) => readonly unknown[]
  readonly found: readonly unknown[]
  readonly spoil: Arrange
}

const noCubes: Arrange = (s, of) => {
  s.cubes[of] = 0
}
const bag = (s: HegemonyState, of: Class): readonly unknown[] => [s.bag[of]]
const sale = (ware: 'health' | 'education' | 'luxury'): Arrange => {
  return (s, of) => {
    own(s, 'state', 'university-hospital')
    own(s, 'state', 'technical-university')
    if (of !== 'working') s[of].storage[ware] = 10
  }
}
const soldOut =
  (ware: 'health' | 'education' | 'luxury'): Arrange =>
  (s, of) => {
    if (of !== 'working') s[of].storage[ware] = 0
  }
const earned = (s: HegemonyState, of: Class): readonly unknown[] => [funds(s, of), s.state.legitimacy[of]]

const SPECIAL: Readonly<Record<SpecialId, Deed>> = {
  'replace-cubes': { given: () => undefined, look: bag, found: [11], spoil: noCubes },
  'draw-cubes': {
    given: (s, of) => {
      for (const other of ['working', 'middle', 'capitalist'] as const) s.bag[other] = other === of ? 0 : 3
    },
    look: ({ bag: { working, middle, capitalist } }) => [working + middle + capitalist],
    found: [0],
    spoil: (s, of) => {
      for (const other of ['working', 'middle', 'capitalist'] as const) s.bag[other] = other === of ? 5 : 0
    },
  },
  'population-cubes': { given: () => undefined, look: bag, found: [11], spoil: noCubes },
  'protection-cubes': {
    given: (s) => {
      for (const id of ['supermarket', 'fish-farm', 'hotel']) own(s, 'capitalist', id)
    },
    look: bag,
    found: [12],
    spoil: section(6, 'C'),
  },
  'paid-cubes': {
    given: (s) => {
      s.capitalist.revenue = 15
    },
    look: (s, of) => [s.bag[of], s.capitalist.revenue],
    found: [14, 0],
    spoil: noCubes,
  },
  'employer-cubes': {
    given: (s) => {
      employ(s, own(s, 'capitalist', 'clinic'), 'middle')
      employ(s, own(s, 'state', 'public-hospital'), 'middle')
      employ(s, own(s, 'middle', 'game-store'), 'middle')
    },
    look: bag,
    found: [12],
    spoil: noCubes,
  },
  'buy-influence': {
    given: (s, of) => {
      s.state.media = 2
      money(s, of, 10)
    },
    look: (s, of) => [s[of].influence, funds(s, of), s.bag[of], s.state.legitimacy[of]],
    found: [2, 0, 10, 3],
    spoil: all(noCubes, (s) => {
      s.state.media = 0
    }),
  },
  'take-from-employer': {
    given: (s) => {
      employ(s, own(s, 'capitalist', 'clinic'), 'working')
      s.capitalist.revenue = 20
    },
    look: (s) => [s.working.money, s.capitalist.revenue],
    found: [15, 5],
    spoil: (s) => {
      s.companies.capitalist = []
    },
  },
  'pay-for-points': {
    given: (s, of) => money(s, of, 20),
    look: (s, of) => [s[of].vp, s.capitalist.revenue],
    found: [5, 20],
    spoil: (s, of) => money(s, of, 19),
  },
  'capital-for-points': {
    given: (s) => {
      s.capitalist.capital = 50
    },
    look: (s) => [s.capitalist.vp, s.capitalist.capital, s.state.money],
    found: [7, 0, 170],
    spoil: (s) => {
      Object.assign(s.capitalist, { capital: 49, revenue: 100 })
    },
  },
  'buy-prosperity': {
    given: (s) => {
      s.middle.money = 18
    },
    look: (s) => [s.middle.prosperity, s.middle.money],
    found: [1, 0],
    spoil: (s) => {
      s.middle.money = 17
    },
  },
  'revenue-to-capital': {
    given: (s) => {
      s.capitalist.revenue = 151
    },
    look: (s) => [s.capitalist.revenue, s.capitalist.capital],
    found: [76, 75],
    spoil: (s) => {
      s.capitalist.revenue = 149
    },
  },
  emigration: {
    given: (s, of) => idle(s, labour(of), 'unskilled', 'media', 'media', 'media'),
    look: (s, of) => [s.unemployed[labour(of)].unskilled, s.unemployed[labour(of)].media, funds(s, of)],
    found: [0, 2, 10],
    spoil: (s, of) => {
      s.unemployed[labour(of)].media--
    },
  },
  'company-subsidy': {
    given: (s) => {
      for (const id of ['clinic', 'college', 'hotel', 'stadium']) own(s, 'capitalist', id)
    },
    look: earned,
    found: [20, 3],
    spoil: section(1, 'C'),
  },
  'employee-subsidy': {
    given: (s) => {
      employHelp(s, employ(s, own(s, 'middle', 'game-store'), 'middle'))
      s.middle.money = 10
    },
    // 5 from the State, 8 to the employee, who helps to make 4.
    look: (s, of) => [...earned(s, of), s.middle.storage.luxury],
    found: [7, 3, 4],
    spoil: (s) => {
      for (const company of s.companies.middle) company.employee = null
    },
  },
  'sell-nine-health': { given: sale('health'), look: earned, found: [90, 5], spoil: soldOut('health') },
  'sell-nine-education': { given: sale('education'), look: earned, found: [90, 5], spoil: soldOut('education') },
  'sell-six-health': { given: sale('health'), look: earned, found: [60, 4], spoil: soldOut('health') },
  'sell-six-education': { given: sale('education'), look: earned, found: [60, 4], spoil: soldOut('education') },
  'sell-luxury': {
    given: sale('luxury'),
    look: (s, of) => [...earned(s, of), s.capitalist.influence],
    found: [60, 4, 1],
    spoil: soldOut('luxury'),
  },
  'extra-production': {
    given: (s) => {
      employ(s, own(s, 'capitalist', 'clinic', 2), 'working')
      s.capitalist.revenue = 20
    },
    look: (s) => [s.capitalist.revenue, s.capitalist.storage.health],
    found: [0, 6],
    spoil: (s) => {
      s.capitalist.revenue = 19
    },
  },
  'extra-shift': {
    given: (s) => {
      employ(s, own(s, 'middle', 'game-store'), 'middle')
      employ(s, own(s, 'middle', 'pr-agency'), 'middle')
    },
    look: (s) => [s.middle.storage.luxury, s.middle.influence],
    found: [2, 0],
    spoil: (s) => {
      for (const company of s.companies.middle)
        for (const worker of company.slots) if (worker !== null) worker.committed = true
    },
  },
  machinery: {
    given: (s) => {
      for (const id of ['clinic', 'college']) own(s, 'capitalist', id)
      s.capitalist.revenue = 45
    },
    look: (s) => [s.capitalist.revenue, s.companies.capitalist.filter(({ machinery }) => machinery).length],
    found: [0, 2],
    spoil: (s) => {
      s.clock = { round: 5, phase: 'action', step: 0 }
    },
  },
  'business-deal': {
    given: (s) => {
      s.deals = ['deal-food-6']
      s.capitalist.revenue = 40
    },
    look: (s) => [s.capitalist.revenue, s.capitalist.freeTradeZone.food],
    found: [0, 6],
    spoil: (s) => {
      s.deals = []
    },
  },
  'workers-from-supply': {
    given: (s) => {
      own(s, 'capitalist', 'clinic')
      s.capitalist.revenue = 10
    },
    look: (s) => [s.capitalist.revenue, s.companies.capitalist.filter(isOperational).length],
    found: [0, 1],
    spoil: section(7, 'A'),
  },
  'subsidised-hiring': {
    given: (s) => {
      own(s, 'capitalist', 'fashion-company')
      idle(s, 'working', 'unskilled', 'unskilled')
    },
    look: earned,
    found: [10, 3],
    spoil: section(4, 'C'),
  },
  'workers-from-public': {
    given: (s) => {
      employ(s, own(s, 'state', 'public-hospital'), 'working')
      own(s, 'capitalist', 'clinic', 2)
    },
    look: (s) => s.companies.capitalist.map((company) => [isOperational(company), company.wage]),
    found: [[true, 3]],
    spoil: section(2, 'A'),
  },
  'hire-employees': {
    given: (s) => {
      for (const id of ['game-store', 'doctors-office']) employ(s, own(s, 'middle', id), 'middle')
      idle(s, 'working', 'unskilled', 'unskilled', 'unskilled')
    },
    look: earned,
    found: [10, 3],
    spoil: (s) => {
      s.unemployed.working.unskilled = 0
    },
  },
}

describe.each(Object.values(AI_CARDS).map((card) => [card.id, card] as const))('%s', (_, card) => {
  const { bonus, special, class: of } = card
  if (bonus !== undefined) {
    const scenario = BONUS[bonus]
    it(`its bonus takes effect: ${bonus}`, () => {
      expect(played(card, scenario, scenario.given)).toEqual(scenario.found)
    })
    it(`CC-AUTO-103: its bonus brings Legitimacy exactly if the card shows the symbol: ${bonus}`, () => {
      const look: Scenario['look'] = (play, class_) => [favour(play, class_)]
      const before = 2
      expect(played(card, { ...scenario, look }, scenario.given)).toEqual([
        before + Number('approval' in BONUSES[bonus]),
      ])
    })
    it(`its bonus does not take effect: ${bonus}`, () => {
      expect(played(card, scenario, scenario.given, scenario.spoil)).toEqual(scenario.instead)
    })
  }
  const deed = SPECIAL[special]
  const table = (...steps: readonly Arrange[]) =>
    given({ automas: ALL_SIMPLE }, (s) => {
      country(s)
      for (const step of steps) step(s, of, card)
    })
  it(`its Special Action: ${special}`, () => {
    const game = table(deed.given)
    expect(whyNoSpecial(game.state, of, special)).toBeNull()
    const play = game.run((t) => amongAutomas(t, specialAction.perform(t, of, plain(card))))
    expect(play.done).toBe(true)
    expect(deed.look(game.state, of)).toEqual(deed.found)
  })
  it(`its Special Action is impossible: ${special}`, () => {
    const game = table(deed.given, deed.spoil)
    expect(whyNoSpecial(game.state, of, special)).not.toBeNull()
    expect(specialAction.test(game.state, of, plain(card)).possible).toBe(false)
  })
})

it('company-subsidy, H-GEN-11: without a Company there is nothing to subsidise', () => {
  const whyNot = (...companies: readonly string[]) => {
    const { state } = given({ automas: ALL_SIMPLE }, (s) => {
      country(s)
      s.companies.capitalist = []
      for (const id of companies) own(s, 'capitalist', id)
    })
    return whyNoSpecial(state, 'capitalist', 'company-subsidy')?.key
  }
  expect([whyNot(), whyNot('clinic')]).toEqual(['why.no-company', undefined])
})
