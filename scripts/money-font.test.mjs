// The checked-in font of the money sign matches the installed Inter.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MONEY_FONT, moneyFont } from './money-font.mjs'

it('matches the installed Inter; if not: npm run money', async () => {
  expect((await moneyFont()).equals(readFileSync(MONEY_FONT))).toBe(true)
})
