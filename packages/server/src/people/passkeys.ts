// Passkeys, where the address of the server is https or localhost.
import { randomUUID } from 'node:crypto'
import { refused } from '@hustings/protocol'
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { ServerNode } from '../node/node.ts'
import type { Account } from './accounts.ts'
import { becomeMember } from './accounts.ts'

const MINUTES = 5

interface Site {
  readonly origin: string
  readonly id: string
  readonly name: string
}

/** Where passkeys are bound to; null where browsers do not allow them. */
export function siteOf({ settings }: Pick<ServerNode, 'settings'>): Site | null {
  const { publicUrl, serverName: name } = settings
  const origin = publicUrl ?? `http://localhost:${settings.port}`
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || hostname === 'localhost' ? { origin, id: hostname, name } : null
}

export async function newPasskeyOptions(node: ServerNode, account: Account) {
  const site = mustHaveSite(node)
  const known = await passkeysOf(node, account.id)
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
  node: ServerNode,
  account: Account,
  challenge: string,
  name: string,
  response: RegistrationResponseJSON,
): Promise<void> {
  const site = mustHaveSite(node)
  const expectedChallenge = await takeChallenge(node, account.id, challenge)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || registrationInfo === undefined) throw refused('wrong-sign-in')
  const { credential } = registrationInfo
  await node.database.transaction(async (queries) => {
    await queries.write(
      `insert into passkeys (id, account, public_key, counter, transports, name, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        Buffer.from(credential.id, 'base64url'),
        account.id,
        credential.publicKey,
        credential.counter,
        JSON.stringify(credential.transports ?? []),
        name,
        node.now(),
      ],
    )
    await becomeMember(queries, account.id)
  })
}

export async function signInOptions(node: ServerNode) {
  const site = mustHaveSite(node)
  const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'preferred' })
  return { challenge: await keepChallenge(node, null, options.challenge), options }
}

/** The account whose passkey signed the challenge. */
export async function passkeyAccount(
  node: ServerNode,
  challenge: string,
  response: AuthenticationResponseJSON,
): Promise<string> {
  const site = mustHaveSite(node)
  const expectedChallenge = await takeChallenge(node, null, challenge)
  const id = Buffer.from(response.id, 'base64url')
  const [key] = await node.database.read<{
    account: string
    publicKey: Uint8Array
    counter: number
    transports: AuthenticatorTransport[]
  }>(
    `select p.account, p.public_key as "publicKey", p.counter, p.transports from passkeys p
     join accounts a on a.id = p.account and a.deleted_at is null where p.id = $1`,
    [id],
  )
  if (key === undefined) throw refused('wrong-sign-in')
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
      transports: key.transports,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || authenticationInfo === undefined) throw refused('wrong-sign-in')
  await node.database.write('update passkeys set counter = $2, used_at = $3 where id = $1', [
    id,
    authenticationInfo.newCounter,
    node.now(),
  ])
  return key.account
}

export interface PasskeySeen {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date | null
}

export async function passkeysOf({ database }: Pick<ServerNode, 'database'>, account: string): Promise<PasskeySeen[]> {
  const rows = await database.read<{ id: Uint8Array; name: string; createdAt: Date; usedAt: Date | null }>(
    'select id, name, created_at as "createdAt", used_at as "usedAt" from passkeys where account = $1 order by created_at',
    [account],
  )
  return rows.map((row) => ({ ...row, id: Buffer.from(row.id).toString('base64url') }))
}

function mustHaveSite(node: ServerNode): Site {
  const site = siteOf(node)
  if (site === null) throw refused('off')
  return site
}

async function keepChallenge(node: ServerNode, account: string | null, challenge: string): Promise<string> {
  const id = randomUUID()
  const expires = new Date(node.now().getTime() + MINUTES * 60_000)
  await node.database.write('insert into challenges (id, account, challenge, expires_at) values ($1, $2, $3, $4)', [
    id,
    account,
    challenge,
    expires,
  ])
  return id
}

/** A challenge is answered once. */
async function takeChallenge(node: ServerNode, account: string | null, id: string): Promise<string> {
  const [found] = await node.database.write<{ challenge: string }>(
    'delete from challenges where id = $1 and account is not distinct from $2 and expires_at > $3 returning challenge',
    [id, account, node.now()],
  )
  if (found === undefined) throw refused('link-used')
  return found.challenge
}
