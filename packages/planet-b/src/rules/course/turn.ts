// A turn (PB-TURN): the deal, the actions of its tile with everything they trigger, the office, and the end.
import { type Message, type Offer, type Script, say } from '@hustings/kernel'
import { SUITCASE_SPACES } from '../../data/boards.ts'
import type { Action } from '../../data/facts.ts'
import { tileFacts } from '../../data/tiles.ts'
import { type Face, type PlayerSeat, SPACES, type Space } from '../../data/vocabulary.ts'
import { boxWords } from '../../data/words.ts'
import type { Conglomerate, PlanetBState } from '../../state/state.ts'
import { ASK_ORDER, actionName, carryOut, doAction, isIdle, orderOffers } from '../boxes/box.ts'
import { payCost } from '../boxes/payment.ts'
import { type Aside, asides, doAside, isAside, OFFICE, pick } from '../means/asking.ts'
import { officeAction, officeIsDue } from '../politics/offices.ts'
import { because, type Doing, officeName, type PlanetBTable, remembered, tileName } from '../table.ts'

const ASK_DEAL = say('ask.deal')

/** A tile is chosen, or something is done before (PB-TURN-02, PB-TURN-06, PB-OFFICE-02). */
export function* dealStep(t: PlanetBTable, seat: PlayerSeat): Script {
  const offers = dealOffers(t.state)
  // Without any tile left there is no deal (PB-END-04).
  if (offers.length === 0) return beginActions(t, [])
  const beside = besides(t.state, seat)
  const [only] = offers
  if (offers.length === 1 && only !== undefined && !beside.some(isLegalOffer) && !t.strict)
    return yield* makeDeal(t, seat, only.value)
  const picked = yield* pick(t, seat, ASK_DEAL, offers, beside, dealWords)
  if (isAside(picked)) yield* doBeside(t, seat, picked)
  else yield* makeDeal(t, seat, picked)
}

/** The offer of a deal, for every space, tile and side, and for how many suitcases there is room. */
const dealOffer = SPACES.map((space) =>
  remembered((tile: string): Readonly<Record<Face, (room: number) => Offer<Space>>> => {
    const offerOf = (face: Face) =>
      remembered((room: number): Offer<Space> => {
        const label = say('option.deal', { tile: tileName(tile), face })
        const means = `tile:${tile}:${face}:${room}`
        return { id: `tile:${space}`, value: space, label, means, target: `tile:${space}` }
      })
    return { grey: offerOf('grey'), red: offerOf('red') }
  }),
)

/** Only the face-up side counts (PB-TURN-04). */
function dealOffers(s: PlanetBState): Offer<Space>[] {
  const offers: Offer<Space>[] = []
  for (let i = 0; i < SPACES.length; i++) {
    const space = SPACES[i]
    if (space === undefined) continue
    const { tile, suitcases } = s.deals[space]
    const offer = tile === null ? undefined : dealOffer[i]?.(tile.id)[tile.face](SUITCASE_SPACES[s.players] - suitcases)
    if (offer !== undefined) offers.push(offer)
  }
  return offers
}

/** The effect of the face-up side, in words. */
function dealWords(space: Space, s: PlanetBState): Message | null {
  const { tile } = s.deals[space]
  return tile === null ? null : boxWords(tileFacts(tile.id)[tile.face])
}

/** A suitcase on the highest free space, then the cost of the box (PB-TURN-02, PB-TURN-03, PB-TURN-05). */
function* makeDeal(t: PlanetBTable, seat: PlayerSeat, space: Space): Script {
  const s = t.state
  const deal = s.deals[space]
  if (deal.tile === null) return
  const { id, face } = deal.tile
  deal.suitcases++
  s.turn.space = space
  const exchange = deal.suitcases === SUITCASE_SPACES[s.players]
  t.emit({ type: 'deal', seat, space, tile: id, face, suitcase: deal.suitcases, exchange })
  const box = tileFacts(id)[face]
  const doing = doingDeal(s, seat)
  t.emit({ type: 'box', seat, source: doing.source })
  yield* payCost(t, box.cost, doing)
  beginActions(t, box.do)
}

function beginActions(t: PlanetBTable, actions: readonly Action[]): void {
  t.state.turn.left = actions.map((_, index) => index + 1)
  t.state.clock.phase = 'actions'
}

/** The tile on which this turn's suitcase was put. */
function dealtTile(s: PlanetBState): Conglomerate {
  const tile = s.turn.space === null ? null : s.deals[s.turn.space].tile
  if (tile === null) throw new Error('no deal was made in this turn')
  return tile
}

function doingDeal(s: PlanetBState, seat: PlayerSeat): Doing {
  const { id, face } = dealtTile(s)
  return { seat, source: `tile:${id}:${face}`, building: null, plantsGiven: 0, ownVotesDrawn: 0, carryOut }
}

/** One action of the tile, or something between two of them; at the end the turn is closed (PB-TURN-03, 06 to 08). */
export function* actionStep(t: PlanetBTable, seat: PlayerSeat): Script {
  const s = t.state
  const { left } = s.turn
  if (left.length === 0) return yield* closeActions(t, seat)
  const tile = dealtTile(s)
  const actions = tileFacts(tile.id)[tile.face].do
  const [first] = left
  let number = first
  if (!isIdle(actions, left) || officeIsDue(s, seat) || t.strict) {
    const asked = pick(t, seat, ASK_ORDER, orderOffers(actions, left), besides(s, seat))
    const picked = yield* t.within(tileName(tile.id), asked)
    if (isAside(picked)) return yield* doBeside(t, seat, picked)
    number = picked
  }
  const action = number === undefined ? undefined : actions[number - 1]
  if (number === undefined || action === undefined) return
  left.splice(left.indexOf(number), 1)
  const done = doAction(t, action, doingDeal(s, seat))
  yield* t.within(tileName(tile.id), t.within(actionName(action, number), done))
}

const ASK_END = say('ask.end-turn')
const END: Offer<'end'> = { id: 'end-turn', value: 'end', label: say('option.end-turn') }
const officeOffer = remembered((office: string): Offer<'office'> => {
  return { id: 'office', value: 'office', label: say('option.office', { office: officeName(office) }) }
})
const endWithOffice = remembered((office: string): Offer<'end'> => {
  return { ...END, blocked: because('PB-TURN-07', 'office-due', { office: officeName(office) }) }
})

/**
 * All actions are done: optional actions between actions, the office if it is due, or the end (PB-TURN-07, PB-TURN-08).
 */
function* closeActions(t: PlanetBTable, seat: PlayerSeat): Script {
  const s = t.state
  const { office } = s.player[seat]
  const due = officeIsDue(s, seat) && office !== null
  const beside = asides(s, seat, true)
  if (!beside.some(isLegalOffer) && !t.strict) {
    if (due) return yield* officeAction(t, seat, carryOut)
    return endActions(t)
  }
  const offers: Offer<'end' | 'office'>[] = due
    ? [{ ...officeOffer(office), target: `office:${seat}` }, endWithOffice(office)]
    : [END]
  const picked = yield* pick(t, seat, ASK_END, offers, beside)
  if (isAside(picked)) return yield* doBeside(t, seat, picked)
  if (picked === 'office') return yield* officeAction(t, seat, carryOut)
  endActions(t)
}

function endActions(t: PlanetBTable): void {
  t.state.clock.phase = 'draw'
}

const isLegalOffer = (offer: Offer<unknown>): boolean => offer.blocked === undefined

const officeAside = remembered((key: string): Offer<Aside> => {
  const [seat, office = ''] = key.split(' ')
  const label = say('option.office', { office: officeName(office) })
  return { id: 'office', value: OFFICE, label, target: `office:${seat}`, aside: true }
})

/** What can be done between two actions of the turn itself, the office included (PB-OFFICE-02; chapter 28.3 of the rules). */
function besides(s: PlanetBState, seat: PlayerSeat): Offer<Aside>[] {
  const offers = asides(s, seat, true)
  const { office } = s.player[seat]
  if (office !== null && officeIsDue(s, seat)) offers.push(officeAside(`${seat} ${office}`))
  return offers
}

function* doBeside(t: PlanetBTable, seat: PlayerSeat, aside: Aside): Script {
  if ('does' in aside && aside.does === 'office') yield* officeAction(t, seat, carryOut)
  else yield* doAside(t, seat, aside)
}
