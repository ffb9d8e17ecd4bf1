// The table of this game, and the small words every chapter of rules needs for its options and reasons.
import {
  type KeyArgument,
  type Message,
  type Offer,
  type ParamsOf,
  type Reason,
  type Script,
  say,
  type Table,
} from '@hustings/kernel'
import type { Box } from '../data/facts.ts'
import type { PlayerSeat } from '../data/vocabulary.ts'
import type { PlanetBEvent, Source } from '../state/events.ts'
import type { PlanetBState } from '../state/state.ts'

export type PlanetBTable = Table<PlanetBState, PlanetBEvent>

/** Who carries out which box, and what its actions need to know about it. */
export interface Doing {
  readonly seat: PlayerSeat
  readonly source: Source
  /** The building whose zone was just filled, also while a box of another one is copied (G1, G4). */
  readonly building: string | null
  /** Counted while the box is in use, for actions with `per`. */
  plantsGiven: number
  ownVotesDrawn: number
  /** Carries out a further box inside this one. */
  readonly carryOut: CarryOut
}

/** Pays the cost of a box and does what it says (PB-BOX-02). */
export type CarryOut = (t: PlanetBTable, seat: PlayerSeat, box: Box, source: Source, building: string | null) => Script

/** Why an action is impossible: the message and its rule. */
export function because<const K extends string>(
  rule: string,
  key: KeyArgument<K, `why.${K}`>,
  ...[params]: ParamsOf<`why.${K}`>
): Reason {
  return params === undefined ? { key: `why.${key}`, rule } : { key: `why.${key}`, rule, params }
}

export function offer<T>(id: string, value: T, label: Message, target?: string): Offer<T> {
  return target === undefined ? { id, value, label } : { id, value, label, target }
}

/** The offer with a reason against it, if there is one. */
export function unless<T>(blocked: Reason | null, offered: Offer<T>): Offer<T> {
  if (blocked === null) return offered
  // Spelled out: this happens many times a turn, and spreading is slow.
  const { id, value, label, target } = offered
  return target === undefined ? { id, value, label, blocked } : { id, value, label, target, blocked }
}

export const DONE: Offer<null> = { id: 'done', value: null, label: say('option.done') }

/** Something made once for each key and then remembered: messages and offers that come up again and again. */
export function remembered<K, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>()
  return (key) => {
    let found = made.get(key)
    if (found === undefined) {
      found = make(key)
      made.set(key, found)
    }
    return found
  }
}

const naming = (prefix: string): ((id: string | number) => Message) =>
  remembered((id: string | number) => say(`${prefix}.${id}`))

export const buildingName = naming('building')
export const newsName = naming('news')
export const lawName = naming('law')
export const tileName = naming('tile')
export const factionName = naming('faction')
export const factionBoxName = naming('faction-box')
export const resourceName = naming('resource')
export const kindName = naming('worker')
export const officeName = naming('office')
export const seatName = naming('seat')
export const fraudName = naming('fraud')

/** Whose turn it is; null before the first turn and after the last. */
export function activeSeat(s: PlanetBState): PlayerSeat | null {
  if (s.clock.turn === 0 || s.clock.phase === 'scoring' || s.clock.phase === 'end') return null
  return s.order[s.clock.active] ?? null
}

/** The active player can use the optional actions between actions (PB-TURN-06, PB-TURN-10). */
export function isActing(s: PlanetBState, seat: PlayerSeat): boolean {
  const { phase, active } = s.clock
  return (phase === 'deal' || phase === 'actions') && s.order[active] === seat
}

/** All players clockwise, from this seat on (PB-BOX-14). */
export function clockwiseFrom(s: PlanetBState, seat: PlayerSeat): PlayerSeat[] {
  const at = s.order.indexOf(seat)
  return [...s.order.slice(at), ...s.order.slice(0, at)]
}

/** The others clockwise, from the left neighbor on (PB-BOX-14). */
export function othersClockwise(s: PlanetBState, seat: PlayerSeat): PlayerSeat[] {
  return clockwiseFrom(s, seat).slice(1)
}
