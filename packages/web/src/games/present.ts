// How a game presents its events: one entry per type, for log, recap, animations and sheets. The compiler finds missing
// entries, unknown fields and unknown sheets.
import { type GameEvent, type MessageKey, type Param, type Seat, say } from '@hustings/kernel'
import type { ActRole, ActTable } from '../match/acts.ts'
import type { IconName } from '../ui/icon-names.ts'
import type { Anchor, Motion } from './motion.ts'
import type { Difference, Following, LogLine } from './types.ts'

/** Fields of an event that hold a seat. */
type SeatField<E> = { [K in keyof E]-?: NonNullable<E[K]> extends Seat ? K : never }[keyof E] & string

/** A line with the message `log.<type>`. */
export interface LogSpec<E extends GameEvent, Kind extends string> {
  readonly kind: Kind
  /** Fields with the affected seats. */
  readonly seats?: readonly SeatField<E>[]
  /** Fields that are parameters of the same name. */
  readonly fields?: readonly (keyof E & string)[]
  readonly params?: (event: E) => Readonly<Record<string, Param>>
  readonly icon?: IconName
  readonly announce?: true
  readonly heading?: true
}

/** Only if the message has a text. */
type SpecOf<E extends GameEvent, Kind extends string> = [MessageKey<`log.${E['type']}`>] extends [never]
  ? never
  : LogSpec<E, Kind>

export interface Presented<E extends GameEvent, Kind extends string, Sheet extends string> {
  /** Null: another event has the line. */
  readonly log: null | SpecOf<E, Kind> | ((event: E) => LogLine | null)
  /** Recap and log are grouped by acts. */
  readonly act?: ActRole | ((event: E) => ActRole | null)
  /** The acting seat; null: all together; absent: not specified. */
  readonly seat?: SeatField<E> | null | ((event: E) => Seat | null)
  /** Named as in previews. It may omit changes but never adds any. */
  readonly changes?: (event: E) => readonly Difference[]
  readonly motion?: (event: E) => readonly Motion[]
  /** Shorthand for an animation: one flash. */
  readonly flash?: (event: E) => Anchor
  /** The sheet that shows the event. */
  readonly sheet?: Sheet | ((event: E) => Sheet | null)
}

export type PresentationOf<E extends GameEvent, Kind extends string, Sheet extends string> = {
  readonly [T in E['type']]: Presented<Extract<E, { type: T }>, Kind, Sheet>
}

export interface Presentation<E extends GameEvent> extends ActTable<E>, Following<E> {
  line(event: E): LogLine | null
  motion(event: E): readonly Motion[]
  sheet(event: E): string | null
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where the entry of an event is looked up by its type
type AnyPresented = Presented<any, string, string>

const NOTHING: readonly never[] = []

export function presentation<E extends GameEvent>(
  table: PresentationOf<E, string, string> & Readonly<Record<string, AnyPresented>>,
): Presentation<E> {
  const entries: Readonly<Record<string, AnyPresented | undefined>> = table
  const act = (event: E): ActRole | null => valueFor(entries[event.type]?.act, event) ?? null
  const seat = (event: E): Seat | null | undefined => {
    const field = entries[event.type]?.seat
    return typeof field === 'string' ? String(fieldsOf(event)[field]) : valueFor(field, event)
  }
  const changes = (event: E) => entries[event.type]?.changes?.(event) ?? NOTHING
  return {
    act,
    seat,
    changes,
    differences: changes,
    deed: (event) => {
      const [role, who] = [act(event), seat(event)]
      if (role === null && who === undefined) return null
      return { ...(who === undefined ? {} : { seat: who }), main: role === 'names' || role === 'both' }
    },
    line: (event) => lineOf(event, entries[event.type]?.log ?? null),
    motion: (event) => {
      const { flash, motion } = entries[event.type] ?? {}
      return flash === undefined ? (motion?.(event) ?? NOTHING) : [{ kind: 'flash', at: flash(event) }]
    },
    sheet: (event) => valueFor(entries[event.type]?.sheet, event) ?? null,
  }
}

function valueFor<T, E>(value: T | ((event: E) => T) | undefined, event: E): T | undefined {
  return value instanceof Function ? value(event) : value
}

function fieldsOf(event: GameEvent): Readonly<Record<string, Param>> {
  return { ...event }
}

function lineOf(event: GameEvent, log: AnyPresented['log']): LogLine | null {
  if (log === null) return null
  if (typeof log === 'function') return log(event)
  const { kind, seats = [], fields = [], params, ...look } = log
  const values = fieldsOf(event)
  const named = Object.fromEntries(fields.map((field) => [field, values[field] ?? '']))
  const given = { ...named, ...params?.(event) }
  const key = `log.${event.type}`
  return {
    kind,
    seats: seats.map((field) => String(values[field])),
    message: Object.keys(given).length === 0 ? say(key) : say(key, given),
    ...look,
  }
}
