// Which Company a list prefers, bullet by bullet: two Companies that are equal for all bullets above.
import { describe, expect, it } from 'vitest'
import type { CompanyBullet, CompanyList } from '../../data/automa-instructions.ts'
import { companyFacts } from '../../data/companies.ts'
import type { Class, Role } from '../../data/vocabulary.ts'
import { findCompany } from '../../rules/labour/workers.ts'
import type { HegemonyState } from '../../state/state.ts'
import { bare, employ, employHelp, own, unemploy, unemployedAre } from '../../testing/arrange.ts'
import { given } from '../../testing/given.ts'
import { preferCompany } from './companies.ts'

type Change = (s: HegemonyState) => void

/** Both in a country without other Companies; those of a Market are not in play. */
interface Pair {
  readonly bullet: CompanyBullet
  readonly better: string
  readonly worse: string
  readonly when?: Change
}

const inMarket = (bullet: CompanyBullet, better: string, worse: string, when?: Change): Pair => ({
  bullet,
  better,
  worse,
  ...(when && { when }),
})

/** Both are in play, with these workers. */
const inPlay =
  (owner: Role, staff: 'working' | 'middle' | 'nobody') =>
  (bullet: CompanyBullet, better: string, worse: string, when: Change = () => undefined): Pair => ({
    bullet,
    better,
    worse,
    when: (s) => {
      for (const id of [better, worse]) {
        const company = own(s, owner, id)
        if (staff !== 'nobody') employ(s, company, staff)
      }
      when(s)
    },
  })

/** The list chooses by this bullet and no other, in either order of the two. */
function decides(of: Class, list: CompanyList, { bullet, better, worse, when }: Pair): void {
  const { table } = given({ players: 4 }, (s) => {
    bare(s)
    Object.assign(s.policies, { 4: 'B', 5: 'A' })
    when?.(s)
  })
  expect(preferCompany(table, of, list, [better, worse])).toBe(better)
  expect(preferCompany(table, of, list, [worse, better])).toBe(better)
  for (const { event } of table.emitted) {
    if (event.type !== 'preference-list') continue
    expect(event.lot).toBe(false)
    expect(event.results.at(-1)).toMatchObject({ bullet, decides: true, left: [better] })
  }
}

const two: Change = (s) => unemployedAre(s, 'working', { unskilled: 2 })
const everySkill: Change = (s) => unemployedAre(s, 'working', { unskilled: 2, healthcare: 1, education: 1 })
/** Education is more expensive than Health. */
const dearEducation: Change = (s) => Object.assign(s.policies, { 4: 'A', 5: 'C' })
/** Puts this number of Working Class workers into an industry, without other effects on the test. */
const elsewhere =
  (...companies: readonly string[]): Change =>
  (s) => {
    for (const id of companies)
      employ(s, own(s, companyFacts(id).owner === 'working' ? 'working' : 'state', id), 'working')
  }
const both =
  (...changes: readonly Change[]): Change =>
  (s) => {
    for (const change of changes) change(s)
  }
const owning =
  (owner: 'middle' | 'capitalist', id: string): Change =>
  (s) => {
    employ(s, own(s, owner, id), 'middle')
  }

const idleCapitalist = inPlay('capitalist', 'nobody')
const capitalist = inPlay('capitalist', 'middle')
const middle = inPlay('middle', 'middle')

const PAIRS: Readonly<Record<CompanyList, readonly [Class, readonly Pair[]]>> = {
  'c-build-company': [
    'capitalist',
    [
      inMarket('unemployed-can-run-it', 'radio-station', 'supermarket', two),
      inMarket('unemployed-can-run-it', 'radio-station', 'automated-grain-farm', two),
      inMarket('automated', 'automated-grain-farm', 'fast-food-chain'),
      inMarket(
        'fewest-operational-in-industry',
        'fashion-company',
        'fast-food-chain',
        owning('capitalist', 'vegetable-farm'),
      ),
      // With two more, the three at the farm reach the requirement of a union.
      inMarket('no-union-requirement', 'fashion-company', 'fast-food-chain', both(elsewhere('cooperative-farm'), two)),
      inMarket('agriculture-luxury-media', 'fast-food-chain', 'fashion-company', two),
      inMarket('agriculture-luxury-media', 'fashion-company', 'radio-station', two),
      inMarket('health-or-education-dearer', 'clinic', 'college', everySkill),
      inMarket('health-or-education-dearer', 'college', 'clinic', both(everySkill, dearEducation)),
      inMarket('highest-production', 'automated-dairy-farm', 'automated-grain-farm'),
    ],
  ],
  'm-build-company': [
    'middle',
    [
      inMarket('employee-available', 'doctors-office', 'pharmacy', two),
      inMarket('employee-available', 'doctors-office', 'medical-laboratory', two),
      inMarket('employee-available', 'medical-laboratory', 'pharmacy', (s) => unemploy(s, 'working', 'healthcare')),
      inMarket('middle-class-workers-only', 'pharmacy', 'doctors-office'),
      inMarket(
        'fewest-operational-in-industry',
        'jewelry-store',
        'training-center',
        owning('middle', 'private-school'),
      ),
      inMarket('health-or-education-dearer', 'pharmacy', 'training-center'),
      inMarket('health-or-education-dearer', 'training-center', 'pharmacy', dearEducation),
      inMarket('health-or-education-dearer', 'training-center', 'fast-food-restaurant'),
      inMarket('agriculture-luxury-media', 'fast-food-restaurant', 'jewelry-store'),
      inMarket('agriculture-luxury-media', 'jewelry-store', 'pr-agency'),
    ],
  ],
  'c-sell-company': [
    'capitalist',
    [
      idleCapitalist('highest-cost', 'hospital', 'clinic'),
      idleCapitalist('would-meet-union-requirement', 'clinic', 'college', elsewhere('public-hospital')),
      idleCapitalist('fewest-matching-unemployed', 'college', 'clinic', (s) =>
        unemployedAre(s, 'middle', { unskilled: 1, healthcare: 1 }),
      ),
    ],
  ],
  'c-assign-workers': [
    'capitalist',
    [
      idleCapitalist(
        'only-operational-in-industry',
        'fashion-company',
        'fast-food-chain',
        owning('capitalist', 'vegetable-farm'),
      ),
      idleCapitalist(
        'no-union-requirement',
        'fashion-company',
        'fast-food-chain',
        both(elsewhere('cooperative-farm'), two),
      ),
      idleCapitalist('media', 'radio-station', 'fashion-company', two),
      idleCapitalist('health-or-education-dearer', 'clinic', 'college', everySkill),
      idleCapitalist('health-or-education-dearer', 'clinic', 'fast-food-chain', everySkill),
      idleCapitalist('agriculture', 'fast-food-chain', 'fashion-company', two),
    ],
  ],
  'c-place-machinery': [
    'capitalist',
    [
      capitalist('no-other-machinery-in-industry', 'shopping-mall', 'supermarket', (s) => {
        employ(s, own(s, 'capitalist', 'fish-farm'), 'middle').machinery = true
      }),
      capitalist('agriculture', 'supermarket', 'shopping-mall'),
      capitalist('luxury', 'shopping-mall', 'clinic'),
      capitalist('health-or-education-dearer', 'college', 'clinic', dearEducation),
      capitalist('highest-production', 'fish-farm', 'supermarket'),
    ],
  ],
  'c-extra-production': [
    'capitalist',
    [
      // The mall makes 6, and there is room for 6 Luxury but only for 3 Food.
      capitalist('room-for-output', 'shopping-mall', 'fish-farm', (s) => {
        Object.assign(s.capitalist.storage, { luxury: 6, food: 5 })
      }),
      capitalist('highest-production', 'shopping-mall', 'supermarket'),
      // Machinery makes 6 to 8, against 7.
      capitalist(
        'highest-production',
        'shopping-mall',
        'hotel',
        (s) => (findCompany(s, 'shopping-mall').machinery = true),
      ),
      capitalist('agriculture', 'fish-farm', 'shopping-mall'),
      capitalist('luxury', 'shopping-mall', 'clinic'),
      capitalist('health-or-education-dearer', 'clinic', 'college'),
    ],
  ],
  'm-assign-wc': [
    'middle',
    [
      middle('storage-below-limit', 'tutoring-company', 'doctors-office', (s) => {
        Object.assign(s.middle.storage, { health: 8, education: 7 })
      }),
      middle('storage-below-limit', 'local-newspaper', 'doctors-office', (s) => (s.middle.storage.health = 8)),
      middle('no-other-in-industry', 'tutoring-company', 'doctors-office', owning('middle', 'pharmacy')),
      // A third and a fourth work in the hospital: with one more, a union is possible.
      middle('no-union-requirement', 'tutoring-company', 'doctors-office', elsewhere('university-hospital')),
      middle('agriculture', 'convenience-store', 'doctors-office'),
      middle('health-or-education-dearer', 'doctors-office', 'tutoring-company'),
      middle('luxury', 'game-store', 'local-newspaper'),
    ],
  ],
  'm-extra-shift': [
    'middle',
    [
      middle('room-for-output', 'pharmacy', 'training-center', (s) => {
        Object.assign(s.middle.storage, { health: 4, education: 5 })
      }),
      middle('two-middle-class-workers', 'pharmacy', 'doctors-office'),
      middle('uncommitted-employee', 'tutoring-company', 'doctors-office', (s) => {
        employHelp(s, findCompany(s, 'tutoring-company'))
        employHelp(s, findCompany(s, 'doctors-office'), true)
      }),
      middle('agriculture', 'convenience-store', 'doctors-office'),
      middle('health-or-education-dearer', 'tutoring-company', 'doctors-office', dearEducation),
      middle('luxury', 'game-store', 'local-newspaper'),
    ],
  ],
  'w-strike-placement': [
    'working',
    [
      capitalist('has-machinery', 'supermarket', 'clinic', (s) => (findCompany(s, 'supermarket').machinery = true)),
      capitalist('owners-only-operational-in-industry', 'college', 'clinic', owning('capitalist', 'hospital')),
      capitalist('widest-wage-steps', 'clinic', 'supermarket'),
      capitalist('media-healthcare-education-luxury-agriculture', 'lobbying-firm', 'clinic'),
      capitalist('media-healthcare-education-luxury-agriculture', 'clinic', 'college'),
      capitalist('media-healthcare-education-luxury-agriculture', 'shopping-mall', 'supermarket'),
      capitalist('highest-production', 'hospital', 'clinic'),
    ],
  ],
}

describe('lists about Companies (IC-C-07 to IC-C-10, IC-M-08, IC-M-12, IC-M-13, IC-W-10, R-89)', () => {
  for (const [list, [of, pairs]] of Object.entries(PAIRS) as [CompanyList, (typeof PAIRS)[CompanyList]][]) {
    it.each(pairs)(`CC-AUTO-74, ${list}: $bullet puts $better before $worse`, (pair) => decides(of, list, pair))
  }

  it('CC-AUTO-76: a random one where no bullet separates two', () => {
    const { table } = given({ players: 4 }, bare)
    preferCompany(table, 'capitalist', 'c-build-company', ['supermarket', 'supermarket-2'])
    const [told] = table.emitted.map(({ event }) => event)
    expect(told).toMatchObject({ type: 'preference-list', lot: true })
  })
})
