import { expect, it } from 'vitest'
import { isoText } from './iso.ts'

it('a time is the same text as the engine makes of it', () => {
  const times = [0, 7, 42, 999, 1000, -1, -1000, -62_198_755_200_000, 253_402_300_800_000, 1_795_000_000_123]
  for (const time of [...times, ...times]) expect(isoText(new Date(time))).toBe(new Date(time).toISOString())
  for (let time = 1_795_000_000_000; time < 1_795_003_000_000; time += 997)
    expect(isoText(new Date(time))).toBe(new Date(time).toISOString())
  expect(() => isoText(new Date(Number.NaN))).toThrow(RangeError)
})
