import { expect, test } from '@playwright/test'

test('passes', () => {
  expect(1).toBe(1)
})

test.skip('is skipped', () => {})
