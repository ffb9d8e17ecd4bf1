// An Automa's turn for its sheet, collected from its events without computing anything again.
import type { Class, HegemonyEvent, Policy, Role } from '../../words/model.ts'

export type Told<T extends HegemonyEvent['type']> = Extract<HegemonyEvent, { type: T }>

export interface AutomaTurn {
  readonly role: Class
  readonly began: Told<'automa-turn'>
  readonly card: Told<'automa-card'> | null
  /** Simple Mode. */
  readonly symbols: readonly Told<'automa-symbol'>[]
  /** Advanced Mode. */
  readonly checks: readonly Told<'automa-check'>[]
  readonly boards: readonly Told<'priority-board'>[]
  /** Moves of cards on the priority board, in order. */
  readonly moves: readonly Told<'priority-moved'>[]
  /** Bills on policies at the start of the turn, by proposer. */
  readonly bills: ReadonlyMap<Policy, Role>
  readonly bonus: Told<'automa-bonus'> | null
  readonly action: Told<'automa-action'> | null
  readonly lists: readonly Told<'preference-list'>[]
  readonly votes: readonly Told<'immediate-vote-tested'>[]
  readonly free: readonly Told<'automa-free-actions'>[]
  /** Events from the action on. */
  readonly deeds: readonly HegemonyEvent[]
  /** Null during the turn. */
  readonly done: Told<'automa-done'> | null
}

/** The turn at a position in the log; null if there is none. */
export function automaTurnAt(events: readonly HegemonyEvent[], place: number): AutomaTurn | null {
  const start = events.slice(0, place + 1).findLastIndex(({ type }) => type === 'automa-turn')
  const began = events[start]
  if (began?.type !== 'automa-turn') return null
  const { role } = began
  const length = events.slice(start).findIndex((event) => event.type === 'automa-done' && event.role === role)
  if (length >= 0 && start + length < place) return null
  const during = events.slice(start, length < 0 ? nextTurn(events, start) : start + length + 1)
  const told = <T extends HegemonyEvent['type']>(type: T): Told<T>[] =>
    during.filter((event): event is Told<T> => event.type === type && !('role' in event && event.role !== role))
  return {
    role,
    began,
    card: told('automa-card')[0] ?? null,
    symbols: told('automa-symbol'),
    checks: told('automa-check'),
    boards: told('priority-board'),
    moves: told('priority-moved'),
    bills: billsBefore(events, start),
    bonus: told('automa-bonus').at(-1) ?? null,
    action: told('automa-action').at(-1) ?? null,
    lists: told('preference-list'),
    votes: told('immediate-vote-tested'),
    free: told('automa-free-actions'),
    deeds: during.slice(during.findIndex(({ type }) => type === 'automa-action') + 1).filter(isDeed),
    done: told('automa-done')[0] ?? null,
  }
}

function billsBefore(events: readonly HegemonyEvent[], start: number): ReadonlyMap<Policy, Role> {
  const bills = new Map<Policy, Role>()
  for (const event of events.slice(0, start)) {
    if (event.type === 'bill-proposed') bills.set(event.policy, event.role)
    else if (event.type === 'bill-returned' || event.type === 'vote-result') bills.delete(event.policy)
  }
  return bills
}

/** Without the Automa's decision events, which have their own place on the sheet. */
function isDeed({ type }: HegemonyEvent): boolean {
  return !/^(automa|priority)-|^(preference-list|immediate-vote-tested)$/.test(type)
}

function nextTurn(events: readonly HegemonyEvent[], start: number): number {
  const next = events.slice(start + 1).findIndex(({ type }) => type === 'automa-turn')
  return next < 0 ? events.length : start + 1 + next
}
