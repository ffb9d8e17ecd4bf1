import { describe, expect, it } from 'vitest'
import { hyphenate } from './hyphens.ts'

const seen = (name: string, language: 'en' | 'uk' | 'pl') => hyphenate(name, language).replaceAll('\u00ad', '-')

describe('long words', () => {
  it.each([
    ['Бонус за працевлаштування', 'Бонус за пра-цев-лаш-ту-вання'],
    ['Університетська лікарня', 'Уні-вер-си-тетська лікарня'],
    ['Регіональна радіостанція', 'Регіо-нальна радіос-тан-ція'],
  ])('%s', (name, broken) => expect(seen(name, 'uk')).toBe(broken))

  it.each([
    ['Zautomatyzowana Mleczarnia', 'Zau-to-ma-ty-zo-wana Mle-czar-nia'],
    ['Program Zatrudnienia', 'Program Zat-rud-nie-nia'],
    ['Gospodarstwo Ekologiczne', 'Gos-po-darstwo Eko-lo-giczne'],
  ])('%s', (name, broken) => expect(seen(name, 'pl')).toBe(broken))

  it('are only those that do not fit', () => {
    expect(hyphenate('Технічний університет', 'uk', 12)).toBe('Технічний університет')
  })

  it('are left to the browser in English', () => {
    expect(hyphenate('Unemployment Benefits', 'en')).toBe('Unemployment Benefits')
  })
})
