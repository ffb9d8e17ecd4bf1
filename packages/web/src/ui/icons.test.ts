// Compares the names of icons with their drawings.
import { expect, it } from 'vitest'
import { ICON_NAMES } from './icon-names.ts'
import drawings from './icons.svg?raw'

it('every icon has a drawing, and every drawing has a name, in the same order', () => {
  expect([...drawings.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name]) => name)).toEqual(ICON_NAMES)
})
