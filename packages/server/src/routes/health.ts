// Whether the server runs, whether it is ready, and its metrics.
import type { FastifyInstance } from 'fastify'
import { sameText } from '../people/secrets.ts'
import { metricsText } from './metrics.ts'
import type { Parts } from './parts.ts'

/** Time for which `readyz` waits for the database. */
const ANSWER_MS = 1000

export async function healthRoutes(app: FastifyInstance, { node }: Parts): Promise<void> {
  const quiet = { schema: { hide: true }, logLevel: 'silent' } as const

  app.get('/healthz', quiet, () => ({ ok: true }))

  app.get('/readyz', quiet, async (_, reply) => {
    const ready = !node.life.leaving && (await databaseAnswers())
    return reply.status(ready ? 200 : 503).send({ ready })
  })

  // Without a token this port has no such page; `METRICS_PORT` is for this machine alone.
  const { metricsToken } = node.settings
  if (metricsToken !== null) {
    app.get('/metrics', quiet, async (request, reply) => {
      const given = request.headers.authorization?.replace(/^Bearer /, '')
      if (given === undefined || !sameText(given, metricsToken)) return reply.callNotFound()
      return reply.type(node.metrics.registry.contentType).send(await metricsText(node))
    })
  }

  let asking: Promise<boolean> | null = null

  /** Concurrent requests share one answer. */
  function databaseAnswers(): Promise<boolean> {
    asking ??= node.storage
      .health(ANSWER_MS)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = null
      })
    return asking
  }
}
