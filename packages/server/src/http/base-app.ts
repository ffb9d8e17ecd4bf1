// The Fastify application from which the front door and the full server start: log, request limits, errors.
import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import { troubleFor } from '@hustings/protocol'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Settings } from '../config/settings.ts'
import { loggedError } from './errors.ts'
import { limitJsonDepth } from './json-depth.ts'

const BODY_BYTES = 64 * 1024

export function baseApp({ trustProxy, logLevel }: Settings, logTo?: Writable): FastifyInstance {
  const app = fastify({
    trustProxy,
    bodyLimit: BODY_BYTES,
    genReqId: () => randomUUID(),
    // An invalid address.
    frameworkErrors: (_, __, reply) => {
      reply.hijack()
      reply.raw.writeHead(400, { 'content-type': 'application/json' })
      reply.raw.end(JSON.stringify({ trouble: troubleFor('malformed') }))
    },
    logger: {
      level: logLevel,
      ...(logTo === undefined ? {} : { stream: logTo }),
      // Without this text the log line would contain the message of its error.
      hooks: {
        logMethod(args, method) {
          const [about, text] = args as [unknown, unknown]
          if (text === undefined && isAboutError(about)) method.apply(this, [about, 'error'])
          else method.apply(this, args)
        },
      },
      // The pattern of the route, because a path may contain a name, a code or an id.
      serializers: {
        req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? '(none)' }),
        res: ({ statusCode }) => ({ statusCode }),
        err: loggedError,
      },
    },
  })
  limitJsonDepth(app)
  return app
}

function isAboutError(about: unknown): about is object {
  if (about instanceof Error) return true
  return typeof about === 'object' && about !== null && 'err' in about && about.err instanceof Error
}
