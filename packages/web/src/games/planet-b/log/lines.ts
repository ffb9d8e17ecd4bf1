// Log lines that depend on several fields of an event, and their parts.
import { type KeyArgument, type Message, say } from '@hustings/kernel'
import { goodsWords } from '@hustings/planet-b'
import type { IconName } from '../../../ui/icon-names.ts'
import type { LogLine } from '../../types.ts'
import type { PlanetBEvent, Source } from '../words/model.ts'
import { buildingName, kindName, seatName, sourceName } from '../words/names.ts'

export type Kind = 'turns' | 'money' | 'goods' | 'buildings' | 'workers' | 'politics' | 'points'

type Told<T extends PlanetBEvent['type']> = Extract<PlanetBEvent, { type: T }>
type Params = Readonly<Record<string, string | number | Message | readonly Message[]>>

interface More {
  readonly icon?: IconName
  readonly announce?: boolean
}

export function line<const K extends string>(
  kind: Kind,
  seat: string | null,
  key: KeyArgument<K, `log.${K}`>,
  params?: Params,
  more: More = {},
): LogLine {
  return {
    message: { key: `log.${key}`, ...(params === undefined ? {} : { params }) },
    kind,
    seats: seat === null || seat === 'puppet' ? [] : [seat],
    ...more,
  }
}

export function heading<const K extends string>(key: KeyArgument<K, `log.${K}`>, params?: Params): LogLine {
  return {
    message: { key: `log.${key}`, ...(params === undefined ? {} : { params }) },
    kind: 'turns',
    seats: [],
    heading: true,
  }
}

/** "(Casino)" after a figure: the source card. */
export function fromSource(source: Source | undefined): Params {
  return source === undefined ? { known: 'no', source: '' } : { known: 'yes', source: sourceName(source) }
}

export function moneyLine({ seat, from: payer, to, amount, why, source }: Told<'money'>): LogLine | null {
  if (amount === 0) return null
  const gains = to === seat
  const other = gains ? payer : to
  const between = other === 'bank' ? '' : '.player'
  return line(
    'money',
    seat,
    `${gains ? 'money.gain' : 'money.pay'}${between}`,
    { amount, why: say(`log.money.${why}`), other: other === 'bank' ? '' : seatName(other), ...fromSource(source) },
    { icon: 'money' },
  )
}

export function resourceLine({ seat, resource, from: giver, to, amount, why }: Told<'resource'>): LogLine | null {
  // Products have the production line, sales the money line.
  if (why === 'production' || why === 'sale' || why === 'overflow' || why === 'final-sale') return null
  const goods = goodsWords(resource, amount)
  if (why === 'gift' && giver !== 'supply' && to !== 'supply') {
    return line('goods', giver, 'gift', { goods, to: seatName(to) }, { icon: 'storage' })
  }
  return line('goods', seat, to === seat ? 'goods.gain' : 'goods.pay', { goods }, { icon: 'storage' })
}

export function workersLine({ seat, kind, to, amount, why }: Told<'workers'>): LogLine {
  const building = to.startsWith('building:') ? buildingName(to.slice('building:'.length)) : ''
  return line(
    'workers',
    seat,
    `workers.${why}`,
    { workers: say(`workers.${kind}`, { n: amount }), kind: kindName(kind), building },
    { icon: 'worker' },
  )
}
