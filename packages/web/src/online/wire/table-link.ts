// A link for one table, by the path that the server names: behind a balancer the sockets of a table meet on one node.
import { TroubleError } from '@hustings/protocol'
import { tables } from './api.ts'
import { type Link, openLink } from './link.ts'

/** Throws the refusal if the client may not see the table. Any path works if the server cannot be reached now. */
export async function openTableLink(id: string, code: string | null): Promise<Link> {
  return openLink(await pathOf(id, code))
}

async function pathOf(id: string, code: string | null): Promise<string | undefined> {
  try {
    return (await tables.get(id, code ?? undefined)).socketPath
  } catch (error) {
    if (error instanceof TroubleError && WAITS.has(error.trouble.code)) return undefined
    throw error
  }
}

/** The link itself waits until the server can be reached. */
const WAITS = new Set(['unreachable', 'not-now'])
