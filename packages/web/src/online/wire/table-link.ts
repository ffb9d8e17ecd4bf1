// A link for one table, with the path that the server names: behind a load balancer, all its sockets reach one node.
import { TroubleError } from '@hustings/protocol'
import { tables } from './api.ts'
import { type Link, openLink } from './link.ts'

/** Throws the refusal if the client may not see the table. Any path works if the server is unreachable now. */
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

/** The link itself waits until the server is reachable. */
const WAITS = new Set(['unreachable', 'not-now'])
