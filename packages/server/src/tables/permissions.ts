// Permissions: one row per act, one column per standing. All checks of permissions for a table use this file.
import type { Viewer } from '@hustings/kernel'
import type { TableRow } from './table-row.ts'

export const ACTS = [
  'see',
  'sit',
  'arrange',
  'remove',
  'answer',
  'agree',
  'hint',
  'why',
  'write',
  'record',
  'hide',
] as const
export type Act = (typeof ACTS)[number]

export const STANDINGS = ['host', 'seated', 'link', 'stranger', 'moderator'] as const
export type Standing = (typeof STANDINGS)[number]

/** Conditions on the table. */
export const CONDITIONS = {
  always: () => true,
  never: () => false,
  'before the start': ({ match }: Facts) => match.status === 'gathering',
  'while it is played': ({ match }: Facts) => match.status === 'playing',
  'while it is played, where hints are on': ({ match }: Facts) => match.status === 'playing' && match.hints,
  'once it has begun': ({ match }: Facts) => match.status !== 'gathering',
  'after the end': ({ match }: Facts) => match.status === 'finished' || match.status === 'abandoned',
  'if watching is by link': ({ match }: Facts) => match.watching !== 'nobody' || canSit(match, true),
  'if watching is for all, or it is listed': ({ match }: Facts) => match.watching === 'all' || match.listed,
  'if there was a report': ({ reported }: Facts) => reported,
  'where a seat is free': ({ seats, match }: Facts) => seats.some((seat) => isFree(seat, match.status)),
  'where a seat is free at an open table': ({ seats, match }: Facts) =>
    match.listed && seats.some((seat) => isFree(seat, match.status)),
  'unless chat is off': ({ match }: Facts) => match.chat !== 'off',
  'after the end, unless the host said no': ({ match }: Facts) =>
    (match.status === 'finished' || match.status === 'abandoned') && match.afterEnd && match.watching !== 'nobody',
  'after the end, as spectator': ({ match }: Facts) =>
    (match.status === 'finished' || match.status === 'abandoned') &&
    match.afterEnd &&
    (match.watching === 'all' || match.listed),
} as const

export type Condition = keyof typeof CONDITIONS

/**
 * `see`: the view of the own seat, or that of a spectator. `arrange`: change settings, start, new code. `agree`: to an
 * undo, or to a bot for a late turn. `hint`: for the own seat. `why`: reasons of bots, with the own view. `record`: the
 * record, all views, a branch. `hide`: messages.
 */
export const PERMISSIONS: Readonly<Record<Act, Readonly<Record<Standing, Condition>>>> = {
  see: {
    host: 'always',
    seated: 'always',
    link: 'if watching is by link',
    stranger: 'if watching is for all, or it is listed',
    moderator: 'if there was a report',
  },
  sit: {
    host: 'where a seat is free',
    seated: 'where a seat is free',
    link: 'where a seat is free',
    stranger: 'where a seat is free at an open table',
    moderator: 'where a seat is free at an open table',
  },
  arrange: { host: 'before the start', seated: 'never', link: 'never', stranger: 'never', moderator: 'never' },
  remove: { host: 'before the start', seated: 'never', link: 'never', stranger: 'never', moderator: 'never' },
  answer: {
    host: 'while it is played',
    seated: 'while it is played',
    link: 'never',
    stranger: 'never',
    moderator: 'never',
  },
  agree: {
    host: 'while it is played',
    seated: 'while it is played',
    link: 'never',
    stranger: 'never',
    moderator: 'never',
  },
  hint: {
    host: 'while it is played, where hints are on',
    seated: 'while it is played, where hints are on',
    link: 'never',
    stranger: 'never',
    moderator: 'never',
  },
  why: { host: 'once it has begun', seated: 'once it has begun', link: 'never', stranger: 'never', moderator: 'never' },
  write: {
    host: 'unless chat is off',
    seated: 'unless chat is off',
    link: 'never',
    stranger: 'never',
    moderator: 'never',
  },
  record: {
    host: 'after the end',
    seated: 'after the end',
    link: 'after the end, unless the host said no',
    stranger: 'after the end, as spectator',
    moderator: 'after the end',
  },
  hide: { host: 'never', seated: 'never', link: 'never', stranger: 'never', moderator: 'always' },
}

export interface Facts extends Pick<TableRow, 'match' | 'seats'> {
  readonly reported: boolean
}

export interface Asker {
  /** Null without an account. */
  readonly account: string | null
  readonly moderator: boolean
  /** The code that came with the request. */
  readonly code: string | null
}

/** Returns all standings of an asker at a table. One that allows an act is enough. */
export function standingsOf(asker: Asker, { match, seats }: Pick<TableRow, 'match' | 'seats'>): Standing[] {
  const standings: Standing[] = ['stranger']
  const { account } = asker
  if (account !== null && match.host === account) standings.push('host')
  if (account !== null && seats.some(({ holder, owner }) => holder === account || owner === account)) {
    standings.push('seated')
  }
  if (asker.code !== null && asker.code === match.code) standings.push('link')
  if (asker.moderator) standings.push('moderator')
  return standings
}

export function may(asker: Asker, act: Act, facts: Facts): boolean {
  return standingsOf(asker, facts).some((standing) => CONDITIONS[PERMISSIONS[act][standing]](facts))
}

/** Whether the asker may view the match as this viewer: own seats, as spectator, or after the end any seat. */
export function seesAs(asker: Asker, facts: Pick<Facts, 'match' | 'seats'>, viewer: Viewer): boolean {
  if (viewer === 'spectator') return true
  const seat = facts.seats.find((one) => one.seat === viewer)
  if (seat === undefined) return false
  if (seat.holder !== null && seat.holder === asker.account) return true
  return may(asker, 'record', { match: facts.match, seats: facts.seats, reported: false })
}

function isFree(seat: TableRow['seats'][number], status: TableRow['match']['status']): boolean {
  if (seat.automatic || seat.holder !== null) return false
  return status === 'gathering' || (status === 'playing' && seat.open)
}

/** An invited client sees the table before the start, whatever its setting for spectators. */
function canSit(match: TableRow['match'], invited: boolean): boolean {
  return invited && match.status === 'gathering'
}
