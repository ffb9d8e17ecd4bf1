// A clock of the test's own: timers fire one after the other, at once, until none is left.
import { afterEach, beforeEach, vi } from 'vitest'

/** Lets every timer of this file fire without real time. */
export function withoutWaiting(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.setTimerTickMode('nextTimerAsync')
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Resolves when no timer is left: nothing is on its way, and no bot is about to play. */
export async function still(): Promise<void> {
  await vi.runAllTimersAsync()
}
