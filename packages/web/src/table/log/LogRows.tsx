// Rows of the log: a heading and an actor fold what stands under them, a line shows the board at its moment.
import type { LoggedEvent } from '@hustings/protocol'
import { memo } from 'react'
import { useWords } from '../../i18n/context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Shape } from '../../ui/Shape.tsx'
import { useSeats } from '../model/use-seats.ts'
import { Figures } from './Figures.tsx'
import type { ToldLine } from './log-lines.ts'
import type { LogRow } from './log-rows.ts'
import type { Part } from './story.ts'
import { WhyButton } from './WhyButton.tsx'

interface RowProps {
  readonly row: LogRow
  readonly current: boolean
  readonly onFold: (id: number) => void
  readonly onLook: (step: number) => void
  readonly onReview: (line: LoggedEvent) => void
}

export function Row({ row, current, onFold, onLook, onReview }: RowProps) {
  switch (row.kind) {
    case 'heading':
      return <Heading line={row.line} folded={row.folded} id={row.id} onFold={onFold} />
    case 'actor':
      return <Actor part={row.part} folded={row.folded} id={row.id} onFold={onFold} />
    case 'line':
      return <Line line={row.line} current={current} onLook={onLook} onReview={onReview} />
  }
}

interface FoldProps {
  readonly id: number
  readonly folded: boolean
  readonly onFold: (id: number) => void
}

const Heading = memo(function Heading({ line, id, folded, onFold }: FoldProps & { readonly line: ToldLine }) {
  const { say } = useWords()
  return (
    <li className="sep">
      <button type="button" className="fold" tabIndex={-1} aria-expanded={!folded} onClick={() => onFold(id)}>
        <Icon name={folded ? 'next' : 'down'} size={11} />
        {say(line.message)}
      </button>
    </li>
  )
})

/** Folded, it tells in its own line what was done. */
const Actor = memo(function Actor({ part, id, folded, onFold }: FoldProps & { readonly part: Part }) {
  const { say } = useWords()
  const seats = useSeats()
  const { actor, main, lines } = part
  if (actor === null) return null
  const done = main.length > 0 ? main : lines.slice(0, 1)
  return (
    <li className="who">
      <button type="button" className="fold" tabIndex={-1} aria-expanded={!folded} onClick={() => onFold(id)}>
        <Icon name={folded ? 'next' : 'down'} size={11} />
        <Shape look={seats.look(actor)} size={12} />
        <span>
          <b>{seats.role(actor)}</b>
          {folded && <>: {done.map(({ message }) => say(message)).join(' ')}</>}
        </span>
      </button>
      <WhyButton seat={actor} after={part.after} upTo={lines.at(-1)?.step ?? part.after} byArrows />
    </li>
  )
})

interface LineProps {
  readonly line: ToldLine
  readonly current: boolean
  readonly onLook: (step: number) => void
  readonly onReview: (line: LoggedEvent) => void
}

const Line = memo(function Line({ line, current, onLook, onReview }: LineProps) {
  const { say } = useWords()
  const seats = useSeats()
  const text = say(line.message)
  const [seat] = line.seats
  return (
    <li className={current ? 'e now' : 'e'}>
      <button
        type="button"
        data-testid="log-line"
        tabIndex={current ? 0 : -1}
        onClick={() => onLook(line.step)}
        {...(current ? { 'aria-current': 'true' } : {})}
      >
        {seat === undefined ? (
          <Icon name={line.icon ?? 'log'} size={13} />
        ) : (
          <Shape look={seats.look(seat)} size={12} label={seats.role(seat)} />
        )}
        <span>
          <Figures text={text} />
        </span>
      </button>
      {line.reviewable && (
        <button type="button" className="review" tabIndex={-1} onClick={() => onReview(line.entry)}>
          {line.again === undefined ? (
            <Icon name="eye" size={14} label={say('ui.log.review')} />
          ) : (
            <Icon name="why" size={14} label={say(line.again)} />
          )}
        </button>
      )}
    </li>
  )
})
