// Whether a server for play over the network stands at this address. Without one nothing online is shown.
import { PROTOCOL, type ServerFacts } from '@hustings/protocol'
import { server } from '../wire/api.ts'

let found: Promise<ServerFacts | null> | null = null

/** What the server is; null where there is none, or none that this page can talk to. Asked once, and again after a failure. */
export function discover(): Promise<ServerFacts | null> {
  if (!navigator.onLine) return Promise.resolve(null)
  found ??= server
    .facts()
    .then((facts) => (facts.protocol === PROTOCOL ? facts : null))
    .catch(() => {
      found = null
      return null
    })
  return found
}
