// The 38 instruction cards of the Automas, the sections they desire, and the starting layouts of the priority boards. A
// preference list is a list of bullets by name; the bullets are implemented in `automa/bullets/`.
import type { ActionCode } from './automa-facts.ts'
import { withOrigin } from './catalogue.ts'
import type { Class, Origin, Policy, Role, Section } from './vocabulary.ts'

/** Desired sections of all roles, as assumed by the Automas (IC-S-01). */
export const DESIRED = {
  working: { 1: 'A', 2: 'A', 3: 'A', 4: 'A', 5: 'A', 6: 'C', 7: 'B' },
  capitalist: { 1: 'C', 2: 'C', 3: 'C', 4: 'C', 5: 'C', 6: 'A', 7: 'C' },
  middle: { 1: 'B', 2: 'B', 3: 'B', 4: 'B', 5: 'B', 6: 'B', 7: 'A' },
  state: { 1: 'B', 2: 'C', 3: 'A', 4: 'B', 5: 'B', 6: 'B', 7: 'C' },
} as const satisfies Readonly<Record<Role, Readonly<Record<Policy, Section>>>>

export interface Layout {
  /** Row 1 first; in a row, nearest to the marker first. */
  readonly actions: readonly (readonly ActionCode[])[]
  readonly policies: readonly (readonly Policy[])[]
  readonly aside: readonly Policy[]
}

/** CC-AW-01, CC-AW-02, CC-AC-01, CC-AC-02, CC-AM-01, CC-AM-02. */
export const STARTING_LAYOUT: Readonly<Record<Class, Layout>> = {
  working: {
    actions: [
      ['SA', 'STR', 'DEM'],
      ['AW', 'BGS', 'PB'],
    ],
    policies: [
      [2, 4, 6],
      [1, 5],
    ],
    aside: [3, 7],
  },
  capitalist: {
    actions: [
      ['SA', 'LOB', 'SC'],
      ['BC', 'SFM', 'PB'],
    ],
    policies: [[2, 4, 6, 7], [3]],
    aside: [1, 5],
  },
  middle: {
    actions: [
      ['SA', 'SFM', 'PB'],
      ['BGS', 'BC', 'AW'],
    ],
    policies: [[1, 3, 5, 7]],
    aside: [2, 4, 6],
  },
}

// Preference lists

/** Bullets about a whole assignment of workers. */
export type PlanBullet =
  | 'forms-union'
  | 'most-unemployed'
  | 'fulfils-union'
  | 'highest-wages'
  | 'public-company'
  | 'capitalist-company'
  | 'health-or-education-cheaper'
  | 'agriculture'
  | 'media'
  | 'luxury'
  | 'agriculture-media-luxury'

/** Bullets about what to buy and from whom. */
export type PurchaseBullet =
  | 'free'
  | 'education-for-unskilled'
  | 'cheapest'
  | 'health-education-luxury'
  | 'education-health-luxury'
  | 'own-goods'
  | 'fewest-sources'
  | 'from-public-services'
  | 'from-foreign-market'
  | 'from-capitalist'
  | 'from-middle'

/** Bullets about the kind of a new skilled worker. */
export type SkillBullet =
  | 'could-form-union'
  | 'fewest-places'
  | 'would-fulfil-union'
  | 'most-places'
  | 'most-places-in-markets'
  | 'health-or-education-dearer'
  | 'agriculture-media-luxury'
  | 'needed-in-own-market'
  | 'others-are-there'
  | 'industry-without-company'
  | 'agriculture-education-healthcare-luxury-media'
  | 'needed-in-idle-companies'
  | 'needed-in-capitalist-market'

/** Bullets about a Company, on the board or in a Market. */
export type CompanyBullet =
  | 'unemployed-can-run-it'
  | 'automated'
  | 'fewest-operational-in-industry'
  | 'no-union-requirement'
  | 'agriculture-luxury-media'
  | 'health-or-education-dearer'
  | 'highest-production'
  | 'highest-cost'
  | 'would-meet-union-requirement'
  | 'fewest-matching-unemployed'
  | 'only-operational-in-industry'
  | 'no-other-in-industry'
  | 'no-other-machinery-in-industry'
  | 'media'
  | 'agriculture'
  | 'luxury'
  | 'employee-available'
  | 'middle-class-workers-only'
  | 'storage-below-limit'
  | 'room-for-output'
  | 'two-middle-class-workers'
  | 'uncommitted-employee'
  | 'has-machinery'
  | 'owners-only-operational-in-industry'
  | 'widest-wage-steps'
  | 'media-healthcare-education-luxury-agriculture'

export type Bullet = PlanBullet | PurchaseBullet | SkillBullet | CompanyBullet

/** A bullet; `several` lists the tiebreakers between several options that fit it. The last may be a random draw. */
export type Line<B extends Bullet = Bullet> = B | { readonly bullet: B; readonly several: readonly (B | 'lot')[] }

export const PLAN_LISTS = {
  'w-assign-workers': [
    'forms-union',
    'most-unemployed',
    'fulfils-union',
    'highest-wages',
    'public-company',
    'capitalist-company',
    'health-or-education-cheaper',
    'agriculture-media-luxury',
  ],
  'm-assign-mc': [
    'most-unemployed',
    'highest-wages',
    'public-company',
    'capitalist-company',
    'health-or-education-cheaper',
    'agriculture',
    'media',
    'luxury',
  ],
} as const satisfies Readonly<Record<string, readonly Line<PlanBullet>[]>>

/** R-77 adds the own goods of the Middle Class and the fewest sources. */
export const PURCHASE_LISTS = {
  'w-buy-goods': [
    'free',
    'education-for-unskilled',
    'cheapest',
    'health-education-luxury',
    'fewest-sources',
    'from-public-services',
    'from-foreign-market',
    'from-capitalist',
    'from-middle',
  ],
  'm-buy-goods': [
    'free',
    'education-for-unskilled',
    'cheapest',
    'education-health-luxury',
    'own-goods',
    'fewest-sources',
    'from-public-services',
    'from-foreign-market',
    'from-capitalist',
  ],
} as const satisfies Readonly<Record<string, readonly Line<PurchaseBullet>[]>>

export const SKILL_LISTS = {
  'w-skilled-worker': [
    { bullet: 'could-form-union', several: ['fewest-places', 'lot'] },
    'would-fulfil-union',
    'most-places',
    'most-places-in-markets',
    'health-or-education-dearer',
    'agriculture-media-luxury',
  ],
  'm-skilled-worker': [
    {
      bullet: 'needed-in-own-market',
      several: ['others-are-there', 'industry-without-company', 'agriculture-education-healthcare-luxury-media'],
    },
    'needed-in-idle-companies',
    'needed-in-capitalist-market',
  ],
} as const satisfies Readonly<Record<string, readonly Line<SkillBullet>[]>>

export const COMPANY_LISTS = {
  'c-build-company': [
    'unemployed-can-run-it',
    'automated',
    'fewest-operational-in-industry',
    'no-union-requirement',
    'agriculture-luxury-media',
    'health-or-education-dearer',
    'highest-production',
  ],
  'm-build-company': [
    'employee-available',
    'middle-class-workers-only',
    'fewest-operational-in-industry',
    'health-or-education-dearer',
    'agriculture-luxury-media',
    'highest-production',
  ],
  'c-sell-company': ['highest-cost', 'would-meet-union-requirement', 'fewest-matching-unemployed'],
  'c-assign-workers': [
    'only-operational-in-industry',
    'no-union-requirement',
    'media',
    'health-or-education-dearer',
    'agriculture',
    'luxury',
  ],
  'c-place-machinery': [
    'no-other-machinery-in-industry',
    'agriculture',
    'luxury',
    'health-or-education-dearer',
    'highest-production',
  ],
  /** Not printed on a card: the order of R-89. */
  'c-extra-production': [
    'room-for-output',
    'highest-production',
    'agriculture',
    'luxury',
    'health-or-education-dearer',
  ],
  'm-assign-wc': [
    'storage-below-limit',
    'no-other-in-industry',
    'no-union-requirement',
    'agriculture',
    'health-or-education-dearer',
    'luxury',
    'media',
  ],
  'm-extra-shift': [
    'room-for-output',
    'two-middle-class-workers',
    'uncommitted-employee',
    'agriculture',
    'health-or-education-dearer',
    'luxury',
  ],
  'w-strike-placement': [
    'has-machinery',
    'owners-only-operational-in-industry',
    'widest-wage-steps',
    'media-healthcare-education-luxury-agriculture',
    'highest-production',
  ],
} as const satisfies Readonly<Record<string, readonly Line<CompanyBullet>[]>>

export type PlanList = keyof typeof PLAN_LISTS
export type PurchaseList = keyof typeof PURCHASE_LISTS
export type SkillList = keyof typeof SKILL_LISTS
export type CompanyList = keyof typeof COMPANY_LISTS
export type ListId = PlanList | PurchaseList | SkillList | CompanyList

// The cards

export interface InstructionCard {
  readonly id: string
  readonly class: Class | 'common'
  /** A check (Advanced Mode only, CC-AUTO-22), requirements of an action, a preference list, or a table. */
  readonly kind: 'check' | 'criteria' | 'list' | 'table'
  /** The symbol that starts the check, or the actions whose conditions it prints. */
  readonly actions?: readonly ActionCode[]
  readonly origin: Origin
}

type Written = Omit<InstructionCard, 'origin'>
const check = (id: string, of: Class, action: ActionCode): Written => ({
  id,
  class: of,
  kind: 'check',
  actions: [action],
})
const criteria = (id: string, of: Class, actions: readonly ActionCode[]): Written => ({
  id,
  class: of,
  kind: 'criteria',
  actions,
})
const list = (id: ListId, of: Class): Written => ({ id, class: of, kind: 'list' })
const table = (id: string, of: Class | 'common'): Written => ({ id, class: of, kind: 'table' })

/** IC-W-01 to IC-W-10, IC-C-01 to IC-C-11, IC-M-01 to IC-M-13, IC-S-01 to IC-S-04. */
export const INSTRUCTION_CARDS: readonly InstructionCard[] = withOrigin<Written>([
  check('w-check-workers', 'working', 'AW'),
  check('w-check-policies', 'working', 'PB'),
  check('w-check-goods', 'working', 'BGS'),
  check('w-check-strike', 'working', 'STR'),
  criteria('w-action-2', 'working', ['AW', 'BGS']),
  criteria('w-action-1', 'working', ['PB', 'STR']),
  list('w-assign-workers', 'working'),
  list('w-buy-goods', 'working'),
  list('w-skilled-worker', 'working'),
  list('w-strike-placement', 'working'),
  check('c-check-companies', 'capitalist', 'BC'),
  check('c-check-policies', 'capitalist', 'PB'),
  check('c-check-foreign-market', 'capitalist', 'SFM'),
  check('c-check-influence', 'capitalist', 'LOB'),
  criteria('c-action-2', 'capitalist', ['BC', 'SFM']),
  criteria('c-action-1', 'capitalist', ['PB', 'LOB', 'SA']),
  list('c-build-company', 'capitalist'),
  list('c-sell-company', 'capitalist'),
  list('c-assign-workers', 'capitalist'),
  list('c-place-machinery', 'capitalist'),
  table('c-response-strike', 'capitalist'),
  check('m-check-workers', 'middle', 'AW'),
  check('m-check-companies', 'middle', 'BC'),
  check('m-check-goods', 'middle', 'BGS'),
  check('m-check-foreign-market', 'middle', 'SFM'),
  check('m-check-policies', 'middle', 'PB'),
  criteria('m-action-1', 'middle', ['BGS', 'BC', 'AW']),
  criteria('m-action-2', 'middle', ['PB', 'SFM', 'SA']),
  list('m-build-company', 'middle'),
  list('m-buy-goods', 'middle'),
  list('m-skilled-worker', 'middle'),
  list('m-assign-mc', 'middle'),
  list('m-assign-wc', 'middle'),
  list('m-extra-shift', 'middle'),
  table('x-desired-policies', 'common'),
  table('x-influence-winning', 'common'),
  table('x-influence-losing-alone', 'common'),
  table('x-influence-losing-others', 'common'),
])
