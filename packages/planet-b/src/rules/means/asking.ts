// Questions of the rules: takes forced steps, and adds the optional actions to every question of the own turn: selling
// (PB-SELL-01, PB-SELL-07), and between actions buying and removing production tiles (PB-TURN-06).
import {
  type Answer,
  type Hints,
  type Message,
  type Offer,
  offeredValue,
  type Progress,
  pickQuestion,
  type Question,
  type Script,
  say,
} from '@hustings/kernel'
import { PRODUCTION_TILE_PRICE } from '../../data/boards.ts'
import { type PlayerSeat, RESOURCES, type Resource } from '../../data/vocabulary.ts'
import type { PlanetBState } from '../../state/state.ts'
import { because, isActing, type PlanetBTable, remembered, resourceName } from '../table.ts'
import { priceOf, sell } from './selling.ts'
import { buyTile, canBuyTile, hasTileOnBoard, takeTileOff, tilesLeft } from './tiles.ts'

/** An optional action during the question, which is repeated afterwards. */
export type Aside = { readonly sell: Resource } | { readonly does: 'buy-tile' | 'take-tile-off' | 'office' }

/** A blocked offer that selling could open: no sale is forced, but the player must have the chance (PBQ-44). */
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
export type Hint<T> = (value: T, s: PlanetBState, seat: PlayerSeat) => Message | null

const PLAIN: Asking = {}

/** The settings of one of several like steps: before the first no action is half done. */
export function stepOf(step: number, of: number): Asking {
  return of > 1 ? { progress: { step, of }, between: step === 1 } : BEFORE
}
/** No action is half done. */
export const BEFORE: Asking = { between: true }

/** Every aside is one of these objects: identity separates it from the real options. */
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

/** Optional actions during a question of the active player. */
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
 * Picks one of the offers, which are computed again after every sale. A single legal one is taken without asking,
 * unless a sale could open another. Null when no offer is legal.
 */
export function ask<T>(
  t: PlanetBTable,
  seat: PlayerSeat,
  prompt: Message,
  offersNow: () => readonly SellFirst<T>[],
  asking: Asking = PLAIN,
  hint?: Hint<T>,
): Script<T | null> {
  return new Ask(t, seat, prompt, offersNow, asking, hint)
}

const NO_ASIDES: readonly Offer<Aside>[] = []

/** A plain object like a choice of the kernel, and not a generator: nearly every question goes through it. */
class Ask<T> implements Script<T | null>, Hints {
  private readonly t: PlanetBTable
  private readonly seat: PlayerSeat
  private readonly prompt: Message
  private readonly offersNow: () => readonly SellFirst<T>[]
  private readonly asking: Asking
  private readonly hint: Hint<T> | undefined
  /** The current question; undefined before the first question and during an aside. */
  private offers: readonly Offer<T | null>[] | undefined
  private asides = NO_ASIDES
  private beside: Script | undefined

  constructor(
    t: PlanetBTable,
    seat: PlayerSeat,
    prompt: Message,
    offersNow: () => readonly SellFirst<T>[],
    asking: Asking,
    hint: Hint<T> | undefined,
  ) {
    this.t = t
    this.seat = seat
    this.prompt = prompt
    this.offersNow = offersNow
    this.asking = asking
    this.hint = hint
  }

  [Symbol.iterator](): Script<T | null> {
    return this
  }

  next(answers: readonly Answer[]): IteratorResult<readonly Question[], T | null> {
    const { offers } = this
    if (offers !== undefined) {
      const aside = this.asideChosen(answers[0])
      if (aside === undefined) return { done: true, value: offeredValue(offers, answers[0]) }
      this.offers = undefined
      this.beside = doAside(this.t, this.seat, aside)
    }
    if (this.beside !== undefined) {
      const step = this.beside.next(answers)
      if (step.done !== true) return step
      this.beside = undefined
    }
    return this.askNow()
  }

  private asideChosen(answer: Answer | undefined): Aside | undefined {
    for (const { id, value } of this.asides) if (id === answer) return value
    return undefined
  }

  private askNow(): IteratorResult<readonly Question[], T | null> {
    const { t, seat, asking } = this
    const offers = this.offersNow()
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
      if (only === undefined) return { done: true, value: null }
      if (asking.always !== true && !t.strict) return { done: true, value: only.value }
    }
    const own = legal === 0 ? [...offers, NOTHING] : offers
    this.offers = own
    this.asides = isActing(t.state, seat) ? asides(t.state, seat, asking.between === true) : NO_ASIDES
    const hints = this.hint === undefined ? undefined : this
    return {
      done: false,
      value: [pickQuestion(seat, this.prompt, besideEachOther(own, this.asides), asking.progress, hints, t.context)],
    }
  }

  of(option: string): Message | null {
    const { offers = [], hint } = this
    for (const { id, value } of offers) {
      if (id === option && value !== null) return hint?.(value, this.t.state, this.seat) ?? null
    }
    return null
  }
}

const ALWAYS = { always: true } as const

/** Asks for one of the offers or an aside, as between two steps of a turn. */
export function pick<T>(
  t: PlanetBTable,
  seat: PlayerSeat,
  prompt: Message,
  offers: readonly Offer<T>[],
  beside: readonly Offer<Aside>[],
  hint?: Hint<T>,
): Script<T | Aside> {
  const all = besideEachOther(offers, beside)
  if (hint === undefined) return t.choose<T | Aside>(seat, prompt, all, ALWAYS)
  return t.choose<T | Aside>(seat, prompt, all, {
    always: true,
    hint: (value) => (isAside(value) ? null : hint(value, t.state, seat)),
  })
}

function besideEachOther<T>(offers: readonly Offer<T>[], beside: readonly Offer<Aside>[]): readonly Offer<T | Aside>[] {
  if (beside.length === 0) return offers
  const all: Offer<T | Aside>[] = []
  for (const offer of offers) all.push(offer)
  for (const offer of beside) all.push(offer)
  return all
}
