// Whether a server for play over the network stands at this address. Without one nothing online is shown.
import { PROTOCOL, type ServerFacts, TroubleError } from '@hustings/protocol'
import { server } from '../wire/api.ts'

/** Pages are served a moment before the server has opened its database: it is asked again for so long. */
const PATIENCE = { times: 30, milliseconds: 1000 }

let found: Promise<ServerFacts | null> | null = null

/** What the server is; null where there is none, or none that this page can talk to. Asked once, and again after a failure. */
export function discover(): Promise<ServerFacts | null> {
  if (!navigator.onLine) return Promise.resolve(null)
  found ??= factsWhenReady(PATIENCE.times)
    .then((facts) => (facts.protocol === PROTOCOL ? facts : null))
    .catch(() => {
      found = null
      return null
    })
  return found
}

async function factsWhenReady(times: number): Promise<ServerFacts> {
  try {
    return await server.facts()
  } catch (error) {
    const isStarting = error instanceof TroubleError && error.trouble.code === 'not-now'
    if (!isStarting || times === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, PATIENCE.milliseconds))
    return factsWhenReady(times - 1)
  }
}
