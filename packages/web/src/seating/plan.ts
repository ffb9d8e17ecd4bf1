// Who shall play which seat, before there is a match: a person, a bot, or the rules themselves.
import type { Seat } from '@hustings/kernel'
import type { Occupant, Seating } from '@hustings/protocol'
import type { Controller, GameInfo, Preset } from '../games/types.ts'

export type SeatPlan = Occupant | { readonly kind: 'automa'; readonly mode: string }
export type Plan = Readonly<Record<Seat, SeatPlan>>

const ANYBODY: readonly Controller[] = [{ kind: 'person' }, { kind: 'bot' }]

export function controllersOf(info: GameInfo, seat: Seat, players: number): readonly Controller[] {
  return info.controllers?.(seat, players) ?? ANYBODY
}

/** One person and a bot for every other seat, ready to go; what was planned before stays where it is possible. */
export function planFor(info: GameInfo, players: number, before: Plan): Plan {
  return Object.fromEntries(
    info.seats(players).map((seat, i) => {
      const planned = before[seat]
      const possible = planned !== undefined && mayPlay(info, seat, players, planned.kind)
      return [seat, possible ? planned : ({ kind: i === 0 ? 'person' : 'bot', name: '' } as const)]
    }),
  )
}

function mayPlay(info: GameInfo, seat: Seat, players: number, kind: Controller['kind']): boolean {
  return controllersOf(info, seat, players).some((each) => each.kind === kind && each.blocked === undefined)
}

export function planOfPreset(info: GameInfo, { players, controllers }: Preset): Plan {
  const named = Object.entries(controllers).map(([seat, by]): [Seat, SeatPlan] => [
    seat,
    typeof by === 'string' ? { kind: by, name: '' } : { kind: 'automa', mode: by.automa },
  ])
  return planFor(info, players, Object.fromEntries(named))
}

/** The people and bots; an Automa is nobody. */
export function seatingOf(plan: Plan): Seating {
  return Object.fromEntries(
    Object.entries(plan).flatMap(([seat, by]) => (by.kind === 'automa' ? [] : [[seat, by] as const])),
  )
}

/** The seats of Automas, with their modes. */
export function automasOf(plan: Plan): Readonly<Record<Seat, string>> {
  return Object.fromEntries(
    Object.entries(plan).flatMap(([seat, by]) => (by.kind === 'automa' ? [[seat, by.mode] as const] : [])),
  )
}
