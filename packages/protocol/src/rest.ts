// The requests and answers of /api/v1, all JSON. A refusal is `{ trouble }`.
import type { Seat, Standing } from '@hustings/kernel'
import type { InferInput, InferOutput } from 'valibot'
import type { Language } from './choices.ts'
import type * as schemas from './schemas/rest.ts'
import type { Person, TableSeen } from './table.ts'

/** What this server is and offers. The page shows online features only if it answers. */
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

export type GuestBody = InferInput<typeof schemas.guestBody>
export type PasswordSignInBody = InferInput<typeof schemas.passwordSignInBody>
export type RecoveryBody = InferInput<typeof schemas.recoveryBody>
export type PasskeyBody = InferInput<typeof schemas.passkeyBody>
export type NewPasskeyBody = InferInput<typeof schemas.newPasskeyBody>
export type MeChange = InferInput<typeof schemas.meChange>
export type AwayBody = InferInput<typeof schemas.awayBody>
export type PushBody = InferInput<typeof schemas.pushBody>
export type NoticeSettings = InferOutput<typeof schemas.noticesBody>
export type SettleBody = InferInput<typeof schemas.settleBody>

export interface Me {
  readonly id: string
  readonly kind: 'guest' | 'member'
  readonly name: string
  readonly language: Language
  readonly timeZone: string
  readonly role: 'person' | 'moderator' | 'admin'
  /** A moderator has suspended the account: only its data can be downloaded or deleted. */
  readonly suspended: boolean
  readonly shows: InferOutput<typeof schemas.shows>
  readonly away: { readonly from: string; readonly until: string } | null
  readonly awayDaysLeft: number
  readonly email: { readonly address: string; readonly confirmed: boolean } | null
  readonly password: boolean
  readonly passkeys: number
  readonly recovery: boolean
}

/** Asks a guest who signs in to an account whether the guest's tables move there. */
export interface MergeOffer {
  readonly token: string
  readonly guest: string
  readonly into: string
  /** Number of tables that would move. */
  readonly tables: number
}

/** A sign-in is complete, or waits for the answer to the offer. */
export type SignInAnswer = Me | { readonly merge: MergeOffer }

/** The account that a sign-in link signs in. */
export interface SignInLink {
  readonly name: string
  /** The reader is signed in to that account. */
  readonly yours: boolean
}

/** What a confirmation link confirms. */
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
  /** Number of common tables. */
  readonly matches: number
}

/** A page of a list, and the start of the next one. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly next: string | null
}

/** What an invited player sees of a table. */
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
  /** Number of choices. */
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
