import { existsSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const mark = process.env.SHAKY_MARK

it('passes the second time only', () => {
  const again = existsSync(mark)
  writeFileSync(mark, '')
  expect(again).toBe(true)
})
