// A guest's tables move to an account only after the player, who holds both, agrees.
import { type MergeOffer, refused } from '@hustings/protocol'
import type { ServerContext } from '../context/context.ts'
import { accountById, type SignInGrant } from '../storage/accounts.ts'
import { keepPendingSignIn, pendingSignIn, takePendingSignIn } from '../storage/links.ts'
import { heldTables, mergeGuest } from '../storage/privacy.ts'
import { withRetries } from './retry.ts'
import { digestOf, newToken } from './secrets.ts'
import type { Session } from './sessions.ts'

const LIFE_MS = 10 * 60_000

/** Keeps a sign-in until the guest of this session has answered; null if the guest has no tables to move. */
export async function offerMerge(
  { storage, now }: ServerContext,
  { id: session, account: guest }: Pick<Session, 'id' | 'account'>,
  grant: SignInGrant,
): Promise<MergeOffer | null> {
  const tables = await heldTables(storage, guest.id)
  const into = await accountById(storage, grant.account)
  if (tables === 0 || into === null) return null
  const token = newToken()
  const isKept = await keepPendingSignIn(storage, {
    tokenHash: digestOf(token),
    session,
    grant,
    expiresAt: now() + LIFE_MS,
  })
  if (!isKept) throw refused('wrong-sign-in')
  return { token, guest: guest.name, into: into.name, tables }
}

/**
 * Returns the account that the guest of this session may sign in to, with the guest's tables or without. The token works once.
 * Refused if the account would have seats of two players at one table.
 */
export async function answerMerge(
  node: ServerContext,
  { id: session, account: guest }: Pick<Session, 'id' | 'account'>,
  token: string,
  isMerge: boolean,
): Promise<SignInGrant> {
  const { storage } = node
  const pending = { tokenHash: digestOf(token), session, now: node.now() }
  const grant = await pendingSignIn(storage, pending)
  if (grant === null) throw refused('link-used')
  if (!isMerge || guest.kind !== 'guest') {
    if (!(await takePendingSignIn(storage, pending, grant))) throw refused('link-used')
    return grant
  }
  const tables = await withRetries(async () => {
    const result = await mergeGuest(storage, guest.id, pending, grant)
    if (result.kind === 'both-seated') throw refused('seat-limit')
    if (result.kind === 'token-used') throw refused('link-used')
    return result.kind === 'merged' ? result.tables : null
  })
  for (const id of tables) node.bus.publish({ kind: 'table', id })
  return grant
}
