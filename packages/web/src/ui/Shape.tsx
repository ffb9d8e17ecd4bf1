// The mark of a seat: colour and shape together, because colour is never the only sign.
import type { SeatLook } from '../games/types.ts'
import { glyph } from './glyphs.ts'

interface ShapeProps {
  readonly look: Pick<SeatLook, 'colour' | 'shape'>
  readonly size?: number
  readonly label?: string
}

export function Shape({ look, size = 14, label }: ShapeProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <i className={`shape c-${look.colour}`} style={{ fontSize: size }} {...spoken}>
      {glyph(look.shape).lines}
    </i>
  )
}
