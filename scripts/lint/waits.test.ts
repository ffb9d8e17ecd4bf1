// Tests wait for a state. A fixed time is too short on a busy machine and too long on all others.
import { describe, expect, it } from 'vitest'
import { TEST_FILES, type TestFile } from './test-files.ts'

/** Minimum for limits that depend on the machine. */
const LEAST_MS = 30_000

/** Accepted lines, with the reason. */
const EXCEPTIONS: readonly { readonly file: string; readonly line: string; readonly why: string }[] = [
  {
    file: 'packages/web/src/ui/typefaces.test.ts',
    line: 'setTimeout(act)',
    why: 'stands in for requestIdleCallback; nothing waits for it',
  },
  {
    file: 'scripts/lint/lint-rules.test.ts',
    line: "using(path, 'setTimeout(() => 1, 1)', globals)",
    why: 'source text that the linter must reject',
  },
  {
    file: 'packages/server/src/realtime/delivery.test.ts',
    line: '() => new Promise((resolve) => setTimeout(resolve, 10)),',
    why: 'a pause between two attempts of a load that runs beside the test',
  },
  {
    file: 'packages/server/src/notifications/dispatcher.test.ts',
    line: 'await new Promise((resolve) => setTimeout(resolve, 500))',
    why: 'the interval of a load that runs beside the test',
  },
  {
    file: 'packages/server/src/storage/sqlite/disk.test.ts',
    line: 'await new Promise((resolve) => setTimeout(resolve, 300))',
    why: 'lets several probes fail; a state that must stay as it is has no event',
  },
]

const excused = (file: string, line: string): boolean =>
  EXCEPTIONS.some((exception) => exception.file === file && line.includes(exception.line))

const SLEEP = /\b(?:setTimeout|waitForTimeout|sleep|delay|pause)\(|\bsetTimeout\b.*timers\/promises/

function isTooShort(line: string): boolean {
  return [...line.matchAll(/\b(?:t|testT|hookT)imeout: ?([\d_]+)/g)].some(
    ([, limit = '']) => Number(limit.replaceAll('_', '')) < LEAST_MS,
  )
}

/** Lines that wait a fixed time or have a short limit. */
function waitsIn({ name, text }: TestFile): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !line.startsWith('//') && (SLEEP.test(line) || isTooShort(line)) && !excused(name, line))
    .map((line) => `${name}: ${line}`)
}

describe('test files', () => {
  const others = TEST_FILES.filter(({ name }) => name !== 'scripts/lint/waits.test.ts')

  it('wait for states: they sleep no fixed time and state no limit under 30 s', () => {
    expect(others.length).toBeGreaterThan(300)
    expect(others.flatMap(waitsIn)).toEqual([])
  })

  it('need every exception that is listed here', () => {
    const isUsed = ({ file, line }: { file: string; line: string }) =>
      others.some(({ name, text }) => name === file && text.includes(line))
    expect(EXCEPTIONS.filter((exception) => !isUsed(exception))).toEqual([])
  })

  it.each([
    ['await new Promise((resolve) => setTimeout(resolve, 20))', true],
    ['await page.waitForTimeout(100)', true],
    ["import { setTimeout } from 'node:timers/promises'", true],
    ['await best.waitFor({ timeout: 5_000 })', true],
    ['await best.waitFor({ timeout: 30_000 })', false],
    ["vi.useFakeTimers({ toFake: ['setTimeout'] })", false],
  ])('finds a fixed wait in a line: %s', (line, found) => {
    expect(waitsIn({ name: 'x.test.ts', text: line })).toHaveLength(found ? 1 : 0)
  })
})
