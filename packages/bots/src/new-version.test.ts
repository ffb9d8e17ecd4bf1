// The first turns of matches under changed rules; new-version.deep.test.ts plays them to the end.
import { describe, expect, it } from 'vitest'
import { LEVELS } from './levels.ts'
import { playTrained, TABLES } from './testing/new-version.ts'

const CHOICES = 24

describe.each(TABLES)('after a change of the rules, $players players $company', (table) => {
  it.each(LEVELS)('a bot of level %s plays with what it learned before', async (level) => {
    const match = await playTrained(level, table, 2, CHOICES)
    expect(match.step).toBe(CHOICES)
    expect(match.record().gameVersion).toBe(match.game.version)
  })
})
