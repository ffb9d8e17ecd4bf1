// Log lines of the State: legitimacy, events, agenda, the IMF, benefits.
import { say } from '@hustings/kernel'
import type { LogLine } from '../../types.ts'
import type { HegemonyEvent } from '../words/model.ts'
import { line, ofRole } from './words.ts'

type Told<T extends HegemonyEvent['type']> = Extract<HegemonyEvent, { type: T }>

export function legitimacyLine({ class: of, from, to, why }: Told<'legitimacy'>): LogLine {
  const params = { class: ofRole(of), from, to, why: say(`log.legitimacy.${why}`) }
  return line('points', ['state', of], 'legitimacy', params, { icon: 'legitimacy' })
}

export function agendaLine({ agenda, matches }: Told<'agenda'>): LogLine | null {
  if (matches !== undefined) return line('state', ['state'], 'agenda.scored', { matches }, { icon: 'agenda' })
  return agenda === null ? null : line('state', ['state'], 'agenda.new', undefined, { icon: 'agenda' })
}

export function imfLine({ loans, intervenes }: Told<'imf'>): LogLine {
  if (!intervenes) return line('state', ['state'], 'imf.stays-away', undefined, { icon: 'imf' })
  return line('state', ['state'], 'imf.comes', { loans }, { icon: 'imf', announce: true })
}

export function benefitsLine({ class: of, received }: Told<'benefits'>): LogLine {
  if (received) return line('state', [of, 'state'], 'benefits.received', undefined, { icon: 'benefit' })
  return line('state', ['state', of], 'benefits.returned', { class: ofRole(of) }, { icon: 'benefit' })
}
