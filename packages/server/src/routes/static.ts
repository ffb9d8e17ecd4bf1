// The built client, its page for unknown addresses, and the small page of an invitation link.
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { troubleFor } from '@hustings/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sirv from 'sirv'
import { readCode } from '../tables/invitation-code.ts'

export interface StaticOptions {
  /** The built client; null serves no pages. */
  readonly client: string | null
  readonly serverName: string
  previewOf(code: string, request: FastifyRequest, reply: FastifyReply): Promise<InvitationPreview>
}

/** Contents of the page of an invitation. */
export interface InvitationPreview {
  /** The name of the table; null when the code opens none. */
  readonly name: string | null
  readonly status: number
}

export function staticRoutes(app: FastifyInstance, { client, serverName, previewOf }: StaticOptions): void {
  // The page shows only the name of the table, which any client with the code may see, and nothing of the match.
  const invitation = async (request: FastifyRequest<{ Params: { code: string } }>, reply: FastifyReply) => {
    const code = readCode(request.params.code)
    if (code === '') return reply.callNotFound()
    const { name, status } = await previewOf(code, request, reply)
    const title = escaped(name === null ? serverName : `${name} · ${serverName}`)
    const target = `/#/join/${encodeURIComponent(code)}`
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="/icon.svg"><meta property="og:title" content="${title}"><meta property="og:type" content="website"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${target}"></head><body><a href="${target}">${title}</a></body></html>`,
      )
  }
  for (const path of ['/j/:code', '/j/:code/']) {
    app.get<{ Params: { code: string } }>(path, { schema: { hide: true } }, invitation)
  }

  const built = client !== null && existsSync(join(client, 'index.html')) ? client : null
  const files = built === null ? null : clientFiles(built)
  const page = built === null ? null : readFileSync(join(built, 'index.html'))
  app.setNotFoundHandler((request, reply) => {
    const nothing = () => {
      const shown = page !== null && isForPeople(request) ? page : null
      reply.raw.writeHead(404, {
        'content-type': shown === null ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
      reply.raw.end(shown ?? JSON.stringify({ trouble: troubleFor('not-found') }))
    }
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    reply.hijack()
    if (files === null || !isRead(request) || HIDDEN.test(request.url)) nothing()
    else files(request.raw, reply.raw, nothing)
  })
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/** A path with a name that begins with a dot: notes of the build. */
const HIDDEN = /^[^?]*(?:[/\\]|%5c)(?:\.|%2e)/i
/** Paths that only programs request. */
const FOR_PROGRAMS = /^\/(?:api|socket|metrics|healthz|readyz)(?:\/|$)/
/** Below this path, or if the path names a file, a missing image or script gets no page. */
const FILE = /^\/assets\/|\.\w+$/

/** Whether a person opens this path: the client then shows its page "not found". */
function isForPeople(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?')
  if (!isRead(request) || FOR_PROGRAMS.test(path)) return false
  return !FILE.test(path) || request.headers.accept?.includes('text/html') === true
}

/** Hashed assets are cached forever, browsers revalidate everything else. */
function clientFiles(client: string) {
  const serve = sirv(client, {
    // Looks for each file at each request instead of once at the start, because a build may replace the files of a
    // running server.
    dev: true,
    etag: true,
    // The build has compressed all files that are worth it.
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      const forGood = pathname.startsWith('/assets/')
      response.setHeader('cache-control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    // A file that disappears after its headers were sent must not end the server.
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    serve(request, response, next)
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
