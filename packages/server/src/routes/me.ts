// One's own account: name, ways to sign in, notices, away days, tables, results, export and deletion.
import {
  awayBody,
  type Companion,
  confirmCodeBody,
  emailBody,
  type Me,
  meChange,
  newPasskeyBody,
  newPasswordBody,
  noticesBody,
  type Page,
  type Person,
  type Profile,
  pushBody,
  pushGoneBody,
  refused,
  type TableSeen,
  useLinkBody,
} from '@hustings/protocol'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { clientNetwork } from '../node/client-address.ts'
import type { ServerNode } from '../node/node.ts'
import { DEFAULT_WANTS } from '../notify/outbox.ts'
import { forgetDevice, keepDevice } from '../notify/push-devices.ts'
import { isPushEndpoint } from '../notify/push-services.ts'
import { words } from '../notify/words.ts'
import { accountById, becomeMember, changeAccount, memberByName } from '../people/accounts.ts'
import { endAway, goAway } from '../people/away.ts'
import { addressKey, confirmByCode, confirmByLink, newConfirmation } from '../people/links.ts'
import { addPasskey, newPasskeyOptions, passkeysOf } from '../people/passkeys.ts'
import { hashed, mustBeStrong } from '../people/passwords.ts'
import { deletePerson, exportOf } from '../people/privacy.ts'
import { digestOf, newRecoveryCode } from '../people/secrets.ts'
import { endOtherSessions, endSession, sessionsOf } from '../people/sessions.ts'
import { rememberBrowser } from '../people/sign-in-guesses.ts'
import { matchesOf, statisticsOf } from '../people/statistics.ts'
import { recentSessionIn } from '../people/step-up.ts'
import { accountIn, forgetCookie, mustHaveSession, sessionIn } from '../people/who.ts'
import { tableRows } from '../tables/rows.ts'
import { tableSeen } from '../tables/seen.ts'
import type { Parts } from './parts.ts'

const tags = ['me']
const PAGE = 30
const paging = z.object({ cursor: z.string().max(60).optional() })

export async function meOf(node: ServerNode, id: string): Promise<Me> {
  const account = await accountById(node.database, id)
  if (account === null) throw refused('signed-out')
  const [ways] = await node.database.read<{
    address: string | null
    confirmed: boolean
    password: boolean
    passkeys: number
    recovery: boolean
  }>(
    `select e.address, e.confirmed_at is not null as confirmed, exists (select from passwords where account = a.id) as password,
       (select count(*)::integer from passkeys where account = a.id) as passkeys, a.recovery_hash is not null as recovery
     from accounts a left join emails e on e.account = a.id where a.id = $1`,
    [id],
  )
  const { awayFrom, awayUntil, createdAt: _, suspendedAt, ...about } = account
  return {
    ...about,
    suspended: suspendedAt !== null,
    away:
      awayFrom === null || awayUntil === null ? null : { from: awayFrom.toISOString(), until: awayUntil.toISOString() },
    email: ways?.address == null ? null : { address: ways.address, confirmed: ways.confirmed },
    password: ways?.password ?? false,
    passkeys: ways?.passkeys ?? 0,
    recovery: ways?.recovery ?? false,
  }
}

export async function meRoutes(instance: FastifyInstance, { node, presences, outbox, patience }: Parts): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { database, settings } = node
  /** Mails that ask to confirm an address, by account and by address. */
  const confirmations = new RateLimiterMemory({ points: 6 * patience, duration: 3600 })
  const consume = (key: string) =>
    confirmations.consume(key).catch(() => {
      throw refused('too-fast')
    })

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
      await changeAccount(database, id, request.body)
      if (renames) await outbox.securityChanged(id, 'name')
      const tables = await database.read<{ match: string }>(
        `select distinct match from seats join matches on matches.id = seats.match where holder = $1 and status in ('gathering', 'playing')`,
        [id],
      )
      for (const { match } of tables) node.bus.say({ kind: 'table', id: match })
      return meOf(node, id)
    },
  )

  app.delete(
    '/me',
    { schema: { tags, summary: 'Delete the account' }, config: { stepUp: true, suspendedToo: true } },
    async (request, reply) => {
      const { id } = await accountIn(node, request, reply)
      await deletePerson(node, id)
      forgetCookie(node, reply)
      return reply.status(204).send()
    },
  )

  app.get(
    '/me/export',
    { schema: { tags, summary: 'Everything that is kept about one' }, config: { stepUp: true, suspendedToo: true } },
    async (request, reply) => {
      const { id } = await accountIn(node, request, reply)
      reply.header('content-disposition', 'attachment; filename="hustings.json"')
      return exportOf(database, id)
    },
  )

  app.get('/me/notices', { schema: { tags, summary: 'What one is told of, and how' } }, async (request, reply) => {
    const { id } = await accountIn(node, request, reply)
    const [found] = await database.read<{ wants: unknown; from: number | null; until: number | null }>(
      'select wants, quiet_from as "from", quiet_until as "until" from notice_settings where account = $1',
      [id],
    )
    const quiet = found?.from == null || found.until == null ? null : { from: found.from, until: found.until }
    return { wants: found?.wants ?? DEFAULT_WANTS, quiet }
  })

  app.put('/me/notices', { schema: { tags, summary: 'Change it', body: noticesBody } }, async (request, reply) => {
    const { id } = await accountIn(node, request, reply)
    const { wants, quiet } = request.body
    await database.write(
      `insert into notice_settings (account, wants, quiet_from, quiet_until) values ($1, $2, $3, $4)
       on conflict (account) do update set wants = excluded.wants, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until`,
      [id, JSON.stringify(wants), quiet?.from ?? null, quiet?.until ?? null],
    )
    return request.body
  })

  app.put(
    '/me/push',
    { schema: { tags, summary: 'Notices on this device', body: pushBody } },
    async (request, reply) => {
      const { id } = await accountIn(node, request, reply)
      if (!isPushEndpoint(request.body.endpoint, settings.pushHosts)) throw refused('push-service')
      await keepDevice(database, id, request.body, node.now())
      return reply.status(204).send()
    },
  )

  app.delete(
    '/me/push',
    { schema: { tags, summary: 'No notices on this device', body: pushGoneBody } },
    async (request, reply) => {
      const { id } = await accountIn(node, request, reply)
      await forgetDevice(database, id, request.body.endpoint)
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
      await database.transaction(async (queries) => {
        await becomeMember(queries, account.id)
        await queries.write(
          `insert into passwords (account, hash, changed_at) values ($1, $2, $3)
         on conflict (account) do update set hash = excluded.hash, changed_at = excluded.changed_at`,
          [account.id, hash, node.now()],
        )
        await endOtherSessions(queries, account.id, session)
      })
      await rememberBrowser(node, request, reply, account.id)
      node.bus.say({ kind: 'signed-out', id: account.id })
      await outbox.securityChanged(account.id, 'password')
      return meOf(node, account.id)
    },
  )

  app.post(
    '/me/recovery',
    {
      schema: { tags, summary: 'A new recovery code, shown once; other sessions end', body: z.strictObject({}) },
      config: { stepUp: true, accountLimit: { max: 10, seconds: 3600 } },
    },
    async (request, reply) => {
      const { id: session, account } = await mustHaveSession(node, request, reply)
      // Guests cannot sign in with one, and it would outlive their becoming members.
      if (account.kind === 'guest') throw refused('forbidden')
      const code = newRecoveryCode()
      await database.transaction(async (queries) => {
        await queries.write('update accounts set recovery_hash = $2 where id = $1', [
          account.id,
          digestOf(code.replaceAll('-', '')),
        ])
        await endOtherSessions(queries, account.id, session)
      })
      node.bus.say({ kind: 'signed-out', id: account.id })
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
      await consume(`account ${account.id}`)
      await consume(`address ${addressKey(request.body.address)}`)
      const link = await newConfirmation(database, account, request.body.address, node.now())
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
      const before = await confirmByLink(database, id, request.body.token, node.now())
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
      const before = await confirmByCode(database, id, request.body.code, node.now())
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
    { schema: { tags, summary: 'Begin a new passkey', body: z.strictObject({}) }, config: { stepUp: true } },
    async (request, reply) => newPasskeyOptions(node, await accountIn(node, request, reply)),
  )

  app.post(
    '/me/passkeys',
    {
      schema: { tags, summary: 'Keep a new passkey; other sessions end', body: newPasskeyBody },
      config: { stepUp: true, accountLimit: { max: 10, seconds: 3600 } },
    },
    async (request, reply) => {
      const { id: session, account } = await mustHaveSession(node, request, reply)
      const { challenge, name, response } = request.body
      if (!isRegistration(response)) throw refused('malformed')
      await addPasskey(node, account, challenge, name, response)
      await endOtherSessions(database, account.id, session)
      node.bus.say({ kind: 'signed-out', id: account.id })
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
        params: z.object({ id: z.string().max(2000) }),
      },
      config: { stepUp: true },
    },
    async (request, reply) => {
      const { id: session, account } = await mustHaveSession(node, request, reply)
      const gone = await database.write('delete from passkeys where id = $1 and account = $2 returning id', [
        Buffer.from(request.params.id, 'base64url'),
        account.id,
      ])
      if (gone.length > 0) {
        await endOtherSessions(database, account.id, session)
        node.bus.say({ kind: 'signed-out', id: account.id })
        await outbox.securityChanged(account.id, 'passkey-removed')
      }
      return reply.status(204).send()
    },
  )

  app.get('/me/sessions', { schema: { tags, summary: 'Where one is signed in' } }, async (request, reply) => {
    const session = await mustHaveSession(node, request, reply)
    const items = await sessionsOf(database, session.account.id)
    return { items: items.map((one) => ({ ...one, current: one.id === session.id })) }
  })

  app.delete(
    '/me/sessions/:id',
    { schema: { tags, summary: 'Sign out there', params: z.object({ id: z.uuid() }) }, config: { stepUp: true } },
    async (request, reply) => {
      const { id } = await accountIn(node, request, reply)
      if (!(await endSession(database, id, request.params.id))) throw refused('not-found')
      node.bus.say({ kind: 'signed-out', id })
      return reply.status(204).send()
    },
  )

  app.put(
    '/me/away',
    { schema: { tags, summary: 'Clocks stand still between two moments', body: awayBody } },
    async (request, reply) => {
      const { id } = await accountIn(node, request, reply)
      await goAway(node, id, new Date(request.body.from), new Date(request.body.until))
      return meOf(node, id)
    },
  )

  app.delete('/me/away', { schema: { tags, summary: 'Back' } }, async (request, reply) => {
    const { id } = await accountIn(node, request, reply)
    await endAway(node, id)
    return meOf(node, id)
  })

  app.get(
    '/me/tables',
    { schema: { tags, summary: 'The tables one sits at, those that wait for one first' } },
    async (request, reply): Promise<Page<TableSeen>> => {
      const { id } = await accountIn(node, request, reply)
      const ids = await database.read<{ id: string }>(
        `select m.id from matches m where (m.host = $1 or exists (select from seats s where s.match = m.id and (s.holder = $1 or s.owner = $1)))
         and (m.status in ('gathering', 'playing') or m.finished_at > $2)
       order by exists (select from seats s where s.match = m.id and s.holder = $1 and s.to_act) desc,
         m.status = 'playing' desc, coalesce(m.moved_at, m.created_at) desc limit 200`,
        [id, new Date(node.now().getTime() - 14 * 24 * 3600_000)],
      )
      const rows = await tableRows(
        database,
        ids.map((row) => row.id),
      )
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
      return matchesOf(database, id, cursorIn(request.query.cursor, node), PAGE)
    },
  )

  app.get('/me/statistics', { schema: { tags, summary: 'Played, won and points by seat' } }, async (request, reply) => {
    const { id } = await accountIn(node, request, reply)
    return { items: await statisticsOf(database, id) }
  })

  app.get('/me/people', { schema: { tags, summary: 'With whom one has played lately' } }, async (request, reply) => {
    const { id } = await accountIn(node, request, reply)
    const items = await database.read<Companion>(
      `select a.id, a.name, a.kind = 'member' as member, count(distinct m.id)::integer as matches
       from accounts a join seats b on b.holder = a.id
       join seats s on s.match = b.match and s.holder = $1 join matches m on m.id = s.match
       where a.id <> $1 and a.deleted_at is null
         and not exists (select from blocks where (account = $1 and blocked = a.id) or (account = a.id and blocked = $1))
       group by a.id order by max(coalesce(m.moved_at, m.created_at)) desc limit 30`,
      [id],
    )
    return { items }
  })

  app.get('/me/blocks', { schema: { tags, summary: 'Whom one has blocked' } }, async (request, reply) => {
    const { id } = await accountIn(node, request, reply)
    const items = await database.read<Person>(
      `select a.id, a.name, a.kind = 'member' as member from blocks b join accounts a on a.id = b.blocked
       where b.account = $1 and a.deleted_at is null order by b.at desc`,
      [id],
    )
    return { items }
  })

  app.get(
    '/people/:name',
    {
      schema: {
        tags: ['people'],
        summary: 'A member, as far as they show themselves',
        params: z.object({ name: z.string().min(1).max(40) }),
      },
      config: { accountLimit: { max: 60, seconds: 60 }, rateLimit: { max: 120 * patience, timeWindow: '1 minute' } },
    },
    async (request, reply): Promise<Profile> => {
      await mustHaveSession(node, request, reply)
      const member = await memberByName(database, request.params.name)
      if (member === null) throw refused('not-found')
      const { id, name, shows, createdAt } = member
      return {
        person: { id, name, member: true },
        since: createdAt.toISOString(),
        statistics: shows.statistics ? await statisticsOf(database, id) : null,
        matches: shows.matches ? (await matchesOf(database, id, node.now(), 12)).items : null,
      }
    },
  )

  const blocked = z.object({ id: z.uuid() })
  app.put(
    '/people/:id/block',
    {
      schema: {
        tags: ['people'],
        summary: 'Neither sees the other any more',
        params: blocked,
        body: z.strictObject({}),
      },
    },
    async (request, reply) => {
      const { id } = await accountIn(node, request, reply)
      if ((await accountById(database, request.params.id)) === null || request.params.id === id)
        throw refused('not-found')
      await database.write('insert into blocks (account, blocked, at) values ($1, $2, $3) on conflict do nothing', [
        id,
        request.params.id,
        node.now(),
      ])
      return reply.status(204).send()
    },
  )

  app.delete(
    '/people/:id/block',
    { schema: { tags: ['people'], summary: 'Again friends', params: blocked } },
    async (request, reply) => {
      const { id } = await accountIn(node, request, reply)
      await database.write('delete from blocks where account = $1 and blocked = $2', [id, request.params.id])
      return reply.status(204).send()
    },
  )
}

function cursorIn(cursor: string | undefined, node: ServerNode): Date {
  const at = cursor === undefined ? node.now() : new Date(cursor)
  if (Number.isNaN(at.getTime())) throw refused('malformed')
  return at
}

/** The library checks the rest. */
function isRegistration(value: unknown): value is RegistrationResponseJSON {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'response' in value
  )
}
