// The player's actions so far, from the log: each main or free action with all its events.
import type { LessonMoment } from '../../lesson.ts'
import type { HegemonyEvent, HegemonyView } from '../words/model.ts'

export type Moment = LessonMoment<HegemonyView, HegemonyEvent>

/** The player of the tutorial. */
export const PUPIL = 'working'
export const RIVAL = 'capitalist'

export interface Deed {
  readonly round: number
  readonly turn: number
  /** The id of the action, or `card` for a played card. */
  readonly what: string
  readonly card: string | null
  readonly events: HegemonyEvent[]
}

export function deedsOf(log: Moment['log']): readonly Deed[] {
  const deeds: Deed[] = []
  let round = 1
  let turn = 0
  /** Null: it is not the player's turn. */
  let current: Deed | null = null
  for (const { event } of log) {
    if (event.type === 'round') round = event.round
    if (event.type === 'turn' || event.type === 'phase') {
      current = null
      turn = event.type === 'turn' && event.role === PUPIL ? event.turn : 0
    }
    const begun = turn === 0 ? null : begins(event)
    if (begun !== null) {
      current = { round, turn, ...begun, events: [] }
      deeds.push(current)
    } else {
      current?.events.push(event)
    }
  }
  return deeds
}

function begins(event: HegemonyEvent): Pick<Deed, 'what' | 'card'> | null {
  switch (event.type) {
    case 'card-discarded':
      return { what: event.action, card: null }
    case 'card-played':
      return { what: 'card', card: event.card }
    case 'action':
      return event.free ? { what: event.action, card: null } : null
    default:
      return null
  }
}

/** The actions of the tutorial's round. */
export function firstDeeds(log: Moment['log']): readonly Deed[] {
  return deedsOf(log).filter(({ round }) => round === 1)
}

type Told<T extends HegemonyEvent['type']> = Extract<HegemonyEvent, { type: T }>

export function toldIn<T extends HegemonyEvent['type']>(events: readonly HegemonyEvent[], type: T): Told<T>[] {
  return events.filter((event): event is Told<T> => event.type === type)
}

export interface Purchase {
  readonly resource: Told<'goods'>['resource']
  readonly amount: number
  readonly cost: number
}

/** The goods bought in an action, from any seller; null if none. */
export function purchaseIn({ events }: Deed): Purchase | null {
  const goods = toldIn(events, 'goods').filter(({ to, why }) => why === 'purchase' && to.startsWith(PUPIL))
  const [first] = goods
  if (first === undefined) return null
  const paid = toldIn(events, 'money').filter(({ from }) => from === PUPIL)
  return { resource: first.resource, amount: sum(goods), cost: sum(paid) }
}

/** The companies that received workers. */
export function filledIn({ events }: Deed): readonly string[] {
  const places = toldIn(events, 'worker').flatMap(({ class: of, to }) =>
    of === PUPIL && to.startsWith('company:') ? [to.slice('company:'.length)] : [],
  )
  return [...new Set(places)]
}

export function assigns(deed: Deed): boolean {
  return filledIn(deed).length > 0 || toldIn(deed.events, 'union').some(({ founded }) => founded)
}

export function uses({ what }: Deed): boolean {
  return what.startsWith('use-')
}

export function billIn({ events }: Deed): Told<'bill-proposed'> | null {
  return toldIn(events, 'bill-proposed').find(({ role }) => role === PUPIL) ?? null
}

/** The player's voting cubes that went into the bag. */
export function cubesIn({ events }: Deed): number {
  return sum(toldIn(events, 'cubes').filter(({ class: of, to }) => of === PUPIL && to === 'bag'))
}

export function sum(amounts: readonly { readonly amount: number }[]): number {
  return amounts.reduce((total, { amount }) => total + amount, 0)
}

/** The events since the last one of this kind, inclusive. */
export function since(log: Moment['log'], is: (event: HegemonyEvent) => boolean): readonly HegemonyEvent[] {
  const start = log.findLastIndex(({ event }) => is(event))
  return start < 0 ? [] : log.slice(start).map(({ event }) => event)
}
