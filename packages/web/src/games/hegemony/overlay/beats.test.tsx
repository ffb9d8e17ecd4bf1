// Sheets of votes, the IMF, production and scoring in a random match.
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { beatFrom } from '../../../table/beats/beats.ts'
import { playByChance, showAtTable, startMatch } from '../testing/at-table.tsx'
import { beats } from './beats.tsx'

afterEach(cleanup)

function playedRound() {
  const match = startMatch(4, 'beats')
  playByChance(match, 1, () => {})
  const events = match.eventsFor('spectator')
  const end = events.findIndex((event) => event.type === 'round' && event.round === 3)
  const log = events.slice(0, end + 1).map((event, step) => ({ step, event }))
  return { view: match.observe('spectator').view, log }
}

describe('sheets of a random match', () => {
  it('follow each other, and each has content', async () => {
    const { view, log } = playedRound()
    const seen: string[] = []
    for (let run = beatFrom(log, 0, { beats }); run !== null; run = beatFrom(log, run.end, { beats })) {
      const { beat } = run
      seen.push(beat.id)
      const events = log.map(({ event }) => event).filter((event) => run?.events.includes(event))
      showAtTable(
        <beats.Sheet
          view={view}
          viewer="spectator"
          layout="table"
          live
          beat={beat}
          events={events}
          picture={0}
          onPicture={() => {}}
        />,
        {
          log,
        },
      )
      expect((await screen.findAllByRole('heading')).length, beat.id).toBeGreaterThan(0)
      cleanup()
    }
    expect(seen.filter((id) => id === 'production')).toHaveLength(2)
    expect(seen.filter((id) => id === 'scoring')).toHaveLength(2)
    expect(seen.some((id) => id.startsWith('vote:'))).toBe(true)
    expect(seen.indexOf('production')).toBeLessThan(seen.indexOf('scoring'))
  })
})
