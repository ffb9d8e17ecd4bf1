// Work for a moment in which the page has nothing to do.

/** Safari has no `requestIdleCallback`. */
export function whenIdle(act: () => void): void {
  if (globalThis.requestIdleCallback === undefined) setTimeout(act)
  else requestIdleCallback(act)
}
