// Who plays which seat in a new match: a human, a bot or an Automa.
import type { Seat } from '@hustings/kernel'
import { dealSeats, type Occupant, type Seating, USUAL_LEVEL } from '@hustings/protocol'
import type { Controller, GameInfo, Preset } from '../games/types.ts'

export type SeatPlan = Occupant | { readonly kind: 'automa'; readonly mode: string }
export type Plan = Readonly<Record<Seat, SeatPlan>>

export const A_PERSON: Occupant = { kind: 'person', name: '' }
export const A_BOT: Occupant = { kind: 'bot', name: '', level: USUAL_LEVEL }

const ANYBODY: readonly Controller[] = [{ kind: 'person' }, { kind: 'bot' }]

export function controllersOf(info: GameInfo, seat: Seat, players: number): readonly Controller[] {
  return info.controllers?.(seat, players) ?? ANYBODY
}

/** The seats of the game. If they differ by color alone, the chosen colors stay. */
export function seatsTaken(info: GameInfo, players: number, before: Plan): readonly Seat[] {
  const { colours } = info
  if (colours === undefined) return info.seats(players)
  const chosen = colours.filter((seat) => before[seat] !== undefined).slice(0, players)
  const added = colours.filter((seat) => !chosen.includes(seat)).slice(0, players - chosen.length)
  return colours.filter((seat) => chosen.includes(seat) || added.includes(seat))
}

/** Returns the plan with another color for one seat. */
export function recoloured({ colours = [] }: GameInfo, plan: Plan, from: Seat, to: Seat): Plan {
  const seated = Object.entries(plan).map(([seat, planned]) => [seat === from ? to : seat, planned] as const)
  return Object.fromEntries(seated.toSorted(([one], [other]) => colours.indexOf(one) - colours.indexOf(other)))
}

/** Returns a plan with one human and bots. Keeps earlier choices where possible. */
export function planFor(info: GameInfo, players: number, before: Plan): Plan {
  return Object.fromEntries(
    seatsTaken(info, players, before).map((seat, i) => {
      const planned = before[seat]
      const possible = planned !== undefined && mayPlay(info, seat, players, planned.kind)
      return [seat, possible ? planned : i === 0 ? A_PERSON : A_BOT]
    }),
  )
}

function mayPlay(info: GameInfo, seat: Seat, players: number, kind: Controller['kind']): boolean {
  return controllersOf(info, seat, players).some((each) => each.kind === kind && each.blocked === undefined)
}

export function planOfPreset(info: GameInfo, { players, controllers }: Preset): Plan {
  const named = Object.entries(controllers).map(([seat, by]): [Seat, SeatPlan] => [
    seat,
    typeof by !== 'string' ? { kind: 'automa', mode: by.automa } : by === 'bot' ? A_BOT : A_PERSON,
  ])
  return planFor(info, players, Object.fromEntries(named))
}

/** The humans and bots, without Automas. */
export function seatingOf(plan: Plan): Seating {
  return Object.fromEntries(
    Object.entries(plan).flatMap(([seat, by]) => (by.kind === 'automa' ? [] : [[seat, by] as const])),
  )
}

/** Assigns the seats at random to humans and bots; Automas keep theirs. Deterministic for a seed. */
export function dealt(plan: Plan, seed: string): Plan {
  const seating = seatingOf(plan)
  return { ...plan, ...Object.fromEntries(dealSeats(Object.keys(seating), Object.values(seating), seed)) }
}

/** The seats of Automas, with their modes. */
export function automasOf(plan: Plan): Readonly<Record<Seat, string>> {
  return Object.fromEntries(
    Object.entries(plan).flatMap(([seat, by]) => (by.kind === 'automa' ? [[seat, by.mode] as const] : [])),
  )
}
