// Whole matches of version 3 of Hegemony, by bots of every level.
import { describe, expect, it } from 'vitest'
import { LEVELS } from './levels.ts'
import { playTrained, TABLES } from './testing/new-version.ts'

describe.each(TABLES)('at a table of version 3 of Hegemony, $players players $company', (table) => {
  it.each(LEVELS)('a bot of level %s plays a match to its end', async (level) => {
    const match = await playTrained(level, table, 4)
    expect(match.record().gameVersion).toBe(3)
    expect(match.standings).toHaveLength(table.players)
    expect(match.game.violations(match.state)).toEqual([])
  })
})
