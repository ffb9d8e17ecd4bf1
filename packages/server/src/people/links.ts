// Links by mail, valid for 15 minutes and once. A sign-in link signs in; a confirmation link only confirms an address.
import { randomInt } from 'node:crypto'
import { type Language, refused } from '@hustings/protocol'
import type { SignInGrant } from '../storage/accounts.ts'
import { confirmedAddress } from '../storage/credentials.ts'
import type { Driver } from '../storage/driver.ts'
import * as stored from '../storage/links.ts'
import { digestOf, newToken } from './secrets.ts'

const LIFE_MS = 15 * 60_000
/** Number of wrong codes after which only the link confirms. */
const CODE_TRIES = 5

export interface NewLink {
  readonly token: string
  readonly address: string
  readonly language: Language
}

export interface NewConfirmation extends NewLink {
  /** A code of six digits for the page that asked. */
  readonly code: string
}

export function addressKey(address: string): string {
  return address.trim().toLowerCase()
}

/** Returns the account that has confirmed this address; null if there is none. */
export async function accountWithAddress(storage: Driver, address: string): Promise<string | null> {
  return (await confirmedAddress(storage, addressKey(address)))?.account ?? null
}

/** Returns a link for the account that has confirmed this address; null for an address without one. */
export async function signInLink(storage: Driver, wanted: string, now: number): Promise<NewLink | null> {
  const found = await confirmedAddress(storage, addressKey(wanted))
  if (found === null) return null
  const { account, address, language } = found
  const { token, link } = newLink(account, address, now)
  return (await stored.keepSignInLink(storage, link)) ? { token, address, language } : null
}

/** Returns the account that a sign-in link signs in, and does not use the link. */
export async function signInBehind(
  storage: Driver,
  token: string,
  now: number,
): Promise<{ readonly account: string; readonly name: string }> {
  const found = await stored.signInBehind(storage, digestOf(token), now)
  if (found === null) throw refused('link-used')
  return found
}

/** Returns the account behind a sign-in link while its address is still confirmed for that account. */
export async function followSignInLink(storage: Driver, token: string, now: number): Promise<SignInGrant> {
  const used = await stored.takeSignInLink(storage, digestOf(token), now)
  if (used === null) throw refused('link-used')
  return used
}

/** Creates a link and a code that confirm an address for the account; earlier ones stop working. */
export async function newConfirmation(
  storage: Driver,
  account: { readonly id: string; readonly language: Language },
  address: string,
  now: number,
): Promise<NewConfirmation> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const { token, link } = newLink(account.id, address, now)
  if (!(await stored.keepConfirmation(storage, link, digestOf(code)))) throw refused('signed-out')
  return { token, code, address, language: account.language }
}

/** Returns what a confirmation link confirms, and changes nothing. */
export async function confirmationBehind(
  storage: Driver,
  token: string,
  now: number,
): Promise<stored.PendingConfirmation> {
  const found = await stored.confirmationBehind(storage, digestOf(token), now)
  if (found === null) throw refused('link-used')
  return found
}

/** Confirms an address by its link and returns the replaced address, only for the account that asked. */
export async function confirmByLink(
  storage: Driver,
  account: string,
  token: string,
  now: number,
): Promise<string | null> {
  const pending = await confirmationBehind(storage, token, now)
  if (pending.account !== account) throw refused('forbidden')
  return confirm(storage, account, digestOf(token), now)
}

/** Confirms an address by its code and returns the replaced address, only for the account that asked. */
export async function confirmByCode(
  storage: Driver,
  account: string,
  code: string,
  now: number,
): Promise<string | null> {
  const tokenHash = await stored.confirmationByCode(storage, account, digestOf(code), CODE_TRIES, now)
  if (tokenHash === null) throw refused('wrong-code')
  return confirm(storage, account, tokenHash, now)
}

async function confirm(storage: Driver, account: string, tokenHash: Uint8Array, now: number): Promise<string | null> {
  const result = await stored.confirmAddress(storage, account, tokenHash, now)
  if (result.kind === 'confirmed') return result.replaced
  throw refused(result.kind === 'used' ? 'link-used' : result.kind)
}

function newLink(
  account: string,
  address: string,
  now: number,
): { readonly token: string; readonly link: stored.NewLink } {
  const token = newToken()
  const link = {
    tokenHash: digestOf(token),
    account,
    addressKey: addressKey(address),
    address,
    expiresAt: now + LIFE_MS,
  }
  return { token, link }
}
