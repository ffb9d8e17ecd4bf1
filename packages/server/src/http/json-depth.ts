// Refuses JSON that is nested deeper than any request of a client, before it is parsed: code that reads it may recurse.
import { refused } from '@hustings/protocol'
import type { FastifyInstance } from 'fastify'

export const JSON_DEPTH = 32

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Whether lists and objects of a JSON text are nested deeper than `depth`; the text may be invalid. */
export function isDeeper(text: string, depth = JSON_DEPTH): boolean {
  let open = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isInString) {
      if (code === BACKSLASH) at++
      else if (code === QUOTE) isInString = false
    } else if (code === QUOTE) isInString = true
    else if (CLOSING.has(code)) open--
    else if (OPENING.has(code) && ++open > depth) return true
  }
  return false
}

/** Parses JSON bodies as Fastify does, unless they are too deep. */
export function limitJsonDepth(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (typeof body !== 'string' || isDeeper(body)) done(refused('malformed'))
    else parse(request, body, done)
  })
}
