// Log lines of Automas: the card, the action, the deciding criterion. Their sheets show the rest.
import { type Message, say } from '@hustings/kernel'
import type { LogLine } from '../../types.ts'
import type { AutomaEvent } from '../words/model.ts'
import { line } from './words.ts'

type Told<T extends AutomaEvent['type']> = Extract<AutomaEvent, { type: T }>

export function symbolLine({ role, code, outcome, found }: Told<'automa-symbol'>): LogLine | null {
  if (outcome !== 'no') return null
  return line('cards', [role], 'automa-symbol.no', { action: codeName(code), found: [...found] })
}

export function checkLine({ role, code, moves }: Told<'automa-check'>): LogLine {
  const check = say(`automa.check.${code}`)
  if (moves.length === 0) return line('cards', [role], 'automa-check.none', { check })
  const told = moves.map(({ card, rows }) => say('log.automa-move', { card: priorityName(card), rows }))
  return line('cards', [role], 'automa-check', { check, moves: told })
}

export function bonusLine({ role, outcome, bonus }: Told<'automa-bonus'>): LogLine | null {
  if (outcome === 'inactive') return null
  if (outcome === 'lost') return line('cards', [role], 'automa-bonus.lost')
  return line('cards', [role], 'automa-bonus.used', { bonus: say(`bonus.${bonus}`) })
}

export function actionLine({ role, action, special }: Told<'automa-action'>): LogLine {
  const extra = { icon: 'hand', announce: true } as const
  if (special === undefined) return line('cards', [role], 'automa-action', { action: codeName(action) }, extra)
  return line('cards', [role], 'automa-special', { special: say(`special.${special}`) }, extra)
}

export function freeActionsLine({ role, actions }: Told<'automa-free-actions'>): LogLine | null {
  return actions.length === 0 ? null : line('cards', [role], 'automa-free', { actions: [...actions] })
}

export function preferenceLine(event: Told<'preference-list'>): LogLine | null {
  const chosen = event.candidates.find(({ id }) => id === event.chosen)
  const decisive = event.results.find(({ decides }) => decides)
  if (chosen === undefined || decisive === undefined) return null
  return line('cards', [event.role], 'preference-list', {
    list: say(`list.${event.list}`),
    chosen: chosen.label,
    bullet: say(`bullet.${decisive.bullet}`),
  })
}

export function voteTestedLine({ role, own, others, called }: Told<'immediate-vote-tested'>): LogLine {
  return line('votes', [role], `immediate-vote-tested.${called ? 'called' : 'not'}`, { own, others })
}

export function influenceLine({ group, instruction }: Told<'automa-influence'>): LogLine {
  return line('votes', group, 'automa-influence', { instruction: say(`influence.${instruction}`) })
}

export function influenceDrawnLine({ group, cards, symbols, amount }: Told<'automa-influence-drawn'>): LogLine | null {
  if (cards.length === 0) return null
  return line('votes', group, 'automa-influence-drawn', { cards: cards.length, symbols, amount })
}

export function drawLine({ role, why, yes }: Told<'automa-draw'>): LogLine {
  return line('cards', [role], `automa-draw.${why === 'bill' ? 'bill' : yes ? 'yes' : 'no'}`)
}

function codeName(code: string): Message {
  return say(`automa.code.${code}`)
}

/** A card of a priority board: an action or a policy. */
export function priorityName(card: string | number): Message {
  return typeof card === 'number' ? say('automa.policy-card', { policy: card }) : codeName(card)
}
