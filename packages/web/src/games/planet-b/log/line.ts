// An event as a line of the log. Null where another event says the same thing better.

import { type KeyArgument, type Message, say } from '@hustings/kernel'
import { goodsWords } from '@hustings/planet-b'
import type { IconName } from '../../../ui/icon-names.ts'
import type { LogKind, LogLine } from '../../types.ts'
import type { PlanetBEvent, Source } from '../words/model.ts'
import {
  buildingName,
  factionName,
  kindName,
  lawName,
  newsName,
  officeName,
  resourceName,
  seatName,
  sourceName,
  tileName,
} from '../words/names.ts'

export const LOG_KINDS: readonly LogKind[] = [
  { id: 'turns', label: say('log.kind.turns'), icon: 'deal' },
  { id: 'money', label: say('log.kind.money'), icon: 'money' },
  { id: 'goods', label: say('log.kind.goods'), icon: 'storage' },
  { id: 'buildings', label: say('log.kind.buildings'), icon: 'company' },
  { id: 'workers', label: say('log.kind.workers'), icon: 'worker' },
  { id: 'politics', label: say('log.kind.politics'), icon: 'vote-cube' },
  { id: 'points', label: say('log.kind.points'), icon: 'vp' },
]

type Params = Readonly<Record<string, string | number | Message | readonly Message[]>>

interface More {
  readonly icon?: IconName
  readonly announce?: boolean
}

function line<const K extends string>(
  kind: string,
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

function heading<const K extends string>(key: KeyArgument<K, `log.${K}`>, params?: Params): LogLine {
  return {
    message: { key: `log.${key}`, ...(params === undefined ? {} : { params }) },
    kind: 'turns',
    seats: [],
    heading: true,
  }
}

/** "(Casino)" behind a figure: the card it comes from. */
function from(source: Source | undefined): Params {
  return source === undefined ? { known: 'no', source: '' } : { known: 'yes', source: sourceName(source) }
}

export function lineOf(event: PlanetBEvent): LogLine | null {
  switch (event.type) {
    case 'draft':
      return heading('draft', { deck: event.deck })
    case 'drafted':
      return event.card === undefined
        ? null
        : line('buildings', event.seat, 'drafted', { building: buildingName(event.card) }, { icon: 'hand' })
    case 'turn':
      return heading(event.last ? 'turn.last' : 'turn', { turn: event.turn, seat: seatName(event.seat) })
    case 'deal':
      return line(
        'turns',
        event.seat,
        'deal',
        { tile: tileName(event.tile), side: say(`side.${event.face}`), suitcase: event.suitcase },
        { icon: 'deal', announce: true },
      )
    case 'box':
      return /^(tile|news|office|exchange)/.test(event.source)
        ? null
        : line('turns', event.seat, 'box', { source: sourceName(event.source) })
    case 'skipped':
      return line('turns', event.seat, 'skipped', { source: sourceName(event.source) })
    case 'money':
      return moneyLine(event)
    case 'vp':
      return line('points', event.seat, event.amount < 0 ? 'vp.lost' : 'vp', {
        amount: Math.abs(event.amount),
        why: say(`log.vp.${event.why}`),
        ...from(event.source),
      })
    case 'mood':
      return line('politics', event.seat, event.to > event.from ? 'mood.up' : 'mood.down', {
        by: Math.abs(event.to - event.from),
        mood: say(`mood.${event.to}`),
      })
    case 'resource':
      return resourceLine(event)
    case 'production':
      return line(
        'goods',
        event.seat,
        'production',
        { line: say(`line.${event.line}`), resources: event.resources.map(resourceName) },
        { icon: 'machinery' },
      )
    case 'tile-bought':
    case 'tile-off':
      return line('goods', event.seat, event.type, {
        resource: resourceName(event.resource),
        line: say(`line.${event.line}`),
        cell: event.cell,
      })
    case 'built':
      return line(
        'buildings',
        event.seat,
        'built',
        { building: buildingName(event.building), paid: event.paid },
        { icon: 'company', announce: true },
      )
    case 'demolished':
      return line('buildings', event.seat, 'demolished', { building: buildingName(event.building) })
    case 'put-under':
    case 'card-drawn':
      return event.card === undefined
        ? line('buildings', event.seat, `${event.type}.hidden`, { deck: event.deck })
        : line('buildings', event.seat, event.type, { deck: event.deck, building: buildingName(event.card) })
    case 'workers':
      return workersLine(event)
    case 'zone-filled':
      return line('workers', event.seat, 'zone-filled', { building: buildingName(event.building) })
    case 'step':
      return line('politics', event.seat, event.to > event.from ? 'step' : event.to === 0 ? 'step.home' : 'step.back', {
        faction: factionName(event.faction),
        step: event.to,
      })
    case 'support':
      return line('politics', event.seat, 'support', {
        faction: factionName(event.faction),
        box: say(`faction-box.${event.box}`),
      })
    case 'news-played':
      return line(
        'politics',
        event.seat,
        event.from === 'pile' ? 'news.again' : 'news',
        { news: newsName(event.card) },
        { icon: 'event', announce: true },
      )
    case 'news-piled':
      return line('politics', event.seat, event.immoral ? 'immoral' : 'moral')
    case 'news-up':
      return event.card === null
        ? line('politics', null, 'news.none', { deck: event.deck })
        : line('politics', null, 'news.up', { deck: event.deck, news: newsName(event.card) })
    case 'votes':
      return event.why === 'drawn' || event.why === 'returned' || event.why === 'setup'
        ? null
        : line('politics', event.voter, `votes.${event.why}`, { amount: event.amount, voter: seatName(event.voter) })
    case 'votes-drawn':
      return line('politics', event.voter, 'votes.drawn', {
        voter: seatName(event.voter),
        drawn: event.drawn.map(seatName),
      })
    case 'fraud':
      return line('politics', event.seat, 'fraud', { fraud: say(`fraud.${event.kind}`) }, { announce: true })
    case 'marker':
      return line('politics', null, 'marker', { from: event.from, to: event.to })
    case 'election-due':
      return line('politics', null, 'election-due', undefined, { announce: true })
    case 'law-drawn':
      return line('politics', event.seat, 'law', { law: lawName(event.law) }, { icon: 'policy', announce: true })
    case 'law-decided':
      return event.side === null
        ? line('politics', event.seat, 'law.neither', { law: lawName(event.law) })
        : line('politics', event.seat, 'law.decided', { box: say(`law.${event.law}.${event.side}`) })
    case 'cannot-pay':
      return line('money', event.seat, 'cannot-pay', { source: sourceName(event.source) })
    case 'law-under':
      return null
    case 'office-action':
      return line('politics', event.seat, 'office-action', { office: officeName(event.office) }, { icon: 'agenda' })
    case 'exchange':
      return line('turns', null, 'exchange', { space: say(`space.${event.space}`) }, { announce: true })
    case 'suitcases-back':
      return null
    case 'tile-flipped':
      return line('turns', null, 'tile-flipped', { tile: tileName(event.tile), side: say(`side.${event.face}`) })
    case 'tile-gone':
      return line('turns', null, 'tile-gone', { tile: tileName(event.tile) })
    case 'tile-placed':
      return line('turns', null, 'tile-placed', { tile: tileName(event.tile) })
    case 'price':
      return line('goods', null, 'price', { space: say(`space.${event.space}`), price: event.price }, { icon: 'price' })
    case 'election':
      return heading('election', { number: event.number })
    case 'election-step':
      return line('politics', null, 'election-step', { step: say(`board.election.step.${event.step}`) })
    case 'result':
      return line('politics', event.voter, event.tied ? 'result.tied' : 'result', {
        voter: seatName(event.voter),
        votes: event.votes,
        rank: event.rank,
      })
    case 'office':
      return line(
        'politics',
        event.voter,
        'office',
        { voter: seatName(event.voter), office: officeName(event.office) },
        { icon: 'agenda', announce: true },
      )
    case 'last-turns':
      return line('turns', null, 'last-turns', undefined, { announce: true })
    case 'scoring':
      return heading('scoring')
    case 'score':
      return line('points', event.seat, `score.${event.line}`, { basis: event.basis, vp: event.vp })
    case 'total':
      return line('points', event.seat, 'total', { vp: event.vp }, { icon: 'vp' })
    case 'game-over':
      return line('turns', null, 'game-over', undefined, { icon: 'trophy', announce: true })
  }
}

type Told<T extends PlanetBEvent['type']> = Extract<PlanetBEvent, { type: T }>

function moneyLine({ seat, from: payer, to, amount, why, source }: Told<'money'>): LogLine | null {
  if (amount === 0) return null
  const gains = to === seat
  const other = gains ? payer : to
  const between = other === 'bank' ? '' : '.player'
  return line(
    'money',
    seat,
    `${gains ? 'money.gain' : 'money.pay'}${between}`,
    { amount, why: say(`log.money.${why}`), other: other === 'bank' ? '' : seatName(other), ...from(source) },
    { icon: 'money' },
  )
}

function resourceLine({ seat, resource, from: giver, to, amount, why }: Told<'resource'>): LogLine | null {
  // What is produced is told by its line of production; what is sold, by the money for it.
  if (why === 'production' || why === 'sale' || why === 'overflow' || why === 'final-sale') return null
  const goods = goodsWords(resource, amount)
  if (why === 'gift' && giver !== 'supply' && to !== 'supply') {
    return line('goods', giver, 'gift', { goods, to: seatName(to) }, { icon: 'storage' })
  }
  return line('goods', seat, to === seat ? 'goods.gain' : 'goods.pay', { goods }, { icon: 'storage' })
}

function workersLine({ seat, kind, to, amount, why }: Told<'workers'>): LogLine {
  const building = to.startsWith('building:') ? buildingName(to.slice('building:'.length)) : ''
  return line(
    'workers',
    seat,
    `workers.${why}`,
    { workers: say(`workers.${kind}`, { n: amount }), kind: kindName(kind), building },
    { icon: 'worker' },
  )
}
