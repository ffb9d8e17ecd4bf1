// Tricksters and Brains (PB-WORK): taken, placed, paid and returned. Filling a zone uses its building.
import { type Message, type Offer, type Script, say } from '@hustings/kernel'
import { WORKER_LIMIT } from '../../data/boards.ts'
import { buildingFacts } from '../../data/buildings.ts'
import type { Zone } from '../../data/facts.ts'
import { HALVES, type Half, KINDS, type Kind, type PlayerSeat } from '../../data/vocabulary.ts'
import { boxWords } from '../../data/words.ts'
import type { WorkersWhy } from '../../state/events.ts'
import type { Building, PlanetBState, Workers } from '../../state/state.ts'
import { ask, BEFORE, type SellFirst, stepOf } from '../means/asking.ts'
import { payability } from '../means/payability.ts'
import { because, buildingName, type Doing, kindName, type PlanetBTable, remembered, unless } from '../table.ts'

/** From the supply onto the own board; beyond 8 of a kind they go back at once (PB-WORK-04, PB-WORK-06). */
export function takeWorkers(t: PlanetBTable, seat: PlayerSeat, kind: Kind, amount: number): void {
  arrive(t, seat, kind, amount, 'supply', 'taken')
}

function arrive(
  t: PlanetBTable,
  seat: PlayerSeat,
  kind: Kind,
  amount: number,
  from: 'supply' | `building:${string}`,
  why: WorkersWhy,
): void {
  if (amount === 0) return
  const { workers } = t.state.player[seat]
  workers[kind] += amount
  t.emit({ type: 'workers', seat, kind, from, to: 'board', amount, why })
  const excess = workers[kind] - WORKER_LIMIT
  if (excess > 0) leave(t, seat, kind, excess, 'limit')
}

/** From the own board to the supply (PB-WORK-07). */
export function leave(t: PlanetBTable, seat: PlayerSeat, kind: Kind, amount: number, why: WorkersWhy): void {
  if (amount === 0) return
  t.state.player[seat].workers[kind] -= amount
  t.emit({ type: 'workers', seat, kind, from: 'board', to: 'supply', amount, why })
}

const TAKE = {
  trickster: {
    id: 'take:trickster',
    value: 'trickster',
    label: say('option.take', { kind: kindName('trickster') }),
    target: 'take:trickster',
  },
  brain: {
    id: 'take:brain',
    value: 'brain',
    label: say('option.take', { kind: kindName('brain') }),
    target: 'take:brain',
  },
} as const satisfies Record<Kind, Offer<Kind>>
const TAKE_EITHER: readonly Offer<Kind>[] = [TAKE.trickster, TAKE.brain]
const ASK_TAKE = say('ask.take-worker')

/** Workers of kinds of choice from the supply; placing is not possible with them (PB-WORK-06). */
export function* takeAnyWorkers(t: PlanetBTable, seat: PlayerSeat, amount: number): Script {
  for (let step = 1; step <= amount; step++) {
    const kind = yield* ask(t, seat, ASK_TAKE, () => TAKE_EITHER, stepOf(step, amount))
    if (kind !== null) takeWorkers(t, seat, kind, 1)
  }
}

/** Workers of the own board, as they are paid. */
export const PAY = {
  trickster: {
    id: 'pay:trickster',
    value: 'trickster',
    label: say('option.pay-worker', { kind: kindName('trickster') }),
    target: 'pay:trickster',
  },
  brain: {
    id: 'pay:brain',
    value: 'brain',
    label: say('option.pay-worker', { kind: kindName('brain') }),
    target: 'pay:brain',
  },
} as const satisfies Record<Kind, Offer<Kind>>
const ASK_PAY = say('ask.pay-worker')

/** Any workers from the own board to the supply, as many as there are at most (PB-WORK-07, PB-WORK-08, PB-ELEC-16). */
export function* payAnyWorkers(t: PlanetBTable, seat: PlayerSeat, amount: number, why: WorkersWhy): Script {
  const { workers } = t.state.player[seat]
  const due = Math.min(amount, workers.trickster + workers.brain)
  for (let step = 1; step <= due; step++) {
    const offers = KINDS.filter((kind) => workers[kind] > 0).map((kind) => PAY[kind])
    const settings = due > 1 ? { progress: { step, of: due } } : undefined
    leave(t, seat, yield* t.choose(seat, ASK_PAY, offers, settings), 1, why)
  }
}

function zoneFacts(id: string, zone: number): Zone {
  const facts = buildingFacts(id).zones[zone]
  if (facts === undefined) throw new Error(`${id} has no zone ${zone}`)
  return facts
}

export function places(id: string, zone: number, kind: Kind): number {
  return zoneFacts(id, zone)[kind] ?? 0
}

export function isFull(building: Building, zone: number): boolean {
  const workers = building.zones[zone]
  return workers !== undefined && KINDS.every((kind) => workers[kind] === places(building.id, zone, kind))
}

function ownBuilding(s: PlanetBState, seat: PlayerSeat, id: string): Building {
  const building = s.player[seat].buildings.find((each) => each.id === id)
  if (building === undefined) throw new Error(`${seat} has not built ${id}`)
  return building
}

/** Where a worker stands or could stand. */
export interface Workplace {
  readonly building: string
  readonly zone: number
  readonly kind: Kind
}

const workplace = (key: string): Workplace => {
  const [building = '', zone, kind] = key.split(':')
  return { building, zone: Number(zone), kind: kind === 'brain' ? 'brain' : 'trickster' }
}
const placeOffer = remembered((key: string): Offer<Workplace> => {
  const at = workplace(key)
  const label = say('option.place', { kind: kindName(at.kind), building: buildingName(at.building), zone: at.zone + 1 })
  return { id: `place:${key}`, value: at, label, target: `place:${key}` }
})
/** There is no worker of the right color on the board (PB-WORK-03). */
const noWorker = {
  trickster: because('PB-WORK-03', 'no-worker', { kind: kindName('trickster') }),
  brain: because('PB-WORK-03', 'no-worker', { kind: kindName('brain') }),
} as const
const blockedPlace = remembered((key: string): Offer<Workplace> => {
  const open = placeOffer(key)
  return unless(noWorker[open.value.kind], open)
})
export const standsOffer = remembered((key: string): Offer<Workplace> => {
  const at = workplace(key)
  const label = say('option.stands', {
    kind: kindName(at.kind),
    building: buildingName(at.building),
    zone: at.zone + 1,
  })
  return { id: `stands:${key}`, value: at, label, target: `stands:${key}` }
})

/** Two kinds and two zones at most: the key of a workplace is put together once. */
const placeKey = remembered((id: string) =>
  buildingFacts(id).zones.map((_, zone) => ({ trickster: `${id}:${zone}:trickster`, brain: `${id}:${zone}:brain` })),
)
export function keyOf(id: string, zone: number, kind: Kind): string {
  return placeKey(id)[zone]?.[kind] ?? `${id}:${zone}:${kind}`
}

/** Free places of the own buildings; a place for which there is no worker is shown with the reason. */
function placeOffers(s: PlanetBState, seat: PlayerSeat): Offer<Workplace>[] {
  const { buildings, workers } = s.player[seat]
  const offers: Offer<Workplace>[] = []
  for (const { id, zones } of buildings) {
    for (let zone = 0; zone < zones.length; zone++) {
      const there = zones[zone]
      if (there === undefined) continue
      for (const kind of KINDS) {
        if (there[kind] >= places(id, zone, kind)) continue
        const key = keyOf(id, zone, kind)
        offers.push(workers[kind] > 0 ? placeOffer(key) : blockedPlace(key))
      }
    }
  }
  return offers
}

const ASK_UNIT = say('ask.worker-action')

/** For each unit: take a worker, or place one, in any mix (PB-WORK-01, PB-WORK-02). */
export function* workerAction(t: PlanetBTable, units: number, doing: Doing): Script {
  const { seat } = doing
  for (let step = 1; step <= units; step++) {
    const unit = yield* ask<Kind | Workplace>(
      t,
      seat,
      ASK_UNIT,
      () => [...TAKE_EITHER, ...placeOffers(t.state, seat)],
      { progress: { step, of: units }, between: step === 1 },
      unitWords,
    )
    if (unit === null) return
    if (typeof unit === 'string') takeWorkers(t, seat, unit, 1)
    else yield* place(t, unit, doing)
  }
}

const FILLS = say('option.place.fills')

function unitWords(unit: Kind | Workplace, s: PlanetBState, seat: PlayerSeat): Message | null {
  return typeof unit === 'string' || !fills(s, seat, unit) ? null : FILLS
}

/** Filling the last free place of a zone uses the building at once (PB-WORK-10). */
function* place(t: PlanetBTable, { building: id, zone, kind }: Workplace, doing: Doing): Script {
  const { seat } = doing
  const building = ownBuilding(t.state, seat, id)
  const there = building.zones[zone]
  if (there === undefined) return
  t.state.player[seat].workers[kind]--
  there[kind]++
  t.emit({ type: 'workers', seat, kind, from: 'board', to: `building:${id}`, amount: 1, why: 'placed' })
  if (!isFull(building, zone)) return
  t.emit({ type: 'zone-filled', seat, building: id, zone })
  yield* t.within(buildingName(id), operateBuilding(t, id, doing))
}

/** The upper or the lower box, whichever can be paid; the workers stay either way (PB-WORK-10 to 13). */
function* operateBuilding(t: PlanetBTable, id: string, doing: Doing): Script {
  const { seat } = doing
  const prompt = say('ask.use-building', { building: buildingName(id) })
  const offers = (): SellFirst<Half>[] => HALVES.map((each) => halfOffer(t.state, seat, id, each))
  const half = yield* ask(t, seat, prompt, offers, BEFORE, halfWords(id))
  if (half === null) return
  yield* operateBox(t, id, half, id, doing)
}

/** What each half of a building does, in words. */
const halfWords = remembered((id: string) => (half: Half) => boxWords(buildingFacts(id)[half]))

/** The last free place of its zone: its boxes are used at once (PB-WORK-10). */
function fills(s: PlanetBState, seat: PlayerSeat, { building, zone }: Workplace): boolean {
  const there = s.player[seat].buildings.find(({ id }) => id === building)
  if (there === undefined) return false
  const free = KINDS.reduce((sum, kind) => sum + places(building, zone, kind) - (there.zones[zone]?.[kind] ?? 0), 0)
  return free === 1
}

/** Carries out a box of an own building; a box with a limit counts wherever it is used from (G1, G2). */
export function* operateBox(t: PlanetBTable, id: string, half: Half, inUse: string | null, doing: Doing): Script {
  const box = buildingFacts(id)[half]
  if (box.limit !== undefined) t.state.turn.limited.push(`${id}:${half}`)
  const title = boxTitle(`${id}.${half}`)
  yield* t.within(title, doing.carryOut(t, doing.seat, box, `building:${id}:${half}`, inUse))
}

const boxTitle = remembered((key: string) => say(`building.${key}`))
const boxOffers = remembered((id: string): Readonly<Record<Half, Offer<Half>>> => {
  const offerOf = (half: Half): Offer<Half> => {
    const label = say('option.use', { box: boxTitle(`${id}.${half}`), building: buildingName(id) })
    return { id: `use:${id}:${half}`, value: half, label, target: `use:${id}:${half}` }
  }
  return { upper: offerOf('upper'), lower: offerOf('lower') }
})
const USED_UP = because('PB-CARD-16', 'once-per-turn')

/** A box with its cost and its limit against it. */
export function halfOffer(s: PlanetBState, seat: PlayerSeat, id: string, half: Half): SellFirst<Half> {
  const offer = boxOffers(id)[half]
  const box = buildingFacts(id)[half]
  if (box.limit !== undefined && s.turn.limited.includes(`${id}:${half}`)) return unless(USED_UP, offer)
  const { blocked, sellFirst } = payability(s, seat, box)
  return sellFirst ? { ...unless(blocked, offer), sellFirst } : unless(blocked, offer)
}

/** From a building back to the own board (PB-CARD-14, PB-ELEC-07). */
export function bringHome(
  t: PlanetBTable,
  seat: PlayerSeat,
  { building, zone, kind }: Workplace,
  amount: number,
): void {
  const there: Workers | undefined = ownBuilding(t.state, seat, building).zones[zone]
  if (there === undefined || amount === 0) return
  there[kind] -= amount
  arrive(t, seat, kind, amount, `building:${building}`, 'returned')
}

/** Own workers on buildings, except on those left out. */
export function standing(s: PlanetBState, seat: PlayerSeat, leftOut: readonly string[]): Offer<Workplace>[] {
  const offers: Offer<Workplace>[] = []
  for (const { id, zones } of s.player[seat].buildings) {
    if (leftOut.includes(id)) continue
    for (let zone = 0; zone < zones.length; zone++) {
      for (const kind of KINDS) if ((zones[zone]?.[kind] ?? 0) > 0) offers.push(standsOffer(keyOf(id, zone, kind)))
    }
  }
  return offers
}

const ASK_RETURN = say('ask.return-worker')

/** An own worker comes back from a building: not from those the card excludes, nor from the one in use (PB-CARD-14, G4). */
export function* returnWorkers(
  t: PlanetBTable,
  amount: number,
  notFrom: readonly string[],
  doing: Doing,
): Script<boolean> {
  const { seat } = doing
  const leftOut = excluded(notFrom, doing)
  let returned = false
  for (let step = 1; step <= amount; step++) {
    const at = yield* ask(t, seat, ASK_RETURN, () => standing(t.state, seat, leftOut), stepOf(step, amount))
    if (at === null) break
    bringHome(t, seat, at, 1)
    returned = true
  }
  return returned
}

export function excluded(notFrom: readonly string[], { building }: Doing): readonly string[] {
  return notFrom.flatMap((id) => (id !== 'building_in_use' ? [id] : building === null ? [] : [building]))
}
