// An event as a line of the log. Null where another event says the same thing better.
import { companyFacts, sectionLetter } from '@hustings/hegemony/data'
import { type Message, say } from '@hustings/kernel'
import type { LogKind, LogLine } from '../../types.ts'
import { ICON_OF } from '../words/industries.ts'
import type { Good, HegemonyEvent, Role } from '../words/model.ts'
import { actionName, cardName, companyName, eventName, policyName, resourceName } from '../words/names.ts'
import { automaLine } from './automa.ts'
import { goodsLine } from './goods.ts'
import {
  benefitUsedLine,
  bondLine,
  closureLine,
  companyLostLine,
  crisisLine,
  eventGivenLine,
  hiddenAgendaLine,
  historyLine,
} from './modules.ts'
import { loanLine, moneyLine } from './money.ts'
import { cubesDrawnLine, cubesLine, influenceSpentLine, voteCalledLine, voteResultLine } from './politics.ts'
import { agendaLine, benefitsLine, companyMovedLine, eventLine, imfLine, legitimacyLine } from './state.ts'
import { amountOf, because, heading, line, ofRole } from './words.ts'
import { committedLine, demonstrationLine, strikeLine, trainedLine, unionLine, workerLine } from './workers.ts'

export const LOG_KINDS: readonly LogKind[] = [
  { id: 'cards', label: say('log.kind.cards'), icon: 'hand' },
  { id: 'money', label: say('log.kind.money'), icon: 'money' },
  { id: 'goods', label: say('log.kind.goods'), icon: 'food' },
  { id: 'workers', label: say('log.kind.workers'), icon: 'worker' },
  { id: 'votes', label: say('log.kind.votes'), icon: 'vote-cube' },
  { id: 'policies', label: say('log.kind.policies'), icon: 'policy' },
  { id: 'points', label: say('log.kind.points'), icon: 'vp' },
  { id: 'state', label: say('log.kind.state'), icon: 'treasury' },
]

export function lineOf(event: HegemonyEvent): LogLine | null {
  switch (event.type) {
    case 'round':
      return heading('state', 'round', { round: event.round })
    case 'phase':
      return heading('state', `phase.${event.phase}`)
    case 'production-step':
      return heading('state', `step.${event.step}`)
    case 'turn': // one heading for the turns of all players: it stands where the first of them begins
      return event.role === 'working' ? heading('state', 'turn', { turn: event.turn }) : null
    case 'game-over':
      return line('state', [], 'game-over', undefined, { icon: 'round', announce: true })

    case 'card-played':
      return line(
        'cards',
        [event.role],
        'card-played',
        { card: cardName(event.card) },
        { icon: 'hand', announce: true },
      )
    case 'card-discarded':
      return line(
        'cards',
        [event.role],
        'card-discarded',
        { card: cardName(event.card), action: actionName(event.action) },
        { icon: 'hand', announce: true },
      )
    case 'action': // a basic action is told by the card that was given up for it
      return event.free ? line('cards', [event.role], 'action.free', { action: actionName(event.action) }) : null
    case 'cards-drawn':
      return cardsDrawnLine(event)
    case 'cards-seen':
      return cardsSeenLine(event)

    case 'money':
      return moneyLine(event)
    case 'loan':
      return loanLine(event)
    case 'goods':
      return goodsLine(event)
    case 'cubes':
      return cubesLine(event)

    case 'worker':
      return workerLine(event)
    case 'trained':
      return trainedLine(event)
    case 'committed':
      return committedLine(event)
    case 'population':
      return line('workers', [event.class], 'population', { from: event.from, to: event.to }, { icon: 'population' })
    case 'strike':
      return strikeLine(event)
    case 'demonstration':
      return demonstrationLine(event)
    case 'union':
      return unionLine(event)

    case 'prosperity':
      return line('points', [event.class], 'prosperity', { from: event.from, to: event.to }, { icon: 'prosperity' })
    case 'wealth':
      return line('points', ['capitalist'], 'wealth', { from: event.from, to: event.to }, { icon: 'wealth' })
    case 'vp':
      return line(
        'points',
        [event.role],
        event.amount < 0 ? 'vp.loss' : 'vp.gain',
        { amount: Math.abs(event.amount), why: because(`vp.${event.why}`, event.subject) },
        { icon: 'vp' },
      )
    case 'legitimacy':
      return legitimacyLine(event)
    case 'legitimacy-token':
      return line(
        'points',
        ['state', event.class],
        'legitimacy-token',
        { class: ofRole(event.class) },
        { icon: 'legitimacy' },
      )

    case 'bill-proposed':
      return line(
        'policies',
        [event.role],
        'bill-proposed',
        { policy: policyName(event.policy), section: event.section },
        { icon: 'bill', announce: true },
      )
    case 'bill-returned': // after every vote, which has said so
      if (event.why === 'vote') return null
      return line('policies', [event.role], 'bill-returned', { policy: policyName(event.policy) }, { icon: 'bill' })
    case 'vote-called':
      return voteCalledLine(event)
    case 'side':
      return line('votes', [event.role], event.for ? 'side.for' : 'side.against')
    case 'no-say':
      return line('votes', [event.role], 'no-say')
    case 'cubes-drawn':
      return cubesDrawnLine(event)
    case 'influence-spent':
      return influenceSpentLine(event)
    case 'vote-result':
      return voteResultLine(event)
    case 'policy':
      return line(
        'policies',
        [],
        'policy',
        { policy: policyName(event.policy), from: sectionLetter(event.from), to: sectionLetter(event.to) },
        { icon: 'policy', announce: true },
      )
    case 'tax-multiplier':
      return line('policies', [], 'tax-multiplier', { from: event.from, to: event.to }, { icon: 'tax' })

    case 'company-built':
    case 'company-sold':
      return line('money', [event.role], event.type, { company: companyName(event.company) }, { icon: 'company' })
    case 'company-opened':
    case 'company-closed':
      return line('state', ['state'], event.type, { company: companyName(event.company) }, { icon: 'public' })
    case 'company-moved':
      return companyMovedLine(event, companyName(event.company))
    case 'wage':
      return line(
        'workers',
        [event.owner],
        'wage',
        { company: companyName(event.company), from: event.from, to: event.to },
        { icon: 'wage' },
      )
    case 'price':
      return line(
        'goods',
        [event.role],
        'price',
        { resource: resourceName(event.ware), from: event.from, to: event.to },
        { icon: 'price' },
      )
    case 'machinery':
      return line(
        'goods',
        [event.owner],
        event.placed ? 'machinery.placed' : 'machinery.removed',
        { company: companyName(event.company) },
        { icon: 'machinery' },
      )
    case 'storage-tile':
      return line('goods', [event.role], 'storage-tile', { resource: resourceName(event.ware) }, { icon: 'storage' })
    case 'produced':
      return producedLine(event)
    case 'exported':
      return line(
        'goods',
        [event.role],
        'exported',
        { goods: amountOf(event.ware, event.amount), price: event.price },
        { icon: 'export' },
      )
    case 'deal':
      return line('goods', ['capitalist'], `deal.${event.to}`, { goods: goodsOf(event.goods) }, { icon: 'deal' })
    case 'market':
      return marketLine(event.role, event.discarded, event.revealed)
    case 'deals':
      return line('goods', [], 'deals', { count: event.deals.length }, { icon: 'deal' })
    case 'export-card':
      return line('goods', [], 'export-card', undefined, { icon: 'export' })
    case 'immigration':
      return line('workers', [event.class], 'immigration', { count: event.cards.length }, { icon: 'immigration' })

    case 'event-revealed':
    case 'event-resolved':
    case 'event-ignored':
    case 'event-dropped':
      return eventLine(event)
    case 'agenda':
      return agendaLine(event)
    case 'imf':
      return imfLine(event)
    case 'benefits':
      return benefitsLine(event)

    case 'automa-turn':
    case 'automa-free-actions':
    case 'automa-card':
    case 'automa-symbol':
    case 'automa-bonus':
    case 'automa-check':
    case 'automa-action':
    case 'automa-done':
    case 'automa-influence':
    case 'automa-influence-drawn':
    case 'automa-draw':
    case 'ai-deck-renewed':
    case 'immediate-vote-tested':
    case 'preference-list':
    case 'priority-moved':
    case 'priority-collapsed':
    case 'priority-board':
    case 'strike-response':
      return automaLine(event)

    case 'policy-frozen':
    case 'policy-locked':
    case 'policy-unlocked':
      return closureLine(event)
    case 'crisis-card':
    case 'crisis-started':
    case 'crisis-passed-over':
      return crisisLine(event)
    case 'crisis-part':
      return heading('state', `crisis-part.${event.part}`)
    case 'crisis-ended': // the card that lies open next says so
      return null
    case 'bond':
      return bondLine(event)
    case 'event-given':
      return eventGivenLine(event)
    case 'benefit-used':
      return benefitUsedLine(event)
    case 'hidden-agenda':
      return hiddenAgendaLine(event)
    case 'history':
      return historyLine(event)
    case 'company-lost':
      return companyLostLine(event)
  }
}

type Told<T extends HegemonyEvent['type']> = Extract<HegemonyEvent, { type: T }>

/** Names of cards may end like a sentence. */
function quoted(names: readonly Message[]): Message[] {
  return names.map((name) => say('log.quoted', { name }))
}

function cardsDrawnLine({ role, count, cards }: Told<'cards-drawn'>): LogLine {
  if (cards === undefined) return line('cards', [role], 'cards-drawn', { count }, { icon: 'hand' })
  return line('cards', [role], 'cards-drawn.names', { count, cards: quoted(cards.map(cardName)) }, { icon: 'hand' })
}

function cardsSeenLine({ deck, cards }: Told<'cards-seen'>): LogLine {
  if (deck !== 'event') return line('cards', ['capitalist'], 'cards-seen', { count: cards.length }, { icon: 'eye' })
  return line('cards', ['state'], 'cards-seen.events', { cards: quoted(cards.map(eventName)) }, { icon: 'eye' })
}

function producedLine({ company, owner, amount }: Told<'produced'>): LogLine {
  const { produces } = companyFacts(company)
  const params = { company: companyName(company), goods: amountOf(produces, amount) }
  return line('goods', [owner], 'produced', params, { icon: ICON_OF[produces] })
}

function goodsOf(goods: Readonly<Record<Good, number>>) {
  return (['food', 'luxury'] as const).filter((good) => goods[good] > 0).map((good) => amountOf(good, goods[good]))
}

function marketLine(role: Role, discarded: readonly string[], revealed: readonly string[]): LogLine | null {
  const gone = discarded.map(companyName)
  const fresh = revealed.map(companyName)
  const icon = { icon: 'market' } as const
  if (gone.length === 0 && fresh.length === 0) return null
  if (gone.length === 0) return line('goods', [role], 'market', { revealed: fresh }, icon)
  if (fresh.length === 0) return line('goods', [role], 'market.only-discarded', { discarded: gone }, icon)
  return line('goods', [role], 'market.discarded', { discarded: gone, revealed: fresh }, icon)
}
