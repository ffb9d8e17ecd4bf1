// Moments grouped by cause: an act is a turn, a card, a production step, a vote. Recap and log show acts.
import type { GameEvent, Seat, Viewer } from '@hustings/kernel'
import type { MomentId, ToldMoment } from '@hustings/protocol'

/** How an event affects acts: it opens one, names it, or both. */
export type ActRole = 'opens' | 'names' | 'both'

/** The change of a game number, named as in previews. */
export interface Change {
  readonly number: string
  readonly by: number
}

/** How a game describes its events. */
export interface ActTable<E extends GameEvent = GameEvent> {
  act(event: E): ActRole | null
  /** The acting seat; null: all together; undefined: the event does not specify it. */
  seat(event: E): Seat | null | undefined
  changes(event: E): readonly Change[]
}

export interface Act<E extends GameEvent = GameEvent> {
  readonly from: MomentId
  readonly upTo: MomentId
  /** The acting seat; null: all together. */
  readonly seat: Seat | null
  readonly events: readonly E[]
  /**
   * The events that name the act: the last one that names it, with those of its type, or else its opening. An opening for
   * all players that names its act keeps its title. Empty before the first opening.
   */
  readonly titles: readonly E[]
  /** Summed by number, without zero sums. */
  readonly changes: readonly Change[]
}

/** Groups moments into acts. Each event belongs to one act; acts keep the order of their events. */
export function actsOf<E extends GameEvent>(moments: readonly ToldMoment<E>[], table: ActTable<E>): Act<E>[] {
  const drafts: Draft<E>[] = []
  for (const moment of moments) {
    for (const event of moment.events) {
      const opens = table.act(event) === 'opens' || table.act(event) === 'both'
      const last = drafts.at(-1)
      const draft =
        last === undefined || opens ? { from: moment, upTo: moment, opening: opens ? event : null, events: [] } : last
      if (draft !== last) drafts.push(draft)
      draft.upTo = moment
      draft.events.push(event)
    }
  }
  return drafts.map((draft) => ended(draft, table))
}

/** The acts of other players and of all together since the viewer's last act; null before it. */
export function actsSince<E extends GameEvent>(acts: readonly Act<E>[], viewer: Viewer): readonly Act<E>[] | null {
  const own = acts.findLastIndex(({ seat, titles }) => seat === viewer && titles.length > 0)
  return own < 0 ? null : acts.slice(own + 1)
}

interface Draft<E> {
  readonly from: ToldMoment
  upTo: ToldMoment
  readonly opening: E | null
  readonly events: E[]
}

function ended<E extends GameEvent>({ from, upTo, opening, events }: Draft<E>, table: ActTable<E>): Act<E> {
  return {
    from: idOf(from),
    upTo: idOf(upTo),
    seat: seatOf(events, from, table),
    events,
    titles: titlesOf(opening, events, table),
    changes: summed(events.flatMap((event) => table.changes(event))),
  }
}

function titlesOf<E extends GameEvent>(opening: E | null, events: readonly E[], table: ActTable<E>): readonly E[] {
  if (opening !== null && table.act(opening) === 'both' && table.seat(opening) === null) return [opening]
  const names = events.filter((event) => table.act(event) === 'names' || table.act(event) === 'both')
  const last = names.at(-1) ?? opening
  if (last === null) return []
  return names.length === 0 ? [last] : names.filter(({ type }) => type === last.type)
}

/** The seat of its first event that has one; otherwise the seat that made the move. */
function seatOf<E extends GameEvent>(events: readonly E[], { seat }: ToldMoment, table: ActTable<E>): Seat | null {
  for (const event of events) {
    const named = table.seat(event)
    if (named !== undefined) return named
  }
  return seat
}

function summed(changes: readonly Change[]): Change[] {
  const sums = new Map<string, number>()
  for (const { number, by } of changes) sums.set(number, (sums.get(number) ?? 0) + by)
  return [...sums].filter(([, by]) => by !== 0).map(([number, by]) => ({ number, by }))
}

function idOf({ step, part }: MomentId): MomentId {
  return { step, part }
}
