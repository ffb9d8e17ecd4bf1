// The first turns of matches of version 3 of Hegemony; new-version.deep.test.ts plays them to the end.
import { describe, expect, it } from 'vitest'
import { LEVELS } from './levels.ts'
import { playTrained, TABLES } from './testing/new-version.ts'

const CHOICES = 24

describe.each(TABLES)('at a table of version 3 of Hegemony, $players players $company', (table) => {
  it.each(LEVELS)('a bot of level %s plays with its trained weights', async (level) => {
    const match = await playTrained(level, table, 2, CHOICES)
    expect(match.step).toBe(CHOICES)
    expect(match.record().gameVersion).toBe(3)
    expect(match.game.violations(match.state)).toEqual([])
  })
})
