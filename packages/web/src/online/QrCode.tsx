// A link as a square that a phone's camera reads.
import { useMemo } from 'react'
import { qrOf } from './qr.ts'

/** Light squares around the code, so that a camera finds it. */
const MARGIN = 3

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const squares = useMemo(() => qrOf(text), [text])
  if (squares === null) return null
  const size = squares.length + 2 * MARGIN
  const path = squares
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')))
    .join('')
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
