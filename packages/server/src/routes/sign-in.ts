// Who one is: guests, and ways to sign in for those who want to come back from another device.
import {
  type Confirmation,
  followLinkBody,
  guestBody,
  linkBody,
  mergeBody,
  nameKey,
  PROTOCOL,
  passkeyBody,
  passwordSignInBody,
  recoveryBody,
  refused,
  type ServerFacts,
  type SignInAnswer,
  type SignInLink,
  signOutBody,
  useLinkBody,
} from '@hustings/protocol'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { clientNetwork } from '../node/client-address.ts'
import { words } from '../notify/words.ts'
import { makeGuest, memberByName } from '../people/accounts.ts'
import {
  accountWithAddress,
  addressKey,
  confirmationBehind,
  followSignInLink,
  signInBehind,
  signInLink,
} from '../people/links.ts'
import { mergeGuest, offerMerge, takePendingSignIn } from '../people/merge.ts'
import { passkeyAccount, signInOptions, siteOf } from '../people/passkeys.ts'
import { fits } from '../people/passwords.ts'
import { digestOf } from '../people/secrets.ts'
import { endAllSessions, endSession } from '../people/sessions.ts'
import { knownBrowser, rememberBrowser, SignInGuesses } from '../people/sign-in-guesses.ts'
import { recentSessionIn } from '../people/step-up.ts'
import { forgetCookie, mustHaveSession, sessionIn, signIn } from '../people/who.ts'
import { BOTS } from '../settings/games.ts'
import { meOf } from './me.ts'
import type { Parts } from './parts.ts'

const tags = ['people']

export async function signInRoutes(instance: FastifyInstance, { node, outbox, patience }: Parts): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { database, settings } = node
  const guests = { rateLimit: { max: 40 * patience, timeWindow: '1 hour' } }
  const signIns = { suspendedToo: true, rateLimit: { max: 10 * patience, timeWindow: '15 minutes' } }
  const guesses = new SignInGuesses(node, { perHour: 50, patience })
  /** Mails with sign-in links to one address, from everywhere and from one client address or known browser. */
  const links = new RateLimiterMemory({ points: 10 * patience, duration: 3600 })
  const linksFrom = new RateLimiterMemory({ points: 5 * patience, duration: 15 * 60 })
  const consume = (limiter: RateLimiterMemory, key: string) =>
    limiter.consume(key).catch(() => {
      throw refused('too-fast')
    })

  /** Signs in. A guest with tables is asked first, and stays a guest until the answer. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, account: string): Promise<SignInAnswer> => {
    const before = await sessionIn(node, request, reply)
    if (before !== null && before.account.kind === 'guest' && before.account.id !== account) {
      const merge = await offerMerge(database, before, account, node.now())
      if (merge !== null) return { merge }
    }
    await signIn(node, request, reply, account)
    await rememberBrowser(node, request, reply, account)
    return meOf(node, account)
  }

  app.get(
    '/server',
    { schema: { tags, summary: 'What this server is and offers' } },
    (): ServerFacts => ({
      name: settings.serverName,
      version: '0.1.0',
      protocol: PROTOCOL,
      games: [...node.games.keys()],
      bots: BOTS,
      guests: settings.guests,
      openTables: settings.openTables,
      mail: outbox.mail !== null,
      passkeys: siteOf(node) !== null,
      push: outbox.push.publicKey,
    }),
  )

  app.post(
    '/guests',
    { schema: { tags, summary: 'A name, and one can play', body: guestBody }, config: guests },
    async (request, reply) => {
      if (!settings.guests) throw refused('off')
      const known = await sessionIn(node, request, reply)
      if (known !== null) return meOf(node, known.account.id)
      const id = await makeGuest(database, request.body, node.now())
      await signIn(node, request, reply, id)
      return meOf(node, id)
    },
  )

  app.post(
    '/sign-in/link',
    { schema: { tags, summary: 'A link by mail', body: linkBody }, config: signIns },
    async (request, reply) => {
      if (outbox.mail === null) throw refused('off')
      const { address } = request.body
      const key = addressKey(address)
      // For an unknown address the same is done: the time would tell that it is.
      const account = (await accountWithAddress(database, address)) ?? key
      const browser = await knownBrowser(node, request, account)
      // What others ask for does not count against a browser in which the account has signed in.
      await consume(linksFrom, `${key} ${browser === null ? node.clientAddress(request.raw) : `browser ${browser}`}`)
      if (browser === null) await consume(links, key)
      // Not waited for: how long it takes would tell whether the address is known.
      void (async () => {
        const link = await signInLink(database, address, node.now())
        if (link === null) return
        const server = settings.serverName
        const url = `${settings.publicUrl ?? ''}/#/sign-in/${link.token}`
        await outbox.mail?.send({
          to: link.address,
          subject: words(link.language, 'mail.sign-in.subject', { server }),
          text: [
            words(link.language, 'mail.sign-in.text', { link: url }),
            words(link.language, 'mail.sign-in.not-you'),
          ].join('\n\n'),
        })
      })().catch(() => node.log.warn('a link could not be sent'))
      return reply.status(202).send({})
    },
  )

  app.post(
    '/sign-in/link/look',
    { schema: { tags, summary: 'Whom a link signs in', body: useLinkBody }, config: signIns },
    async (request, reply): Promise<SignInLink> => {
      const { account, name } = await signInBehind(database, request.body.token, node.now())
      const session = await sessionIn(node, request, reply)
      return { name, yours: session?.account.id === account }
    },
  )

  app.post(
    '/sign-in/link/use',
    { schema: { tags, summary: 'Follow a link', body: followLinkBody }, config: signIns },
    async (request, reply) => {
      const { token, confirm } = request.body
      const session = await sessionIn(node, request, reply)
      // A link may come from somebody who wants the reader to play in the sender's account.
      if (session !== null && !confirm) {
        const { account } = await signInBehind(database, token, node.now())
        if (account !== session.account.id) throw refused('other-account')
      }
      return enter(request, reply, await followSignInLink(database, token, node.now()))
    },
  )

  app.post(
    '/sign-in/merge',
    { schema: { tags, summary: 'Sign in with the tables of the guest, or without', body: mergeBody }, config: signIns },
    async (request, reply) => {
      const { token, merge } = request.body
      const { id: session, account: guest } = await mustHaveSession(node, request, reply)
      const { account, tables } = await database.transaction(async (queries) => {
        const account = await takePendingSignIn(queries, session, token, node.now())
        return { account, tables: merge ? await mergeGuest(queries, guest.id, account, node.now()) : [] }
      })
      for (const id of tables) node.bus.say({ kind: 'table', id })
      await signIn(node, request, reply, account)
      await rememberBrowser(node, request, reply, account)
      node.bus.say({ kind: 'signed-out', id: guest.id })
      return meOf(node, account)
    },
  )

  app.post(
    '/confirmations',
    { schema: { tags, summary: 'What a confirmation link is for', body: useLinkBody }, config: signIns },
    async (request, reply): Promise<Confirmation> => {
      const { account, name, member, address } = await confirmationBehind(database, request.body.token, node.now())
      const session = await sessionIn(node, request, reply)
      return { name, member, address, yours: session?.account.id === account }
    },
  )

  app.post(
    '/sign-in/password',
    { schema: { tags, summary: 'Name or address, and password', body: passwordSignInBody }, config: signIns },
    async (request, reply) => {
      const { who, password } = request.body
      const key = nameKey(who)
      const [found] = await database.read<{ account: string; hash: string }>(
        `select p.account, p.hash from passwords p join accounts a on a.id = p.account and a.deleted_at is null
       left join emails e on e.account = a.id and e.confirmed_at is not null
       where (a.name_key = $1 and a.kind = 'member') or e.address_key = $2 limit 1`,
        [key, addressKey(who)],
      )
      // A name and an address of one account count together; so does a name that nobody has.
      const guessed = found?.account ?? key
      const by = { kind: 'sign-in', account: guessed, client: clientNetwork(node.clientAddress(request.raw)) } as const
      const account = await guesses.attempt(request, guessed, async () => {
        if (!(await fits(password, found?.hash ?? null, by)) || found === undefined) throw refused('wrong-sign-in')
        return found.account
      })
      return enter(request, reply, account)
    },
  )

  app.post(
    '/sign-in/recovery',
    { schema: { tags, summary: 'The code that was shown once', body: recoveryBody }, config: signIns },
    async (request, reply) => {
      const { name, code } = request.body
      const member = await memberByName(database, name)
      const account = await guesses.attempt(request, member?.id ?? nameKey(name), async () => {
        const [used] = await database.write<{ id: string }>(
          'update accounts set recovery_hash = null where id = $1 and recovery_hash = $2 returning id',
          [
            member?.id ?? '00000000-0000-4000-8000-000000000000',
            digestOf(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')),
          ],
        )
        if (used === undefined) throw refused('wrong-sign-in')
        return used.id
      })
      return enter(request, reply, account)
    },
  )

  app.post(
    '/sign-in/passkey/options',
    { schema: { tags, summary: 'Begin with a passkey', body: z.strictObject({}) }, config: signIns },
    () => signInOptions(node),
  )

  app.post(
    '/sign-in/passkey',
    { schema: { tags, summary: 'Sign in with a passkey', body: passkeyBody }, config: signIns },
    async (request, reply) => {
      const { challenge, response } = request.body
      if (!isAssertion(response)) throw refused('malformed')
      return enter(request, reply, await passkeyAccount(node, challenge, response))
    },
  )

  app.post(
    '/sign-out',
    { schema: { tags, summary: 'Here, or everywhere', body: signOutBody }, config: { suspendedToo: true } },
    async (request, reply) => {
      if (request.body.everywhere) {
        const { account } = await recentSessionIn(node, request, reply)
        await endAllSessions(database, account.id)
        node.bus.say({ kind: 'signed-out', id: account.id })
      } else {
        const session = await sessionIn(node, request, reply)
        if (session !== null) {
          await endSession(database, session.account.id, session.id)
          node.bus.say({ kind: 'signed-out', id: session.account.id })
        }
      }
      forgetCookie(node, reply)
      return reply.status(204).send()
    },
  )
}

/** The library checks the rest. */
function isAssertion(value: unknown): value is AuthenticationResponseJSON {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'response' in value
  )
}
