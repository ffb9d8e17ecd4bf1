// Whether the server lives, whether it can work, and how it is doing.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isMigrated } from '../database/migrate.ts'
import { within } from '../notify/within.ts'
import { sameText } from '../people/secrets.ts'
import type { Parts } from './parts.ts'

/** How long `readyz` and `metrics` wait for the database. */
const ANSWER_MS = 1000

export async function healthRoutes(app: FastifyInstance, { node }: Parts): Promise<void> {
  const quiet = { schema: { hide: true }, logLevel: 'silent' } as const

  app.get('/healthz', quiet, () => ({ ok: true }))

  app.get('/readyz', quiet, async (_, reply) => {
    const ready = !node.life.leaving && (await databaseAnswers())
    return reply.status(ready ? 200 : 503).send({ ready })
  })

  app.get('/metrics', quiet, async (request, reply) => {
    if (!mayRead(request)) return reply.status(403).send('')
    const { registry, outboxWaiting } = node.metrics
    outboxWaiting.set(await noticesWaiting().catch(() => Number.NaN))
    return reply.type(registry.contentType).send(await registry.metrics())
  })

  let asking: Promise<boolean> | null = null

  /** Many who ask at once share one answer. */
  function databaseAnswers(): Promise<boolean> {
    asking ??= within(ANSWER_MS, () => isMigrated(node.database.probe))
      .catch(() => false)
      .finally(() => {
        asking = null
      })
    return asking
  }

  async function noticesWaiting(): Promise<number> {
    const [waiting] = await within(ANSWER_MS, () =>
      node.database.probe.read<{ count: number }>(
        'select count(*)::integer as count from outbox where sent_at is null',
      ),
    )
    return waiting?.count ?? Number.NaN
  }

  /** This machine, or whoever has the token. */
  function mayRead(request: FastifyRequest): boolean {
    const { metricsToken } = node.settings
    const given = request.headers.authorization?.replace(/^Bearer /, '')
    if (metricsToken !== null) return given !== undefined && sameText(given, metricsToken)
    return (
      ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '') &&
      request.headers['x-forwarded-for'] === undefined
    )
  }
}
