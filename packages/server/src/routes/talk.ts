// Chat and reports over HTTP; new lines are sent over the socket.
import { refused } from '@hustings/protocol'
import { chatLine, id, reportBody, settleBody } from '@hustings/protocol/schemas'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { ValibotTypeProvider } from '../http/schemas.ts'
import { accountIn, askerIn } from '../people/who.ts'
import { lineById, linesFor, write } from '../talk/chat.ts'
import { report, reportsSeen, settle } from '../talk/reports.ts'
import type { Parts } from './parts.ts'

const tags = ['talk']
const PAGE = 100
const byId = v.object({ id })

export async function talkRoutes(instance: FastifyInstance, { node, tables, patience }: Parts): Promise<void> {
  const app = instance.withTypeProvider<ValibotTypeProvider>()
  const { storage } = node

  app.get(
    '/tables/:id/messages',
    {
      schema: {
        tags,
        summary: 'What was written at a table',
        params: byId,
        querystring: v.object({
          code: v.optional(v.pipe(v.string(), v.maxLength(20))),
          cursor: v.optional(v.pipe(v.string(), v.maxLength(60))),
        }),
      },
    },
    async (request, reply) => {
      const asker = await askerIn(node, request, reply)
      await tables.access.must(asker, 'see', request.params.id)
      const { cursor } = request.query
      const before = cursor === undefined ? node.now() + 1 : Date.parse(cursor)
      if (Number.isNaN(before)) throw refused('malformed')
      const items = await linesFor(storage, request.params.id, asker.account, before, PAGE)
      return { items, next: items.length === PAGE ? (items[0]?.at ?? null) : null }
    },
  )

  app.post(
    '/tables/:id/messages',
    {
      schema: { tags, summary: 'Write a phrase or a text', params: byId, body: chatLine },
      config: { rateLimit: { max: 30 * patience, timeWindow: '1 minute' }, accountLimit: { max: 20, seconds: 60 } },
    },
    async (request, reply) => {
      const account = await accountIn(node, request, reply)
      const row = await tables.access.must(await askerIn(node, request, reply), 'write', request.params.id)
      await write(node, row, account, request.body)
      return reply.status(204).send()
    },
  )

  app.post(
    '/messages/:id/report',
    {
      schema: { tags, summary: 'Report a message', params: byId, body: reportBody },
      config: { rateLimit: { max: 20 * patience, timeWindow: '1 hour' }, accountLimit: { max: 20, seconds: 3600 } },
    },
    async (request, reply) => {
      const { id: account } = await accountIn(node, request, reply)
      const line = await lineById(storage, request.params.id)
      if (line === null) throw refused('not-found')
      await tables.access.must(await askerIn(node, request, reply), 'see', line.match)
      await report(node, line.id, line.match, account, request.body.why)
      return reply.status(204).send()
    },
  )

  app.get('/reports', { schema: { tags, summary: 'For moderators: what waits for them' } }, async (request, reply) => {
    await moderatorIn(request, reply)
    return { items: await reportsSeen(node) }
  })

  app.patch(
    '/reports/:id',
    { schema: { tags, summary: 'For moderators: decide', params: byId, body: settleBody } },
    async (request, reply) => {
      const moderator = await moderatorIn(request, reply)
      await settle(node, request.params.id, moderator, request.body)
      return reply.status(204).send()
    },
  )

  async function moderatorIn(
    request: Parameters<typeof accountIn>[1],
    reply: Parameters<typeof accountIn>[2],
  ): Promise<string> {
    const account = await accountIn(node, request, reply)
    if (account.role === 'person') throw refused('forbidden')
    return account.id
  }
}
