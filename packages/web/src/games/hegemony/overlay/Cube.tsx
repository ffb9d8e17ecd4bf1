// A voting cube of a class.
import { useWords } from '../../../i18n/context.ts'
import { glyph } from '../../../ui/glyphs.ts'
import { SHAPE_OF } from '../../../ui/seat-colours.ts'
import type { Class } from '../words/model.ts'
import { roleName } from '../words/names.ts'
import { LOOKS, roleHook } from '../words/roles.ts'

export function Cube({ of, at }: { readonly of: Class; readonly at: number }) {
  const { say } = useWords()
  return (
    <svg
      className={`hg-cube ${roleHook(of)}`}
      viewBox="0 0 40 44"
      role="img"
      style={{ animationDelay: `${at * 110}ms` }}
    >
      <title>{say(roleName(of))}</title>
      <path d="M20 2 37 11.5V32L20 42 3 32V11.5z" fill="var(--c)" />
      <path d="M20 2 37 11.5 20 21 3 11.5z" fill="#fff" fillOpacity=".28" />
      <path d="M20 21 37 11.5V32L20 42z" fill="#000" fillOpacity=".2" />
      <text x="6.5" y="30.5" className="mark">
        {glyph(SHAPE_OF[LOOKS[of].colour]).lines}
      </text>
    </svg>
  )
}
