// Drizzle on top of `read` and `write`: one driver for both databases, and no statement that goes around the ledger.
import { drizzle } from 'drizzle-orm/pg-proxy'
import type { Typed, Value } from './database.ts'

type Ask = (text: string, values: readonly Value[]) => Promise<unknown[][]>

/** `read` and `write` give rows as lists, in the order of the columns. */
export function typedOver(read: Ask, write: Ask): Typed {
  return drizzle(async (text, values) => {
    const ask = /^\s*select\b/i.test(text) ? read : write
    return { rows: await ask(text, values) }
  })
}
