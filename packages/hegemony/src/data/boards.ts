// Printed values of the boards, tiles and the box: tracks, prices, tax tables, limits, and starting amounts. Data only,
// in the order of chapters 2 to 4 of the rules; the code that uses it is in `rules/`.
import type {
  Class,
  Good,
  LabourClass,
  OwnerClass,
  PlayerCount,
  Policy,
  Resource,
  Role,
  Section,
  Skill,
  WageLevel,
  Ware,
} from './vocabulary.ts'

type BySection<Value> = Readonly<Record<Section, Value>>

// Components and limits (H-COMP)

/** Per class. */
export const VOTING_CUBES = 25
export const INFLUENCE_CUBES = 35

/** Low confidence: the rulebooks give only the totals, 48 and 42. */
export const WORKERS = {
  working: { unskilled: 23, agriculture: 5, luxury: 5, healthcare: 5, education: 5, media: 5 },
  middle: { unskilled: 17, agriculture: 5, luxury: 5, healthcare: 5, education: 5, media: 5 },
} as const satisfies Record<LabourClass, Record<Skill, number>>

export const STRIKE_TOKENS = 7
export const DEMONSTRATION_TOKENS = 1
export const MACHINERY_TOKENS = 6
/** Per role (H-COMP-10). */
export const BILL_MARKERS = 3
export const STORAGE_TILES = 6
/** For all classes together; the distribution is not known. */
export const LEGITIMACY_TOKENS = 18
export const LOAN_CARDS = 10

// Tracks (H-BRD-01 to H-BRD-07)

/** Population by minimum number of workers; under 12 it stays at 3 (H-BRD-03). */
export const POPULATION = [
  { workers: 0, population: 3 },
  { workers: 12, population: 4 },
  { workers: 15, population: 5 },
  { workers: 18, population: 6 },
  { workers: 21, population: 7 },
  { workers: 24, population: 8 },
  { workers: 27, population: 9 },
  { workers: 30, population: 10 },
] as const satisfies readonly { workers: number; population: number }[]

/** Value of each space, gained as VP when the marker reaches it (H-BRD-05). */
export const PROSPERITY = {
  working: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  middle: [0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7],
} as const satisfies Record<LabourClass, readonly number[]>

/** Capital required for each space; the index is both the space and its VP, 0 the start (H-BRD-06). */
export const WEALTH_TRACK = [
  0, 10, 25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500,
] as const satisfies readonly number[]
/** VP for each space that the Wealth marker advances (H-CAP-SCORE-03). */
export const WEALTH_STEP_VP = 3

export const LEGITIMACY_MIN = 1
export const LEGITIMACY_MAX = 10
/** Personal Influence on refill by the lowest Legitimacy, 1 to 10; index 0 is not on the track. */
export const LEGITIMACY_INFLUENCE = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5] as const satisfies readonly number[]

// Spaces (H-BRD-08, H-BRD-09)

export const COMPANY_SPACES = { capitalist: 12, middle: 8, public: 9 } as const satisfies Record<
  OwnerClass | 'public',
  number
>
export const MARKET_SIZE = { capitalist: 4, middle: 3 } as const satisfies Record<OwnerClass, number>
export const DEAL_SPACES = 2
export const EVENT_SPACES = 2

// Prices

/** The printed steps of both price boards (H-BRD-10). */
export const PRICE_STEPS = {
  food: [9, 12, 15],
  luxury: [5, 8, 10],
  health: [5, 8, 10],
  education: [5, 8, 10],
} as const satisfies Record<Ware, readonly [number, number, number]>

/** The fixed prices of the State; Health and Education follow WELFARE_PRICE. */
export const STATE_PRICES = { food: 12, luxury: 8, influence: 10 } as const satisfies Partial<Record<Resource, number>>
/** Public Health by Policy 4, public Education by Policy 5. */
export const WELFARE_PRICE = { A: 0, B: 5, C: 10 } as const satisfies BySection<number>

/** Before tariffs. */
export const FOREIGN_PRICES = { food: 10, luxury: 6 } as const satisfies Record<Good, number>
/** Per unit, by Policy 6 (H-POLICY-6-01). */
export const TARIFFS = {
  A: { food: 10, luxury: 6 },
  B: { food: 5, luxury: 3 },
  C: { food: 0, luxury: 0 },
} as const satisfies BySection<Record<Good, number>>
/** By Policy 6 (H-POLICY-6-03). */
export const DEALS_PER_ROUND = { A: 0, B: 1, C: 2 } as const satisfies BySection<number>

// Storage (H-STORE)

/** Capacity of a board or tile; `tile` is the additional room of a Storage tile for its ware. */
export const STORAGE = {
  capitalist: { food: 8, luxury: 12, health: 12, education: 12 },
  middle: { food: 8, luxury: 8, health: 8, education: 8 },
  freeTradeZone: { food: 8, luxury: 12 },
  tile: {
    capitalist: { food: 8, luxury: 12, health: 12, education: 12 },
    middle: { food: 8, luxury: 8, health: 8, education: 8 },
  },
} as const satisfies Record<OwnerClass, Record<Ware, number>> & {
  freeTradeZone: Record<Good, number>
  tile: Record<OwnerClass, Record<Ware, number>>
}
/** Capacity of the State in addition to its production (H-STORE-11, H-STORE-12). */
export const PUBLIC_STORAGE_MARGIN = 6

// Taxes (H-TAX)

/** Tax Multiplier = base + weight x (modifier of Policy 4 + modifier of Policy 5); base and weight by Policy 3 (H-TAX-04). */
export const TAX_BASE = { A: 3, B: 2, C: 1 } as const satisfies BySection<number>
export const TAX_WEIGHT = { A: 2, B: 1, C: 0 } as const satisfies BySection<number>
export const WELFARE_MODIFIER = { A: 2, B: 1, C: 0 } as const satisfies BySection<number>

/** Per unit: `INCOME_TAX[section of Policy 2][section of Policy 3]`. */
export const INCOME_TAX = {
  A: { A: 7, B: 6, C: 5 },
  B: { A: 4, B: 4, C: 4 },
  C: { A: 1, B: 2, C: 3 },
} as const satisfies BySection<BySection<number>>

/** Tax by minimum Revenue and Policy 3 (H-CAP-TAX-02). */
export const CORPORATE_TAX = [
  { revenue: 0, A: 0, B: 0, C: 0 },
  { revenue: 5, A: 1, B: 2, C: 2 },
  { revenue: 10, A: 5, B: 5, C: 4 },
  { revenue: 25, A: 12, B: 10, C: 7 },
  { revenue: 50, A: 24, B: 15, C: 10 },
  { revenue: 100, A: 40, B: 30, C: 20 },
  { revenue: 200, A: 100, B: 70, C: 40 },
  { revenue: 300, A: 160, B: 120, C: 60 },
] as const satisfies readonly ({ revenue: number } & BySection<number>)[]

// Policies (H-POLICY)

/** Number of public Companies by Policy 1 (H-POLICY-1-01). */
export const PUBLIC_COMPANIES_OPEN = { A: 9, B: 6, C: 3 } as const satisfies BySection<number>
/** Number of State loans that triggers the IMF, by Policy 1 (H-IMF-02, R-01). */
export const IMF_LOANS = { A: 2, B: 2, C: 1 } as const satisfies BySection<number>
/** By Policy 2 (H-POLICY-2-01). */
export const MINIMUM_WAGE = { A: 3, B: 2, C: 1 } as const satisfies BySection<WageLevel>
/** Drawn by each class with workers in the Preparation Phase, by Policy 7 (H-POLICY-7-01). */
export const IMMIGRATION_CARDS = { A: 0, B: 1, C: 2 } as const satisfies BySection<number>

/** H-SETUP-10. */
export const STARTING_POLICIES = {
  1: 'C',
  2: 'B',
  3: 'A',
  4: 'B',
  5: 'C',
  6: 'B',
  7: 'B',
} as const satisfies Record<Policy, Section>
/** Policies after an IMF intervention (H-IMF-08). */
export const IMF_POLICIES = {
  1: 'C',
  2: 'C',
  3: 'A',
  4: 'B',
  5: 'C',
  6: 'B',
  7: 'B',
} as const satisfies Record<Policy, Section>

// End of the game

/** The section of each class, counted over Policies 1 to 5. */
export const OWN_SECTION = { working: 'A', middle: 'B', capitalist: 'C' } as const satisfies Record<Class, Section>
/** VP by the number of Policies 1 to 5 in the own section (H-WORK-END-01, H-CAP-END-01, H-MID-END-01). */
export const POLICY_VP = {
  working: [0, 1, 4, 8, 12, 18],
  capitalist: [0, 1, 4, 8, 12, 18],
  middle: [0, 1, 3, 6, 10, 15],
} as const satisfies Record<Class, readonly number[]>
/** Remaining units of one resource per VP; Influence is the Media Influence of the State (H-STATE-END-01). */
export const STOCK_PER_VP = {
  food: 2,
  luxury: 3,
  health: 3,
  education: 3,
  influence: 3,
} as const satisfies Record<Resource, number>
/** Remaining money per VP; none for the Capitalist Class (H-CAP-END-04). */
export const MONEY_PER_VP = { working: 10, middle: 15, state: 30 } as const satisfies Partial<Record<Role, number>>
/** H-WORK-END-02. */
export const WORKING_MONEY_VP_MAX = 15

// Loans (H-LOAN)

export const LOAN = 50
/** Per loan in each Preparation Phase (H-LOAN-07). */
export const LOAN_INTEREST = 5
/** Per loan, in the Check IMF step, after an intervention and at the end of the game (H-LOAN-10). */
export const LOAN_PENALTY_REPAYMENT = 55

// Course of the game

export const ROUNDS = 5
/** Per player and round (H-TURN-01). */
export const TURNS = 5
export const HAND = 7
/** Drawn in the Preparation Phase (H-PREP-10). */
export const CARDS_DRAWN = 5
export const CUBES_DRAWN_PER_VOTE = 5
/** Spaces lost in the Preparation Phase (H-PREP-06, H-PREP-07). */
export const PROSPERITY_DROP = { working: 1, middle: 2 } as const satisfies Record<LabourClass, number>

// Setup (H-SETUP)

/** Per class in the bag, also with two players (H-SETUP-16). */
export const STARTING_VOTING_CUBES = 8
export const STARTING_WORKERS_TOTAL = 10
export const STARTING_WAGE = 2 satisfies WageLevel
export const STARTING_LEGITIMACY = 2

/** Revenue of the Capitalist Class; the State has its Treasury in every player count (H-SETUP-11, H-SETUP-30). */
export const STARTING_MONEY = {
  working: 30,
  middle: 40,
  capitalist: 120,
  state: 120,
} as const satisfies Record<Role, number>
/** Personal Influence for the State (H-SETUP-51). */
export const STARTING_INFLUENCE = {
  working: 1,
  middle: 1,
  capitalist: 1,
  state: 1,
} as const satisfies Record<Role, number>
/** In the Storages (H-SETUP-32, H-SETUP-41). */
export const STARTING_GOODS = {
  capitalist: { food: 1, luxury: 2, health: 0, education: 2 },
  middle: { food: 1, luxury: 0, health: 1, education: 0 },
} as const satisfies Record<OwnerClass, Record<Ware, number>>
/** H-SETUP-33, H-SETUP-42. */
export const STARTING_PRICES = { food: 12, luxury: 8, health: 8, education: 8 } as const satisfies Record<Ware, number>

type PublicServices = Readonly<Record<'health' | 'education' | 'influence', number>>
/** H-SETUP-12. */
export const STARTING_PUBLIC_SERVICES = {
  2: { health: 5, education: 5, influence: 3 },
  3: { health: 6, education: 6, influence: 4 },
  4: { health: 6, education: 6, influence: 4 },
} as const satisfies Record<PlayerCount, PublicServices>

type Staff = Readonly<Record<string, readonly Skill[]>>
const WORKING_STAFF_OF_2 = {
  supermarket: ['agriculture', 'unskilled'],
  'shopping-mall': ['luxury', 'unskilled'],
  'public-hospital': ['healthcare', 'unskilled'],
  'public-university': ['education', 'unskilled'],
} as const satisfies Staff
const WORKING_STAFF = {
  supermarket: ['agriculture', 'unskilled'],
  college: ['education', 'unskilled'],
  'university-hospital': ['healthcare', 'unskilled', 'unskilled'],
} as const satisfies Staff
const MIDDLE_STAFF = {
  'technical-university': ['education', 'unskilled', 'unskilled'],
  'shopping-mall': ['luxury', 'unskilled'],
  'convenience-store': ['agriculture'],
  'doctors-office': ['healthcare'],
} as const satisfies Staff

/** Workers in Companies at the start, by Company id (H-SETUP-24, H-SETUP-25, H-SETUP-45). */
export const STARTING_STAFF: Readonly<Record<PlayerCount, Readonly<Record<LabourClass, Staff>>>> = {
  2: { working: WORKING_STAFF_OF_2, middle: {} },
  3: { working: WORKING_STAFF, middle: MIDDLE_STAFF },
  4: { working: WORKING_STAFF, middle: MIDDLE_STAFF },
}
/** Drawn at setup by each class with workers in play (H-SETUP-27, H-SETUP-46). */
export const STARTING_IMMIGRATION_CARDS = { 2: 1, 3: 2, 4: 2 } as const satisfies Record<PlayerCount, number>

// Costs of the actions of the Capitalist Class

/** H-CAP-LOBBY-01. */
export const LOBBY = { cost: 30, influence: 3 } as const
/** Total for the workers of one Company (H-CAP-BONUS-02). */
export const BONUS = 5
/** H-CAP-STORE-01. */
export const STORAGE_TILE_COST = 20
