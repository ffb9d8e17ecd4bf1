// The Company cards, one for each physical card: written by owner, industry and kind, then expanded into copies.
import { byId, copyIds, finder } from './catalogue.ts'
import type { CompanyFacts } from './facts.ts'
import { INDUSTRIES, type Industry, type PlayerCount, PRODUCT, type Role, type Skill } from './vocabulary.ts'

/** A card as printed, without the parts that follow from its industry (product, color of the skilled slots). */
interface Printed {
  readonly cost: number
  readonly makes: number
  readonly skilled?: number
  readonly unskilled?: number
  readonly automated?: true
  /** Skill of the Working Class employee; `bonus` is the employee's production. */
  readonly hires?: Skill
  readonly bonus?: number
  readonly wages?: readonly [number, number, number]
  readonly machinery?: number
  readonly copies?: number
  /** All figures are in the rulebooks. */
  readonly inRulebook?: true
}
type Portfolio = Partial<Readonly<Record<Industry, Readonly<Record<string, Printed>>>>>

const CAPITALIST: Portfolio = {
  agriculture: {
    supermarket: { cost: 16, makes: 4, skilled: 1, unskilled: 1, wages: [15, 20, 25], machinery: 1, copies: 2 },
    'fast-food-chain': { cost: 8, makes: 3, unskilled: 2, wages: [10, 15, 20] },
    'vegetable-farm': { cost: 15, makes: 5, unskilled: 3, wages: [20, 25, 30] },
    'fish-farm': { cost: 20, makes: 6, skilled: 1, unskilled: 2, wages: [25, 30, 35], machinery: 1 },
    'automated-grain-farm': { cost: 25, makes: 2, automated: true },
    'automated-dairy-farm': { cost: 45, makes: 3, automated: true },
  },
  luxury: {
    'shopping-mall': { cost: 16, makes: 6, skilled: 1, unskilled: 1, wages: [15, 20, 25], machinery: 2, copies: 2 },
    'fashion-company': { cost: 8, makes: 4, unskilled: 2, wages: [10, 15, 20], machinery: 2 },
    hotel: { cost: 15, makes: 7, unskilled: 3, wages: [20, 25, 30] },
    stadium: { cost: 20, makes: 8, skilled: 1, unskilled: 2, wages: [25, 30, 35], machinery: 3 },
    'electronics-manufacturer': { cost: 25, makes: 3, automated: true },
    'car-manufacturer': { cost: 45, makes: 5, automated: true },
  },
  healthcare: {
    clinic: { cost: 16, makes: 6, skilled: 1, unskilled: 1, wages: [10, 20, 30], machinery: 2, copies: 2 },
    hospital: { cost: 20, makes: 7, skilled: 1, unskilled: 1, wages: [10, 20, 30] },
    'pharmaceutical-company': { cost: 20, makes: 8, skilled: 1, unskilled: 2, wages: [20, 30, 40], machinery: 3 },
    'medical-village': { cost: 24, makes: 9, skilled: 1, unskilled: 2, wages: [20, 30, 40], machinery: 2 },
  },
  education: {
    college: { cost: 16, makes: 6, skilled: 1, unskilled: 1, wages: [10, 20, 30], machinery: 2, copies: 2 },
    academy: { cost: 20, makes: 7, skilled: 1, unskilled: 1, wages: [10, 20, 30] },
    'institute-of-technology': { cost: 20, makes: 8, skilled: 1, unskilled: 2, wages: [20, 30, 40], machinery: 3 },
    university: { cost: 24, makes: 9, skilled: 1, unskilled: 2, wages: [20, 30, 40], machinery: 2 },
  },
  media: {
    'radio-station': { cost: 8, makes: 2, unskilled: 2, wages: [10, 15, 20] },
    'publishing-house': { cost: 12, makes: 3, unskilled: 3, wages: [20, 25, 30] },
    'lobbying-firm': { cost: 16, makes: 3, skilled: 1, unskilled: 1, wages: [10, 20, 30] },
    'tv-station': { cost: 24, makes: 4, skilled: 1, unskilled: 2, wages: [20, 30, 40] },
  },
}

const MIDDLE: Portfolio = {
  agriculture: {
    'convenience-store': { cost: 14, makes: 2, skilled: 1, hires: 'unskilled', bonus: 1, wages: [6, 8, 10], copies: 2 },
    'organic-farm': { cost: 20, makes: 2, skilled: 1, hires: 'agriculture', bonus: 2, wages: [9, 12, 15] },
    'fast-food-restaurant': { cost: 20, makes: 3, skilled: 1, unskilled: 1 },
  },
  luxury: {
    'game-store': { cost: 12, makes: 2, skilled: 1, hires: 'unskilled', bonus: 2, wages: [6, 8, 10] },
    'electronics-store': { cost: 20, makes: 2, skilled: 1, hires: 'luxury', bonus: 4, wages: [9, 12, 15] },
    'jewelry-store': { cost: 16, makes: 4, skilled: 1, unskilled: 1 },
  },
  healthcare: {
    'doctors-office': { cost: 12, makes: 2, skilled: 1, hires: 'unskilled', bonus: 2, wages: [6, 8, 10], copies: 2 },
    'medical-laboratory': { cost: 20, makes: 2, skilled: 1, hires: 'healthcare', bonus: 4, wages: [9, 12, 15] },
    pharmacy: { cost: 16, makes: 4, skilled: 1, unskilled: 1 },
  },
  education: {
    'tutoring-company': { cost: 12, makes: 2, skilled: 1, hires: 'unskilled', bonus: 2, wages: [6, 8, 10] },
    'private-school': { cost: 20, makes: 2, skilled: 1, hires: 'education', bonus: 4, wages: [9, 12, 15] },
    'training-center': { cost: 16, makes: 4, skilled: 1, unskilled: 1 },
  },
  media: {
    'local-newspaper': { cost: 14, makes: 2, skilled: 1, hires: 'unskilled', bonus: 1, wages: [6, 8, 10] },
    'regional-radio-station': { cost: 20, makes: 2, skilled: 1, hires: 'media', bonus: 2, wages: [9, 12, 15] },
    'pr-agency': { cost: 20, makes: 3, skilled: 1, unskilled: 1 },
  },
}

const PUBLIC: Portfolio = {
  healthcare: {
    'university-hospital': { cost: 30, makes: 6, skilled: 1, unskilled: 2, wages: [25, 30, 35] },
    'public-hospital': { cost: 20, makes: 4, skilled: 1, unskilled: 1, wages: [15, 20, 25], copies: 3 },
  },
  education: {
    'technical-university': { cost: 30, makes: 6, skilled: 1, unskilled: 2, wages: [25, 30, 35] },
    'public-university': { cost: 20, makes: 4, skilled: 1, unskilled: 1, wages: [15, 20, 25], copies: 3 },
  },
  media: {
    'national-public-broadcasting': { cost: 30, makes: 4, skilled: 1, unskilled: 2, wages: [25, 30, 35] },
    'regional-tv-station': { cost: 20, makes: 3, skilled: 1, unskilled: 1, wages: [15, 20, 25], copies: 3 },
  },
}

/** Set aside; they enter play only through cards (H-SETUP-23). */
const WORKING: Portfolio = {
  agriculture: {
    'cooperative-farm': { cost: 0, makes: 2, unskilled: 3, copies: 2, inRulebook: true },
  },
}

/** The player counts in which the first copy of a kind starts on the board (H-SETUP-01, H-SETUP-03, H-SETUP-05). */
const STARTING: Readonly<Record<string, readonly PlayerCount[]>> = {
  supermarket: [2, 3, 4],
  'shopping-mall': [2, 3, 4],
  college: [2, 3, 4],
  clinic: [2, 3, 4],
  'convenience-store': [3, 4],
  'doctors-office': [3, 4],
  'public-hospital': [2],
  'public-university': [2],
  'regional-tv-station': [2],
  'university-hospital': [3, 4],
  'technical-university': [3, 4],
  'national-public-broadcasting': [3, 4],
}

function cardsOf(owner: Role, portfolio: Portfolio): readonly CompanyFacts[] {
  return INDUSTRIES.flatMap((industry) =>
    Object.entries(portfolio[industry] ?? {}).flatMap(([kind, printed]) =>
      copyIds(kind, printed.copies ?? 1).map((id) => unfold(owner, industry, kind, id, printed)),
    ),
  )
}

function unfold(owner: Role, industry: Industry, kind: string, id: string, printed: Printed): CompanyFacts {
  const { cost, makes, skilled = 0, unskilled = 0, hires, bonus = 0, wages, machinery, automated = false } = printed
  const startsWith = id === kind ? STARTING[kind] : undefined
  return {
    id,
    kind,
    owner,
    industry,
    cost,
    slots: [...Array<Skill>(skilled).fill(industry), ...Array<Skill>(unskilled).fill('unskilled')],
    produces: PRODUCT[industry],
    amount: makes,
    automated,
    origin: printed.inRulebook === true ? 'rulebook' : 'printed card',
    ...(wages && { wages }),
    ...(machinery !== undefined && { machinery }),
    ...(hires && { employee: { skill: hires, bonus } }),
    ...(startsWith && { startsWith }),
    // The diamonds on a starting public Company also mark the player counts that use the card (H-SETUP-02).
    ...(startsWith && owner === 'state' && { usedWith: startsWith }),
  }
}

const capitalist = cardsOf('capitalist', CAPITALIST)
const middle = cardsOf('middle', MIDDLE)
const state = cardsOf('state', PUBLIC)
const working = cardsOf('working', WORKING)

const idsOf = (companies: readonly CompanyFacts[]): readonly string[] => companies.map((company) => company.id)
export const CAPITALIST_COMPANIES = idsOf(capitalist)
export const MIDDLE_COMPANIES = idsOf(middle)
export const PUBLIC_COMPANIES = idsOf(state)
export const COOPERATIVE_FARMS = idsOf(working)

export const COMPANIES: Readonly<Record<string, CompanyFacts>> = byId([...capitalist, ...middle, ...state, ...working])
export const companyFacts = finder('Company', COMPANIES)

/** One row of the Public Sector, in the order of its columns: health, education, media. */
export type PublicRow = readonly [health: string, education: string, media: string]

const ROW_1_OF_2: PublicRow = ['public-hospital', 'public-university', 'regional-tv-station']
const ROW_1: PublicRow = ['university-hospital', 'technical-university', 'national-public-broadcasting']
const ROW_2: PublicRow = ['public-hospital-2', 'public-university-2', 'regional-tv-station-2']
const ROW_3: PublicRow = ['public-hospital-3', 'public-university-3', 'regional-tv-station-3']

/** Rows 1 to 3 of the Public Sector by player count; only row 1 starts face up (H-SETUP-02 to H-SETUP-04). */
export const PUBLIC_ROWS: Readonly<Record<PlayerCount, readonly [PublicRow, PublicRow, PublicRow]>> = {
  2: [ROW_1_OF_2, ROW_2, ROW_3],
  3: [ROW_1, ROW_2, ROW_3],
  4: [ROW_1, ROW_2, ROW_3],
}
