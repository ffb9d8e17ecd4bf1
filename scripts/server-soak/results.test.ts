import { expect, it } from 'vitest'
import { type Found, resultsText, withFound } from './results.ts'

const found = (size: number, choices: number, violations: readonly string[] = []): Found => ({
  on: 'sqlite',
  size,
  unit: 'kills',
  counts: { choices },
  figures: '',
  wanted: 'nothing lost',
  violations,
})
const at = (commit: string) => ({ run: 'kills', commit, date: '2026-01-02' })

it('adds up pieces of a run at one commit, keeps other commits separate, and keeps violations', () => {
  const one = withFound([], { ...found(25, 700), ...at('a') }, true)
  const two = withFound(one, { ...found(25, 800, ['lost 3']), ...at('a') }, true)
  const three = withFound(two, { ...found(50, 1000), ...at('b') }, true)
  expect(three.map(({ commit, size, counts, pieces }) => [commit, size, counts.choices, pieces])).toEqual([
    ['a', 50, 1500, 2],
    ['b', 50, 1000, 1],
  ])
  const page = resultsText(three)
  expect(page).toContain('100 kills (kills, sqlite); 1 violations')
  expect(page).toContain('| 50 kills | 1,500 choices | nothing lost | **1**: lost 3 |')
  expect(withFound(three, { ...found(10, 1), ...at('a') }, false)).toHaveLength(3)
})
