// The names of drawings and the drawings themselves are the same.
import { expect, it } from 'vitest'
import { ICON_NAMES } from './icon-names.ts'
import sprite from './sprite.svg?raw'

it('every icon has a drawing, and every drawing a name', () => {
  const drawn = [...sprite.matchAll(/<symbol id="i-([\w-]+)"/g)].map(([, name]) => name ?? '')
  const shapes = drawn.filter((name) => name.startsWith('shape-'))
  expect(shapes).toHaveLength(4)
  expect(drawn.filter((name) => !name.startsWith('shape-')).sort()).toEqual([...ICON_NAMES].sort())
})
