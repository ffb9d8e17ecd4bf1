// Hidden Agendas: two are dealt, one is kept in secret, and revealed for its VP when its task is fulfilled (CC-HID).
import {
  type Offer,
  offeredValue,
  pickQuestion,
  pickRandom,
  type Random,
  type Script,
  say,
  shuffle,
  type Viewer,
} from '@hustings/kernel'
import { hiddenAgenda, hiddenAgendasOf } from '../../data/hidden-agendas.ts'
import { CLASSES, type Role } from '../../data/vocabulary.ts'
import { score } from '../../rules/economy/points.ts'
import { type HegemonyTable, offer } from '../../rules/table.ts'
import type { HegemonyEvent } from '../../state/events.ts'
import type { HiddenAgendas, HiddenHand } from '../../state/expansions.ts'
import type { HegemonyState } from '../../state/state.ts'
import { isClaimable } from './tasks.ts'

/** Two for each human player; an Automa has all five face up (CC-HID-02, CC-AX-05). */
const DEALT = 2

export function setUpAgendas(s: Pick<HegemonyState, 'roles' | 'automas'>, random: Random): HiddenAgendas {
  const hidden: HiddenAgendas = {
    hands: {},
    turned: {},
    counted: { events: 0, bills: 0, wages: 0, export: 0, borrowed: false },
  }
  for (const role of s.roles) {
    if (isAutomatic(s, role)) hidden.turned[role] = []
    else hidden.hands[role] = dealHand(role, random)
  }
  return hidden
}

export function dealHand(role: Role, random: Random): HiddenHand {
  const dealt = shuffle(random, hiddenAgendasOf(role)).slice(0, DEALT)
  return { dealt, agenda: null, outcome: 'open', heldBack: false }
}

function isAutomatic({ automas }: Pick<HegemonyState, 'automas'>, role: Role): boolean {
  return role !== 'state' && automas[role] !== undefined
}

const agendaName = (agenda: string) => say(`hidden-agenda.${agenda}`)

/** All players keep one at the same time, in secret. */
export function* chooseAgendas(t: HegemonyTable): Script {
  const { hidden, roles } = t.state
  if (hidden === null) return
  const choosing = roles.flatMap((role) => {
    const hand = hidden.hands[role]
    if (hand === undefined) return []
    const offers = hand.dealt.map((agenda) => offer(`agenda:${agenda}`, agenda, agendaName(agenda), `agenda:${agenda}`))
    return [{ role, hand, offers }]
  })
  const answers = yield* t.together(
    choosing.map(({ role, offers }) => pickQuestion(role, say('ask.hidden-agenda'), offers)),
  )
  for (const [at, { role, hand, offers }] of choosing.entries()) {
    const agenda = offeredValue(offers, answers[at])
    Object.assign(hand, { agenda, dealt: [] })
    const chosen = { type: 'hidden-agenda', role, outcome: 'chosen' } as const
    t.emitTo([role], { ...chosen, agenda }, chosen)
  }
}

// Fulfilling them

/** Returns the agenda that this role could reveal now. */
export function claimable(s: HegemonyState, role: Role): string | null {
  const hand = s.hidden?.hands[role]
  if (hand === undefined || hand.agenda === null || hand.outcome !== 'open') return null
  return isClaimable(s, hand.agenda) ? hand.agenda : null
}

/** Reveals the agenda for its VP, once (CC-HID-03, CC-HID-07). */
export function claim(t: HegemonyTable, role: Role): void {
  const hand = t.state.hidden?.hands[role]
  const agenda = claimable(t.state, role)
  if (hand === undefined || agenda === null) return
  hand.outcome = 'fulfilled'
  t.reveal()
  t.emit({ type: 'hidden-agenda', role, outcome: 'fulfilled', agenda })
  score(t, role, hiddenAgenda(agenda).vp, 'hidden-agenda', agenda)
}

/**
 * Players without an open question reveal what they can, unless it is held back; Automas turn theirs (CC-AX-05).
 */
export function claimByItself(t: HegemonyTable, asked: Role | null): void {
  const { hidden, roles } = t.state
  if (hidden === null) return
  for (const role of roles) {
    const hand = hidden.hands[role]
    if (hand === undefined) turnFulfilled(t, role, hidden)
    else if (role !== asked && (!hand.heldBack || !canBeHeldBack(hand))) claim(t, role)
  }
}

/** At a fixed moment there is no question in which a player could choose. */
function canBeHeldBack({ agenda }: HiddenHand): boolean {
  return agenda !== null && hiddenAgenda(agenda).timing === 'anytime'
}

function turnFulfilled(t: HegemonyTable, role: Role, { turned }: HiddenAgendas): void {
  const done = turned[role]
  if (done === undefined) return
  for (const agenda of hiddenAgendasOf(role)) {
    if (done.includes(agenda) || !isClaimable(t.state, agenda)) continue
    done.push(agenda)
    t.emit({ type: 'hidden-agenda', role, outcome: 'fulfilled', agenda })
  }
}

/** Only the most valuable agenda of an Automa counts (CC-AX-05). */
export function scoreTurned(t: HegemonyTable): void {
  for (const role of CLASSES) {
    const [best] = [...(t.state.hidden?.turned[role] ?? [])].sort((a, b) => hiddenAgenda(b).vp - hiddenAgenda(a).vp)
    if (best !== undefined) score(t, role, hiddenAgenda(best).vp, 'hidden-agenda', best)
  }
}

/** Additional options of the owner with any choice: reveal the agenda, or hold it back from automatic reveal. */
export function agendaAsides(s: HegemonyState, role: Role, onOwnTurn: boolean): Offer<(t: HegemonyTable) => void>[] {
  const hand = s.hidden?.hands[role]
  if (hand === undefined || hand.agenda === null || hand.outcome !== 'open') return []
  const asides: Offer<(t: HegemonyTable) => void>[] = []
  const agenda = agendaName(hand.agenda)
  if (claimable(s, role) !== null) {
    const label = say('option.reveal-agenda', { agenda })
    asides.push({ id: 'agenda:reveal', value: (t) => claim(t, role), label, target: 'agenda:own', aside: true })
  }
  if (onOwnTurn && !hand.heldBack && canBeHeldBack(hand)) {
    const label = say('option.hold-agenda', { agenda })
    asides.push({ id: 'agenda:hold', value: () => holdBack(hand), label, target: 'agenda:own', aside: true })
  }
  return asides
}

function holdBack(hand: HiddenHand): void {
  hand.heldBack = true
}

// Counters for tasks

/** Updates the counters of the tasks from events (CC-HID-06). */
export function countForAgendas(t: HegemonyTable, event: HegemonyEvent, vote: VoteCalled | null): void {
  const { hidden, clock } = t.state
  if (hidden === null) return
  const { counted } = hidden
  switch (event.type) {
    case 'phase':
      Object.assign(counted, { bills: 0, wages: 0, export: 0 })
      break
    case 'turn':
    case 'action':
    case 'card-played':
    case 'card-discarded':
    case 'history':
      counted.export = 0
      break
    case 'event-resolved':
      counted.events++
      break
    case 'exported':
      if (event.role === 'capitalist') counted.export += event.price
      break
    case 'money':
      if (event.why === 'wages' && event.to === 'working' && clock.phase === 'production') counted.wages += event.amount
      break
    case 'vote-result':
      if (event.passed && vote !== null && !vote.immediate && vote.role === 'working') counted.bills++
      break
    case 'loan':
      if (event.role === 'state' && event.taken) loseByBorrowing(t, hidden)
      break
  }
}

export type VoteCalled = Extract<HegemonyEvent, { type: 'vote-called' }>

/** Lost with the State's first loan. */
export const NO_LOANS = 'ha02'

/** The card is lost as soon as a loan is taken. */
function loseByBorrowing(t: HegemonyTable, hidden: HiddenAgendas): void {
  hidden.counted.borrowed = true
  const hand = hidden.hands.state
  if (hand === undefined || hand.agenda !== NO_LOANS || hand.outcome !== 'open') return
  hand.outcome = 'lost'
  t.reveal()
  t.emit({ type: 'hidden-agenda', role: 'state', outcome: 'lost', agenda: NO_LOANS })
}

/** Any agenda that the role could still hold. Whether it is held back is as secret as the agenda. */
export function redealAgendas({ roles, hidden }: HegemonyState, viewer: Viewer, random: Random): void {
  if (hidden === null) return
  for (const role of roles) {
    const hand = hidden.hands[role]
    if (hand === undefined || viewer === role || hand.outcome !== 'open') continue
    const isChosen = hand.agenda !== null
    Object.assign(hand, dealHand(role, random))
    if (!isChosen) continue
    const possible = hiddenAgendasOf(role).filter((agenda) => agenda !== NO_LOANS || !hidden.counted.borrowed)
    Object.assign(hand, { agenda: pickRandom(random, possible), dealt: [] })
  }
}
