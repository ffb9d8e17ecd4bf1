// The typed REST API of the server (`/api/v1`). Refusals are thrown as errors with a message in the player's
// language.
import type { Seat } from '@hustings/kernel'
import type {
  AwayBody,
  ChatLine,
  Companion,
  Confirmation,
  GuestBody,
  Invitation,
  Me,
  MeChange,
  NewChatLine,
  NewPasskeyBody,
  NewTable,
  NoticeSettings,
  Page,
  PasskeyBody,
  PasswordSignInBody,
  Person,
  PlayedMatch,
  Profile,
  PushBody,
  REPORT_REASONS,
  RecoveryBody,
  ReportSeen,
  SeatStatistics,
  ServerFacts,
  SettleBody,
  SignInAnswer,
  SignInLink,
  TableSeen,
  TableSettings,
} from '@hustings/protocol'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { ask, part } from './ask.ts'

type Items<T> = { readonly items: readonly T[] }

/** A session of the account. */
export interface SessionSeen {
  readonly id: string
  readonly agent: string
  readonly createdAt: string
  readonly usedAt: string
  readonly current: boolean
}

export interface PasskeySeen {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  readonly usedAt: string | null
}

/** A WebAuthn ceremony: its options and its id on the server. */
export interface Ceremony<O> {
  readonly challenge: string
  readonly options: O
}

const NOTHING = {}

export const server = {
  facts: () => ask<ServerFacts>('GET', '/server'),
}

/** Sign-in methods. */
export const signIn = {
  asGuest: (guest: GuestBody) => ask<Me>('POST', '/guests', guest),
  sendLink: (address: string) => ask<void>('POST', '/sign-in/link', { address }),
  link: (token: string) => ask<SignInLink>('POST', '/sign-in/link/look', { token }),
  /** Confirms replacing the account of this browser, if there is one. */
  followLink: (token: string) => ask<SignInAnswer>('POST', '/sign-in/link/use', { token, confirm: true }),
  /** Answers whether the guest's tables move to the account. */
  merge: (token: string, merge: boolean) => ask<Me>('POST', '/sign-in/merge', { token, merge }),
  confirmation: (token: string) => ask<Confirmation>('POST', '/confirmations', { token }),
  byPassword: (body: PasswordSignInBody) => ask<SignInAnswer>('POST', '/sign-in/password', body),
  byRecovery: (body: RecoveryBody) => ask<SignInAnswer>('POST', '/sign-in/recovery', body),
  passkeyOptions: () =>
    ask<Ceremony<PublicKeyCredentialRequestOptionsJSON>>('POST', '/sign-in/passkey/options', NOTHING),
  byPasskey: (body: PasskeyBody) => ask<SignInAnswer>('POST', '/sign-in/passkey', body),
  out: (everywhere: boolean) => ask<void>('POST', '/sign-out', { everywhere }),
}

/** The player's account. */
export const me = {
  get: () => ask<Me | null>('GET', '/me'),
  change: (change: MeChange) => ask<Me>('PATCH', '/me', change),
  remove: () => ask<void>('DELETE', '/me'),
  /** Exports all data of the account. */
  data: () => ask<unknown>('GET', '/me/export'),
  notices: () => ask<NoticeSettings>('GET', '/me/notices'),
  setNotices: (notices: NoticeSettings) => ask<NoticeSettings>('PUT', '/me/notices', notices),
  addPush: (device: PushBody) => ask<void>('PUT', '/me/push', device),
  removePush: (endpoint: string) => ask<void>('DELETE', '/me/push', { endpoint }),
  setPassword: (password: string) => ask<Me>('PUT', '/me/password', { password }),
  newRecovery: () => ask<{ readonly code: string }>('POST', '/me/recovery', NOTHING),
  proveEmail: (address: string) => ask<void>('PUT', '/me/email', { address }),
  confirmEmail: (token: string) => ask<Me>('POST', '/me/email/confirm', { token }),
  confirmEmailByCode: (code: string) => ask<Me>('POST', '/me/email/code', { code }),
  passkeys: () => ask<Items<PasskeySeen>>('GET', '/me/passkeys'),
  passkeyOptions: () => ask<Ceremony<PublicKeyCredentialCreationOptionsJSON>>('POST', '/me/passkeys/options', NOTHING),
  addPasskey: (body: NewPasskeyBody) => ask<Me>('POST', '/me/passkeys', body),
  removePasskey: (id: string) => ask<void>('DELETE', `/me/passkeys/${part(id)}`),
  sessions: () => ask<Items<SessionSeen>>('GET', '/me/sessions'),
  endSession: (id: string) => ask<void>('DELETE', `/me/sessions/${part(id)}`),
  goAway: (away: AwayBody) => ask<Me>('PUT', '/me/away', away),
  comeBack: () => ask<Me>('DELETE', '/me/away'),
  tables: () => ask<Page<TableSeen>>('GET', '/me/tables'),
  matches: (cursor?: string) => ask<Page<PlayedMatch>>('GET', `/me/matches${from(cursor)}`),
  statistics: () => ask<Items<SeatStatistics>>('GET', '/me/statistics'),
  /** Recent fellow players. */
  people: () => ask<Items<Companion>>('GET', '/me/people'),
  blocks: () => ask<Items<Person>>('GET', '/me/blocks'),
}

export const people = {
  profile: (name: string) => ask<Profile>('GET', `/people/${part(name)}`),
  block: (id: string) => ask<void>('PUT', `/people/${part(id)}/block`, NOTHING),
  unblock: (id: string) => ask<void>('DELETE', `/people/${part(id)}/block`),
}

export const tables = {
  open: (cursor?: string) => ask<Page<TableSeen>>('GET', `/tables${from(cursor)}`),
  /** The client creates the id, so that a repeated request creates one table. */
  set: (id: string, table: NewTable) => ask<TableSeen>('PUT', `/tables/${id}`, table),
  get: (id: string, code?: string) => ask<TableSeen>('GET', `/tables/${id}${withCode(code)}`),
  change: (id: string, settings: Partial<TableSettings>) => ask<TableSeen>('PATCH', `/tables/${id}`, settings),
  clear: (id: string) => ask<void>('DELETE', `/tables/${id}`),
  sit: (id: string, seat: Seat, code?: string) =>
    ask<TableSeen>('PUT', `/tables/${id}/seats/${part(seat)}${withCode(code)}`, NOTHING),
  putBot: (id: string, seat: Seat, bot: string) => ask<TableSeen>('PUT', `/tables/${id}/seats/${part(seat)}`, { bot }),
  ready: (id: string, seat: Seat, ready: boolean) =>
    ask<TableSeen>('PATCH', `/tables/${id}/seats/${part(seat)}`, { ready }),
  /** The player's seat; before the start, the host can also free other seats. */
  leave: (id: string, seat: Seat) => ask<TableSeen>('DELETE', `/tables/${id}/seats/${part(seat)}`),
  comeBack: (id: string, seat: Seat) => ask<TableSeen>('POST', `/tables/${id}/seats/${part(seat)}/back`, NOTHING),
  openSeat: (id: string, seat: Seat) => ask<TableSeen>('POST', `/tables/${id}/seats/${part(seat)}/open`, NOTHING),
  letBotPlay: (id: string, seat: Seat) => ask<TableSeen>('POST', `/tables/${id}/late/${part(seat)}`, NOTHING),
  remind: (id: string, seat: Seat) => ask<TableSeen>('POST', `/tables/${id}/remind/${part(seat)}`, NOTHING),
  start: (id: string) => ask<TableSeen>('POST', `/tables/${id}/start`, NOTHING),
  newCode: (id: string) => ask<TableSeen>('POST', `/tables/${id}/invitation`, NOTHING),
  ask: (id: string, account: string) => ask<void>('POST', `/tables/${id}/ask`, { account }),
  record: (id: string, code?: string) => ask<unknown>('GET', `/tables/${id}/record${withCode(code)}`),
  invitation: (code: string) => ask<Invitation>('GET', `/invitations/${part(code)}`),
}

export const talk = {
  lines: (table: string, code?: string) => ask<Page<ChatLine>>('GET', `/tables/${table}/messages${withCode(code)}`),
  write: (table: string, line: NewChatLine) => ask<void>('POST', `/tables/${table}/messages`, line),
  report: (message: string, why: (typeof REPORT_REASONS)[number]) =>
    ask<void>('POST', `/messages/${message}/report`, { why }),
  reports: () => ask<Items<ReportSeen>>('GET', '/reports'),
  settle: (message: string, decision: SettleBody) => ask<void>('PATCH', `/reports/${message}`, decision),
}

function from(cursor: string | undefined): string {
  return cursor === undefined ? '' : `?cursor=${part(cursor)}`
}

function withCode(code: string | undefined): string {
  return code === undefined ? '' : `?code=${part(code)}`
}
