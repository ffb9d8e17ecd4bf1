// Tables over HTTP: create, join, start, read the past. Play goes over the socket.
import { type Invitation, type Page, refused, type TableSeen } from '@hustings/protocol'
import { askBody, id, newTable, readyBody, settingsChange, sitBody, text } from '@hustings/protocol/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import * as v from 'valibot'
import { BOTS, engineFor, setupOf } from '../config/games.ts'
import type { ValibotTypeProvider } from '../http/schemas.ts'
import { accountIn, askerIn, sessionIn } from '../people/who.ts'
import { listedMatches } from '../storage/matches.ts'
import { readCode } from '../tables/invitation-code.ts'
import { type TableRow, tableRows } from '../tables/table-row.ts'
import { tableSeen } from '../tables/table-seen.ts'
import type { Parts } from './parts.ts'

const byId = v.object({ id })
const bySeat = v.object({ id, seat: text(1, 40) })
const withCode = v.object({ code: v.optional(v.pipe(v.string(), v.maxLength(20))) })
const paging = v.object({ cursor: v.optional(v.pipe(v.string(), v.maxLength(60))) })
/** A number of moves in an address. */
const step = v.pipe(v.string(), v.toNumber(), v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

const PAGE = 30
/** Limit of past positions per client address: each is replayed from the journal. */
const REPLAYS = { points: 10, seconds: 10 }
const tags = ['tables']

export async function tableRoutes(
  instance: FastifyInstance,
  { node, tables, presences, outbox, guesses, patience }: Parts,
): Promise<void> {
  const app = instance.withTypeProvider<ValibotTypeProvider>()
  const { storage } = node
  const { access } = tables
  const perDay = (max: number) => ({ rateLimit: { max: max * patience, timeWindow: '1 day' } })
  const perHour = (max: number) => ({ rateLimit: { max: max * patience, timeWindow: '1 hour' } })

  const replays = new RateLimiterMemory({ points: REPLAYS.points * patience, duration: REPLAYS.seconds })
  const replayLimit = (request: FastifyRequest) => async () => {
    await replays.consume(node.clientAddress(request.raw)).catch(() => {
      throw refused('too-fast')
    })
  }

  const seen = async (row: TableRow, account: string | null): Promise<TableSeen> => {
    const mine =
      row.match.host === account || row.seats.some(({ holder, owner }) => holder === account || owner === account)
    return tableSeen(row, await presences.at(row.match.id), account !== null && mine)
  }
  const answer = async (id: string, request: FastifyRequest, reply: FastifyReply): Promise<TableSeen> => {
    const session = await sessionIn(node, request, reply)
    return seen(await access.row(id), session?.account.id ?? null)
  }

  app.get(
    '/tables',
    { schema: { tags, summary: 'Open tables', querystring: paging } },
    async (request, reply): Promise<Page<TableSeen>> => {
      if (!node.settings.openTables) throw refused('off')
      const session = await sessionIn(node, request, reply)
      const account = session?.account.id ?? null
      const before = request.query.cursor === undefined ? node.now() : Date.parse(request.query.cursor)
      if (Number.isNaN(before)) throw refused('malformed')
      const ids = await listedMatches(storage, account, before, PAGE)
      const rows = await tableRows(
        storage,
        ids.map(({ id }) => id),
      )
      const last = ids.length === PAGE ? ids.at(-1) : undefined
      return {
        items: await Promise.all(rows.map((row) => seen(row, account))),
        next: last === undefined ? null : new Date(last.createdAt).toISOString(),
      }
    },
  )

  app.put(
    '/tables/:id',
    {
      schema: { tags, summary: 'Set a table', params: byId, body: newTable },
      config: { ...perDay(100), accountLimit: { max: 20, seconds: 3600 } },
    },
    async (request, reply) => {
      const account = await accountIn(node, request, reply)
      await tables.create(account.id, request.params.id, request.body)
      return answer(request.params.id, request, reply)
    },
  )

  app.get(
    '/tables/:id',
    { schema: { tags, summary: 'A table', params: byId, querystring: withCode } },
    async (request, reply) => {
      const asker = await askerIn(node, request, reply)
      return seen(await access.must(asker, 'see', request.params.id), asker.account)
    },
  )

  app.patch(
    '/tables/:id',
    { schema: { tags, summary: 'Change settings before the start', params: byId, body: settingsChange } },
    async (request, reply) => {
      await access.must(await askerIn(node, request, reply), 'arrange', request.params.id)
      await tables.changeSettings(request.params.id, request.body)
      return answer(request.params.id, request, reply)
    },
  )

  app.delete(
    '/tables/:id',
    { schema: { tags, summary: 'Clear a table before the start', params: byId } },
    async (request, reply) => {
      await access.must(await askerIn(node, request, reply), 'arrange', request.params.id)
      await tables.remove(request.params.id)
      return reply.status(204).send()
    },
  )

  app.put(
    '/tables/:id/seats/:seat',
    { schema: { tags, summary: 'Sit down, or put a bot there', params: bySeat, querystring: withCode, body: sitBody } },
    async (request, reply) => {
      const { id, seat } = request.params
      const account = await accountIn(node, request, reply)
      const { bot } = request.body
      const asker = await askerIn(node, request, reply)
      if (bot !== null) {
        await access.must(asker, 'arrange', id)
        if (!BOTS.some((known) => known === bot)) throw refused('malformed')
        await tables.placeBot(id, seat, bot)
        return answer(id, request, reply)
      }
      const row = await access.row(id)
      const sits = row.seats.find((one) => one.seat === seat)
      if (sits !== undefined && sits.holder === account.id) return answer(id, request, reply)
      await access.must(asker, 'sit', id)
      if (row.match.status === 'gathering') await tables.sitDown(id, seat, account.id)
      else await tables.takeOver(id, seat, account.id)
      return answer(id, request, reply)
    },
  )

  app.patch(
    '/tables/:id/seats/:seat',
    { schema: { tags, summary: 'Ready, or not yet', params: bySeat, body: readyBody } },
    async (request, reply) => {
      const { id, seat } = request.params
      const account = await accountIn(node, request, reply)
      await access.mustKnow(await askerIn(node, request, reply), id)
      await tables.setReady(id, seat, account.id, request.body.ready)
      return answer(id, request, reply)
    },
  )

  app.delete(
    '/tables/:id/seats/:seat',
    { schema: { tags, summary: 'Stand up, or leave a seat to a bot', params: bySeat } },
    async (request, reply) => {
      const { id, seat } = request.params
      const account = await accountIn(node, request, reply)
      const row = await access.mustKnow(await askerIn(node, request, reply), id)
      if (row.match.status === 'gathering') await tables.standUp(id, seat, account.id)
      else await tables.leave(id, seat, account.id)
      return answer(id, request, reply)
    },
  )

  app.post(
    '/tables/:id/seats/:seat/back',
    { schema: { tags, summary: 'I am back', params: bySeat } },
    async (request, reply) => {
      const { id, seat } = request.params
      const account = await accountIn(node, request, reply)
      await access.mustKnow(await askerIn(node, request, reply), id)
      await tables.comeBack(id, seat, account.id)
      return answer(id, request, reply)
    },
  )

  app.post(
    '/tables/:id/seats/:seat/open',
    { schema: { tags, summary: 'Let somebody new take over from a bot', params: bySeat } },
    async (request, reply) => {
      const { id, seat } = request.params
      const asker = await askerIn(node, request, reply)
      await access.must(asker, 'agree', id)
      if (asker.account === null) throw refused('signed-out')
      await tables.openSeat(id, seat, asker.account)
      return answer(id, request, reply)
    },
  )

  app.post(
    '/tables/:id/late/:seat',
    { schema: { tags, summary: 'Let a bot play a late turn', params: bySeat } },
    async (request, reply) => {
      const { id, seat } = request.params
      const asker = await askerIn(node, request, reply)
      await access.must(asker, 'agree', id)
      if (asker.account === null) throw refused('signed-out')
      await tables.voteForBot(id, seat, asker.account)
      return answer(id, request, reply)
    },
  )

  app.post(
    '/tables/:id/remind/:seat',
    { schema: { tags, summary: 'Remind somebody who is to act', params: bySeat } },
    async (request, reply) => {
      const { id, seat } = request.params
      const asker = await askerIn(node, request, reply)
      await access.must(asker, 'agree', id)
      await outbox.remindOne(id, seat)
      return answer(id, request, reply)
    },
  )

  app.post(
    '/tables/:id/start',
    { schema: { tags, summary: 'Begin the match', params: byId } },
    async (request, reply) => {
      const { id } = request.params
      const asker = await askerIn(node, request, reply)
      const { match } = await access.row(id)
      // It may have started automatically a moment ago.
      if (match.status === 'playing' && match.host !== null && match.host === asker.account)
        return answer(id, request, reply)
      await access.must(asker, 'arrange', id)
      await tables.start(id)
      return answer(id, request, reply)
    },
  )

  app.post(
    '/tables/:id/invitation',
    {
      schema: { tags, summary: 'A new code; the old one no longer works', params: byId },
      config: { ...perHour(60), accountLimit: { max: 20, seconds: 3600 } },
    },
    async (request, reply) => {
      await access.must(await askerIn(node, request, reply), 'arrange', request.params.id)
      await tables.renewCode(request.params.id)
      return answer(request.params.id, request, reply)
    },
  )

  app.post(
    '/tables/:id/ask',
    {
      schema: { tags, summary: 'Invite somebody one has played with', params: byId, body: askBody },
      config: { ...perHour(30), accountLimit: { max: 30, seconds: 3600 } },
    },
    async (request, reply) => {
      const account = await accountIn(node, request, reply)
      const row = await access.must(await askerIn(node, request, reply), 'see', request.params.id)
      if (row.match.host !== account.id && !row.seats.some(({ holder }) => holder === account.id))
        throw refused('forbidden')
      await outbox.invite(row, account, request.body.account)
      return reply.status(204).send()
    },
  )

  app.get(
    '/tables/:id/record',
    {
      schema: {
        tags,
        summary: 'The record, after the end; with a step, the match up to it',
        params: byId,
        querystring: v.object({ ...withCode.entries, step: v.optional(step) }),
      },
    },
    async (request, reply) => {
      return tables.past.record(
        await askerIn(node, request, reply),
        request.params.id,
        request.query.step ?? null,
        replayLimit(request),
      )
    },
  )

  app.get(
    '/tables/:id/past/:step',
    {
      schema: {
        tags,
        summary: 'The match as it was after that many choices',
        params: v.object({ id, step }),
        querystring: v.object({ ...withCode.entries, viewer: text(1, 40) }),
      },
    },
    async (request, reply) => {
      const { id, step } = request.params
      return tables.past.frame(
        await askerIn(node, request, reply),
        id,
        step,
        request.query.viewer,
        replayLimit(request),
      )
    },
  )

  app.get(
    '/invitations/:code',
    {
      schema: {
        tags,
        summary: 'What a newcomer sees',
        params: v.object({ code: v.pipe(v.string(), v.maxLength(40)) }),
      },
      config: perHour(400),
    },
    async (request, reply): Promise<Invitation> => {
      const code = readCode(request.params.code)
      const address = node.clientAddress(request.raw)
      const account = (await sessionIn(node, request, reply))?.account.id ?? null
      const row = await guesses.tableOf(code, { address, account })
      if (row === null) throw refused('not-found')
      const playing = row.match.status === 'playing'
      const free = row.seats.filter((one) => !one.automatic && one.holder === null && (playing ? one.open : true))
      return { table: await seen(row, account), freeSeats: free.map(({ seat }) => seat) }
    },
  )

  app.get(
    '/games/:game/seats',
    {
      schema: {
        tags,
        summary: 'The seats that options give',
        params: v.object({ game: v.pipe(v.string(), v.maxLength(40)) }),
        querystring: v.object({ options: v.pipe(v.string(), v.maxLength(4000)) }),
      },
    },
    async (request) => {
      const engine = await engineFor(node.games, request.params.game)
      const setup = setupOf(engine, parsedOptions(request.query.options))
      return { seats: setup.seats, automatic: setup.automatic }
    },
  )
}

function parsedOptions(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refused('malformed')
  }
}
