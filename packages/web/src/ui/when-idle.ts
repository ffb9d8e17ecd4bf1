// Runs work when the page is idle.

/** Safari has no `requestIdleCallback`. */
export function whenIdle(act: () => void): void {
  if (globalThis.requestIdleCallback === undefined) setTimeout(act)
  else requestIdleCallback(act)
}
