// Schemas of the requests over the socket, by event.
import * as v from 'valibot'
import { exact, id, text } from './values.ts'

const match = id
const request = id
const viewer = text(1, 40)
const whole = v.pipe(v.number(), v.safeInteger())
const answer = v.union([v.pipe(v.string(), v.maxLength(200)), whole, v.boolean()])
const decision = exact({ id: text(1, 100), seat: text(1, 40) })
const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const step = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
/** For spectators who came by a link. */
const code = v.optional(v.pipe(v.string(), v.maxLength(20)))

export const socketRequests = {
  /** Subscribes to the news of a table: seats, presence and chat. */
  'table:follow': exact({ match, code }),
  /** Views a match: all of it, or the changes since the serial that the page has. */
  'table:open': exact({ match, viewer, since: v.nullable(positive), code }),
  'table:look': exact({ match, viewer, code }),
  /** The same `request` is the same choice, however often it is sent. */
  'table:answer': exact({ match, request, decision, answer }),
  'table:undo': exact({ match, request, step: positive }),
  'table:preview': exact({ match, decision, answer }),
  /** Asks for a hint: what a bot would do, where the table has hints. */
  'table:hint': exact({ match, decision }),
  /** Asks why a bot made its moves in this seat, from one move number to another. */
  'table:why': exact({ match, viewer, seat: viewer, after: step, upTo: step, code }),
  /** Asks the others to go back to a step. */
  'table:ask-back': exact({ match, request, toStep: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
  'table:agree': exact({ match, request, agree: v.boolean() }),
  'table:close': exact({ match }),
  /** Subscribes to changes of the user's own tables. */
  'lobby:watch': exact({}),
  'lobby:leave': exact({}),
} as const
