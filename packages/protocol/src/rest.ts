// The requests and answers of /api/v1, all JSON. A refusal is `{ trouble }`.
import type { Seat, Standing } from '@hustings/kernel'
import { z } from 'zod'
import { CHANNELS, LANGUAGES, type Language, NOTICES, REPORT_REASONS } from './choices.ts'
import { type Person, personName, type TableSeen } from './table.ts'

/** What this server is and offers. The page shows online things only if this answers. */
export interface ServerFacts {
  readonly name: string
  readonly version: string
  readonly protocol: number
  readonly games: readonly string[]
  readonly bots: readonly string[]
  readonly guests: boolean
  readonly openTables: boolean
  readonly mail: boolean
  readonly passkeys: boolean
  /** The key for Web Push; null where it is off. */
  readonly push: string | null
}

const timeZone = z.string().min(1).max(64).refine(isTimeZone)

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const address = z.email().max(254)
const password = z.string().min(1).max(200)

export const guestBody = z.strictObject({ name: personName, language: z.enum(LANGUAGES), timeZone })
export const linkBody = z.strictObject({ address })
export const useLinkBody = z.strictObject({ token: z.string().min(20).max(100) })
/** `confirm`: the reader, who is signed in to another account, wants to change it. */
export const followLinkBody = useLinkBody.extend({ confirm: z.boolean().default(false) })
export const confirmCodeBody = z.strictObject({ code: z.string().regex(/^\d{6}$/) })
export const mergeBody = z.strictObject({ token: z.string().min(20).max(100), merge: z.boolean() })
export const passwordSignInBody = z.strictObject({ who: z.string().min(1).max(254), password })
export const recoveryBody = z.strictObject({ name: z.string().min(1).max(200), code: z.string().min(10).max(60) })
export const signOutBody = z.strictObject({ everywhere: z.boolean() })
export const passkeyBody = z.strictObject({ challenge: z.uuid(), response: z.json() })
export const newPasskeyBody = z.strictObject({
  challenge: z.uuid(),
  name: z.string().trim().min(1).max(60),
  response: z.json(),
})

export const shows = z.strictObject({ statistics: z.boolean(), matches: z.boolean(), presence: z.boolean() })
export const meChange = z.strictObject({
  name: personName.optional(),
  language: z.enum(LANGUAGES).optional(),
  timeZone: timeZone.optional(),
  shows: shows.optional(),
})
export const newPasswordBody = z.strictObject({ password: z.string().min(1).max(200) })
export const emailBody = z.strictObject({ address })
export const awayBody = z.strictObject({ from: z.iso.datetime(), until: z.iso.datetime() })
export const pushBody = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})
export const pushGoneBody = z.strictObject({ endpoint: z.string().max(1000) })

const minute = z.number().int().min(0).max(1439)
export const noticesBody = z.strictObject({
  wants: z.record(z.enum(NOTICES), z.array(z.enum(CHANNELS)).max(2)),
  quiet: z.strictObject({ from: minute, until: minute }).nullable(),
})
export type NoticeSettings = z.infer<typeof noticesBody>

export const sitBody = z.strictObject({ bot: z.string().min(1).max(40).nullable().default(null) })
export const readyBody = z.strictObject({ ready: z.boolean() })
export const askBody = z.strictObject({ account: z.uuid() })
export const reportBody = z.strictObject({ why: z.enum(REPORT_REASONS) })
export const settleBody = z.strictObject({ hide: z.boolean(), suspend: z.boolean().default(false) })

export interface Me {
  readonly id: string
  readonly kind: 'guest' | 'member'
  readonly name: string
  readonly language: Language
  readonly timeZone: string
  readonly role: 'person' | 'moderator' | 'admin'
  /** A moderator has suspended the account: only its data can be downloaded or deleted. */
  readonly suspended: boolean
  readonly shows: z.infer<typeof shows>
  readonly away: { readonly from: string; readonly until: string } | null
  readonly awayDaysLeft: number
  readonly email: { readonly address: string; readonly confirmed: boolean } | null
  readonly password: boolean
  readonly passkeys: number
  readonly recovery: boolean
}

/** A question to a guest who signs in to an account: should the guest's tables move there? */
export interface MergeOffer {
  readonly token: string
  readonly guest: string
  readonly into: string
  /** Number of tables that would move. */
  readonly tables: number
}

/** A sign-in is done, or waits for an answer to the offer. */
export type SignInAnswer = Me | { readonly merge: MergeOffer }

/** Whom a sign-in link signs in. */
export interface SignInLink {
  readonly name: string
  /** The reader is signed in to that account. */
  readonly yours: boolean
}

/** What a confirmation link is for. */
export interface Confirmation {
  readonly address: string
  /** Name of the account that asked. */
  readonly name: string
  readonly member: boolean
  /** The reader is signed in to that account. */
  readonly yours: boolean
}

/** A recent player. */
export interface Companion extends Person {
  /** At how many tables. */
  readonly matches: number
}

/** A page of a list, and where the next one begins. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly next: string | null
}

/** What a newcomer sees. */
export interface Invitation {
  readonly table: TableSeen
  readonly freeSeats: readonly Seat[]
}

export interface PlayedMatch {
  readonly match: string
  readonly name: string
  readonly game: string
  readonly startedAt: string
  readonly finishedAt: string
  /** How many choices it took. */
  readonly choices: number
  readonly seat: Seat
  readonly rank: number
  readonly score: number
  readonly players: number
  readonly standings: readonly (Standing & { readonly name: string })[]
}

export interface SeatStatistics {
  readonly game: string
  readonly seat: Seat
  readonly played: number
  readonly won: number
  readonly abandoned: number
  readonly meanRank: number
  readonly meanScore: number
  readonly best: number
}

export interface Profile {
  readonly person: Person
  readonly since: string
  readonly statistics: readonly SeatStatistics[] | null
  readonly matches: readonly PlayedMatch[] | null
}

export interface ReportSeen {
  readonly message: string
  readonly match: string
  readonly table: string
  readonly by: Person | null
  readonly text: string | null
  readonly phrase: string | null
  readonly at: string
  readonly hidden: boolean
  readonly reasons: readonly string[]
}
