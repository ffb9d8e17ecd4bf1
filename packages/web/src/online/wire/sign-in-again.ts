// Lets a page ask the player to sign in again, so that a request refused for an old sign-in can be repeated.

/** Resolves to true after a new sign-in and to false when the player cancels. */
type Asker = () => Promise<boolean>

let asker: Asker | null = null
let asking: Promise<boolean> | null = null

/** Returns a function that removes the handler. */
export function askToSignIn(next: Asker): () => void {
  asker = next
  return () => {
    if (asker === next) asker = null
  }
}

/** Requests that are refused together open one dialog. */
export function signedInAgain(): Promise<boolean> {
  if (asker === null) return Promise.resolve(false)
  asking ??= asker().finally(() => {
    asking = null
  })
  return asking
}
