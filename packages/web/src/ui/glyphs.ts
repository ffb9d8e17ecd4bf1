// Icons are glyphs of a font (`npm run icons` makes it from icons.svg): two per icon, the lines and the soft tone below.
// Browsers paint text fastest, and the table has hundreds of icons.
import { ICON_NAMES, type IconName } from './icon-names.ts'

export const FIRST_GLYPH = 0xe000

export interface Glyph {
  readonly lines: string
  readonly tone: string
}

const glyphs = new Map<IconName, Glyph>(
  ICON_NAMES.map((name, i) => {
    const code = FIRST_GLYPH + 2 * i
    return [name, { lines: String.fromCodePoint(code), tone: String.fromCodePoint(code + 1) }]
  }),
)

export function glyph(name: IconName): Glyph {
  const found = glyphs.get(name)
  if (found === undefined) throw new Error(`no drawing ${name}`)
  return found
}
