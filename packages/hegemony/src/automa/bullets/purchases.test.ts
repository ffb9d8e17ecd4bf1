// Which purchase a list prefers, bullet by bullet, with hand-written purchases.
import { describe, expect, it } from 'vitest'
import type { PurchaseBullet } from '../../data/automa-instructions.ts'
import type { LabourClass } from '../../data/vocabulary.ts'
import type { Source } from '../../rules/actions/sources.ts'
import type { Comfort } from '../../rules/actions/use.ts'
import { bare, unemployedAre } from '../../testing/arrange.ts'
import { given } from '../../testing/given.ts'
import type { Purchase } from '../candidates/purchases.ts'
import { preferPurchase } from './purchases.ts'

/** A purchase with this total cost from these sources. */
function buying(resource: Comfort, cost: number, from: Partial<Record<Source, number>>): Purchase {
  const parts = Object.entries(from).map(([source, amount]) => ({ source: source as Source, amount, cost: 0 }))
  return { resource, parts, quantity: parts.reduce((sum, { amount }) => sum + amount, 0), cost }
}

const LUXURY = buying('luxury', 32, { capitalist: 4 })

/** The deciding bullet, the better purchase, the worse one, and the number of unskilled unemployed workers. */
type Pair = readonly [bullet: PurchaseBullet, better: Purchase, worse: Purchase, unskilled?: number]

const BOTH: readonly Pair[] = [
  ['free', buying('luxury', 0, { state: 1 }), buying('education', 4, { state: 4 }), 3],
  ['education-for-unskilled', buying('education', 40, { capitalist: 4 }), LUXURY, 3],
  ['cheapest', LUXURY, buying('education', 40, { capitalist: 4 }), 2],
  // 7.5 each against 8; then 7 against 7.5.
  ['cheapest', buying('luxury', 30, { capitalist: 4 }), buying('health', 24, { capitalist: 3 })],
  ['cheapest', buying('luxury', 14, { capitalist: 2 }), buying('luxury', 30, { capitalist: 4 })],
  ['fewest-sources', buying('luxury', 32, { capitalist: 4 }), buying('luxury', 32, { state: 2, capitalist: 2 })],
  ['from-public-services', buying('luxury', 32, { state: 4 }), buying('luxury', 32, { 'foreign-market': 4 })],
  [
    'from-public-services',
    buying('luxury', 32, { state: 3, capitalist: 1 }),
    buying('luxury', 32, { state: 1, 'foreign-market': 3 }),
  ],
  ['from-foreign-market', buying('luxury', 32, { 'foreign-market': 4 }), LUXURY],
]

const PAIRS: Readonly<Record<LabourClass, readonly Pair[]>> = {
  working: [
    ...BOTH,
    ['health-education-luxury', buying('health', 32, { capitalist: 4 }), buying('education', 32, { state: 4 })],
    ['health-education-luxury', buying('education', 32, { capitalist: 4 }), buying('luxury', 32, { state: 4 })],
    ['from-capitalist', LUXURY, buying('luxury', 32, { middle: 4 })],
  ],
  middle: [
    ...BOTH,
    ['education-health-luxury', buying('education', 32, { capitalist: 4 }), buying('health', 32, { state: 4 })],
    ['education-health-luxury', buying('health', 32, { capitalist: 4 }), buying('luxury', 32, { state: 4 })],
    ['own-goods', buying('luxury', 32, { middle: 1, capitalist: 3 }), buying('luxury', 32, { state: 4 })],
  ],
}

describe('lists about purchases (IC-W-08, IC-M-09)', () => {
  for (const role of ['working', 'middle'] as const) {
    for (const [bullet, better, worse, unskilled = 0] of PAIRS[role]) {
      it(`CC-AUTO-74, R-77, R-81: for the ${role} class ${bullet} decides`, () => {
        const { table } = given({ players: 4 }, (s) => {
          bare(s)
          unemployedAre(s, role, { unskilled })
        })
        expect(preferPurchase(table, role, [better, worse])).toBe(better)
        expect(preferPurchase(table, role, [worse, better])).toBe(better)
        for (const { event } of table.emitted) {
          if (event.type !== 'preference-list') continue
          expect(event.lot).toBe(false)
          expect(event.results.at(-1)).toMatchObject({ bullet, decides: true })
        }
      })
    }
  }
})
