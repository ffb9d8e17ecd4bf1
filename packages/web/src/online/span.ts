// Durations as text: days, then hours, and minutes below two hours.
import { type Message, say } from '@hustings/kernel'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A clock with less time left changes its color. */
export const SOON = 2 * HOUR

export function spanOf(milliseconds: number): Message {
  const time = Math.max(0, milliseconds)
  if (time >= 2 * DAY) return say('online.span.days', { count: Math.floor(time / DAY) })
  if (time >= 2 * HOUR) return say('online.span.hours', { count: Math.floor(time / HOUR) })
  const hours = Math.floor(time / HOUR)
  const minutes = Math.floor((time % HOUR) / MINUTE)
  if (hours === 0) return say('online.span.minutes', { count: Math.max(1, minutes) })
  if (minutes === 0) return say('online.span.hours', { count: hours })
  return say('online.span.both', { hours, minutes })
}

export function since(time: string, now: number): Message {
  return spanOf(now - Date.parse(time))
}

export interface TimeLeft {
  readonly said: Message
  /** The duration alone. */
  readonly span: Message
  readonly tone: 'calm' | 'soon' | 'late'
}

/** The remaining time of a turn, or how much it is overdue. */
export function timeLeft(dueAt: string, now: number): TimeLeft {
  const left = Date.parse(dueAt) - now
  const span = spanOf(Math.abs(left))
  if (left <= 0) return { said: say('online.late', { span }), span, tone: 'late' }
  return { said: say('online.left', { span }), span, tone: left < SOON ? 'soon' : 'calm' }
}

/** Time per turn as text. */
export function tempoOf(turnSeconds: number | null): Message {
  if (turnSeconds === null) return say('online.tempo.none')
  const hours = turnSeconds / 3600
  return hours >= 24 ? say('online.tempo.days', { count: hours / 24 }) : say('online.tempo.hours', { count: hours })
}
