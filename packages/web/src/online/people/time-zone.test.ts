import { afterEach, describe, expect, it, vi } from 'vitest'
import { cityOf, ownTimeZone, timeZones } from './time-zone.ts'

/** A browser that uses the old name of the time zone of Kyiv. */
function oldNames() {
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Kiev', 'Europe/Warsaw'])
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat('en').resolvedOptions(),
    timeZone: 'Europe/Kiev',
  })
}

afterEach(() => vi.restoreAllMocks())

describe('the time zone of Kyiv', () => {
  it('appears once as Europe/Kyiv when the browser uses Europe/Kiev', () => {
    oldNames()
    expect(ownTimeZone()).toBe('Europe/Kyiv')
    expect(timeZones('Europe/Kiev')).toEqual(['Europe/Kyiv', 'Europe/Warsaw'])
    expect(timeZones('Europe/Warsaw')).toEqual(['Europe/Warsaw', 'Europe/Kyiv'])
  })

  it('returns the city Kyiv, also for an account that stores the old name', () => {
    expect(cityOf('Europe/Kiev')).toBe('Kyiv')
    expect(cityOf('Europe/Kyiv')).toBe('Kyiv')
    expect(cityOf('America/New_York')).toBe('New York')
  })
})
