// How the rules ask: forced steps are taken, and beside every question of the own turn stands what is always possible:
// selling (PB-SELL-01, PB-SELL-07), and between actions buying and taking off production tiles (PB-TURN-06).
import { type Message, type Offer, type Progress, type Script, say } from '@hustings/kernel'
import { PRODUCTION_TILE_PRICE } from '../../data/boards.ts'
import { type PlayerSeat, RESOURCES, type Resource } from '../../data/vocabulary.ts'
import type { PlanetBState } from '../../state/state.ts'
import { priceOf, sell } from '../economy/selling.ts'
import { buyTile, canBuyTile, hasTileOnBoard, takeTileOff, tilesLeft } from '../economy/tiles.ts'
import { because, isActing, type PlanetBTable, remembered, resourceName } from '../table.ts'

/** Something done beside the question; the question comes again afterwards. */
export type Aside = { readonly sell: Resource } | { readonly does: 'buy-tile' | 'take-tile-off' | 'office' }

/** A blocked offer that selling could open: nobody is forced to sell, but everybody must have had the chance (PBQ-44). */
export interface SellFirst<T> extends Offer<T> {
  readonly sellFirst?: true
}

export interface Asking {
  readonly progress?: Progress
  /** No action is half done: production tiles can be bought and taken off. */
  readonly between?: boolean
  /** Ask even when only one answer is left. */
  readonly always?: boolean
}

/** Says what choosing a value begins; for people only. */
type Hint<T> = (value: T) => Message | null

const PLAIN: Asking = {}

/** The settings of one of several like steps: before the first no action is half done. */
export function stepOf(step: number, of: number): Asking {
  return of > 1 ? { progress: { step, of }, between: step === 1 } : BEFORE
}
const BEFORE: Asking = { between: true }

/** Every aside is one of these very objects: by that it is told from what was asked for. */
const ASIDES = new Set<unknown>()
function aside<A extends Aside>(what: A): A {
  ASIDES.add(what)
  return what
}
export function isAside(picked: unknown): picked is Aside {
  return ASIDES.has(picked)
}
export const OFFICE: Aside = aside({ does: 'office' })

const sellAside = RESOURCES.map((resource) => {
  const value = aside({ sell: resource })
  return remembered((price: number): Offer<Aside> => {
    const label = say('option.sell', { resource: resourceName(resource), price })
    return { id: `sell:${resource}`, value, label, target: `store:${resource}`, aside: true }
  })
})
const BUY: Offer<Aside> = {
  id: 'buy-tile',
  value: aside({ does: 'buy-tile' }),
  label: say('option.buy-tile', { price: PRODUCTION_TILE_PRICE }),
  aside: true,
}
const BUY_LATER: Offer<Aside> = {
  ...BUY,
  blocked: because('PB-TILE-01', 'tile-price', { price: PRODUCTION_TILE_PRICE }),
}
const TAKE_OFF: Offer<Aside> = {
  id: 'take-tile-off',
  value: aside({ does: 'take-tile-off' }),
  label: say('option.take-tile-off'),
  aside: true,
}

/** What is possible beside a question of the active player. */
export function asides(s: PlanetBState, seat: PlayerSeat, between: boolean): Offer<Aside>[] {
  const { store } = s.player[seat]
  const offers: Offer<Aside>[] = []
  for (let i = 0; i < RESOURCES.length; i++) {
    const resource = RESOURCES[i]
    if (resource === undefined || store[resource] === 0) continue
    const offer = sellAside[i]?.(priceOf(s, resource))
    if (offer !== undefined) offers.push(offer)
  }
  if (!between) return offers
  if (canBuyTile(s, seat)) offers.push(BUY)
  else if (tilesLeft(s, seat)) offers.push(BUY_LATER)
  if (hasTileOnBoard(s, seat)) offers.push(TAKE_OFF)
  return offers
}

export function* doAside(t: PlanetBTable, seat: PlayerSeat, aside: Aside): Script {
  if ('sell' in aside) sell(t, seat, aside.sell, 1)
  else if (aside.does === 'buy-tile') yield* buyTile(t, seat)
  else if (aside.does === 'take-tile-off') yield* takeTileOff(t, seat)
}

const NOTHING: Offer<null> = { id: 'nothing', value: null, label: say('option.nothing') }

/**
 * Picks one of the offers, which are made anew after every sale. A single legal one is taken without asking, unless a
 * sale could open another. Null when nothing can be picked.
 */
export function* ask<T>(
  t: PlanetBTable,
  seat: PlayerSeat,
  prompt: Message,
  offersNow: () => readonly SellFirst<T>[],
  { progress, between = false, always = false, hint }: Asking & { readonly hint?: Hint<T> } = PLAIN,
): Script<T | null> {
  const asked = progress === undefined ? ALWAYS : ({ progress, always: true } as const)
  const settings: Asked<T | null> =
    hint === undefined ? asked : { ...asked, hint: (value) => (value === null ? null : hint(value)) }
  for (;;) {
    const offers = offersNow()
    let legal = 0
    let only: Offer<T> | undefined
    let opening = false
    for (const offer of offers) {
      if (offer.blocked === undefined) {
        legal++
        only = offer
      } else if (offer.sellFirst === true) opening = true
    }
    if (legal <= 1 && !opening) {
      if (only === undefined) return null
      if (!always && !t.strict) return only.value
    }
    const beside = isActing(t.state, seat) ? asides(t.state, seat, between) : NO_ASIDES
    const picked = yield* pick<T | null>(t, seat, prompt, legal === 0 ? [...offers, NOTHING] : offers, beside, settings)
    if (!isAside(picked)) return picked
    yield* doAside(t, seat, picked)
  }
}

interface Asked<T> {
  readonly always: true
  readonly progress?: Progress
  readonly hint?: Hint<T>
}
const ALWAYS = { always: true } as const
const NO_ASIDES: readonly Offer<Aside>[] = []

/** Asks for one of the offers or something beside them; a plain function, for every question goes through it. */
export function pick<T>(
  t: PlanetBTable,
  seat: PlayerSeat,
  prompt: Message,
  offers: readonly Offer<T>[],
  beside: readonly Offer<Aside>[],
  settings: Asked<T> = ALWAYS,
): Script<T | Aside> {
  if (beside.length === 0) return t.choose<T>(seat, prompt, offers, settings)
  const all: Offer<T | Aside>[] = []
  for (const offer of offers) all.push(offer)
  for (const offer of beside) all.push(offer)
  const { hint, always, progress } = settings
  const asked = progress === undefined ? ALWAYS : { always, progress }
  if (hint === undefined) return t.choose<T | Aside>(seat, prompt, all, asked)
  return t.choose<T | Aside>(seat, prompt, all, { ...asked, hint: (value) => (isAside(value) ? null : hint(value)) })
}
