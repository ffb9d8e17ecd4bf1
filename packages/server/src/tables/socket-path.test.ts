import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { socketPathOf } from './socket-path.ts'

it('gives each match one of 64 paths, always the same, and spreads matches evenly', () => {
  const id = '2f1c8f0e-5d0b-4a53-9c0c-6a8b0c3f5f11'
  expect(socketPathOf(id)).toBe(socketPathOf(id))
  const counts = new Map<string, number>()
  for (let i = 0; i < 6400; i++) {
    const path = socketPathOf(randomUUID())
    expect(path).toMatch(/^\/socket\/\d+$/)
    counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  expect(counts.size).toBe(64)
  expect(Math.max(...counts.values())).toBeLessThan(180)
})
