// One server: HTTP and socket on one port, with everything behind them. Started by main.ts, and by tests.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { refused, TroubleError, troubleFor } from '@hustings/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { BotPool } from './bots/pool.ts'
import { Bus } from './bus/bus.ts'
import { type Games, hostedGames } from './config/games.ts'
import type { Settings } from './config/settings.ts'
import type { ServerContext } from './context/context.ts'
import { type FrontDoor, openFrontDoor } from './front-door.ts'
import { baseApp } from './http/base-app.ts'
import { clientAddressBehind } from './http/client-address.ts'
import { statusOf, troubleIn } from './http/errors.ts'
import { describedRoutes } from './http/openapi.ts'
import { isOwnOrigin } from './http/origin.ts'
import { validatorCompiler } from './http/schemas.ts'
import { Outbox } from './notifications/outbox.ts'
import { within } from './notifications/within.ts'
import { createMetrics } from './observe/metrics.ts'
import { stepUpGuard } from './people/step-up.ts'
import { sessionIn } from './people/who.ts'
import { Gateway } from './realtime/gateway.ts'
import { Presences } from './realtime/presence.ts'
import { limitAccounts } from './routes/account-limits.ts'
import { guardCodes } from './routes/code-guard.ts'
import { healthRoutes } from './routes/health.ts'
import { meRoutes } from './routes/me.ts'
import { openMetricsPort } from './routes/metrics.ts'
import type { App, Parts } from './routes/parts.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { type InvitationPreview, staticRoutes } from './routes/static.ts'
import { tableRoutes } from './routes/tables.ts'
import { talkRoutes } from './routes/talk.ts'
import { EpochWatch } from './scheduler/epoch-watch.ts'
import { Scheduler } from './scheduler/scheduler.ts'
import type { Driver } from './storage/driver.ts'
import { openDriver } from './storage/open/open.ts'
import { TableService } from './tables/actor/table-service.ts'
import { CodeGuesses } from './tables/code-guesses.ts'

export interface StartOptions {
  readonly settings: Settings
  /** The built client; null serves no pages. */
  readonly client: string | null
  /** An HTTP server that already listens, with the same settings and client. Default: this function opens one. */
  readonly door?: FrontDoor
  readonly games?: Games
  /** Script of the bot threads, for tests with other games. */
  readonly botsThread?: URL
  readonly now?: () => number
  /** Fixed seeds, for tests that need the same deal twice. Default: 256 random bits. */
  readonly newSeed?: () => string
  /** Destination of log lines. Default: standard output. */
  readonly logTo?: Writable
  /** False: tests call the scheduler and the notification dispatcher. */
  readonly scheduler?: boolean
  /** Factor of all rate limits, for tests that are faster than people. */
  readonly patience?: number
  /** Opens another database than that of the settings, for tests. */
  readonly openStorage?: (log: (line: string) => void) => Promise<Driver>
}

/** Properties that a route declares. */
export interface DeclaredRoute {
  readonly method: string
  readonly url: string
  readonly stepUp: boolean
}

export interface RunningServer extends Parts {
  readonly app: App
  /** Every route of the API. */
  readonly routes: readonly DeclaredRoute[]
  readonly port: number
  /** Serves for another `DRAIN_SECONDS`, waits for running requests, then closes everything. */
  stop(): Promise<void>
}

const STOP_MS = 5000
/** Time to retry while the database cannot be reached; pages are served meanwhile. */
const DATABASE_WAIT_MS = 60_000

function openWith({ databaseUrl, dataFolder, databaseConnections }: Settings) {
  return (log: (line: string) => void) =>
    openDriver({
      url: databaseUrl,
      folder: dataFolder,
      connections: databaseConnections,
      waitMs: DATABASE_WAIT_MS,
      log,
    })
}

export async function startServer(options: StartOptions): Promise<RunningServer> {
  if (options.door !== undefined) return startBehind(options.door, options)
  const door = await openFrontDoor(options)
  return startBehind(door, options).catch(async (error) => {
    await door.close()
    throw error
  })
}

async function startBehind(door: FrontDoor, options: StartOptions): Promise<RunningServer> {
  const { settings, patience = 1 } = options
  const app = baseApp(settings, options.logTo)
  const log = (line: string) => app.log.warn(line)
  const storage = await (options.openStorage ?? openWith(settings))(log)
  const id = randomUUID()
  const bus = new Bus(storage, id, log)
  const node: ServerContext = {
    id,
    settings,
    storage,
    bus,
    games: options.games ?? hostedGames,
    metrics: createMetrics(),
    log: app.log,
    botPool: new BotPool(options.botsThread === undefined ? {} : { script: options.botsThread }),
    now: options.now ?? Date.now,
    newSeed: options.newSeed ?? (() => randomBytes(32).toString('hex')),
    life: { leaving: false },
    clientAddress: clientAddressBehind(settings.trustProxy),
  }
  await bus.open()
  const epoch = await EpochWatch.begin(node)
  const presences = new Presences(node)
  const outbox = await Outbox.open(node, presences)
  const gateway = new Gateway(door.http, node, patience)
  const tables = new TableService(node, outbox, gateway.broadcaster)
  const guesses = new CodeGuesses(node, patience)
  gateway.serve({ tables, presences, guesses })
  // Engine.IO answers the requests to its path before any other listener.
  door.http.prependListener('request', (_, response) => door.secure(response))
  const scheduler = new Scheduler(node, tables, outbox, presences)
  const parts: Parts = { node, tables, presences, gateway, outbox, scheduler, guesses, patience }

  const routes: DeclaredRoute[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) routes.push({ method: one, url, stepUp: config?.stepUp === true })
  })
  const openApiPage = describedRoutes(app)
  await prepare(app, node, patience)
  await healthRoutes(app, parts)
  await app.register(
    async (api) => {
      api.addHook('preHandler', stepUpGuard(node))
      limitAccounts(api, node, patience)
      guardCodes(api, node, guesses)
      await signInRoutes(api, parts)
      await meRoutes(api, parts)
      await tableRoutes(api, parts)
      await talkRoutes(api, parts)
      api.get('/openapi.json', { schema: { hide: true } }, openApiPage)
    },
    { prefix: '/api/v1' },
  )
  staticRoutes(app, {
    client: options.client,
    serverName: settings.serverName,
    previewOf: (code, request, reply) => previewOf(parts, code, request, reply),
  })
  await app.ready()
  const metricsPort = await openMetricsPort(node)
  door.open((request, response) => app.routing(request, response))
  tables.cache.begin()
  if (options.scheduler !== false) {
    scheduler.begin()
    outbox.dispatcher.begin()
  }
  let stopping: Promise<void> | null = null
  const stop = () => {
    stopping ??= (async () => {
      // From now on `readyz` answers 503. Everything else is served until the balancer has noticed.
      node.life.leaving = true
      await new Promise((resolve) => setTimeout(resolve, settings.drainSeconds * 1000))
      gateway.leave()
      epoch.end()
      await scheduler.end()
      await within(STOP_MS, () => outbox.dispatcher.end()).catch(() => undefined)
      await tables.end(STOP_MS)
      await node.botPool.close()
      gateway.close()
      // The last backup of SQLite can take seconds. Until it is complete, a balancer must see that this server is not
      // ready.
      door.wait()
      metricsPort?.close()
      metricsPort?.closeAllConnections()
      await app.close()
      outbox.close()
      await presences.end().catch(() => undefined)
      await bus.close()
      await storage.close()
      await door.close()
    })()
    return stopping
  }
  return { ...parts, app, routes, port: door.port, stop }
}

async function prepare(app: App, node: ServerContext, patience: number): Promise<void> {
  const { settings } = node
  app.setValidatorCompiler(validatorCompiler)
  await app.register(cookie)
  await app.register(rateLimit, {
    global: true,
    max: 600 * patience,
    timeWindow: '1 minute',
    keyGenerator: ({ raw }) => node.clientAddress(raw),
    allowList: (request) => !/^\/(api|j)\//.test(routeOf(request)),
    errorResponseBuilder: () => refused('too-fast'),
  })
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !isForApi(request)) return
    if (!isOwnOrigin(request.headers, settings.publicUrl)) throw refused('foreign-origin')
    const type = request.headers['content-type']
    if (request.method !== 'DELETE' && type?.split(';')[0]?.trim() !== 'application/json') throw refused('malformed')
  })
  app.setErrorHandler((error: unknown, request, reply) => {
    const trouble = isBadRequest(error) ? troubleFor(badCode(error)) : troubleIn(error, app.log)
    const status = statusOf(trouble)
    request.log.info({ code: trouble.code, status }, 'refused')
    return reply.status(status).header('cache-control', 'no-store').send({ trouble })
  })
  app.addHook('onSend', async (request, reply) => {
    if (isForApi(request) && reply.getHeader('cache-control') === undefined) {
      reply.header('cache-control', 'no-store')
    }
  })
}

/** The pattern of the route, because a path has many spellings. Empty if no route matches. */
const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? ''
const isForApi = (request: FastifyRequest) => routeOf(request).startsWith('/api/')

/** Whether Fastify or a plugin refused a request. Refusals by our own code get their status from their code. */
function isBadRequest(error: unknown): error is { readonly statusCode: number } {
  if (error instanceof TroubleError || typeof error !== 'object' || error === null || !('statusCode' in error))
    return false
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500
}

function badCode({ statusCode }: { readonly statusCode: number }) {
  if (statusCode === 413) return 'too-long'
  if (statusCode === 404) return 'not-found'
  if (statusCode === 429) return 'too-fast'
  return 'malformed'
}

/** Counts an unknown code as a guess; a client that has guessed too often gets no names any more. */
async function previewOf(
  { node, guesses }: Parts,
  code: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<InvitationPreview> {
  try {
    const address = node.clientAddress(request.raw)
    await guesses.mustBeOpen({ address, account: null })
    const session = await sessionIn(node, request, reply)
    const row = await guesses.tableOf(code, { address, account: session?.account.id ?? null })
    const isOpen = row !== null && ['gathering', 'playing'].includes(row.match.status)
    return { name: isOpen ? row.match.name : null, status: 200 }
  } catch (error) {
    if (!(error instanceof TroubleError)) throw error
    return { name: null, status: statusOf(error.trouble) }
  }
}
