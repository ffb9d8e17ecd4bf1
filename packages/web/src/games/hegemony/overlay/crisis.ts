// The latest crisis, read off the log: why it came, what each part of its card did, who lent what, which card comes next.
import type { Class, HegemonyEvent } from '../words/model.ts'

type Told<T extends HegemonyEvent['type']> = Extract<HegemonyEvent, { type: T }>
export type CrisisPart = Told<'crisis-part'>['part']

export interface Crisis {
  readonly why: Told<'crisis-started'>
  /** Cards that asked for another one in their place, before this. */
  readonly passedOver: readonly string[]
  /** What each part did, as far as it has come; none where the card is not made of parts. */
  readonly parts: readonly { readonly part: CrisisPart; readonly events: readonly HegemonyEvent[] }[]
  /** What classes lent, or declined, in the order they were asked. */
  readonly bonds: readonly Told<'bond'>[]
  /** The card that lies open from now on; null while this one goes on. */
  readonly next: string | null
}

/** Null when there was none, or the IMF came by its own procedure. */
export function latestCrisis(events: readonly HegemonyEvent[]): Crisis | null {
  const check = events.findLastIndex(({ type }) => type === 'imf')
  const during = events.slice(check + 1)
  const at = during.findLastIndex(({ type }) => type === 'crisis-started')
  const why = during[at]
  if (check < 0 || why?.type !== 'crisis-started') return null
  const end = during.findIndex(({ type }, place) => place > at && type === 'crisis-card')
  const told = during.slice(at + 1, end < 0 ? undefined : end)
  const next = during[end]
  return {
    why,
    passedOver: during.flatMap((event) => (event.type === 'crisis-passed-over' ? [event.card] : [])),
    parts: partsOf(told),
    bonds: during.filter((event): event is Told<'bond'> => event.type === 'bond' && event.outcome !== 'repaid'),
    next: next?.type === 'crisis-card' ? next.card : null,
  }
}

function partsOf(told: readonly HegemonyEvent[]): Crisis['parts'] {
  const begins = told.flatMap((event, place) => (event.type === 'crisis-part' ? [{ part: event.part, place }] : []))
  return begins.map(({ part, place }, at) => ({ part, events: told.slice(place + 1, begins[at + 1]?.place) }))
}

export interface Lender {
  readonly class: Class
  readonly lent: number
  readonly due: number
  /** The money went back: it was not enough. */
  readonly returned: boolean
}

/** What became of each class's money. */
export function lendersOf(bonds: readonly Told<'bond'>[]): readonly Lender[] {
  return bonds
    .filter(({ outcome }) => outcome !== 'returned')
    .map(({ class: of, lent, due }) => ({
      class: of,
      lent,
      due,
      returned: bonds.some((other) => other.class === of && other.outcome === 'returned'),
    }))
}
