// How events move things over the table.
import type { Motion } from '../motion.ts'
import { pictureOf } from './marks/Sign.tsx'
import type { PlanetBEvent, PlayerSeat, Voter } from './words/model.ts'
import { colourOf } from './words/seats.ts'

type Told<T extends PlanetBEvent['type']> = Extract<PlanetBEvent, { type: T }>

const THEN: Motion = { kind: 'then' }

export function motionOf(event: PlanetBEvent): readonly Motion[] {
  switch (event.type) {
    case 'deal':
      return [{ kind: 'drop', at: `suitcase:${event.space}:${event.suitcase}` }]
    case 'money':
      return moneyMoves(event)
    case 'vp':
      return [{ kind: 'float', at: `vp:${event.seat}`, amount: event.amount, icon: 'vp' }]
    case 'mood':
      return [{ kind: 'flash', at: `mood:${event.seat}` }]
    case 'production':
      return event.resources.map((resource, at) => ({
        kind: 'travel',
        from: `cell:${event.line}:${at + 1}`,
        to: `store:${event.seat}:${resource}`,
        picture: pictureOf(`r-${resource}`),
        amount: 1,
      }))
    case 'resource':
      return resourceMoves(event)
    case 'tile-bought':
      return [
        {
          kind: 'travel',
          from: `stock:${event.resource}`,
          to: `cell:${event.line}:${event.cell}`,
          picture: pictureOf(`r-${event.resource}`),
          amount: 1,
        },
      ]
    case 'workers':
      return workerMoves(event)
    case 'built':
      return [{ kind: 'drop', at: `building:${event.building}` }]
    case 'zone-filled':
      return [{ kind: 'flash', at: `building:${event.building}` }]
    case 'step':
      return [
        {
          kind: 'slide',
          from: `step:${event.faction}:${event.from}`,
          to: `step:${event.faction}:${event.to}`,
          icon: 'circle',
          colour: event.seat,
        },
      ]
    case 'support':
      return [{ kind: 'flash', at: `box:${event.box}` }]
    case 'news-played':
      return event.from === 'pile'
        ? []
        : [
            {
              kind: 'travel',
              from: `news:${event.from}`,
              to: `pilefront:${event.seat}`,
              picture: pictureOf('i-news'),
              amount: 1,
            },
          ]
    case 'news-piled':
      return [{ kind: 'turn', at: `pilefront:${event.seat}` }]
    case 'news-up':
      return [{ kind: 'turn', at: `news:${event.deck}` }]
    case 'fraud':
      return [{ kind: 'drop', at: `fraudspace:${event.seat}:${event.space}` }]
    // One wash over everybody a law touches: whoever decides it, and those who gain or cannot pay by it.
    case 'law-decided':
    case 'cannot-pay':
      return [{ kind: 'flash', at: `panel:${event.seat}` }]
    case 'box':
      return event.source.startsWith('law:') ? [{ kind: 'flash', at: `panel:${event.seat}` }] : []
    case 'office':
      return [{ kind: 'flash', at: `panel:${event.voter}` }]
    // The five steps of an exchange, one after the other: what it brings comes first (PB-EXCH-04 to 10).
    case 'suitcases-back':
      return [
        THEN,
        ...Array.from({ length: event.amount }, (_, at) => suitcaseMoves(`suitcase:${event.space}:${at + 1}`)),
      ]
    case 'tile-flipped':
      return [THEN, { kind: 'turn', at: `tile:${event.space}` }]
    case 'tile-gone':
      return [
        THEN,
        { kind: 'travel', from: `tile:${event.space}`, to: 'gone', picture: pictureOf('i-discard'), amount: 1 },
      ]
    case 'tile-placed':
      return [
        { kind: 'travel', from: 'stack', to: `tile:${event.space}`, picture: pictureOf('i-stack'), amount: 1 },
        { kind: 'turn', at: `tile:${event.space}` },
      ]
    case 'marker':
      return event.why === 'exchange' ? [THEN, markerMoves(event)] : [markerMoves(event)]
    case 'price':
      return [
        THEN,
        {
          kind: 'slide',
          from: `price-then:${event.space}`,
          to: `price:${event.space}`,
          picture: pictureOf('i-market'),
        },
        { kind: 'flash', at: `price:${event.space}` },
      ]
    case 'votes':
      return event.from === 'supply' && event.to === 'bag' ? [voteMoves(event.voter, event.amount)] : []
    case 'votes-drawn':
      return event.drawn.map((vote) => ({
        kind: 'draw',
        from: 'bag',
        to: event.voter === 'puppet' ? 'bag' : `votes:${event.voter}`,
        icon: 'vote-cube',
        colour: colourOf(vote),
      }))
    default:
      return []
  }
}

function moneyMoves({ seat, from, to, amount }: Told<'money'>): readonly Motion[] {
  if (from !== 'bank' && to !== 'bank') {
    return [{ kind: 'travel', from: `money:${from}`, to: `money:${to}`, icon: 'money', amount }]
  }
  return [{ kind: 'float', at: `money:${seat}`, amount: to === seat ? amount : -amount, icon: 'money' }]
}

/** What is produced is seen leaving its line; what does not fit goes on to the money. */
function resourceMoves({ seat, resource, from, to, amount, why }: Told<'resource'>): readonly Motion[] {
  const store = (of: PlayerSeat) => `store:${of}:${resource}`
  const thing = { picture: pictureOf(`r-${resource}`), amount }
  if (why === 'production') return []
  if (why === 'overflow' || why === 'sale') {
    return [{ kind: 'travel', from: store(seat), to: `money:${seat}`, ...thing }]
  }
  if (from !== 'supply' && to !== 'supply') return [{ kind: 'travel', from: store(from), to: store(to), ...thing }]
  return [{ kind: 'flash', at: store(seat) }]
}

/** From the supply to the board, from the board to a place, and home again. */
function workerMoves({ seat, kind, from, to, amount }: Told<'workers'>): readonly Motion[] {
  const board = `workers:${seat}:${kind}`
  const place = (where: string) => (where === 'supply' ? `take:${kind}` : where === 'board' ? board : where)
  return [{ kind: 'travel', from: place(from), to: place(to), picture: pictureOf(`w-${kind}`), amount }]
}

function suitcaseMoves(from: string): Motion {
  return { kind: 'travel', from, to: 'stack', picture: pictureOf('i-suitcase'), amount: 1 }
}

/** Over the stations between. */
function markerMoves({ from, to }: Told<'marker'>): Motion {
  const way = to > from ? 1 : -1
  const over = Array.from(
    { length: Math.max(0, Math.abs(to - from) - 1) },
    (_, at) => `station:${from + way * (at + 1)}`,
  )
  return { kind: 'slide', from: `station:${from}`, to: `station:${to}`, over, picture: pictureOf('i-planet') }
}

function voteMoves(voter: Voter, amount: number): Motion {
  const from = voter === 'puppet' ? 'panel:puppet' : `votes:${voter}`
  return { kind: 'travel', from, to: 'bag', icon: 'vote-cube', amount, colour: colourOf(voter) }
}
