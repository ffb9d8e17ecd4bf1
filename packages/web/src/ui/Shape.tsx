// The mark of a seat: colour and shape together, because colour is never the only sign.
import type { SeatLook } from '../games/types.ts'
import { Drawn } from './Drawn.tsx'
import { drawing } from './drawings.ts'

export const SHAPES = {
  circle: drawing('i-shape-working'),
  diamond: drawing('i-shape-middle'),
  square: drawing('i-shape-capitalist'),
  hexagon: drawing('i-shape-state'),
} as const

interface ShapeProps {
  readonly look: Pick<SeatLook, 'colour' | 'shape'>
  readonly size?: number
  readonly label?: string
}

export function Shape({ look, size = 14, label }: ShapeProps) {
  return <Drawn of={SHAPES[look.shape]} className={`shape c-${look.colour}`} width={size} height={size} label={label} />
}
