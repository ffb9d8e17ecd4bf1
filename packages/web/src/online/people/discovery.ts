// Detects a server for online play at this address. Without one, nothing online is shown.
import { PROTOCOL, type ServerFacts, TroubleError } from '@hustings/protocol'
import { server } from '../wire/api.ts'

/** The server delivers pages before it is ready: the client polls, first every second, then less often. */
const AGAIN = { soonMs: 1000, soonTimes: 30, laterMs: 5000 }

let found: Promise<ServerFacts | null> | null = null

/**
 * Returns the server's facts; null if there is no server or no compatible one. Asked once, and again after a failure.
 * Calls `onStarting` while the server answers that it is not ready yet.
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
