import { expect, it } from 'vitest'
import { digest } from './digest.ts'

it('a digest never changes: stored records depend on it', () => {
  expect(digest('')).toBe('811c9dc51b873593')
  expect(digest('a')).toBe('166c05f5d5002e2e')
  expect(digest('ab')).toBe('7e52d58a42d54314')
  expect(digest('hustings')).toBe('583ef268f437d406')
  expect(digest('Вибори 2026')).toBe('ea51fffd2684072e')
})

it('a digest detects a letter changed, added or moved', () => {
  const texts = ['hustings', 'hustings ', 'hustingS', ' hustings', 'husting', 'hustinsg', 'uhstings', 'gshustin']
  expect(new Set(texts.map(digest)).size).toBe(texts.length)
  for (const text of texts) expect(digest(text)).toMatch(/^[0-9a-f]{16}$/)
})
