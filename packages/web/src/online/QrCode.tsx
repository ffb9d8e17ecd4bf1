// A link as a QR code.
import { useMemo } from 'react'
import { qrOf } from './qr.ts'

/** Quiet zone around the code, in modules; cameras need it. */
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
