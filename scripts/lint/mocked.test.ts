// Files that share their modules also share replaced modules, so a file that replaces one belongs to a `mocked` project.
import { describe, expect, it } from 'vitest'
import { TEST_FILES } from './test-files.ts'

describe('a test file that replaces a module', () => {
  const replacing = TEST_FILES.filter(({ text }) => /\bvi\.(do)?mock\(/i.test(text)).map(({ name }) => name)

  it('ends in .mocked.test, so that vitest isolates it', () => {
    expect(replacing.length).toBeGreaterThan(2)
    expect(replacing.filter((name) => !name.includes('.mocked.test.'))).toEqual([])
  })
})
