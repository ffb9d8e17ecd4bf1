// Animations of events on the table.
import type { Motion } from '../../motion.ts'
import { pictureOf } from '../marks/Sign.tsx'
import type { PlanetBEvent, PlayerSeat } from '../words/model.ts'
import { colourOf } from '../words/seats.ts'

type Told<T extends PlanetBEvent['type']> = Extract<PlanetBEvent, { type: T }>

/** The following animations are the next step. */
export const THEN: Motion = { kind: 'then' }

/** Several equal drawings. */
export function thing(sign: Parameters<typeof pictureOf>[0], amount: number) {
  return { picture: pictureOf(sign), amount }
}

export function moneyMotion({ seat, from, to, amount }: Told<'money'>): readonly Motion[] {
  if (from !== 'bank' && to !== 'bank') {
    return [{ kind: 'travel', from: `money:${from}`, to: `money:${to}`, icon: 'money', amount }]
  }
  return [{ kind: 'float', at: `money:${seat}`, amount: to === seat ? amount : -amount, icon: 'money' }]
}

/** Products leave their line when produced; surplus products move to the money. */
export function resourceMotion({ seat, resource, from, to, amount, why }: Told<'resource'>): readonly Motion[] {
  const store = (of: PlayerSeat) => `store:${of}:${resource}`
  const thing = { picture: pictureOf(`r-${resource}`), amount }
  if (why === 'production') return []
  if (why === 'overflow' || why === 'sale') {
    return [{ kind: 'travel', from: store(seat), to: `money:${seat}`, ...thing }]
  }
  if (from !== 'supply' && to !== 'supply') return [{ kind: 'travel', from: store(from), to: store(to), ...thing }]
  return [{ kind: 'flash', at: store(seat) }]
}

/** From the supply to the board, from the board to a space, and back. */
export function workersMotion({ seat, kind, from, to, amount }: Told<'workers'>): readonly Motion[] {
  const board = `workers:${seat}:${kind}`
  const place = (where: string) => (where === 'supply' ? `take:${kind}` : where === 'board' ? board : where)
  return [{ kind: 'travel', from: place(from), to: place(to), picture: pictureOf(`w-${kind}`), amount }]
}

export function suitcasesMotion({ space, amount }: Told<'suitcases-back'>): readonly Motion[] {
  const back = (at: number): Motion => ({
    kind: 'travel',
    from: `suitcase:${space}:${at}`,
    to: 'stack',
    ...thing('i-suitcase', 1),
  })
  return [THEN, ...Array.from({ length: amount }, (_, at) => back(at + 1))]
}

/** Over the spaces between. */
export function markerMotion({ from, to }: Told<'marker'>): Motion {
  const way = to > from ? 1 : -1
  const over = Array.from(
    { length: Math.max(0, Math.abs(to - from) - 1) },
    (_, at) => `station:${from + way * (at + 1)}`,
  )
  return { kind: 'slide', from: `station:${from}`, to: `station:${to}`, over, picture: pictureOf('i-planet') }
}

export function votesMotion({ voter, from, to, amount }: Told<'votes'>): readonly Motion[] {
  if (from !== 'supply' || to !== 'bag') return []
  const start = voter === 'puppet' ? 'panel:puppet' : `votes:${voter}`
  return [{ kind: 'travel', from: start, to: 'bag', icon: 'vote-cube', amount, colour: colourOf(voter) }]
}

export function drawnMotion({ voter, drawn }: Told<'votes-drawn'>): readonly Motion[] {
  const to = voter === 'puppet' ? 'bag' : `votes:${voter}`
  return drawn.map((vote) => ({ kind: 'draw', from: 'bag', to, icon: 'vote-cube', colour: colourOf(vote) }))
}

export function productionMotion({ seat, line, resources }: Told<'production'>): readonly Motion[] {
  return resources.map((resource, at) => ({
    kind: 'travel',
    from: `cell:${line}:${at + 1}`,
    to: `store:${seat}:${resource}`,
    ...thing(`r-${resource}`, 1),
  }))
}

export function newsMotion({ seat, from }: Told<'news-played'>): readonly Motion[] {
  if (from === 'pile') return []
  return [{ kind: 'travel', from: `news:${from}`, to: `pilefront:${seat}`, ...thing('i-news', 1) }]
}

export function priceMotion({ space }: Told<'price'>): readonly Motion[] {
  return [
    THEN,
    { kind: 'slide', from: `price-then:${space}`, to: `price:${space}`, picture: pictureOf('i-market') },
    { kind: 'flash', at: `price:${space}` },
  ]
}
