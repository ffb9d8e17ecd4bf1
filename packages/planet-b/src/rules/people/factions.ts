// The faction tracks (PB-FACTION): steps, and the support of a faction.
import { type Message, type Offer, type Reason, type Script, say } from '@hustings/kernel'
import { FACTION_OVERFLOW_VP, LAST_STEP } from '../../data/boards.ts'
import { FACTION_BOXES } from '../../data/factions.ts'
import type { FactionBoxFacts } from '../../data/facts.ts'
import { FACTIONS, type Faction, type PlayerSeat, type Track } from '../../data/vocabulary.ts'
import { boxWords } from '../../data/words.ts'
import type { Source } from '../../state/events.ts'
import type { PlanetBState } from '../../state/state.ts'
import { ask, type SellFirst, stepOf } from '../means/asking.ts'
import { gainVp } from '../means/money.ts'
import { payability } from '../means/payability.ts'
import { because, type Doing, factionBoxName, factionName, type PlanetBTable, remembered, unless } from '../table.ts'

/** To the right; each step from the last space brings 4 VP instead (PB-FACTION-05, PB-FACTION-07). */
export function advance(t: PlanetBTable, seat: PlayerSeat, faction: Faction, steps: number, source?: Source): void {
  const at = t.state.player[seat].factions[faction]
  const to = Math.min(LAST_STEP, at + steps)
  moveDisc(t, seat, faction, to)
  gainVp(t, seat, FACTION_OVERFLOW_VP * (at + steps - to), 'faction', source)
}

/** To the left, as a cost (PB-FACTION-11). */
function stepBack(t: PlanetBTable, seat: PlayerSeat, faction: Faction, steps: number): void {
  moveDisc(t, seat, faction, t.state.player[seat].factions[faction] - steps)
}

function moveDisc(t: PlanetBTable, seat: PlayerSeat, faction: Faction, to: number): void {
  const { factions } = t.state.player[seat]
  const from = factions[faction]
  if (from === to) return
  factions[faction] = to
  t.emit({ type: 'step', seat, faction, from, to })
}

export function stepsOf(s: PlanetBState, seat: PlayerSeat): number {
  const { capitalists, futurists, traditionalists } = s.player[seat].factions
  return capitalists + futurists + traditionalists
}

/** Steps forward, each on a track of choice (PB-FACTION-06). */
export function* advanceAny(t: PlanetBTable, seat: PlayerSeat, track: Track, steps: number, source: Source): Script {
  if (track !== 'any') return advance(t, seat, track, steps, source)
  for (let step = 1; step <= steps; step++) {
    const faction = yield* ask(t, seat, ASK_STEP, () => stepOffers(t.state, seat, FACTIONS), stepOf(step, steps))
    if (faction !== null) advance(t, seat, faction, 1, source)
  }
}

const ASK_STEP = say('ask.step')
const ASK_STEP_BACK = say('ask.step-back')

function stepOffers(s: PlanetBState, seat: PlayerSeat, factions: readonly Faction[]): Offer<Faction>[] {
  return factions.map((faction) => stepOffer[faction](s.player[seat].factions[faction]))
}

/** The step from a space, by track. */
const stepOffer = eachFaction((faction) =>
  remembered((at: number): Offer<Faction> => {
    const to = Math.min(LAST_STEP, at + 1)
    const key = at === LAST_STEP ? 'option.step-surplus' : 'option.step'
    const label = say(key, { faction: factionName(faction), step: to, vp: FACTION_OVERFLOW_VP })
    return { id: `step:${faction}`, value: faction, label, target: `step:${faction}:${to}` }
  }),
)
const backOffer = eachFaction((faction) =>
  remembered((at: number): Offer<Faction> => {
    const label = say('option.step-back', { faction: factionName(faction), step: at - 1 })
    return { id: `back:${faction}`, value: faction, label, target: `step:${faction}:${at - 1}` }
  }),
)

function eachFaction<T>(make: (faction: Faction) => T): Readonly<Record<Faction, T>> {
  return {
    capitalists: make('capitalists'),
    futurists: make('futurists'),
    traditionalists: make('traditionalists'),
  }
}

/** Steps back as a cost, on tracks of choice (PB-FACTION-11, PB-CARD-26). */
export function* stepBackAny(t: PlanetBTable, seat: PlayerSeat, track: Track, steps: number): Script {
  if (track !== 'any') return stepBack(t, seat, track, steps)
  for (let step = 1; step <= steps; step++) {
    const { factions } = t.state.player[seat]
    const offers = FACTIONS.filter((faction) => factions[faction] > 0).map((faction) =>
      backOffer[faction](factions[faction]),
    )
    const settings = steps > 1 ? { progress: { step, of: steps } } : undefined
    stepBack(t, seat, yield* t.choose(seat, ASK_STEP_BACK, offers, settings), 1)
  }
}

/** A step or a box, as picked from a track. */
type Wish = Faction | FactionBoxFacts

const ASK_SUPPORT = say('ask.support')

/** Repeated: one step, or the support of the faction (PB-FACTION-02 to 04). `keep`: the disc stays (PB-CARD-27). */
export function* supportOrAdvance(t: PlanetBTable, track: Track, times: number, keep: boolean, doing: Doing): Script {
  const { seat, source } = doing
  const factions = track === 'any' ? FACTIONS : [track]
  for (let step = 1; step <= times; step++) {
    const wish = yield* ask(
      t,
      seat,
      ASK_SUPPORT,
      () => wishes(t.state, seat, factions),
      stepOf(step, times),
      supportWords,
    )
    if (wish === null) continue
    if (typeof wish === 'string') advance(t, seat, wish, 1, source)
    else yield* takeSupport(t, seat, wish, keep, doing)
  }
}

/** What the box does, in words. */
function supportWords(wish: Wish): Message | null {
  return typeof wish === 'string' ? null : boxWords(wish)
}

function wishes(s: PlanetBState, seat: PlayerSeat, factions: readonly Faction[]): SellFirst<Wish>[] {
  const offers: SellFirst<Wish>[] = []
  for (const faction of factions) {
    const at = s.player[seat].factions[faction]
    offers.push(stepOffer[faction](at))
    const busy = s.supporting.some((each) => each.seat === seat && each.faction === faction)
    for (const offer of boxOffers[faction](busy ? BUSY : at)) {
      const { value } = offer
      if (offer.blocked !== undefined || typeof value === 'string' || value.cost.length === 0) {
        offers.push(offer)
        continue
      }
      const { blocked, sellFirst } = payability(s, seat, value)
      offers.push(sellFirst ? { ...unless(blocked, offer), sellFirst } : unless(blocked, offer))
    }
  }
  return offers
}

const BUSY = -1
/** The boxes of a track as they are offered to a disc on this space; `BUSY` while one of them is being carried out. */
const boxOffers = eachFaction((faction) =>
  remembered((at: number): readonly Offer<Wish>[] =>
    FACTION_BOXES[faction].map((box) => {
      const label = say('option.support', { faction: factionName(faction), box: factionBoxName(box.id) })
      return unless(whyNoSupport(box, at), { id: `box:${box.id}`, value: box, label, target: `box:${box.id}` })
    }),
  ),
)

/** A box at the space of the disc or further left (PB-FACTION-08); none from the start, none twice at a time (PB-FACTION-10). */
function whyNoSupport(box: FactionBoxFacts, at: number): Reason | null {
  if (at === BUSY) return because('PB-FACTION-10', 'support-running', { faction: factionName(box.faction) })
  if (at === 0) return because('PB-FACTION-10', 'support-start', { faction: factionName(box.faction) })
  return box.step > at ? because('PB-FACTION-08', 'support-step', { step: box.step }) : null
}

/** The box is carried out completely; then the disc goes back to the start (PB-FACTION-08, 09, 13). */
function* takeSupport(t: PlanetBTable, seat: PlayerSeat, box: FactionBoxFacts, keep: boolean, doing: Doing): Script {
  const { faction } = box
  t.emit({ type: 'support', seat, faction, box: box.id, keep })
  t.state.supporting.push({ seat, faction })
  yield* t.within(factionBoxName(box.id), doing.carryOut(t, seat, box, `faction:${box.id}`, doing.building))
  t.state.supporting.pop()
  if (!keep) moveDisc(t, seat, faction, 0)
}
