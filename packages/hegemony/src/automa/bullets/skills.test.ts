// Which industry of a skilled worker a list prefers, bullet by bullet: two industries, equal for all bullets above.
import { describe, expect, it } from 'vitest'
import type { SkillBullet } from '../../data/automa-instructions.ts'
import type { Industry, LabourClass } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { bare, employ, own, unemploy } from '../../testing/arrange.ts'
import { given } from '../../testing/given.ts'
import { preferSkill } from './skills.ts'

type Change = (s: HegemonyState) => void
type Pair = readonly [bullet: SkillBullet, better: Industry, worse: Industry, when?: Change]

const staffed =
  (of: LabourClass, ...ids: readonly string[]): Change =>
  (s) => {
    for (const id of ids) employ(s, own(s, 'capitalist', id), of)
  }
const idle =
  (...ids: readonly string[]): Change =>
  (s) => {
    for (const id of ids) own(s, 'capitalist', id)
  }
const markets =
  (middle: readonly string[], capitalist: readonly string[] = []): Change =>
  (s) => {
    s.middle.market = [...middle]
    s.capitalist.market = [...capitalist]
  }
const all =
  (...changes: readonly Change[]): Change =>
  (s) => {
    for (const change of changes) change(s)
  }
const having =
  (...ids: readonly string[]): Change =>
  (s) => {
    for (const id of ids) own(s, 'middle', id)
  }

const ONE_OF_EACH = markets([
  'convenience-store',
  'tutoring-company',
  'doctors-office',
  'game-store',
  'local-newspaper',
])

const WORKING: readonly Pair[] = [
  ['could-form-union', 'education', 'luxury', all(staffed('working', 'college', 'academy'), idle('stadium'))],
  // Two others could go to the academy.
  [
    'could-form-union',
    'education',
    'luxury',
    all(staffed('working', 'college'), idle('academy', 'stadium', 'shopping-mall'), (s) => {
      for (const skill of ['education', 'unskilled'] as const) unemploy(s, 'working', skill)
    }),
  ],
  [
    'fewest-places',
    'healthcare',
    'education',
    all(staffed('working', 'college', 'academy', 'clinic', 'hospital'), idle('university')),
  ],
  [
    'would-fulfil-union',
    'healthcare',
    'education',
    all(staffed('working', 'clinic'), idle('hospital', 'college', 'academy'), (s) =>
      unemploy(s, 'working', 'unskilled'),
    ),
  ],
  ['most-places', 'luxury', 'media', idle('stadium', 'shopping-mall', 'tv-station')],
  [
    'most-places-in-markets',
    'media',
    'luxury',
    markets(['regional-radio-station', 'game-store'], ['tv-station', 'stadium']),
  ],
  ['health-or-education-dearer', 'healthcare', 'education'],
  ['health-or-education-dearer', 'education', 'healthcare', (s) => Object.assign(s.policies, { 4: 'A', 5: 'C' })],
  ['health-or-education-dearer', 'education', 'agriculture'],
  ['agriculture-media-luxury', 'agriculture', 'media'],
  ['agriculture-media-luxury', 'media', 'luxury'],
]

const MIDDLE: readonly Pair[] = [
  ['needed-in-own-market', 'healthcare', 'luxury', all(markets(['pharmacy']), having('doctors-office'))],
  [
    'needed-in-own-market',
    'luxury',
    'healthcare',
    all(markets(['pharmacy', 'jewelry-store']), having('doctors-office', 'medical-laboratory')),
  ],
  ['others-are-there', 'healthcare', 'luxury', markets(['doctors-office', 'jewelry-store'])],
  [
    'industry-without-company',
    'luxury',
    'healthcare',
    all(markets(['doctors-office', 'game-store']), having('pharmacy')),
  ],
  ['agriculture-education-healthcare-luxury-media', 'agriculture', 'education', ONE_OF_EACH],
  ['agriculture-education-healthcare-luxury-media', 'education', 'healthcare', ONE_OF_EACH],
  ['agriculture-education-healthcare-luxury-media', 'healthcare', 'luxury', ONE_OF_EACH],
  ['agriculture-education-healthcare-luxury-media', 'luxury', 'media', ONE_OF_EACH],
  ['needed-in-idle-companies', 'luxury', 'media', all(idle('stadium'), staffed('middle', 'tv-station'))],
  ['needed-in-idle-companies', 'healthcare', 'media', (s) => own(s, 'state', 'university-hospital')],
  ['needed-in-capitalist-market', 'media', 'luxury', markets([], ['tv-station', 'fashion-company'])],
]

describe('lists about skilled workers (IC-W-09, IC-M-10)', () => {
  const cases = [
    ...WORKING.map(([bullet, better, worse, when]) => ({ of: 'working' as const, bullet, better, worse, when })),
    ...MIDDLE.map(([bullet, better, worse, when]) => ({ of: 'middle' as const, bullet, better, worse, when })),
  ]
  it.each(cases)('CC-AUTO-74: for the $of class $bullet puts $better before $worse', (pair) => {
    const { of, bullet, better, worse, when } = pair
    const { table } = given({ players: 4 }, (s) => {
      bare(s)
      markets([])(s)
      Object.assign(s.policies, { 4: 'B', 5: 'A' })
      when?.(s)
    })
    expect(preferSkill(table, of, [better, worse], false)).toBe(better)
    expect(preferSkill(table, of, [worse, better], false)).toBe(better)
    for (const { event } of table.emitted) {
      if (event.type !== 'preference-list') continue
      expect(event.lot).toBe(false)
      expect(event.results.at(-1)).toMatchObject({ bullet, decides: true, left: [`skill:${better}`] })
    }
  })

  it('CC-AUTO-76, IC-W-09: a random one of two that could form a union with equally few slots', () => {
    const { table } = given({ players: 4 }, (s) => {
      bare(s)
      markets([])(s)
      staffed('working', 'college', 'academy', 'clinic', 'hospital')(s)
    })
    preferSkill(table, 'working', ['education', 'healthcare', 'agriculture'], false)
    const [told] = table.emitted.map(({ event }) => event)
    expect(told?.type === 'preference-list' && told.results.map(({ bullet }) => bullet)).toEqual([
      'could-form-union',
      'fewest-places',
      'lot',
    ])
  })
})
