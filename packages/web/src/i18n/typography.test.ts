import { describe, expect, it } from 'vitest'
import { typeset } from './typography.ts'

const shown = (text: string, language: 'en' | 'uk' | 'pl') => typeset(text, language).replaceAll('\u00a0', '_')

describe('non-breaking spaces', () => {
  it.each([
    ['Pays the State 120 ₳: tariff.', 'Pays the State 120_₳: tariff.'],
    ['1 h 40 min left', '1_h 40_min left'],
    ['8 → 10 ₳', '8 →_10_₳'],
    ['1.4 ± 0.3 points', '1.4_±_0.3 points'],
    ['Labor Market: section B', 'Labor Market: section_B'],
    ['Uses L.A.M.A.. Waits...', 'Uses L.A.M.A. Waits...'],
    ['A bill moves 3 policies', 'A bill moves 3 policies'],
  ])('join units, signs and letters in English: %s', (text, expected) => expect(shown(text, 'en')).toBe(expected))

  it.each([
    ['Здобуває 3 ПБ: закон № 2', 'Здобуває 3_ПБ: закон №_2'],
    ['11 варіантів, 120 варіантів', '11_варіантів, 120 варіантів'],
    ['1 год 40 хв', '1_год 40_хв'],
    ['перехід до сектора Б', 'перехід до сектора_Б'],
  ])('join small numbers with what is counted in Ukrainian: %s', (text, expected) =>
    expect(shown(text, 'uk')).toBe(expected),
  )

  it.each([
    ['Umieść 5 kostek w woreczku i z ręki', 'Umieść 5_kostek w_woreczku i_z_ręki'],
    ['W tej turze (o 2 wpływy)', 'W_tej turze (o_2_wpływy)'],
    ['Robotnicza, sekcja A. A potem Państwo', 'Robotnicza, sekcja_A. A_potem Państwo'],
  ])('join one-letter words with the next word in Polish: %s', (text, expected) =>
    expect(shown(text, 'pl')).toBe(expected),
  )

  it('stay unchanged when a text is formatted again as part of another', () => {
    const once = typeset('a 5 kostek i z ręki za 3 ₳', 'pl')
    expect(typeset(once, 'pl')).toBe(once)
  })
})
