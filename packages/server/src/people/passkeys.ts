// Passkeys, where the address of the server is https or localhost. The library is imported on first use.
import { randomUUID } from 'node:crypto'
import { refused } from '@hustings/protocol'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { ServerContext } from '../context/context.ts'
import type { Account, SignInGrant } from '../storage/accounts.ts'
import * as stored from '../storage/credentials.ts'
import type { Session } from './sessions.ts'

const CHALLENGE_MS = 5 * 60_000

const library = () => import('@simplewebauthn/server')

interface Site {
  readonly origin: string
  readonly id: string
  readonly name: string
}

/** Domain of the passkeys; null where browsers do not allow them. */
export function siteOf({ settings }: Pick<ServerContext, 'settings'>): Site | null {
  const { publicUrl, serverName: name } = settings
  const origin = publicUrl ?? `http://localhost:${settings.port}`
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || hostname === 'localhost' ? { origin, id: hostname, name } : null
}

export async function newPasskeyOptions(node: ServerContext, account: Account) {
  const site = mustHaveSite(node)
  const known = await passkeysOf(node, account.id)
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userName: account.name,
    userID: new TextEncoder().encode(account.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  return { challenge: await keepChallenge(node, account.id, options.challenge), options }
}

export async function addPasskey(
  node: ServerContext,
  { id: session, account }: Pick<Session, 'id' | 'account'>,
  challenge: string,
  name: string,
  response: RegistrationResponseJSON,
): Promise<void> {
  const site = mustHaveSite(node)
  const expectedChallenge = await takeChallenge(node, account.id, challenge)
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || registrationInfo === undefined) throw refused('wrong-sign-in')
  const { credential } = registrationInfo
  const result = await stored.addPasskey(
    node.storage,
    { account: account.id, session },
    {
      id: Buffer.from(credential.id, 'base64url'),
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
    },
    node.now(),
  )
  if (result === 'name-taken') throw refused('name-taken')
  if (result === 'taken') throw refused('wrong-sign-in')
  if (result === 'deleted') throw refused('signed-out')
}

export async function signInOptions(node: ServerContext) {
  const site = mustHaveSite(node)
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'preferred' })
  return { challenge: await keepChallenge(node, null, options.challenge), options }
}

/** Returns the account whose passkey signed the challenge. */
export async function passkeyAccount(
  node: ServerContext,
  challenge: string,
  response: AuthenticationResponseJSON,
): Promise<SignInGrant> {
  const site = mustHaveSite(node)
  const expectedChallenge = await takeChallenge(node, null, challenge)
  const id = Buffer.from(response.id, 'base64url')
  const key = await stored.passkeyById(node.storage, id)
  if (key === null) throw refused('wrong-sign-in')
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(key.publicKey),
      counter: key.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || authenticationInfo === undefined) throw refused('wrong-sign-in')
  const counter = { from: key.counter, to: authenticationInfo.newCounter }
  if (!(await stored.markPasskeyUsed(node.storage, id, counter, node.now()))) throw refused('wrong-sign-in')
  return { account: key.account, version: key.version }
}

export interface PasskeySeen {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  readonly usedAt: string | null
}

export async function passkeysOf({ storage }: Pick<ServerContext, 'storage'>, account: string): Promise<PasskeySeen[]> {
  const rows = await stored.passkeysOf(storage, account)
  return rows.map(({ id, name, createdAt, usedAt }) => ({
    id: Buffer.from(id).toString('base64url'),
    name,
    createdAt: new Date(createdAt).toISOString(),
    usedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
  }))
}

function mustHaveSite(node: ServerContext): Site {
  const site = siteOf(node)
  if (site === null) throw refused('off')
  return site
}

async function keepChallenge(node: ServerContext, account: string | null, challenge: string): Promise<string> {
  const id = randomUUID()
  await stored.keepChallenge(node.storage, { id, account, challenge, expiresAt: node.now() + CHALLENGE_MS })
  return id
}

/** Each challenge is answered only once. */
async function takeChallenge(node: ServerContext, account: string | null, id: string): Promise<string> {
  const challenge = await stored.takeChallenge(node.storage, account, id, node.now())
  if (challenge === null) throw refused('link-used')
  return challenge
}
