// Limits of one account on one route, for all of its client addresses together.
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context/context.ts'
import { Limit } from '../http/limit.ts'
import { sessionIn } from '../people/who.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Number of requests that one account may send to the route. */
    readonly accountLimit?: { readonly max: number; readonly seconds: number }
  }
}

export function limitAccounts(api: FastifyInstance, node: ServerContext, patience: number): void {
  const limits = new Map<string, Limit>()
  api.addHook('onRoute', ({ method, url, config }) => {
    const declared = config?.accountLimit
    if (declared === undefined) return
    const { max, seconds } = declared
    for (const one of [method].flat()) {
      const name = `${one} ${url}`
      limits.set(name, new Limit(node, { name, max: max * patience, seconds }))
    }
  })
  api.addHook('preHandler', async (request, reply) => {
    const limit = limits.get(`${request.method} ${request.routeOptions.url}`)
    if (limit === undefined) return
    const session = await sessionIn(node, request, reply)
    if (session !== null) await limit.consume(session.account.id)
  })
}
