// Action boxes (PB-BOX): the cost first, then every action, in an order of the player's choice unless it is printed.
import { type Message, type Offer, type Script, say } from '@hustings/kernel'
import type { Action, Box, Op } from '../../data/facts.ts'
import type { PlayerSeat } from '../../data/vocabulary.ts'
import { actionWords } from '../../data/words.ts'
import type { Source } from '../../state/events.ts'
import { ask, BEFORE } from '../means/asking.ts'
import { puppetAddsVotes } from '../politics/laws.ts'
import { clockwiseFrom, type Doing, othersClockwise, type PlanetBTable } from '../table.ts'
import { act } from './actions.ts'
import { payCost } from './payment.ts'

/** The caller checks that the cost can be paid. */
export function* carryOut(
  t: PlanetBTable,
  seat: PlayerSeat,
  box: Box,
  source: Source,
  building: string | null,
): Script {
  const doing: Doing = { seat, source, building, plantsGiven: 0, ownVotesDrawn: 0, carryOut }
  t.emit({ type: 'box', seat, source })
  t.state.running.push(source)
  if (box.cost.length > 0) yield* payCost(t, box.cost, doing)
  yield* doActions(t, box, doing)
  t.state.running.pop()
}

function* doActions(t: PlanetBTable, box: Box, doing: Doing): Script {
  const { seat } = doing
  if (box.order === 'printed' || (orderIsIdle(box.do) && !t.strict)) {
    for (const action of box.do) yield* doAction(t, action, doing)
    return
  }
  const left = box.do.map((_, index) => index + 1)
  while (left.length > 0) {
    const number =
      left.length < 2 || (isIdle(box.do, left) && !t.strict)
        ? left[0]
        : yield* ask(t, seat, ASK_ORDER, () => orderOffers(box.do, left), BEFORE)
    if (number === null || number === undefined) return
    left.splice(left.indexOf(number), 1)
    const action = box.do[number - 1]
    if (action !== undefined) yield* doAction(t, action, doing)
  }
}

export const ASK_ORDER = say('ask.order')

const offersOf = new WeakMap<Action, Offer<number>[]>()

/** The actions still to be done, by their number in the box (PB-BOX-04). */
export function orderOffers(actions: readonly Action[], left: readonly number[]): Offer<number>[] {
  return left.map((number) => {
    const action = actions[number - 1]
    if (action === undefined) throw new Error(`no action ${number} in this box`)
    return orderOffer(action, number)
  })
}

function orderOffer(action: Action, number: number): Offer<number> {
  let known = offersOf.get(action)
  if (known === undefined) {
    known = []
    offersOf.set(action, known)
  }
  known[number] ??= {
    id: `action:${number}`,
    value: number,
    label: actionWords(action),
    means: `action:${action.op}`,
    target: `action:${number}`,
  }
  return known[number]
}

/** An action of a box, as the frame of all questions within it. */
export function actionName(action: Action, number: number): Message {
  return orderOffer(action, number).label
}

/** For whom the action is: the player, all others, or all, clockwise (PB-BOX-10, PB-BOX-11, PB-BOX-14). */
export function doAction(t: PlanetBTable, action: Action, doing: Doing): Script {
  return action.who === undefined ? act(t, action, doing) : actForMany(t, action, doing)
}

function* actForMany(t: PlanetBTable, action: Action, doing: Doing): Script {
  const { seat } = doing
  const whom = action.who === 'all' ? clockwiseFrom(t.state, seat) : othersClockwise(t.state, seat)
  for (const each of whom) yield* act(t, action, { ...doing, seat: each })
  puppetAddsVotes(t, [action])
}

/** Symbols without a decision. */
const DECIDED: ReadonlySet<Op> = new Set<Op>([
  'money',
  'vp',
  'mood_up',
  'mood_down',
  'mood_set',
  'res',
  'add_votes',
  'trickster',
  'brain',
])

function isDecided(action: Action): boolean {
  if (action.op === 'faction_adv') return action.track !== 'any'
  if (action.op === 'elect') return action.dir !== 'either'
  if (action.op === 'per') return action.do.every(isDecided)
  return DECIDED.has(action.op)
}

/** Symbols that bring VP, or may bring them at the end of their track or supply. */
const BRINGS_VP: ReadonlySet<Op> = new Set<Op>(['vp', 'mood_up', 'add_votes', 'faction_adv', 'per'])

const ownMoodFalls = ({ op, who }: Action): boolean => op === 'mood_down' && who !== 'others'

/** The own mood falls: at the bottom that costs VP, as far as there are any, and after another move it comes out differently. */
const fallsAndMore = (actions: readonly Action[]): boolean =>
  actions.some(ownMoodFalls)
    ? actions.some(({ op }) => op === 'mood_set' || BRINGS_VP.has(op))
    : actions.some(({ op }) => op === 'mood_set') && actions.some(({ op }) => op === 'mood_up')

/** The marker goes both ways: it stops at the start, and at the end it brings an election. */
const goesBothWays = (actions: readonly Action[]): boolean =>
  actions.some((action) => action.op === 'elect' && action.dir === 'left') &&
  actions.some((action) => action.op === 'elect' && action.dir === 'right')

/** Steps are counted when their turn comes, before or after others are made. */
const stepsAndCounts = (actions: readonly Action[]): boolean =>
  actions.some((action) => action.op === 'per' && action.count === 'faction_steps_total') &&
  actions.some(({ op }) => op === 'faction_adv')

const orderMatters = (actions: readonly Action[]): boolean =>
  fallsAndMore(actions) || goesBothWays(actions) || stepsAndCounts(actions)

const idleBoxes = new WeakMap<readonly Action[], boolean>()

/** No decisions, and the same result in any order: then there is no question about the order. */
function orderIsIdle(actions: readonly Action[]): boolean {
  let idle = idleBoxes.get(actions)
  if (idle === undefined) {
    idle = actions.length < 2 || (actions.every(isDecided) && !orderMatters(actions))
    idleBoxes.set(actions, idle)
  }
  return idle
}

/** The same for the rest of a box. */
export function isIdle(actions: readonly Action[], left: readonly number[]): boolean {
  if (left.length < 2) return true
  const still: Action[] = []
  for (const number of left) {
    const action = actions[number - 1]
    if (action === undefined) continue
    if (!isDecided(action)) return false
    still.push(action)
  }
  return !orderMatters(still)
}
