// The built client, and the small page behind an invitation for whoever makes a preview of the link.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { troubleFor } from '@hustings/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sirv from 'sirv'
import { readCode } from '../tables/code.ts'

export interface StaticOptions {
  /** The built client; null serves no page. */
  readonly client: string | null
  readonly serverName: string
  previewOf(code: string, request: FastifyRequest, reply: FastifyReply): Promise<InvitationPreview>
}

/** What the page behind an invitation shows. */
export interface InvitationPreview {
  /** The name of the table; null when the code opens none. */
  readonly name: string | null
  readonly status: number
}

export function staticRoutes(app: FastifyInstance, { client, serverName, previewOf }: StaticOptions): void {
  // The page says what the invitation says to anybody who has the code: the name of the table, and nothing of the match.
  app.get<{ Params: { code: string } }>('/j/:code', { schema: { hide: true } }, async (request, reply) => {
    const code = readCode(request.params.code)
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
  })

  const files = client === null || !existsSync(join(client, 'index.html')) ? null : clientFiles(client)
  app.setNotFoundHandler((request, reply) => {
    const nothing = () => {
      reply.raw.writeHead(404, { 'content-type': 'application/json; charset=utf-8' })
      reply.raw.end(JSON.stringify({ trouble: troubleFor('not-found') }))
    }
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    reply.hijack()
    if (files === null || !['GET', 'HEAD'].includes(request.method)) nothing()
    else files(request.raw, reply.raw, nothing)
  })
}

/** Hashed assets are kept for good, everything else is asked for again; what is no file and no question is the page. */
function clientFiles(client: string) {
  return sirv(client, {
    etag: true,
    single: true,
    // The build has compressed what is worth it.
    brotli: true,
    gzip: true,
    ignores: [/^\/(api|socket|metrics|assets)\b/],
    setHeaders(response, pathname) {
      const forGood = pathname.startsWith('/assets/')
      response.setHeader('cache-control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
