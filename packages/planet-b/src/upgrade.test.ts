/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copy, Match, readRecord } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { planetB } from './game.ts'
import { playUntil } from './testing/match.ts'

/** Stored matches of version 1, with the lines of boards 2 to 4 of that version. Never record them again. */
const textOf = (name: '2p-late' | '4p-middle'): string =>
  readFileSync(join(import.meta.dirname, `../fixtures/version-1/${name}.json`), 'utf8')

describe('matches of version 1', () => {
  it.each([
    { name: '2p-late', how: 'replays as before', outcome: 'proven' },
    { name: '4p-middle', how: 'replays differently and continues from its checkpoint', outcome: 'since-upgrade' },
  ] as const)('$name $how, and plays to the end with the lines of today', ({ name, outcome }) => {
    const stored = readRecord(textOf(name))
    expect(stored.gameVersion).toBe(1)
    const match = Match.load(planetB, textOf(name))
    const second = match.state.order[1] ?? ''
    expect(Object.entries(match.observe(second).view.seats)).toContainEqual([
      second,
      expect.objectContaining({
        lines: expect.objectContaining({
          lower: ['iridium', 'meat', 'plants'].map((printed) => expect.objectContaining({ printed })),
        }),
      }),
    ])
    const end = playUntil(Match.load(planetB, match.record()))
    expect(end.over).toBe(true)
    expect(planetB.violations(end.state)).toEqual([])
    expect(Match.verify(planetB, end.record())).toMatchObject({ outcome, difference: null })
  })

  it('accepts every position of a match, also those without a tile or a news card', () => {
    const refused: string[] = []
    let empty = 0
    playUntil(Match.start(planetB, { players: 4 }, 'positions'), (state) => {
      const { deals, news, clock } = state
      if (Object.values(deals).some(({ tile }) => tile === null) || Object.values(news).some(({ up }) => up === null)) {
        empty++
      }
      if (planetB.upgrade?.(copy(state), 1) === null) refused.push(JSON.stringify(clock))
      return false
    })
    expect(refused.slice(0, 1)).toEqual([])
    expect(empty).toBeGreaterThan(0)
  })

  it('an unknown version and a value that is no table are rejected', () => {
    const checkpoint = () => copy(readRecord(textOf('4p-middle')).checkpoint)
    expect(planetB.upgrade?.(checkpoint(), 1)).not.toBeNull()
    expect(planetB.upgrade?.(checkpoint(), 0)).toBeNull()
    expect(planetB.upgrade?.(null, 1)).toBeNull()
    expect(planetB.upgrade?.({ ...checkpoint(), bag: 'full' }, 1)).toBeNull()
    expect(planetB.upgrade?.({ ...checkpoint(), player: undefined }, 1)).toBeNull()
  })
})
