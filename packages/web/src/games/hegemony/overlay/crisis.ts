// The latest crisis, derived from the log: its cause, the effects of each part of its card, the lenders, the next card.
import type { Class, HegemonyEvent } from '../words/model.ts'

type Told<T extends HegemonyEvent['type']> = Extract<HegemonyEvent, { type: T }>
export type CrisisPart = Told<'crisis-part'>['part']

export interface Crisis {
  readonly why: Told<'crisis-started'>
  /** Earlier cards that were replaced by another one. */
  readonly passedOver: readonly string[]
  /** The effects of each part so far; none if the card has no parts. */
  readonly parts: readonly { readonly part: CrisisPart; readonly events: readonly HegemonyEvent[] }[]
  /** Loans and refusals of the classes, in order. */
  readonly bonds: readonly Told<'bond'>[]
  /** The new open card; null during the crisis. */
  readonly next: string | null
}

/** Null if there was none, or the IMF intervened by its regular procedure. */
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
  /** The money was returned because it was not enough. */
  readonly returned: boolean
}

/** The result of each class's loan. */
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
