// Log lines of the mini expansions of Crisis & Control: crises, bonds, kept events, agendas, history.
import { say } from '@hustings/kernel'
import type { LogLine } from '../../types.ts'
import type { HegemonyEvent } from '../words/model.ts'
import { eventName } from '../words/names.ts'
import { line } from './words.ts'

type Told<T extends HegemonyEvent['type']> = Extract<HegemonyEvent, { type: T }>

export function bondLine({ class: of, outcome, lent, due }: Told<'bond'>): LogLine {
  return line('money', [of], `bond.${outcome}`, { lent, due }, { icon: 'loan' })
}

export function eventGivenLine({ event, class: of, kept }: Told<'event-given'>): LogLine {
  const params = { event: eventName(event) }
  return line('state', [of], kept ? 'event-given.kept' : 'event-given.discarded', params, { icon: 'event' })
}

export function hiddenAgendaLine({ role, outcome, agenda }: Told<'hidden-agenda'>): LogLine {
  const extra = { icon: 'agenda', announce: outcome !== 'chosen' } as const
  if (agenda === undefined) return line('points', [role], 'hidden-agenda.secret', undefined, extra)
  return line('points', [role], `hidden-agenda.${outcome}`, { agenda: say(`hidden-agenda.${agenda}`) }, extra)
}

export function historyLine({ card, outcome, role }: Told<'history'>): LogLine {
  const announce = outcome === 'revealed' || outcome === 'happens'
  const seats = role === undefined ? [] : [role]
  return line('state', seats, `history.${outcome}`, { card: say(`history.${card}`) }, { icon: 'event', announce })
}
