// Whole matches under changed rules, by bots of every level.
import { describe, expect, it } from 'vitest'
import { LEVELS } from './levels.ts'
import { playTrained, TABLES } from './testing/new-version.ts'

describe.each(TABLES)('after a change of the rules, $players players $company', (table) => {
  it.each(LEVELS)('a bot of level %s plays a match to its end', async (level) => {
    const match = await playTrained(level, table, 4)
    expect(match.standings).toHaveLength(table.players)
    expect(match.game.violations(match.state)).toEqual([])
  })
})
