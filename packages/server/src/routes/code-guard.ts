// Counts guesses of invitation codes in the `code` parameter of any route.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerContext } from '../context/context.ts'
import { sessionIn } from '../people/who.ts'
import { type CodeGuesses, dependsOnCode, type Guesser } from '../tables/code-guesses.ts'
import { readCode } from '../tables/invitation-code.ts'

export function guardCodes(api: FastifyInstance, node: ServerContext, guesses: CodeGuesses): void {
  const guessers = new WeakMap<FastifyRequest, Guesser>()
  api.addHook('preHandler', async (request, reply) => {
    if (codeIn(request.query) === null) return
    const address = node.clientAddress(request.raw)
    await guesses.mustBeOpen({ address, account: null })
    const session = await sessionIn(node, request, reply)
    const guesser = { address, account: session?.account.id ?? null }
    await guesses.mustBeOpen(guesser)
    guessers.set(request, guesser)
  })
  api.addHook('onSend', async (request, reply) => {
    const code = codeIn(request.query)
    const guesser = guessers.get(request)
    if (code === null || guesser === undefined || !dependsOnCode(reply.statusCode)) return
    await guesses.refusedWith(code, idIn(request.params), guesser)
  })
}

function codeIn(query: unknown): string | null {
  if (typeof query !== 'object' || query === null || !('code' in query)) return null
  return typeof query.code === 'string' && query.code !== '' ? readCode(query.code) : null
}

function idIn(params: unknown): string | null {
  if (typeof params !== 'object' || params === null || !('id' in params)) return null
  return typeof params.id === 'string' ? params.id : null
}
