// How log, recap, animations and sheets show the events of Hegemony.
import { aiCardNumber, sectionLetter } from '@hustings/hegemony/data'
import { say } from '@hustings/kernel'
import { type PresentationOf, presentation } from '../../present.ts'
import type { LogKind } from '../../types.ts'
import type { HegemonyEvent } from '../words/model.ts'
import { actionName, cardName, companyName, eventName, policyName, resourceName } from '../words/names.ts'
import {
  actionLine,
  bonusLine,
  checkLine,
  drawLine,
  freeActionsLine,
  influenceDrawnLine,
  influenceLine,
  preferenceLine,
  symbolLine,
  voteTestedLine,
} from './automa.ts'
import { cardsDrawnLine, cardsSeenLine } from './cards.ts'
import { goodsChanges, moneyChanges, workerChanges } from './changes.ts'
import { dealLine, goodsLine, marketLine, producedLine } from './goods.ts'
import { bondLine, eventGivenLine, hiddenAgendaLine, historyLine } from './modules.ts'
import { loanLine, moneyLine } from './money.ts'
import { cubesMotion, goodsMotion, moneyMotion, priorityMotion, workerMotion } from './motion.ts'
import { cubesDrawnLine, cubesLine, influenceSpentLine, voteCalledLine, voteResultLine } from './politics.ts'
import { agendaLine, benefitsLine, imfLine, legitimacyLine } from './state.ts'
import { amountOf, because, heading, type Kind, line, ofRole, toRole } from './words.ts'
import { committedLine, demonstrationLine, strikeLine, trainedLine, unionLine, workerLine } from './workers.ts'

export const LOG_KINDS: readonly (LogKind & { readonly id: Kind })[] = [
  { id: 'cards', label: say('log.kind.cards'), icon: 'hand' },
  { id: 'money', label: say('log.kind.money'), icon: 'money' },
  { id: 'goods', label: say('log.kind.goods'), icon: 'food' },
  { id: 'workers', label: say('log.kind.workers'), icon: 'worker' },
  { id: 'votes', label: say('log.kind.votes'), icon: 'vote-cube' },
  { id: 'policies', label: say('log.kind.policies'), icon: 'policy' },
  { id: 'points', label: say('log.kind.points'), icon: 'vp' },
  { id: 'state', label: say('log.kind.state'), icon: 'treasury' },
]

type Sheet = 'vote' | 'production' | 'imf' | 'crisis' | 'scoring' | 'automa'

const named = ({ company }: { readonly company: string }) => ({ company: companyName(company) })
const atCompany = ({ company }: { readonly company: string }) => `company:${company}`
const ofPolicy = ({ policy }: { readonly policy: Parameters<typeof policyName>[0] }) => ({ policy: policyName(policy) })
const ofEvent = ({ event }: { readonly event: string }) => ({ event: eventName(event) })
const stateEvent = (event: Extract<HegemonyEvent, { readonly event: string }>) =>
  line('state', ['state'], event.type, ofEvent(event), { icon: 'event' })
const crisis = (event: Extract<HegemonyEvent, { type: 'crisis-card' | 'crisis-started' | 'crisis-passed-over' }>) =>
  line('state', ['state'], event.type, { card: say(`crisis.${event.card}`) }, { icon: 'imf', announce: true })

const PRESENTATION: PresentationOf<HegemonyEvent, Kind, Sheet> = {
  round: { log: ({ round }) => heading('state', 'round', { round }), act: 'opens', seat: null },
  phase: {
    log: ({ phase }) => heading('state', `phase.${phase}`),
    act: 'opens',
    seat: null,
    sheet: ({ phase }) => (phase === 'scoring' ? 'scoring' : null),
  },
  'production-step': {
    log: ({ step }) => heading('state', `step.${step}`),
    act: 'both',
    seat: null,
    sheet: ({ step }) => (step === 'taxes' ? 'production' : null),
  },
  turn: {
    // One heading for the turns of all players, at the first of them.
    log: ({ role, turn }) => (role === 'working' ? heading('state', 'turn', { turn }) : null),
    act: 'opens',
    seat: 'role',
  },
  'game-over': { log: { kind: 'state', icon: 'round', announce: true } },

  'card-played': {
    log: {
      kind: 'cards',
      icon: 'hand',
      announce: true,
      seats: ['role'],
      params: ({ card }) => ({ card: cardName(card) }),
    },
    act: 'both',
    seat: 'role',
  },
  'card-discarded': {
    log: {
      kind: 'cards',
      icon: 'hand',
      announce: true,
      seats: ['role'],
      params: ({ card, action }) => ({ card: cardName(card), action: actionName(action) }),
    },
    act: 'both',
    seat: 'role',
  },
  action: {
    // The line of the card discarded for a basic action covers it.
    log: ({ role, action, free }) =>
      free ? line('cards', [role], 'action.free', { action: actionName(action) }) : null,
    act: ({ free }) => (free ? 'both' : null),
    seat: 'role',
  },
  'cards-drawn': { log: cardsDrawnLine },
  'cards-seen': { log: cardsSeenLine },

  money: { log: moneyLine, changes: moneyChanges, motion: moneyMotion },
  loan: {
    log: loanLine,
    changes: ({ role, taken }) => [{ number: `${role}.loans`, by: taken ? 1 : -1 }],
    flash: ({ role }) => `loans:${role}`,
  },
  goods: { log: goodsLine, changes: goodsChanges, motion: goodsMotion },
  cubes: { log: cubesLine, motion: cubesMotion },

  worker: { log: workerLine, changes: workerChanges, motion: workerMotion },
  trained: { log: trainedLine },
  committed: { log: committedLine, flash: atCompany },
  population: {
    log: { kind: 'workers', icon: 'population', seats: ['class'], fields: ['from', 'to'] },
    changes: (event) => [{ number: `${event.class}.population`, by: event.to - event.from }],
    flash: (event) => `population:${event.class}`,
  },
  strike: { log: strikeLine, flash: atCompany },
  demonstration: { log: demonstrationLine },
  union: { log: unionLine, flash: ({ industry }) => `union:${industry}` },

  prosperity: {
    log: { kind: 'points', icon: 'prosperity', seats: ['class'], fields: ['from', 'to'] },
    changes: (event) => [{ number: `${event.class}.prosperity`, by: event.to - event.from }],
    flash: (event) => `prosperity:${event.class}`,
  },
  wealth: {
    log: ({ from, to }) => line('points', ['capitalist'], 'wealth', { from, to }, { icon: 'wealth' }),
    flash: () => 'wealth',
  },
  vp: {
    log: ({ role, amount, why, subject }) => {
      const params = { amount: Math.abs(amount), why: because(`vp.${why}`, subject) }
      return line('points', [role], amount < 0 ? 'vp.loss' : 'vp.gain', params, { icon: 'vp' })
    },
    changes: ({ role, amount }) => [{ number: `${role}.vp`, by: amount }],
    motion: ({ role, amount }) => [{ kind: 'float', at: `vp:${role}`, amount, icon: 'vp' }],
  },
  legitimacy: {
    log: legitimacyLine,
    changes: (event) => [{ number: `state.legitimacy.${event.class}`, by: event.to - event.from }],
    flash: (event) => `legitimacy:${event.class}`,
  },
  'legitimacy-token': {
    log: (event) =>
      line('points', ['state', event.class], event.type, { class: ofRole(event.class) }, { icon: 'legitimacy' }),
  },

  'bill-proposed': {
    log: { kind: 'policies', icon: 'bill', announce: true, seats: ['role'], fields: ['section'], params: ofPolicy },
    act: 'names',
    seat: 'role',
    flash: ({ policy, section }) => `policy:${policy}${section}`,
  },
  'bill-returned': {
    // The lines of the votes cover it.
    log: ({ role, policy, why }) =>
      why === 'vote'
        ? null
        : line('policies', [role], 'bill-returned', { policy: policyName(policy) }, { icon: 'bill' }),
    motion: ({ role, policy }) => [
      { kind: 'travel', from: `policy-name:${policy}`, to: `panel:${role}`, icon: 'bill', amount: 1 },
    ],
  },
  // During the elections it is no player's turn.
  'vote-called': { log: voteCalledLine, act: 'opens', seat: ({ role, immediate }) => (immediate ? role : null) },
  side: { log: (event) => line('votes', [event.role], event.for ? 'side.for' : 'side.against') },
  'no-say': { log: { kind: 'votes', seats: ['role'] } },
  'cubes-drawn': { log: cubesDrawnLine },
  'influence-spent': { log: influenceSpentLine },
  'vote-result': { log: voteResultLine, act: 'names', sheet: 'vote' },
  policy: {
    log: {
      kind: 'policies',
      icon: 'policy',
      announce: true,
      params: ({ policy, from, to }) => ({
        policy: policyName(policy),
        from: sectionLetter(from),
        to: sectionLetter(to),
      }),
    },
    flash: ({ policy, to }) => `policy:${policy}${to}`,
  },
  'tax-multiplier': { log: { kind: 'policies', icon: 'tax', fields: ['from', 'to'] } },

  'company-built': { log: { kind: 'money', icon: 'company', seats: ['role'], params: named }, flash: atCompany },
  'company-sold': { log: { kind: 'money', icon: 'company', seats: ['role'], params: named } },
  'company-opened': {
    log: (event) => line('state', ['state'], event.type, named(event), { icon: 'public' }),
    flash: atCompany,
  },
  'company-closed': { log: (event) => line('state', ['state'], event.type, named(event), { icon: 'public' }) },
  'company-moved': {
    log: {
      kind: 'state',
      icon: 'company',
      seats: ['from', 'to'],
      params: ({ company, to }) => ({ company: companyName(company), to: toRole(to) }),
    },
    flash: atCompany,
  },
  wage: {
    log: { kind: 'workers', icon: 'wage', seats: ['owner'], fields: ['from', 'to'], params: named },
    flash: atCompany,
  },
  price: {
    log: {
      kind: 'goods',
      icon: 'price',
      seats: ['role'],
      fields: ['from', 'to'],
      params: ({ ware }) => ({ resource: resourceName(ware) }),
    },
    flash: ({ role, ware }) => `goods:${role}-${ware}`,
  },
  machinery: {
    log: (event) => {
      const key = event.placed ? 'machinery.placed' : 'machinery.removed'
      return line('goods', [event.owner], key, named(event), { icon: 'machinery' })
    },
    act: ({ placed }) => (placed ? 'names' : null),
    flash: atCompany,
  },
  'storage-tile': {
    log: {
      kind: 'goods',
      icon: 'storage',
      seats: ['role'],
      params: ({ ware }) => ({ resource: resourceName(ware) }),
    },
  },
  produced: { log: producedLine },
  exported: {
    log: {
      kind: 'goods',
      icon: 'export',
      seats: ['role'],
      fields: ['price'],
      params: ({ ware, amount }) => ({ goods: amountOf(ware, amount) }),
    },
  },
  deal: { log: dealLine },
  market: { log: marketLine },
  deals: { log: { kind: 'goods', icon: 'deal', params: ({ deals }) => ({ count: deals.length }) } },
  'export-card': { log: { kind: 'goods', icon: 'export' } },
  immigration: {
    log: { kind: 'workers', icon: 'immigration', seats: ['class'], params: ({ cards }) => ({ count: cards.length }) },
  },

  'event-revealed': { log: stateEvent },
  'event-resolved': {
    log: (event) => ({ ...stateEvent(event), announce: true }),
    act: 'both',
    seat: () => 'state',
  },
  'event-ignored': { log: stateEvent },
  'event-dropped': { log: stateEvent },
  agenda: { log: agendaLine },
  imf: { log: imfLine, sheet: ({ intervenes }) => (intervenes ? 'imf' : null) },
  benefits: { log: benefitsLine },

  // The sheets of Automas show events without a line.
  'automa-turn': { log: null, act: 'opens', seat: 'role' },
  'automa-free-actions': { log: freeActionsLine },
  'automa-card': {
    log: ({ role, card }) => line('cards', [role], 'automa-card', { number: aiCardNumber(card) }, { icon: 'hand' }),
  },
  'automa-symbol': { log: symbolLine },
  'automa-bonus': { log: bonusLine },
  'automa-check': { log: checkLine },
  'automa-action': { log: actionLine, act: 'names', seat: 'role', sheet: 'automa' },
  'automa-done': { log: null },
  'automa-influence': { log: influenceLine },
  'automa-influence-drawn': { log: influenceDrawnLine },
  'automa-draw': { log: drawLine },
  'ai-deck-renewed': { log: { kind: 'cards', seats: ['role'] } },
  'immediate-vote-tested': { log: voteTestedLine },
  'preference-list': { log: preferenceLine },
  'priority-moved': { log: null, motion: priorityMotion },
  'priority-collapsed': { log: null },
  'priority-board': { log: null },
  'strike-response': {
    log: (event) => line('workers', [event.role], `strike-response.${event.raised ? 'raised' : 'not'}`, named(event)),
  },

  'policy-frozen': { log: { kind: 'policies', icon: 'policy', seats: ['role'], params: ofPolicy } },
  'policy-locked': {
    log: { kind: 'policies', icon: 'policy', params: ofPolicy },
    motion: ({ policy }) => [{ kind: 'drop', at: `lock:${policy}` }],
  },
  'policy-unlocked': {
    log: { kind: 'policies', icon: 'policy', params: ofPolicy },
    flash: ({ policy }) => `policy-name:${policy}`,
  },
  'crisis-card': { log: crisis },
  'crisis-started': { log: crisis, act: 'both', seat: null },
  'crisis-part': { log: ({ part }) => heading('state', `crisis-part.${part}`) },
  // The next open card has the line.
  'crisis-ended': { log: null, sheet: 'crisis' },
  'crisis-passed-over': { log: crisis },
  bond: { log: bondLine },
  'event-given': { log: eventGivenLine },
  'benefit-used': { log: { kind: 'state', icon: 'benefit', seats: ['class'], params: ofEvent } },
  'hidden-agenda': { log: hiddenAgendaLine },
  history: { log: historyLine, act: 'both', seat: null },
  'company-lost': { log: { kind: 'money', icon: 'company', seats: ['role'], params: named } },
}

export const presented = presentation<HegemonyEvent>(PRESENTATION)
