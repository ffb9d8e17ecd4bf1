// The built client, and the small page behind an invitation for whoever makes a preview of the link.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { troubleFor } from '@hustings/protocol'
import type { FastifyInstance } from 'fastify'
import sirv from 'sirv'
import { z } from 'zod'
import { readCode } from '../tables/code.ts'
import type { Parts } from './parts.ts'

export async function staticRoutes(app: FastifyInstance, { node }: Parts, client: string | null): Promise<void> {
  // The page says what the invitation says to anybody who has the code: the name of the table, and nothing of the match.
  app.get(
    '/j/:code',
    { schema: { hide: true, params: z.object({ code: z.string().max(40) }) } },
    async (request, reply) => {
      const { code } = z.object({ code: z.string() }).parse(request.params)
      const [found] = await node.database.read<{ name: string }>(
        `select name from matches where code = $1 and status in ('gathering', 'playing')`,
        [readCode(code)],
      )
      const title = escaped(
        found === undefined ? node.settings.serverName : `${found.name} · ${node.settings.serverName}`,
      )
      const target = `/#/join/${encodeURIComponent(readCode(code))}`
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(
          `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="/icon.svg"><meta property="og:title" content="${title}"><meta property="og:type" content="website"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${target}"></head><body><a href="${target}">${title}</a></body></html>`,
        )
    },
  )

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
    ignores: [/^\/(api|socket|metrics|assets)\b/],
    setHeaders(response, pathname) {
      const forGood = pathname.startsWith('/assets/')
      response.setHeader('cache-control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

/** The few lines that the page runs before its first paint, as the policy of the page names them. */
export function ownScripts(client: string | null): string[] {
  if (client === null || !existsSync(join(client, 'index.html'))) return []
  const page = readFileSync(join(client, 'index.html'), 'utf8')
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
