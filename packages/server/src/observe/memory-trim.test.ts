import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { MemoryTrim } from './memory-trim.ts'

const MB = 1024 * 1024
const REST = 30_000

function trimmed() {
  const facts = { time: 0, spent: 0, bytes: 200 * MB, collections: 0 }
  const trim = new MemoryTrim({
    now: () => facts.time,
    processorMs: () => facts.spent,
    residentBytes: () => facts.bytes,
    async collect() {
      facts.collections++
      facts.bytes = 150 * MB
    },
  })
  const step = async (milliseconds: number, processorMs: number) => {
    facts.time += milliseconds
    facts.spent += processorMs
    await trim.look(milliseconds)
    return facts.collections
  }
  return { facts, step }
}

describe('memory trim', () => {
  it('collects when the process is calm', async () => {
    const { step } = trimmed()
    expect(await step(5000, 4000)).toBe(0)
    expect(await step(5000, 501)).toBe(0)
    expect(await step(5000, 100)).toBe(1)
  })

  it('collects again when the process has grown, but not at once', async () => {
    const { facts, step } = trimmed()
    expect(await step(5000, 0)).toBe(1)
    expect(await step(REST, 0)).toBe(1)
    facts.bytes = 181 * MB
    expect(await step(REST, 0)).toBe(1)
    facts.bytes = 183 * MB
    expect(await step(5000, 0)).toBe(2)
    facts.bytes = 400 * MB
    expect(await step(REST - 1, 0)).toBe(2)
    expect(await step(1, 0)).toBe(3)
  })

  it('returns the memory of a busy time to the system', () => {
    const script = `
      import { collectGarbage } from ${JSON.stringify(new URL('memory-trim.ts', import.meta.url).href)}
      let kept = []
      for (let i = 0; i < 5e6; i++) {
        kept.push({ number: i, list: [i] })
        if (kept.length === 100000) kept = []
      }
      kept = null
      const before = process.memoryUsage.rss()
      await collectGarbage()
      console.log((before - process.memoryUsage.rss()) / before)`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(Number(stdout)).toBeGreaterThan(0.3)
  })
})
