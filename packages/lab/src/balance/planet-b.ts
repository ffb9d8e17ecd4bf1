// Balance metrics of Planet B: buildings, news, laws, conglomerates, sources of points. Places are boards, because colors
// have no effect.
import { BUILDINGS, NEWS, type PlanetBEvent, type PlanetBState, TILES } from '@hustings/planet-b'
import { messages } from '@hustings/planet-b/messages/en'
import type { GameMetrics } from './game-metrics.ts'

const WORDS: Readonly<Record<string, string>> = messages

const COLORS: Readonly<Record<string, 'blue' | 'red' | 'green' | 'gold'>> = {
  'board-1': 'blue',
  'board-2': 'red',
  'board-3': 'green',
  'board-4': 'gold',
}

export const planetBMetrics: GameMetrics<PlanetBState, PlanetBEvent> = {
  had(event) {
    switch (event.type) {
      case 'built':
        return { seat: event.seat, what: `building:${event.building}` }
      case 'news-played':
        return { seat: event.seat, what: `news:${event.card}` }
      case 'law-decided':
        return event.side === null ? undefined : { seat: event.seat, what: `law:${event.law}:${event.side}` }
      case 'deal':
        return { seat: event.seat, what: `tile:${event.tile}:${event.face}` }
      case 'exchange':
        return { seat: event.seat, what: 'exchange:exchange' }
      case 'office':
        return { seat: event.voter, what: `office:${event.office}` }
      default:
        return undefined
    }
  },
  firsts: ['office'],
  points: (event) => (event.type === 'vp' ? { seat: event.seat, why: event.why, amount: event.amount } : undefined),
  place: ({ order }, seat) => `board-${order.findIndex((each) => each === seat) + 1}`,
  placeOrder: ['board-1', 'board-2', 'board-3', 'board-4'],
  color: (place) => COLORS[place] ?? 'grey',
  inForce: () => [],
  offered: (prompt, option) =>
    prompt === 'ask.build' && option.startsWith('card:') ? `building:${option.slice('card:'.length)}` : undefined,
  name(key) {
    const [kind = '', id = '', side] = key.split(':')
    if (kind === 'place') return id.replace('board-', 'Board ')
    if (kind === 'why') return WORDS[`log.vp.${id}`] ?? id
    if (kind === 'exchange') return 'Exchange'
    return `${WORDS[`${kind.replace('first-', '')}.${id}`] ?? id}${side === undefined ? '' : `, ${side}`}`
  },
  kinds: [
    { kind: 'first-office', title: 'First offices' },
    { kind: 'office', title: 'Offices' },
    { kind: 'tile', title: 'Conglomerates' },
    { kind: 'building', title: 'Buildings' },
    { kind: 'news', title: 'News' },
    { kind: 'law', title: 'Laws' },
    { kind: 'exchange', title: 'Exchanges' },
  ],
  all: () => [
    ...BUILDINGS.filter(({ deck }) => deck !== 'HQ').map(({ id }) => `building:${id}`),
    ...NEWS.map(({ id }) => `news:${id}`),
    ...TILES.flatMap(({ id }) => [`tile:${id}:grey`, `tile:${id}:red`]),
  ],
  stage: 'election',
}
