// Bots of a match on the device wait for their weights.
import { randomBot, UnreadFile } from '@hustings/bots'
import { ballotEngine } from '@hustings/live/testing/ballot'
import type { Trouble, Update } from '@hustings/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Hosted } from './host.ts'
import { Session } from './session.ts'

/** A match of two bots, which play once they are seated. */
function hostedMatch() {
  const bots = new Map(['red', 'blue'].map((seat) => [seat, randomBot] as const))
  const session = Session.start(ballotEngine, { rounds: 1 }, 'weights', bots)
  const failures: string[] = []
  const updates: Update[] = []
  const hosted = new Hosted(
    'weights',
    session,
    {
      update: (update) => updates.push(update),
      saved: () => undefined,
      failed: ({ code }: Trouble) => failures.push(code),
    },
    { steps: 0, updated: 0 },
  )
  hosted.pace('result')
  return { hosted, session, bots, failures, updates }
}

describe('a match on the device whose bots have no weights yet', () => {
  afterEach(() => vi.useRealTimers())

  it('reports once that bots need the network, and seats them as soon as there is one', async () => {
    const { hosted, bots, failures } = hostedMatch()
    let attempts = 0
    const seated = hosted.seat(async () => {
      if (++attempts < 3) throw new UnreadFile('no network')
      return bots
    })
    await vi.waitFor(() => expect(failures).toEqual(['bots-offline']))
    globalThis.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(attempts).toBe(2))
    globalThis.dispatchEvent(new Event('online'))
    await seated
    expect(attempts).toBe(3)
    expect(failures).toEqual(['bots-offline'])
    await hosted.close()
  })

  it('ends with an error that no network can cure', async () => {
    const { hosted, failures } = hostedMatch()
    await hosted.seat(async () => {
      throw new Error('broken weights')
    })
    expect(failures).toEqual(['unexpected'])
    await hosted.close()
  })
})
