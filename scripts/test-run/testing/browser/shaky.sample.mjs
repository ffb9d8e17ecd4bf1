import { existsSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

const mark = process.env.SHAKY_MARK

test('passes the second time only', () => {
  const again = existsSync(mark)
  writeFileSync(mark, '')
  expect(again).toBe(true)
})
