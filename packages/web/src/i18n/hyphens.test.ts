import { describe, expect, it } from 'vitest'
import { hyphenate } from './hyphens.ts'

const seen = (name: string, language: 'en' | 'uk' | 'pl') => hyphenate(name, language).replaceAll('\u00ad', '-')

describe('soft hyphens', () => {
  it.each([
    ['Бонус за працевлаштування', 'Бонус за пра-цев-лаш-ту-ван-ня'],
    ['Університетська лікарня', 'Уні-вер-си-тетсь-ка лікарня'],
    ['Регіональна радіостанція', 'Регіо-наль-на радіос-тан-ція'],
  ])('%s', (name, broken) => expect(seen(name, 'uk')).toBe(broken))

  it.each([
    ['Zautomatyzowana Mleczarnia', 'Zau-to-ma-ty-zo-wa-na Mle-czar-nia'],
    ['Program Zatrudnienia', 'Program Zat-rud-nie-nia'],
    ['Gospodarstwo Ekologiczne', 'Gos-po-darst-wo Eko-lo-gicz-ne'],
  ])('%s', (name, broken) => expect(seen(name, 'pl')).toBe(broken))

  it('appear only in words that are too long', () => {
    expect(hyphenate('Технічний університет', 'uk', 12)).toBe('Технічний університет')
  })

  it.each([
    ['Supermarket', 'Super-mar-ket'],
    ['Unemployment Benefits', 'Unem-ploy-ment Bene-fits'],
    ['Shopping Mall', 'Shop-ping Mall'],
  ])('%s', (name, broken) => expect(seen(name, 'en')).toBe(broken))
})
