// Settings: found at the first start, kept, and never broken by what is stored.
import { describe, expect, it } from 'vitest'
import { detectLanguage, readSettings } from './settings.ts'

describe('settings', () => {
  it('speaks the first of the person’s languages that it knows', () => {
    expect(detectLanguage(['de-DE', 'uk-UA', 'en'])).toBe('uk')
    expect(detectLanguage(['pl'])).toBe('pl')
    expect(detectLanguage(['fr', 'de'])).toBe('en')
    expect(detectLanguage([])).toBe('en')
  })

  it('falls back where something stored makes no sense', () => {
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
  it('tells only results on a phone, until the person chooses another pace', () => {
    expect(readSettings(null, ['pl'], 390).pace).toBe('result')
    expect(readSettings('{"pace":"step"}', ['pl'], 390).pace).toBe('step')
    expect(readSettings(null, ['pl'], 820).pace).toBe('quick')
  })
})
