// Limits of one account on one route, whatever addresses its requests come from.
import { refused } from '@hustings/protocol'
import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { ServerContext } from '../context.ts'
import { sessionIn } from '../people/who.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests that one account may send to the route. */
    readonly accountLimit?: { readonly max: number; readonly seconds: number }
  }
}

export function limitAccounts(api: FastifyInstance, node: ServerContext, patience: number): void {
  const limiters = new Map<string, RateLimiterMemory>()
  api.addHook('onRoute', ({ method, url, config }) => {
    const limit = config?.accountLimit
    if (limit === undefined) return
    const limiter = new RateLimiterMemory({ points: limit.max * patience, duration: limit.seconds })
    for (const one of [method].flat()) limiters.set(`${one} ${url}`, limiter)
  })
  api.addHook('preHandler', async (request, reply) => {
    const limiter = limiters.get(`${request.method} ${request.routeOptions.url}`)
    if (limiter === undefined) return
    const session = await sessionIn(node, request, reply)
    if (session === null) return
    await limiter.consume(session.account.id).catch(() => {
      throw refused('too-fast')
    })
  })
}
