// Rings around the highlighted elements, and the line that leads to them. Decorative; clicks pass through.
import { grown } from './place.ts'
import type { Pointing } from './use-pointing.ts'

/** Distance between an element and its ring. */
const AROUND = 4

export function Rings({ boxes, line }: Pointing) {
  return (
    <div className="lesson-rings" data-testid="lesson-rings" aria-hidden="true">
      {boxes.map((box, i) => {
        const { left, top, width, height } = grown(box, AROUND)
        // biome-ignore lint/suspicious/noArrayIndexKey: rings are told apart by their order only
        return <i key={i} className={i === 0 ? 'first' : ''} style={{ left, top, width, height }} />
      })}
      {line !== null && (
        <svg aria-hidden="true">
          <path d={`M${line.start.x} ${line.start.y}L${line.end.x} ${line.end.y}`} />
          <circle cx={line.end.x} cy={line.end.y} r="4" />
        </svg>
      )}
    </div>
  )
}
