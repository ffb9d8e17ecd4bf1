// What a screen reader is told of what happened: whole sentences that say who it was.
import type { BallotEvent } from '@hustings/kernel/testing/ballot'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ui } from '../games/ballot/ui.tsx'
import { atTable } from '../testing/at-table.tsx'
import { Announcer } from './Announcer.tsx'
import type { Log } from './model/model.ts'

const EVENTS: readonly BallotEvent[] = [
  { type: 'cubes-placed', party: 'red', district: 'mill', count: 2 },
  { type: 'coins-taken', party: 'blue', coins: 3 },
]
const LOG: Log = EVENTS.map((event, i) => ({ step: 4 + i, event }))
/** Every line is worth telling. */
const talkative: typeof ui = {
  ...ui,
  line: (event) => {
    const line = ui.line(event)
    return line === null ? null : { ...line, announce: true }
  },
}

describe('news', () => {
  it('say who it was, each in a sentence of its own', async () => {
    const props = { decision: null, log: LOG, fresh: 0, ui: talkative, explained: null }
    await atTable(<Announcer {...props} />)
    const told = [...screen.getByTestId('announced-news').children].map(({ textContent }) => textContent)
    expect(told).toEqual([expect.stringMatching(/^Red Party: /), expect.stringMatching(/^Blue Party: /)])
  })
})
