// The mark of a seat: color and shape together, because color is never the only sign.
import { glyph } from './glyphs.ts'
import { hookOf, type SeatColour, SHAPE_OF } from './seat-colours.ts'

interface ShapeProps {
  readonly look: { readonly colour: SeatColour }
  readonly size?: number
  readonly label?: string
}

export function Shape({ look, size = 14, label }: ShapeProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <i className={`shape ${hookOf(look.colour)}`} data-part="shape" style={{ fontSize: size }} {...spoken}>
      {glyph(SHAPE_OF[look.colour]).lines}
    </i>
  )
}
