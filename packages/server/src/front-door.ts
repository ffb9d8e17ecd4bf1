// The one HTTP server: it serves the client at once, and everything else as soon as the server behind it is ready.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'
import { API, SOCKET_PATH, troubleFor } from '@hustings/protocol'
import type { Settings } from './config/settings.ts'
import { baseApp } from './http/base-app.ts'
import { isOwnHost } from './http/own-host.ts'
import { securityHeaders } from './http/security-headers.ts'
import { staticRoutes } from './routes/static.ts'

export interface FrontDoorOptions {
  readonly settings: Settings
  /** The built client; null serves no pages. */
  readonly client: string | null
  /** Number of further ports that are tried when a port is taken. */
  readonly portSearch?: number
  /** Serves only the client, permanently. */
  readonly deviceOnly?: boolean
  /** Destination of log lines. Default: standard output. */
  readonly logTo?: Writable
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export interface FrontDoor {
  readonly http: Server
  readonly port: number
  /** Address for a browser on this machine. */
  readonly address: string
  /** Hands all requests to the server, which is ready now. */
  open(handler: Handler): void
  /** Serves only the client again, and answers that the server is not ready. */
  wait(): void
  /** Sets the headers of every response. */
  secure(response: ServerResponse): void
  close(): Promise<void>
}

/** Longer than proxies keep idle connections, so that none is closed under a request. */
const KEEP_ALIVE_MS = 72_000
const RETRY_S = 2

export async function openFrontDoor(options: FrontDoorOptions): Promise<FrontDoor> {
  const { settings, client, portSearch = 0 } = options
  const waiting = await clientAlone(options)
  const clientOnly: Handler = (request, response) => waiting.routing(request, response)
  let handler = clientOnly
  const headers = Object.entries(securityHeaders(settings, client))
  const secure = (response: ServerResponse) => {
    for (const [name, value] of headers) response.setHeader(name, value)
  }
  const http = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    secure(response)
    if (isOwnHost(request.headers.host, settings)) handler(request, response)
    else refuseHost(response)
  })
  await listen(http, settings, portSearch)
  const port = portOf(http)
  const name = settings.host === '127.0.0.1' ? 'localhost' : settings.host
  return {
    http,
    port,
    address: `http://${name.includes(':') ? `[${name}]` : name}:${port}/`,
    open: (next) => {
      handler = next
    },
    wait: () => {
      handler = clientOnly
    },
    secure,
    async close() {
      const closed = new Promise((done) => http.close(done))
      http.closeAllConnections()
      await Promise.all([closed, waiting.close()])
    },
  }
}

/** Serves requests while there is no server: pages, and for all other paths that it is not ready. */
async function clientAlone({ settings, client, deviceOnly = false, logTo }: FrontDoorOptions) {
  const app = baseApp(settings, logTo)
  app.get('/healthz', { logLevel: 'silent' }, () => ({ ok: true }))
  app.get('/readyz', { logLevel: 'silent' }, (_, reply) =>
    reply.status(deviceOnly ? 200 : 503).send({ ready: deviceOnly }),
  )
  // The page does not treat this as an error: there is no server, and none will start.
  if (deviceOnly) app.get(`${API}/server`, (_, reply) => reply.status(204).send())
  for (const url of ['/api/*', SOCKET_PATH, `${SOCKET_PATH}/*`]) {
    app.all(url, (_, reply) => {
      if (deviceOnly) return reply.status(404).send({ trouble: troubleFor('not-found') })
      return reply
        .status(503)
        .header('retry-after', RETRY_S)
        .send({ trouble: troubleFor('not-now') })
    })
  }
  staticRoutes(app, { client, serverName: settings.serverName, previewOf: async () => ({ name: null, status: 200 }) })
  await app.ready()
  return app
}

function refuseHost(response: ServerResponse): void {
  response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' })
  response.end('This server does not serve this host name. Its operator can set PUBLIC_URL or HOST to the name.\n')
}

function listen(http: Server, { port, host }: Settings, portSearch: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let next = port
    http.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || next - port >= portSearch) return reject(error)
      next++
      http.listen(next, host)
    })
    http.once('listening', () => resolve())
    http.listen(next, host)
  })
}

function portOf(http: Server): number {
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port')
  return address.port
}

export { readSettings } from './config/settings.ts'
