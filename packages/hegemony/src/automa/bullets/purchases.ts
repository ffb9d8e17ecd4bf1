// Bullets about purchases (IC-W-08, IC-M-09): which resource, then from whom.
import { say } from '@hustings/kernel'
import { PURCHASE_LISTS, type PurchaseBullet, type PurchaseList } from '../../data/automa-instructions.ts'
import type { LabourClass } from '../../data/vocabulary.ts'
import type { Source } from '../../rules/actions/sources.ts'
import { type HegemonyTable, resourceName } from '../../rules/table.ts'
import type { Purchase } from '../candidates/purchases.ts'
import { fits, inOrder, type Judge, least, mostOfSome, prefer } from '../lists.ts'

/** Number of unskilled unemployed workers from which Education comes first. */
const MANY_UNSKILLED = 3

/** Divisible by every quantity that can be bought: prices per item compare exactly. */
const ITEMS = 2520

const from = (source: Source): Judge<Purchase> =>
  mostOfSome(({ parts }) => parts.reduce((sum, part) => sum + (part.source === source ? part.amount : 0), 0))

const JUDGES: Readonly<Record<PurchaseBullet, Judge<Purchase>>> = {
  free: fits(({ cost }) => cost === 0),
  'education-for-unskilled': fits(
    ({ resource }, { s, of }) =>
      resource === 'education' && of !== 'capitalist' && s.unemployed[of].unskilled >= MANY_UNSKILLED,
  ),
  cheapest: {
    rank: ({ cost, quantity }) => -(cost * ITEMS) / quantity,
    figure: ({ cost }) => cost,
  },
  'health-education-luxury': inOrder(['health', 'education', 'luxury'], ({ resource }) => resource),
  'education-health-luxury': inOrder(['education', 'health', 'luxury'], ({ resource }) => resource),
  'own-goods': from('middle'),
  'fewest-sources': least(({ parts }) => parts.length),
  'from-public-services': from('state'),
  'from-foreign-market': from('foreign-market'),
  'from-capitalist': from('capitalist'),
  'from-middle': from('middle'),
}

const LIST: Readonly<Record<LabourClass, PurchaseList>> = { working: 'w-buy-goods', middle: 'm-buy-goods' }

export function preferPurchase(t: HegemonyTable, of: LabourClass, choices: readonly Purchase[]): Purchase {
  const list = LIST[of]
  const nameOf = (choice: Purchase) => ({ id: idOf(choice), label: labelOf(choice) })
  return prefer(t, of, list, PURCHASE_LISTS[list], JUDGES, choices, nameOf)
}

function idOf({ resource, parts }: Purchase): string {
  return `${resource}:${parts.map(({ source, amount }) => `${source}-${amount}`).join('+')}`
}

function labelOf({ resource, parts, cost }: Purchase) {
  return say('automa.purchase', {
    resource: resourceName(resource),
    cost,
    parts: parts.map(({ source, amount }) => say(`automa.source.${source}`, { amount })),
  })
}
