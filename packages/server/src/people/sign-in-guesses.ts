// Limits failed sign-ins, so that a guesser learns nothing and cannot lock out the owner of an account.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { TroubleError } from '@hustings/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../context/context.ts'
import { clientNetwork } from '../http/client-address.ts'
import { Limit } from '../http/limit.ts'
import { serverKey } from '../storage/keys.ts'
import { isSecure } from './cookies.ts'
import { SESSION_DAYS } from './sessions.ts'

const MISSES = 5
const MISSES_S = 15 * 60

const KEY_NAME = 'known-browsers'

export interface GuessLimits {
  /** Maximum number of misses at one account from all clients in an hour. */
  readonly perHour: number
  readonly patience: number
}

export class SignInGuesses {
  private readonly node: ServerContext
  private readonly near: Limit
  private readonly everywhere: Limit

  constructor(node: ServerContext, { perHour, patience }: GuessLimits) {
    this.node = node
    this.near = new Limit(node, { name: 'sign-in near', max: MISSES * patience, seconds: MISSES_S })
    this.everywhere = new Limit(node, { name: 'sign-in', max: perHour * patience, seconds: 3600 })
  }

  /**
   * Runs an attempt at an account. Only a wrong one counts as a miss. A browser that has signed in to this account
   * before has a separate count, so that others cannot use it up.
   */
  async attempt<T>(request: FastifyRequest, account: string, act: () => Promise<T>): Promise<T> {
    const browser = await knownBrowser(this.node, request, account)
    const counted = await this.count(request, account, browser)
    const giveBack = () => Promise.all(counted.map(([limiter, key]) => limiter.giveBack(key)))
    try {
      const result = await act()
      await giveBack()
      return result
    } catch (error) {
      if (!(error instanceof TroubleError && error.trouble.code === 'wrong-sign-in')) await giveBack()
      throw error
    }
  }

  /** Counts before the attempt: concurrent attempts cannot exceed the limit. */
  private async count(request: FastifyRequest, account: string, browser: string | null) {
    const network = clientNetwork(this.node.clientAddress(request.raw))
    const limits: [Limit, string][] =
      browser === null
        ? [
            [this.near, `${account} ${network}`],
            [this.everywhere, account],
          ]
        : [[this.near, `${account} browser ${browser}`]]
    for (const [limiter, key] of limits) await limiter.consume(key)
    return limits
  }
}

/** Marks this browser as one in which the account has signed in. */
export async function rememberBrowser(
  node: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): Promise<void> {
  if ((await knownBrowser(node, request, account)) !== null) return
  const id = randomBytes(16).toString('base64url')
  reply.setCookie(browserCookie(node), `${id}.${await mark(node, account, id)}`, {
    path: '/',
    httpOnly: true,
    secure: isSecure(node.settings),
    sameSite: 'lax',
    maxAge: SESSION_DAYS * 24 * 3600,
  })
}

/** Returns the id of a browser with a mark for this account; only the server can create marks. */
export async function knownBrowser(
  node: ServerContext,
  request: FastifyRequest,
  account: string,
): Promise<string | null> {
  const [id, found] = (request.cookies[browserCookie(node)] ?? '').split('.')
  if (id === undefined || found === undefined) return null
  const expected = Buffer.from(await mark(node, account, id))
  const given = Buffer.from(found)
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : null
}

function browserCookie({ settings }: ServerContext): string {
  return isSecure(settings) ? '__Host-hustings-known' : 'hustings-known'
}

async function mark(node: ServerContext, account: string, id: string): Promise<string> {
  return createHmac('sha256', await keyOf(node))
    .update(`${account} ${id}`)
    .digest('base64url')
}

const keys = new WeakMap<ServerContext, Promise<string>>()

function keyOf(node: ServerContext): Promise<string> {
  const known = keys.get(node) ?? loadKey(node)
  keys.set(node, known)
  known.catch(() => keys.delete(node))
  return known
}

async function loadKey({ storage }: ServerContext): Promise<string> {
  const { key } = await serverKey(storage, KEY_NAME, () => ({ key: randomBytes(32).toString('base64url') }))
  return key
}
