// Log lines of goods, services and influence, of deals and the company market.
import { companyFacts } from '@hustings/hegemony/data'
import { say } from '@hustings/kernel'
import type { LogLine } from '../../types.ts'
import { ICON_OF } from '../words/industries.ts'
import type { Good, HegemonyEvent } from '../words/model.ts'
import { companyName } from '../words/names.ts'
import { ownerOf, setAsideFor } from './places.ts'
import { amountOf, line, ofRole, toRole } from './words.ts'

type Told<T extends HegemonyEvent['type']> = Extract<HegemonyEvent, { type: T }>
type GoodsEvent = Told<'goods'>

export function goodsLine(event: GoodsEvent): LogLine | null {
  const { resource, from, to, amount } = event
  const goods = amountOf(resource, amount)
  const icon = { icon: ICON_OF[resource] }
  const giver = ownerOf(from)
  const taker = ownerOf(to)
  switch (event.why) {
    case 'production': // the company has its own line; this line covers what did not go to its usual place
      return to === 'free-trade-zone' ? line('goods', ['capitalist'], 'goods.zone', { goods }, icon) : null
    case 'deal':
      return null
    case 'export':
      return giver === 'state' ? line('goods', ['state'], 'goods.exported', { goods }, icon) : null
    case 'purchase':
      return bought(event)
    case 'needs':
      return needs(event)
    case 'use':
      return giver === null ? null : line('goods', [giver], 'goods.used', { goods }, icon)
    case 'sale':
      return giver === null ? null : line('goods', [giver, 'state'], 'goods.sold', { goods, to: toRole('state') }, icon)
    case 'provided':
      return provided(event)
    case 'benefits':
      return benefits(event)
    case 'spent':
      return giver === null ? null : line('goods', [giver], 'goods.spent', { goods }, icon)
    case 'overflow':
      return giver === null ? null : line('goods', [giver], 'goods.lost', { goods }, icon)
    case 'vote':
      return null // shown when all influence is revealed
    case 'immediate-vote':
      return giver === null ? null : line('votes', [giver], 'goods.immediate-vote', { goods }, icon)
    case 'campaign':
      return line('goods', ['state'], 'goods.campaign', { goods }, icon)
    default:
      return giver !== null && taker !== null && giver !== taker
        ? line('goods', [giver, taker], 'goods.given', { to: toRole(taker), goods }, icon)
        : changed(event)
  }
}

function bought({ resource, from, to, amount }: GoodsEvent): LogLine | null {
  const buyer = ownerOf(to)
  const seller = from === 'foreign-market' ? 'foreign-market' : ownerOf(from)
  if (buyer === null || seller === null) return null
  const seats = seller === 'foreign-market' ? [buyer] : [buyer, seller]
  const source = say(`log.source.${seller}`)
  return line(
    'goods',
    seats,
    'goods.bought',
    { goods: amountOf(resource, amount), source },
    { icon: ICON_OF[resource] },
  )
}

function needs({ resource, from, amount }: GoodsEvent): LogLine {
  const goods = amountOf(resource, amount)
  const giver = ownerOf(from)
  if (giver === null) return line('goods', [], 'goods.needs-abroad', { goods }, { icon: ICON_OF[resource] })
  const own = from === `${giver}-goods`
  return line('goods', [giver], own ? 'goods.needs' : 'goods.needs-from', { goods }, { icon: ICON_OF[resource] })
}

function provided({ resource, to, amount }: GoodsEvent): LogLine | null {
  const aside = setAsideFor(to)
  if (aside === null) return null
  const params = { goods: amountOf(resource, amount), class: ofRole(aside) }
  return line('state', ['state', aside], 'goods.set-aside', params, { icon: 'benefit' })
}

function benefits({ resource, from, to, amount }: GoodsEvent): LogLine | null {
  const goods = amountOf(resource, amount)
  const taker = ownerOf(to)
  if (taker !== null) return line('goods', [taker], 'goods.benefits', { goods }, { icon: ICON_OF[resource] })
  const aside = setAsideFor(from)
  if (aside === null) return null
  return line('state', ['state', aside], 'goods.returned', { goods, class: ofRole(aside) }, { icon: 'benefit' })
}

/** Simple gains and losses, with a reason if it adds information. */
function changed({ resource, from, to, amount, why }: GoodsEvent): LogLine | null {
  const goods = amountOf(resource, amount)
  const icon = { icon: ICON_OF[resource] }
  const taker = ownerOf(to)
  if (taker !== null) {
    if (why === 'gained' || why === 'given') return line('goods', [taker], 'goods.gained', { goods }, icon)
    return line('goods', [taker], 'goods.gained-why', { goods, why: say(`log.gain.${why}`) }, icon)
  }
  const giver = ownerOf(from)
  return giver === null ? null : line('goods', [giver], 'goods.spent', { goods }, icon)
}

export function producedLine({ company, owner, amount }: Told<'produced'>): LogLine {
  const { produces } = companyFacts(company)
  const params = { company: companyName(company), goods: amountOf(produces, amount) }
  return line('goods', [owner], 'produced', params, { icon: ICON_OF[produces] })
}

export function dealLine({ to, goods }: Told<'deal'>): LogLine {
  return line('goods', ['capitalist'], `deal.${to}`, { goods: goodsOf(goods) }, { icon: 'deal' })
}

function goodsOf(goods: Readonly<Record<Good, number>>) {
  return (['food', 'luxury'] as const).filter((good) => goods[good] > 0).map((good) => amountOf(good, goods[good]))
}

export function marketLine({ role, discarded, revealed }: Told<'market'>): LogLine | null {
  const gone = discarded.map(companyName)
  const fresh = revealed.map(companyName)
  const icon = { icon: 'market' } as const
  if (gone.length === 0 && fresh.length === 0) return null
  if (gone.length === 0) return line('goods', [role], 'market', { revealed: fresh }, icon)
  if (fresh.length === 0) return line('goods', [role], 'market.only-discarded', { discarded: gone }, icon)
  return line('goods', [role], 'market.discarded', { discarded: gone, revealed: fresh }, icon)
}
