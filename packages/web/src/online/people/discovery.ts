// Whether a server for play over the network stands at this address. Without one nothing online is shown.
import { PROTOCOL, type ServerFacts, TroubleError } from '@hustings/protocol'
import { server } from '../wire/api.ts'

/** Pages are served before the server is ready: it is asked again every second at first, then less often. */
const AGAIN = { soonMs: 1000, soonTimes: 30, laterMs: 5000 }

let found: Promise<ServerFacts | null> | null = null

/**
 * What the server is; null where there is none, or none that this page can talk to. Asked once, and again after a failure.
 * `onStarting` is called while the server answers that it is not ready yet.
 */
export function discover(onStarting: () => void): Promise<ServerFacts | null> {
  if (!navigator.onLine) return Promise.resolve(null)
  found ??= factsWhenReady(onStarting)
    .then((facts) => (facts.protocol === PROTOCOL ? facts : null))
    .catch(() => {
      found = null
      return null
    })
  return found
}

async function factsWhenReady(onStarting: () => void, asked = 0): Promise<ServerFacts> {
  try {
    return await server.facts()
  } catch (error) {
    const isStarting = error instanceof TroubleError && error.trouble.code === 'not-now'
    if (!isStarting) throw error
    onStarting()
    const wait = asked < AGAIN.soonTimes ? AGAIN.soonMs : AGAIN.laterMs
    await new Promise((resolve) => setTimeout(resolve, wait))
    return factsWhenReady(onStarting, asked + 1)
  }
}
