// Guests, and sign-in methods for players who want to come back from another device.
import {
  type Confirmation,
  nameKey,
  PROTOCOL,
  refused,
  type ServerFacts,
  type SignInAnswer,
  type SignInLink,
} from '@hustings/protocol'
import {
  emptyBody,
  followLinkBody,
  guestBody,
  linkBody,
  mergeBody,
  passkeyBody,
  passwordSignInBody,
  recoveryBody,
  signOutBody,
  useLinkBody,
} from '@hustings/protocol/schemas'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BOTS } from '../config/games.ts'
import { clientNetwork } from '../http/client-address.ts'
import { Limit } from '../http/limit.ts'
import type { ValibotTypeProvider } from '../http/schemas.ts'
import { words } from '../notifications/words.ts'
import { makeGuest, memberByName } from '../people/accounts.ts'
import {
  accountWithAddress,
  addressKey,
  confirmationBehind,
  followSignInLink,
  signInBehind,
  signInLink,
} from '../people/links.ts'
import { answerMerge, offerMerge } from '../people/merge.ts'
import { passkeyAccount, signInOptions, siteOf } from '../people/passkeys.ts'
import { fits } from '../people/passwords.ts'
import { digestOf } from '../people/secrets.ts'
import { knownBrowser, rememberBrowser, SignInGuesses } from '../people/sign-in-guesses.ts'
import { recentSessionIn } from '../people/step-up.ts'
import { forgetCookie, mustHaveSession, sessionIn, signIn } from '../people/who.ts'
import type { SignInGrant } from '../storage/accounts.ts'
import { passwordOf, takeRecovery } from '../storage/credentials.ts'
import { endAllSessions, endSession } from '../storage/sessions.ts'
import { meOf } from './me.ts'
import type { Parts } from './parts.ts'

const tags = ['people']
/** For unknown names the same work is done. */
const NO_ACCOUNT = '00000000-0000-4000-8000-000000000000'

export async function signInRoutes(instance: FastifyInstance, { node, outbox, patience }: Parts): Promise<void> {
  const app = instance.withTypeProvider<ValibotTypeProvider>()
  const { storage, settings } = node
  const guests = { rateLimit: { max: 40 * patience, timeWindow: '1 hour' } }
  const signIns = { suspendedToo: true, rateLimit: { max: 10 * patience, timeWindow: '15 minutes' } }
  const guesses = new SignInGuesses(node, { perHour: 50, patience })
  /**
   * Limits of mails with sign-in links: to one address from all clients, and from one client address or known browser.
   */
  const links = new Limit(node, { name: 'sign-in links', max: 10 * patience, seconds: 3600 })
  const linksFrom = new Limit(node, { name: 'sign-in links near', max: 5 * patience, seconds: 15 * 60 })

  /** Signs in. A guest with tables first gets an offer, and stays a guest until the answer. */
  const enter = async (
    request: FastifyRequest,
    reply: FastifyReply,
    grant: SignInGrant,
    isRecent = true,
  ): Promise<SignInAnswer> => {
    const before = await sessionIn(node, request, reply)
    if (before !== null && before.account.kind === 'guest' && before.account.id !== grant.account) {
      const merge = await offerMerge(node, before, grant)
      if (merge !== null) return { merge }
    }
    await signIn(node, request, reply, grant, { isRecent })
    await rememberBrowser(node, request, reply, grant.account)
    return meOf(node, grant.account)
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
      const guest = await makeGuest(storage, request.body, node.now())
      await signIn(node, request, reply, guest)
      return meOf(node, guest.account)
    },
  )

  app.post(
    '/sign-in/link',
    { schema: { tags, summary: 'A link by mail', body: linkBody }, config: signIns },
    async (request, reply) => {
      if (outbox.mail === null) throw refused('off')
      const { address } = request.body
      const key = addressKey(address)
      // An unknown address takes the same steps, because the time must not reveal whether it is known.
      const account = (await accountWithAddress(storage, address)) ?? key
      const browser = await knownBrowser(node, request, account)
      // Requests by others do not count against a browser in which the account has signed in.
      await linksFrom.consume(`${key} ${browser === null ? node.clientAddress(request.raw) : `browser ${browser}`}`)
      if (browser === null) await links.consume(key)
      // Not awaited, because the time would reveal whether the address is known.
      void (async () => {
        const link = await signInLink(storage, address, node.now())
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
      const { account, name } = await signInBehind(storage, request.body.token, node.now())
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
      // The sender of a link may want the reader to play in the sender's account.
      if (session !== null && !confirm) {
        const { account } = await signInBehind(storage, token, node.now())
        if (account !== session.account.id) throw refused('other-account')
      }
      return enter(request, reply, await followSignInLink(storage, token, node.now()))
    },
  )

  app.post(
    '/sign-in/merge',
    { schema: { tags, summary: 'Sign in with the tables of the guest, or without', body: mergeBody }, config: signIns },
    async (request, reply) => {
      const { token, merge } = request.body
      const session = await mustHaveSession(node, request, reply)
      const grant = await answerMerge(node, session, token, merge)
      await signIn(node, request, reply, grant)
      await rememberBrowser(node, request, reply, grant.account)
      node.bus.publish({ kind: 'signed-out', id: session.account.id })
      return meOf(node, grant.account)
    },
  )

  app.post(
    '/confirmations',
    { schema: { tags, summary: 'What a confirmation link is for', body: useLinkBody }, config: signIns },
    async (request, reply): Promise<Confirmation> => {
      const { account, name, member, address } = await confirmationBehind(storage, request.body.token, node.now())
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
      const found = await passwordOf(storage, key, addressKey(who))
      // The name and the address of one account count together; unknown names count too.
      const guessed = found?.account ?? key
      const by = { kind: 'sign-in', account: guessed, client: clientNetwork(node.clientAddress(request.raw)) } as const
      const grant = await guesses.attempt(request, guessed, async () => {
        if (!(await fits(password, found?.hash ?? null, by)) || found === null) throw refused('wrong-sign-in')
        return found
      })
      return enter(request, reply, grant)
    },
  )

  app.post(
    '/sign-in/recovery',
    { schema: { tags, summary: 'The code that was shown once', body: recoveryBody }, config: signIns },
    async (request, reply) => {
      const { name, code } = request.body
      const member = await memberByName(storage, name)
      const digest = digestOf(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
      const grant = await guesses.attempt(request, member?.id ?? nameKey(name), async () => {
        const used = await takeRecovery(storage, member?.id ?? NO_ACCOUNT, digest)
        if (used === null) throw refused('wrong-sign-in')
        return used
      })
      // The session that created a code does not become recent by it.
      const session = await sessionIn(node, request, reply)
      return enter(request, reply, grant, session === null || session.id !== grant.madeIn)
    },
  )

  app.post(
    '/sign-in/passkey/options',
    { schema: { tags, summary: 'Begin with a passkey', body: emptyBody }, config: signIns },
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
        await endAllSessions(storage, account.id)
        node.bus.publish({ kind: 'signed-out', id: account.id })
      } else {
        const session = await sessionIn(node, request, reply)
        if (session !== null) {
          await endSession(storage, session.account.id, session.id)
          node.bus.publish({ kind: 'signed-out', id: session.account.id })
        }
      }
      forgetCookie(node, reply)
      return reply.status(204).send()
    },
  )
}

/** The library checks all other fields. */
function isAssertion(value: unknown): value is AuthenticationResponseJSON {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'response' in value
  )
}
