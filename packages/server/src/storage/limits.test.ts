// Counts of limits: exact for requests at the same moment, and in windows of time.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { NOW } from '../testing/rows.ts'
import { freshPostgres, onBothStorages, onPostgresStorage, postgresAt, sharedDriver } from '../testing/storage.ts'
import { countInWindow, countOfWindow, uncountInWindow } from './limits.ts'

const MINUTE = 60_000
const window = (key: string, now = NOW) => ({ key, seconds: 60, now })

onBothStorages('a limit', (kind) => {
  it('counts each request at the same moment, and starts again after its window', async () => {
    const driver = await sharedDriver(kind)
    const [key, other] = [randomUUID(), randomUUID()]
    const counts = await Promise.all(Array.from({ length: 20 }, () => countInWindow(driver, window(key))))
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    expect(await countOfWindow(driver, window(other))).toBe(0)
    expect(await countOfWindow(driver, window(key, NOW + MINUTE - 1))).toBe(20)
    expect(await countInWindow(driver, window(key, NOW + MINUTE - 1))).toBe(21)
    expect(await countOfWindow(driver, window(key, NOW + MINUTE))).toBe(0)
    expect(await countInWindow(driver, window(key, NOW + MINUTE))).toBe(1)
  })

  it('gives counts of its window back', async () => {
    const driver = await sharedDriver(kind)
    const key = randomUUID()
    await uncountInWindow(driver, window(key))
    for (let i = 0; i < 3; i++) await countInWindow(driver, window(key))
    await uncountInWindow(driver, window(key))
    expect(await countOfWindow(driver, window(key))).toBe(2)
    await uncountInWindow(driver, window(key, NOW + MINUTE))
    expect(await countOfWindow(driver, window(key))).toBe(2)
    for (let i = 0; i < 3; i++) await uncountInWindow(driver, window(key))
    expect(await countOfWindow(driver, window(key))).toBe(0)
  })
})

onPostgresStorage('a limit of two nodes', () => {
  it('counts the requests of both together', async () => {
    const url = await freshPostgres()
    const nodes = [await postgresAt(url), await postgresAt(url)]
    const key = randomUUID()
    const counts = await Promise.all(
      Array.from({ length: 40 }, (_, i) => nodes[i % 2]).flatMap((node) =>
        node === undefined ? [] : [countInWindow(node, window(key))],
      ),
    )
    expect(new Set(counts).size).toBe(40)
    expect(Math.max(...counts)).toBe(40)
  })
})
