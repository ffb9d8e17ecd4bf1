// The built client, and the small page behind an invitation for whoever makes a preview of the link.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Parts } from '../parts.ts'
import { readCode } from '../people/secrets.ts'

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
          `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title><meta property="og:title" content="${title}"><meta property="og:type" content="website"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${target}"></head><body><a href="${target}">${title}</a></body></html>`,
        )
    },
  )

  if (client === null || !existsSync(join(client, 'index.html'))) {
    app.setNotFoundHandler((_, reply) =>
      reply.status(404).send({ trouble: { code: 'not-found', say: { key: 'refused.not-found' }, reason: null } }),
    )
    return
  }
  const index = await readFile(join(client, 'index.html'))
  await app.register(files, {
    root: client,
    wildcard: true,
    index: 'index.html',
    cacheControl: false,
    setHeaders(reply, path) {
      const forGood = path.includes(`${join(client, 'assets')}`)
      reply.setHeader('cache-control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && !/^\/(api|socket|metrics|assets)\b/.test(request.url)
    if (page) return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(index)
    return reply.status(404).send({ trouble: { code: 'not-found', say: { key: 'refused.not-found' }, reason: null } })
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
