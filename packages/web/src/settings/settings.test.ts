// Settings: defaults at the first start, storage, and corrupt stored values.
import { describe, expect, it } from 'vitest'
import { detectLanguage, readSettings } from './settings.ts'

describe('settings', () => {
  it('uses the first preferred language of the browser that it supports', () => {
    expect(detectLanguage(['de-DE', 'uk-UA', 'en'])).toBe('uk')
    expect(detectLanguage(['pl'])).toBe('pl')
    expect(detectLanguage(['fr', 'de'])).toBe('en')
    expect(detectLanguage([])).toBe('en')
  })

  it('falls back to defaults when stored values are invalid', () => {
    const calm = { theme: 'system', motion: 'system', textSize: 100, tell: false }
    const defaults = { ...calm, language: 'pl', pace: 'quick', news: 'wait', turnEnd: 'wait' }
    for (const stored of [null, '', 'nonsense', '[]', '{"theme":"purple","textSize":1000}']) {
      expect(readSettings(stored, ['pl'], 1440)).toEqual(defaults)
    }
    expect(readSettings('{"pace":"instant"}', ['pl'], 1440)).toMatchObject({ pace: 'result' })
    expect(readSettings('{"language":"uk","theme":"dark"}', ['pl'], 1440)).toMatchObject({
      language: 'uk',
      theme: 'dark',
    })
  })
  it('shows only results on phones until the player chooses another pace', () => {
    expect(readSettings(null, ['pl'], 390).pace).toBe('result')
    expect(readSettings('{"pace":"step"}', ['pl'], 390).pace).toBe('step')
    expect(readSettings(null, ['pl'], 820).pace).toBe('quick')
  })
})
