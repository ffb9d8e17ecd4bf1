// The checked-in icon font matches the drawings.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { decompress } from 'wawoff2'

const read = (name) => readFileSync(new URL(`../packages/web/src/ui/${name}`, import.meta.url))

it('matches the current drawings; if not: npm run icons', async () => {
  const font = Buffer.from(await decompress(read('icons.woff2'))).toString('latin1')
  expect(font).toContain(createHash('sha256').update(read('icons.svg')).digest('hex'))
})
