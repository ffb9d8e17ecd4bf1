// The account of a player: name, sign-in methods, notices, vacation, tables, results, export and deletion.
import { type Me, type Page, type Profile, refused, type TableSeen } from '@hustings/protocol'
import {
  awayBody,
  confirmCodeBody,
  emailBody,
  emptyBody,
  id,
  meChange,
  newPasskeyBody,
  newPasswordBody,
  noticesBody,
  pushBody,
  pushGoneBody,
  text,
  useLinkBody,
} from '@hustings/protocol/schemas'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { ServerContext } from '../context/context.ts'
import { clientNetwork } from '../http/client-address.ts'
import { Limit } from '../http/limit.ts'
import type { ValibotTypeProvider } from '../http/schemas.ts'
import { DEFAULT_WANTS } from '../notifications/outbox.ts'
import { isPushEndpoint } from '../notifications/push-services.ts'
import { words } from '../notifications/words.ts'
import { changeAccount, memberByName } from '../people/accounts.ts'
import { addressKey, confirmByCode, confirmByLink, newConfirmation } from '../people/links.ts'
import { addPasskey, newPasskeyOptions, passkeysOf } from '../people/passkeys.ts'
import { hashed, mustBeStrong } from '../people/passwords.ts'
import { deletePerson, exportOf } from '../people/privacy.ts'
import { digestOf, newRecoveryCode } from '../people/secrets.ts'
import { rememberBrowser } from '../people/sign-in-guesses.ts'
import { matchesOf } from '../people/statistics.ts'
import { recentSessionIn } from '../people/step-up.ts'
import { endVacation, startVacation } from '../people/vacation.ts'
import { accountIn, forgetCookie, mustHaveSession, sessionIn } from '../people/who.ts'
import { accountById } from '../storage/accounts.ts'
import { block, blockedBy, unblock } from '../storage/blocks.ts'
import { removePasskey, setPassword, setRecovery, signInMethodsOf } from '../storage/credentials.ts'
import { noticeChoices, setNoticeChoices } from '../storage/notices.ts'
import { putDevice, removeDevice } from '../storage/push.ts'
import { endSession, sessionsOf } from '../storage/sessions.ts'
import { companionsOf, currentTables, seatedTables, statisticsOf } from '../storage/statistics.ts'
import { tableRows } from '../tables/table-row.ts'
import { tableSeen } from '../tables/table-seen.ts'
import type { Parts } from './parts.ts'

const tags = ['me']
const PAGE = 30
const TABLES = 200
const COMPANIONS = 30
/** Age up to which ended tables are among the tables of a player. */
const ENDED_MS = 14 * 24 * 3600_000
const byId = v.object({ id })
const paging = v.object({ cursor: v.optional(v.pipe(v.string(), v.maxLength(60))) })

export async function meOf({ storage }: ServerContext, id: string): Promise<Me> {
  const account = await accountById(storage, id)
  if (account === null) throw refused('signed-out')
  const methods = await signInMethodsOf(storage, id)
  const { awayFrom, awayUntil, createdAt: _, suspendedAt, ...about } = account
  return {
    ...about,
    ...methods,
    suspended: suspendedAt !== null,
    away: awayFrom === null || awayUntil === null ? null : { from: isoTime(awayFrom), until: isoTime(awayUntil) },
  }
}

function isoTime(at: number): string {
  return new Date(at).toISOString()
}

export async function meRoutes(
  instance: FastifyInstance,
  { node, presences, tables, outbox, patience }: Parts,
): Promise<void> {
  const app = instance.withTypeProvider<ValibotTypeProvider>()
  const { storage, settings } = node
  /** Limits of mails that confirm an address, by account and by address. */
  const confirmations = new Limit(node, { name: 'confirmations', max: 6 * patience, seconds: 3600 })

  app.get(
    '/me',
    { schema: { tags, summary: 'Who one is; null for nobody' }, config: { suspendedToo: true } },
    async (request, reply): Promise<Me | null> => {
      const session = await sessionIn(node, request, reply)
      return session === null ? null : meOf(node, session.account.id)
    },
  )

  app.patch(
    '/me',
    { schema: { tags, summary: 'Change name, language, time zone, what others see', body: meChange } },
    async (request, reply) => {
      const { id, name, kind } = await accountIn(node, request, reply)
      // Members sign in with their name.
      const renames = kind === 'member' && request.body.name !== undefined && request.body.name !== name
      if (renames) await recentSessionIn(node, request, reply)
      await changeAccount(storage, id, request.body)
      if (renames) await outbox.securityChanged(id, 'name')
      for (const match of await seatedTables(storage, id)) node.bus.publish({ kind: 'table', id: match })
      return meOf(node, id)
    },
  )

  app.delete(
    '/me',
    { schema: { tags, summary: 'Delete the account' }, config: { stepUp: true, suspendedToo: true } },
    async (request, reply) => {
      const { id } = await accountIn(node, request, reply)
      await deletePerson(node, tables, id)
      forgetCookie(node, reply)
      return reply.status(204).send()
    },
  )

  app.get(
    '/me/export',
    {
      schema: { tags, summary: 'Everything that is kept about one' },
      config: { stepUp: true, suspendedToo: true, accountLimit: { max: 10, seconds: 3600 } },
    },
    async (request, reply) => {
      const { id } = await accountIn(node, request, reply)
      reply.header('content-disposition', 'attachment; filename="hustings.json"')
      return exportOf(storage, id)
    },
  )

  app.get('/me/notices', { schema: { tags, summary: 'What one is told of, and how' } }, async (request, reply) => {
    const { id } = await accountIn(node, request, reply)
    const found = await noticeChoices(storage, id)
    return { wants: found?.wants ?? DEFAULT_WANTS, quiet: found?.quiet ?? null }
  })

  app.put('/me/notices', { schema: { tags, summary: 'Change it', body: noticesBody } }, async (request, reply) => {
    const { id } = await accountIn(node, request, reply)
    await setNoticeChoices(storage, id, request.body)
    return request.body
  })

  app.put(
    '/me/push',
    { schema: { tags, summary: 'Notices on this device', body: pushBody } },
    async (request, reply) => {
      const { id } = await accountIn(node, request, reply)
      if (!isPushEndpoint(request.body.endpoint, settings.pushHosts)) throw refused('push-service')
      const result = await putDevice(storage, id, request.body, node.now())
      if (result === 'taken') throw refused('device-taken')
      if (result === 'no-account') throw refused('signed-out')
      return reply.status(204).send()
    },
  )

  app.delete(
    '/me/push',
    { schema: { tags, summary: 'No notices on this device', body: pushGoneBody } },
    async (request, reply) => {
      const { id } = await accountIn(node, request, reply)
      await removeDevice(storage, id, request.body.endpoint)
      return reply.status(204).send()
    },
  )

  app.put(
    '/me/password',
    {
      schema: { tags, summary: 'Set a password; other sessions end', body: newPasswordBody },
      config: {
        stepUp: true,
        accountLimit: { max: 5, seconds: 15 * 60 },
        rateLimit: { max: 20 * patience, timeWindow: '15 minutes' },
      },
    },
    async (request, reply) => {
      const { id: session, account } = await mustHaveSession(node, request, reply)
      mustBeStrong(request.body.password, account.name)
      const client = clientNetwork(node.clientAddress(request.raw))
      const hash = await hashed(request.body.password, { kind: 'change', account: account.id, client })
      const result = await setPassword(storage, { account: account.id, session }, hash, node.now())
      if (result === 'name-taken') throw refused('name-taken')
      if (result === 'deleted') throw refused('signed-out')
      await rememberBrowser(node, request, reply, account.id)
      node.bus.publish({ kind: 'signed-out', id: account.id })
      await outbox.securityChanged(account.id, 'password')
      return meOf(node, account.id)
    },
  )

  app.post(
    '/me/recovery',
    {
      schema: { tags, summary: 'A new recovery code, shown once; other sessions end', body: emptyBody },
      config: { stepUp: true, accountLimit: { max: 10, seconds: 3600 } },
    },
    async (request, reply) => {
      const { id: session, account } = await mustHaveSession(node, request, reply)
      // Guests cannot sign in with a passkey, and it would outlive their becoming members.
      if (account.kind === 'guest') throw refused('forbidden')
      const code = newRecoveryCode()
      const owner = { account: account.id, session }
      if (!(await setRecovery(storage, owner, digestOf(code.replaceAll('-', ''))))) throw refused('signed-out')
      node.bus.publish({ kind: 'signed-out', id: account.id })
      await outbox.securityChanged(account.id, 'recovery')
      return { code }
    },
  )

  app.put(
    '/me/email',
    {
      schema: { tags, summary: 'Prove an address by a link', body: emailBody },
      config: { stepUp: true, rateLimit: { max: 10 * patience, timeWindow: '1 hour' } },
    },
    async (request, reply) => {
      const account = await accountIn(node, request, reply)
      if (outbox.mail === null) throw refused('off')
      await confirmations.consume(`account ${account.id}`)
      await confirmations.consume(`address ${addressKey(request.body.address)}`)
      const link = await newConfirmation(storage, account, request.body.address, node.now())
      const server = settings.serverName
      const url = `${settings.publicUrl ?? ''}/#/confirm/${link.token}`
      await outbox.mail.send({
        to: link.address,
        subject: words(link.language, 'mail.confirm.subject', { server }),
        text: [
          words(link.language, 'mail.confirm.account', { name: account.name, link: url }),
          words(link.language, 'mail.confirm.code', { code: link.code }),
          words(link.language, 'mail.confirm.not-you'),
        ].join('\n\n'),
      })
      return reply.status(202).send({})
    },
  )

  app.post(
    '/me/email/confirm',
    { schema: { tags, summary: 'Confirm an address by its link', body: useLinkBody }, config: { stepUp: true } },
    async (request, reply) => {
      const { id } = await accountIn(node, request, reply)
      const before = await confirmByLink(storage, id, request.body.token, node.now())
      await outbox.securityChanged(id, 'address', before)
      await rememberBrowser(node, request, reply, id)
      return meOf(node, id)
    },
  )

  app.post(
    '/me/email/code',
    { schema: { tags, summary: 'Confirm an address by its code', body: confirmCodeBody }, config: { stepUp: true } },
    async (request, reply) => {
      const { id } = await accountIn(node, request, reply)
      const before = await confirmByCode(storage, id, request.body.code, node.now())
      await outbox.securityChanged(id, 'address', before)
      await rememberBrowser(node, request, reply, id)
      return meOf(node, id)
    },
  )

  app.get('/me/passkeys', { schema: { tags, summary: 'Passkeys' } }, async (request, reply) => {
    const { id } = await accountIn(node, request, reply)
    return { items: await passkeysOf(node, id) }
  })

  app.post(
    '/me/passkeys/options',
    { schema: { tags, summary: 'Begin a new passkey', body: emptyBody }, config: { stepUp: true } },
    async (request, reply) => newPasskeyOptions(node, await accountIn(node, request, reply)),
  )

  app.post(
    '/me/passkeys',
    {
      schema: { tags, summary: 'Keep a new passkey; other sessions end', body: newPasskeyBody },
      config: { stepUp: true, accountLimit: { max: 10, seconds: 3600 } },
    },
    async (request, reply) => {
      const session = await mustHaveSession(node, request, reply)
      const { account } = session
      const { challenge, name, response } = request.body
      if (!isRegistration(response)) throw refused('malformed')
      await addPasskey(node, session, challenge, name, response)
      node.bus.publish({ kind: 'signed-out', id: account.id })
      await outbox.securityChanged(account.id, 'passkey-added')
      return meOf(node, account.id)
    },
  )

  app.delete(
    '/me/passkeys/:id',
    {
      schema: {
        tags,
        summary: 'Forget a passkey; other sessions end',
        params: v.object({ id: v.pipe(v.string(), v.maxLength(2000)) }),
      },
      config: { stepUp: true },
    },
    async (request, reply) => {
      const { id: session, account } = await mustHaveSession(node, request, reply)
      const passkey = Buffer.from(request.params.id, 'base64url')
      if (await removePasskey(storage, { account: account.id, session }, passkey)) {
        node.bus.publish({ kind: 'signed-out', id: account.id })
        await outbox.securityChanged(account.id, 'passkey-removed')
      }
      return reply.status(204).send()
    },
  )

  app.get('/me/sessions', { schema: { tags, summary: 'Where one is signed in' } }, async (request, reply) => {
    const session = await mustHaveSession(node, request, reply)
    const items = await sessionsOf(storage, session.account.id)
    return {
      items: items.map(({ id, agent, createdAt, usedAt }) => ({
        id,
        agent,
        createdAt: isoTime(createdAt),
        usedAt: isoTime(usedAt),
        current: id === session.id,
      })),
    }
  })

  app.delete(
    '/me/sessions/:id',
    { schema: { tags, summary: 'Sign out there', params: byId }, config: { stepUp: true } },
    async (request, reply) => {
      const { id } = await accountIn(node, request, reply)
      if (!(await endSession(storage, id, request.params.id))) throw refused('not-found')
      node.bus.publish({ kind: 'signed-out', id })
      return reply.status(204).send()
    },
  )

  app.put(
    '/me/away',
    { schema: { tags, summary: 'Clocks stand still between two moments', body: awayBody } },
    async (request, reply) => {
      const { id } = await accountIn(node, request, reply)
      await startVacation(node, id, Date.parse(request.body.from), Date.parse(request.body.until))
      return meOf(node, id)
    },
  )

  app.delete('/me/away', { schema: { tags, summary: 'Back' } }, async (request, reply) => {
    const { id } = await accountIn(node, request, reply)
    await endVacation(node, id)
    return meOf(node, id)
  })

  app.get(
    '/me/tables',
    { schema: { tags, summary: 'The tables one sits at, those that wait for one first' } },
    async (request, reply): Promise<Page<TableSeen>> => {
      const { id } = await accountIn(node, request, reply)
      const rows = await tableRows(storage, await currentTables(storage, id, node.now() - ENDED_MS, TABLES))
      const items = await Promise.all(
        rows.map(async (row) => tableSeen(row, await presences.at(row.match.id), true, id)),
      )
      return { items, next: null }
    },
  )

  app.get(
    '/me/matches',
    { schema: { tags, summary: 'Finished matches', querystring: paging } },
    async (request, reply) => {
      const { id } = await accountIn(node, request, reply)
      return matchesOf(storage, id, cursorIn(request.query.cursor, node), PAGE)
    },
  )

  app.get('/me/statistics', { schema: { tags, summary: 'Played, won and points by seat' } }, async (request, reply) => {
    const { id } = await accountIn(node, request, reply)
    return { items: await statisticsOf(storage, id) }
  })

  app.get('/me/people', { schema: { tags, summary: 'With whom one has played lately' } }, async (request, reply) => {
    const { id } = await accountIn(node, request, reply)
    return { items: await companionsOf(storage, id, COMPANIONS) }
  })

  app.get('/me/blocks', { schema: { tags, summary: 'Whom one has blocked' } }, async (request, reply) => {
    const { id } = await accountIn(node, request, reply)
    return { items: await blockedBy(storage, id) }
  })

  app.get(
    '/people/:name',
    {
      schema: {
        tags: ['people'],
        summary: 'A member, as far as they show themselves',
        params: v.object({ name: text(1, 40) }),
      },
      config: { accountLimit: { max: 60, seconds: 60 }, rateLimit: { max: 120 * patience, timeWindow: '1 minute' } },
    },
    async (request, reply): Promise<Profile> => {
      await mustHaveSession(node, request, reply)
      const member = await memberByName(storage, request.params.name)
      if (member === null) throw refused('not-found')
      const { id, name, shows, createdAt } = member
      return {
        person: { id, name, member: true },
        since: isoTime(createdAt),
        statistics: shows.statistics ? await statisticsOf(storage, id) : null,
        matches: shows.matches ? (await matchesOf(storage, id, node.now(), 12)).items : null,
      }
    },
  )

  app.put(
    '/people/:id/block',
    {
      schema: {
        tags: ['people'],
        summary: 'Neither sees the other any more',
        params: byId,
        body: emptyBody,
      },
    },
    async (request, reply) => {
      const { id } = await accountIn(node, request, reply)
      if ((await accountById(storage, request.params.id)) === null || request.params.id === id)
        throw refused('not-found')
      await block(storage, id, request.params.id, node.now())
      return reply.status(204).send()
    },
  )

  app.delete(
    '/people/:id/block',
    { schema: { tags: ['people'], summary: 'Again friends', params: byId } },
    async (request, reply) => {
      const { id } = await accountIn(node, request, reply)
      await unblock(storage, id, request.params.id)
      return reply.status(204).send()
    },
  )
}

function cursorIn(cursor: string | undefined, node: ServerContext): number {
  const at = cursor === undefined ? node.now() : Date.parse(cursor)
  if (Number.isNaN(at)) throw refused('malformed')
  return at
}

/** The library checks all other fields. */
function isRegistration(value: unknown): value is RegistrationResponseJSON {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'response' in value
  )
}
