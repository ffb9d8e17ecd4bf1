// Clocks: days, hours, and minutes below two hours; overdue turns.

import { describe, expect, it } from 'vitest'
import { onlineCatalog } from '../i18n/online-catalog.ts'
import { translator } from '../i18n/translator.ts'
import { plainSpaces } from '../testing/plain-spaces.ts'
import { spanOf, timeLeft } from './span.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = Date.parse('2026-05-08T20:00:00Z')

const inTime = (milliseconds: number) => timeLeft(new Date(NOW + milliseconds).toISOString(), NOW)

describe('the text of a clock', async () => {
  const { say } = translator('en', [await onlineCatalog('en')])

  it.each([
    [3 * 24 * HOUR, '3 days left', 'calm'],
    [47 * HOUR, '47 h left', 'calm'],
    [19 * HOUR + 59 * MINUTE, '19 h left', 'calm'],
    [100 * MINUTE, '1 h 40 min left', 'soon'],
    [40 * MINUTE, '40 min left', 'soon'],
    [20_000, '1 min left', 'soon'],
    [-HOUR, '1 h overdue', 'late'],
    [-50 * HOUR, '2 days overdue', 'late'],
  ])('shows %d milliseconds as %s', (left, said, tone) => {
    expect(plainSpaces(say(inTime(left).said))).toBe(said)
    expect(inTime(left).tone).toBe(tone)
  })

  it('follows the language', async () => {
    const uk = translator('uk', [await onlineCatalog('uk')])
    expect(plainSpaces(uk.say(spanOf(5 * 24 * HOUR)))).toBe('5 днів')
    expect(plainSpaces(uk.say(spanOf(100 * MINUTE)))).toBe('1 год 40 хв')
  })
})
