// The mark of a seat: colour and shape together, because colour is never the only sign.
import type { SeatLook } from '../games/types.ts'

const DRAWINGS = {
  circle: 'i-shape-working',
  diamond: 'i-shape-middle',
  square: 'i-shape-capitalist',
  hexagon: 'i-shape-state',
} as const

interface ShapeProps {
  readonly look: Pick<SeatLook, 'colour' | 'shape'>
  readonly size?: number
  readonly label?: string
}

export function Shape({ look, size = 14, label }: ShapeProps) {
  const drawing = <use href={`#${DRAWINGS[look.shape]}`} />
  const classes = `shape c-${look.colour}`
  if (label === undefined) {
    return (
      <svg className={classes} width={size} height={size} aria-hidden="true" focusable="false">
        {drawing}
      </svg>
    )
  }
  return (
    <svg className={classes} width={size} height={size} role="img" aria-label={label}>
      <title>{label}</title>
      {drawing}
    </svg>
  )
}
