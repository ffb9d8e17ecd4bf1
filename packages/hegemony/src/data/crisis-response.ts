// The 10 Crisis Response cards (CC-CRISIS-01): discarded Bills, Policy changes, locks, and loss of Legitimacy. The
// additional effects are in `expansions/crisis-response/`, with the figures given here.
import { byId, finder, withOrigin } from './catalogue.ts'
import type { Class, Origin, Policy, PolicySection } from './vocabulary.ts'

/** Bills that a card discards. */
export type DiscardedBills =
  | { readonly mode: 'all' | 'none' }
  | { readonly mode: 'only' | 'all-except'; readonly policies: readonly Policy[] }

/** Loss of Legitimacy of the State (CC-CRISIS-10). */
export type LegitimacyLoss =
  | { readonly kind: 'none' }
  | { readonly kind: 'by'; readonly working: number; readonly middle: number; readonly capitalist: number }
  /** To half, rounded up. */
  | { readonly kind: 'halved'; readonly classes: readonly Class[] }
  /** 1 for each payment that the card has required of a class. */
  | { readonly kind: 'per-payment' }

export interface CrisisFacts {
  readonly id: string
  readonly bills: DiscardedBills
  readonly policies: readonly PolicySection[]
  readonly locks: readonly Policy[]
  readonly legitimacy: LegitimacyLoss
  readonly figures: Readonly<Record<string, number>>
  readonly origin: Origin
}

const ALL = { mode: 'all' } as const
const EVERYBODY = ['working', 'middle', 'capitalist'] as const
const by = (working: number, middle: number, capitalist: number): LegitimacyLoss => ({
  kind: 'by',
  working,
  middle,
  capitalist,
})
const halved = (...classes: readonly Class[]): LegitimacyLoss => ({ kind: 'halved', classes })

export const CRISES: readonly CrisisFacts[] = withOrigin([
  {
    id: 'cr01',
    bills: ALL,
    policies: ['1C', '2C', '3C', '4C', '5C', '6C', '7B'],
    locks: [],
    legitimacy: by(3, 2, 0),
    figures: { influence: 2, cubes: 2, workers: 2 },
  },
  {
    id: 'cr02',
    bills: { mode: 'only', policies: [2, 7] },
    policies: ['2C', '7A'],
    locks: [],
    legitimacy: { kind: 'per-payment' },
    figures: { payment: 10 },
  },
  {
    id: 'cr03',
    bills: ALL,
    policies: ['1C', '2C', '3B', '4B', '5B', '6C', '7B'],
    locks: [6],
    legitimacy: by(2, 2, 2),
    figures: { workers: 2 },
  },
  {
    id: 'cr04',
    bills: ALL,
    policies: ['1C', '2B', '3B', '4B', '5B', '6C', '7A'],
    locks: [],
    legitimacy: by(1, 1, 1),
    figures: { money: 40 },
  },
  {
    id: 'cr05',
    bills: ALL,
    policies: ['1C', '2C', '3A', '4B', '5C', '6B', '7B'],
    locks: [1, 3],
    legitimacy: halved(...EVERYBODY),
    figures: {},
  },
  {
    id: 'cr06',
    bills: ALL,
    policies: ['1C', '2C', '3B', '4C', '5C', '6B', '7B'],
    locks: [],
    legitimacy: halved('working', 'middle'),
    figures: { money: 60, workers: 10, health: 2, capitalists: 15 },
  },
  {
    id: 'cr07',
    bills: { mode: 'all-except', policies: [4, 5] },
    policies: ['1C', '2C', '3B', '6B', '7A'],
    locks: [1],
    legitimacy: by(2, 2, 2),
    figures: { strikes: 3 },
  },
  {
    id: 'cr08',
    bills: { mode: 'none' },
    policies: [],
    locks: [],
    legitimacy: { kind: 'none' },
    figures: { notInRound: 5 },
  },
  {
    id: 'cr09',
    bills: ALL,
    policies: ['1C', '2C', '3A', '4B', '5B', '6B', '7B'],
    locks: [],
    legitimacy: halved(...EVERYBODY),
    figures: { payment: 10 },
  },
  {
    id: 'cr10',
    bills: ALL,
    policies: ['1A', '2C', '3A', '4A', '5A', '6A', '7A'],
    locks: [],
    legitimacy: by(0, 2, 3),
    figures: { unions: 2, working: 10, middle: 20, capitalist: 35, companies: 2 },
  },
])

export const CRISIS_CARDS: Readonly<Record<string, CrisisFacts>> = byId(CRISES)
export const crisisCard = finder('Crisis Response card', CRISIS_CARDS)

/** The two sides of the Bond cards: the loan and its repayment (CC-CRISIS-18). */
export const BONDS = [
  { lent: 30, due: 40 },
  { lent: 50, due: 70 },
] as const
