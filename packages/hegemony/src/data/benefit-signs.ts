// Benefits of kept Alternative Events as symbols, short enough for a chip on the holder's panel. Timing and payer are
// in the card text; the benefits are implemented in `expansions/alternative-events/`.
import type { Ware } from './vocabulary.ts'

export type BenefitSign =
  | { readonly kind: 'gain'; readonly what: Ware | 'money' | 'influence' | 'cubes'; readonly amount: number }
  /** For each Company of this kind. */
  | { readonly kind: 'each'; readonly what: Ware | 'money'; readonly amount: number; readonly of: 'luxury' | 'public' }
  | { readonly kind: 'sale'; readonly what: Ware; readonly price: number }
  | { readonly kind: 'less'; readonly what: 'taxes' | 'building'; readonly amount: number }
  | { readonly kind: 'workers' | 'wage' | 'state-supports' }

type Gained = Extract<BenefitSign, { kind: 'gain' }>['what']

const gain = (what: Gained, amount: number): BenefitSign => ({ kind: 'gain', what, amount })
const sale = (what: Ware): BenefitSign => ({ kind: 'sale', what, price: 10 })

export const BENEFIT_SIGNS: Readonly<Record<string, readonly BenefitSign[]>> = {
  ae01: [gain('education', 1), gain('luxury', 1)],
  ae02: [sale('education')],
  ae03: [gain('money', 10)],
  ae04: [sale('luxury')],
  ae05: [gain('education', 2)],
  ae06: [gain('health', 2)],
  ae07: [gain('cubes', 2)],
  ae08: [gain('money', 10)],
  ae09: [gain('influence', 1)],
  ae10: [gain('money', 5), { kind: 'workers' }],
  ae11: [{ kind: 'state-supports' }],
  ae12: [gain('food', 1)],
  ae13: [gain('health', 1), gain('education', 1)],
  ae14: [{ kind: 'less', what: 'taxes', amount: 10 }],
  ae15: [gain('food', 1)],
  ae16: [gain('education', 2)],
  ae17: [sale('health')],
  ae18: [gain('cubes', 2)],
  ae19: [{ kind: 'each', what: 'luxury', amount: 1, of: 'luxury' }],
  ae20: [gain('money', 10)],
  ae21: [gain('health', 2)],
  ae22: [{ kind: 'each', what: 'money', amount: 5, of: 'public' }],
  ae23: [{ kind: 'less', what: 'building', amount: 10 }],
  ae24: [gain('cubes', 2)],
  ae25: [{ kind: 'wage' }],
}
