// What each white symbol does: one short script for each op, made of the verbs of the rules (chapter 29 of the rules).
import { NOTHING_TO_ASK, type Offer, type Script, say } from '@hustings/kernel'
import { FRAUD_SPACES, LOWEST_MOOD, PRODUCTION_TILE_PRICE } from '../../data/boards.ts'
import { buildingFacts } from '../../data/buildings.ts'
import type { Action, Box, MixedGain, Op } from '../../data/facts.ts'
import {
  HALVES,
  type Half,
  KINDS,
  type Kind,
  NEWS_DECKS,
  type PlayerSeat,
  RESOURCES,
  type Resource,
} from '../../data/vocabulary.ts'
import { actionsWords } from '../../data/words.ts'
import type { PlanetBState } from '../../state/state.ts'
import { build, buildTop, demolish, discardCards } from '../economy/buildings.ts'
import { gainAnyResources, produce } from '../economy/production.ts'
import { ask, BEFORE, type SellFirst } from '../means/asking.ts'
import { gainMoney, gainVp } from '../means/money.ts'
import { gainResource, priceOf, sell } from '../means/selling.ts'
import { buyTile, canBuyTile } from '../means/tiles.ts'
import { advanceAny, stepsOf, supportOrAdvance } from '../people/factions.ts'
import { lowerMood, moveMood, raiseMood } from '../people/mood.ts'
import {
  excluded,
  halfOffer,
  operateBox,
  returnWorkers,
  standing,
  takeAnyWorkers,
  takeWorkers,
  workerAction,
} from '../people/workers.ts'
import { decideLaw } from '../politics/laws.ts'
import { isImmoral, playNews, replayNews } from '../politics/news.ts'
import { addVotes, drawVotes, moveMarkerEither, placeFraud } from '../politics/votes.ts'
import {
  because,
  buildingName,
  DONE,
  type Doing,
  kindName,
  type PlanetBTable,
  remembered,
  resourceName,
  unless,
} from '../table.ts'

type Of<K extends Action['op']> = Extract<Action, { readonly op: K }>
/** A script with decisions. */
type Does<K extends Action['op']> = (t: PlanetBTable, action: Of<K>, doing: Doing) => Script | undefined

/** Always done, without a decision. */
const plainly =
  <K extends Action['op']>(act: (t: PlanetBTable, action: Of<K>, doing: Doing) => void): Does<K> =>
  (t, action, doing) => {
    act(t, action, doing)
    return undefined
  }
/** With a decision; false when it was impossible (PB-BOX-07). */
const ifPossible = <K extends Action['op']>(
  act: (t: PlanetBTable, action: Of<K>, doing: Doing) => Script<boolean>,
): Does<K> =>
  function* (t, action, doing) {
    const done = yield* act(t, action, doing)
    if (!done) skip(t, action, doing)
  }

function skip(t: PlanetBTable, { op }: Action, { seat, source }: Doing): void {
  t.emit({ type: 'skipped', seat, op, source })
}

const ACTIONS: { readonly [K in Action['op']]: Does<K> } = {
  money: plainly((t, { n }, { seat, source }) => gainMoney(t, seat, n, 'box', source)),
  vp: plainly((t, { n }, { seat, source }) => gainVp(t, seat, n, vpWhy(source), source)),
  mood_up: plainly((t, { n }, { seat, source }) => raiseMood(t, seat, n, source)),
  mood_down: plainly((t, { n }, { seat, source }) => lowerMood(t, seat, n, source)),
  mood_set: plainly((t, _, { seat, source }) => moveMood(t, seat, LOWEST_MOOD, source)),
  res: plainly((t, { res, n }, { seat, source }) => gainResource(t, seat, res, n, 'box', source)),
  any_res: (t, { n }, { seat, source }) => gainAnyResources(t, seat, n, source),
  produce: (t, { n }, { seat, source }) => produce(t, seat, n, source),
  sell_at: ifPossible((t, { k, max }, doing) => sellDear(t, k, max, doing)),
  buy_tile: ifPossible((t, { n }, { seat }) => mayBuyTiles(t, seat, n)),

  build: ifPossible((t, { n }, { seat }) => build(t, seat, n, false)),
  build_free: ifPossible((t, { n }, { seat }) => build(t, seat, n, true)),
  build_top: plainly((t, action, doing) => {
    if (!buildTop(t, doing.seat, action.deck)) skip(t, action, doing)
  }),
  demolish: ifPossible((t, { n, refund }, { seat }) => demolish(t, seat, n, refund, false)),
  discard_cards: (t, { min, max }, { seat }) => discardCards(t, seat, min, max),
  copy_box: ifPossible((t, { not_ops }, doing) => copyBox(t, not_ops, doing)),

  worker_action: (t, { n }, doing) => workerAction(t, n, doing),
  trickster: plainly((t, { n }, { seat }) => takeWorkers(t, seat, 'trickster', n)),
  brain: plainly((t, { n }, { seat }) => takeWorkers(t, seat, 'brain', n)),
  worker: (t, { n }, { seat }) => takeAnyWorkers(t, seat, n),
  return_worker: ifPossible((t, { n, not_from }, doing) => returnWorkers(t, n, not_from, doing)),

  play_news: ifPossible((t, { n }, doing) => playNews(t, n, doing)),
  replay_news: ifPossible((t, { n }, doing) => replayNews(t, n, doing)),
  faction_adv: (t, { track, n }, { seat, source }) => advanceAny(t, seat, track, n, source),
  faction_sup: (t, { track, n }, doing) => supportOrAdvance(t, track, n, false, doing),
  support_keep: (t, { track, n }, doing) => supportOrAdvance(t, track, n, true, doing),
  law: ifPossible((t, { deck }, doing) => decideLaw(t, deck, doing)),

  add_votes: plainly((t, { n }, { seat, source }) => addVotes(t, seat, n, 'added', source)),
  draw_votes: function* (t, { n, do: actions }, doing) {
    doing.ownVotesDrawn = drawVotes(t, doing.seat, n)
    yield* inTurn(t, actions, doing)
  },
  fraud: ifPossible((t, { n, free }, doing) => placeFraud(t, n, free, doing)),
  elect: (t, { dir, n }, { seat }) => moveMarkerEither(t, seat, dir, n),

  one_of: ifPossible((t, { options }, doing) => oneOf(t, options, doing)),
  mix: (t, { n, of }, doing) => gainMixed(t, n, of, doing),
  per: function* (t, action, doing) {
    const times = Math.min(action.max ?? Number.POSITIVE_INFINITY, counted(t.state, action.count, doing))
    yield* inTurn(
      t,
      action.do.map((each) => multiplied(each, times)),
      doing,
    )
  },
  if: (t, action, doing) => inTurn(t, isImmoral(t.state, doing.seat) ? action.do : action.otherwise, doing),
}

function vpWhy(source: Doing['source']): 'fraud' | 'office' | 'box' {
  return source.startsWith('fraud') ? 'fraud' : source.startsWith('office') ? 'office' : 'box'
}

/** One action for the acting player alone. */
export function act(t: PlanetBTable, action: Action, doing: Doing): Script {
  return dispatch(t, action, doing) ?? NOTHING_TO_ASK
}

/** The op picks its script; that both belong together is what the table says and the compiler cannot follow. */
function dispatch<K extends Action['op']>(t: PlanetBTable, action: Of<K>, doing: Doing): Script | undefined {
  const does: Does<K> = ACTIONS[action.op as K]
  return does(t, action, doing)
}

function* inTurn(t: PlanetBTable, actions: readonly Action[], doing: Doing): Script {
  for (const action of actions) yield* act(t, action, doing)
}

function counted(s: PlanetBState, count: Of<'per'>['count'], doing: Doing): number {
  switch (count) {
    case 'own_votes_drawn':
      return doing.ownVotesDrawn
    case 'plants_given':
      return doing.plantsGiven
    case 'faction_steps_total':
      return stepsOf(s, doing.seat)
  }
}

/** The symbol this many times equals one symbol with the multiplied number (PB-BOX-15). */
function multiplied(action: Action, times: number): Action {
  return 'n' in action ? { ...action, n: action.n * times } : action
}

const ASK_ONE_OF = say('ask.one-of')
const IMPOSSIBLE = because('PB-BOX-07', 'impossible')

/** Exactly one of the lists; one that can do nothing is not chosen (PB-BOX-08, PB-BOX-07). */
function* oneOf(t: PlanetBTable, options: readonly (readonly Action[])[], doing: Doing): Script<boolean> {
  const offers = (): Offer<readonly Action[]>[] =>
    options.map((actions, number) => {
      const offer = { id: `option:${number + 1}`, value: actions, label: actionsWords(actions) }
      return unless(actions.some((action) => isPossible(t.state, action, doing)) ? null : IMPOSSIBLE, offer)
    })
  const chosen = yield* ask(t, doing.seat, ASK_ONE_OF, offers, BEFORE)
  if (chosen === null) return false
  yield* inTurn(t, chosen, doing)
  return true
}

/** Whether a symbol that may come to nothing could do something now. */
function isPossible(s: PlanetBState, action: Action, doing: Doing): boolean {
  const { buildings, hand, fraud, news, store } = s.player[doing.seat]
  switch (action.op) {
    case 'return_worker':
      return standing(s, doing.seat, excluded(action.not_from, doing)).length > 0
    case 'demolish':
      return buildings.length > 0
    case 'build':
    case 'build_free':
      return hand.length > 0
    case 'build_top':
      return s.buildings[action.deck].length > 0
    case 'fraud':
      return fraud.length < FRAUD_SPACES.length
    case 'play_news':
      return NEWS_DECKS.some((deck) => s.news[deck].up !== null)
    case 'replay_news':
      return news.length > 0
    case 'sell_at':
      return RESOURCES.some((resource) => store[resource] > 0)
    default:
      return true
  }
}

const mixOffer = remembered((thing: Resource | Kind): Offer<Resource | Kind> => {
  const isWorker = thing === 'trickster' || thing === 'brain'
  const id = isWorker ? `take:${thing}` : `store:${thing}`
  const label = isWorker
    ? say('option.take', { kind: kindName(thing) })
    : say('option.resource', { resource: resourceName(thing) })
  return { id, value: thing, label, target: id }
})
const ASK_MIX = say('ask.mix')

/** Any mix of the two symbols with this total (PB-BOX-09). */
function* gainMixed(t: PlanetBTable, amount: number, of: readonly [MixedGain, MixedGain], doing: Doing): Script {
  const { seat, source } = doing
  const things = of.flatMap((symbol): readonly (Resource | Kind)[] => {
    if (symbol.op === 'res') return [symbol.res]
    if (symbol.op === 'any_res') return RESOURCES
    return symbol.op === 'worker' ? KINDS : [symbol.op]
  })
  for (let step = 1; step <= amount; step++) {
    const thing = yield* ask(t, seat, ASK_MIX, () => things.map(mixOffer), { progress: { step, of: amount } })
    if (thing === 'trickster' || thing === 'brain') takeWorkers(t, seat, thing, 1)
    else if (thing !== null) gainResource(t, seat, thing, 1, 'box', source)
  }
}

/** Up to `max` resources at a multiple of their price (PB-CARD-22). */
function* sellDear(t: PlanetBTable, times: number, max: number, { seat, source }: Doing): Script<boolean> {
  const { store } = t.state.player[seat]
  for (let step = 1; step <= max; step++) {
    const goods = RESOURCES.filter((resource) => store[resource] > 0).map((resource): Offer<Resource | null> => {
      const price = times * priceOf(t.state, resource)
      const id = `store:${resource}`
      return { id, value: resource, label: say('option.sell', { resource: resourceName(resource), price }), target: id }
    })
    if (goods.length === 0) return step > 1
    const prompt = say('ask.sell-at', { times })
    const sold = yield* t.choose(seat, prompt, [...goods, DONE], { progress: { step, of: max } })
    if (sold === null) break
    sell(t, seat, sold, 1, 'sale', times, source)
  }
  return true
}

const MAY_BUY: Offer<boolean> = {
  id: 'buy-tile',
  value: true,
  label: say('option.buy-tile', { price: PRODUCTION_TILE_PRICE }),
}
const NO_TILE: Offer<boolean> = { id: 'done', value: false, label: say('option.done') }

/** The purchase of PB-TILE-01 as an action: optional (PB-TILE-08). */
function* mayBuyTiles(t: PlanetBTable, seat: PlayerSeat, max: number): Script<boolean> {
  let bought = 0
  while (bought < max && canBuyTile(t.state, seat)) {
    if (!(yield* t.choose(seat, say('ask.buy-tile'), [MAY_BUY, NO_TILE]))) break
    yield* buyTile(t, seat)
    bought++
  }
  return bought > 0
}

interface Copied {
  readonly building: string
  readonly half: Half
}
const ASK_COPY = say('ask.copy')
const COPIES = because('PB-CARD-13', 'copies')
const copiedBox = remembered((key: string): Copied => {
  const [building = '', half] = key.split(':')
  return { building, half: half === 'upper' ? 'upper' : 'lower' }
})

/** A box of another own building, its cost and limit included; none that copies, none of the building in use (PB-CARD-13, G1). */
function* copyBox(t: PlanetBTable, notOps: readonly Op[], doing: Doing): Script<boolean> {
  const { seat } = doing
  const copied = yield* ask(t, seat, ASK_COPY, () => copyOffers(t.state, notOps, doing), BEFORE)
  if (copied === null) return false
  yield* t.within(buildingName(copied.building), operateBox(t, copied.building, copied.half, doing.building, doing))
  return true
}

function copyOffers(s: PlanetBState, notOps: readonly Op[], { seat, building }: Doing): SellFirst<Copied>[] {
  return s.player[seat].buildings.flatMap(({ id }) =>
    id === building
      ? []
      : HALVES.map((half): SellFirst<Copied> => {
          const { value: _, ...offer } = halfOffer(s, seat, id, half)
          const copied = { ...offer, value: copiedBox(`${id}:${half}`) }
          return contains(buildingFacts(id)[half], notOps) ? unless(COPIES, copied) : copied
        }),
  )
}

function contains(box: Box, ops: readonly Op[]): boolean {
  return box.do.some(({ op }) => ops.includes(op))
}
