// What happened, in the reader's language. Filter by player and kind; click a line to see the board at that moment.

import type { LoggedEvent } from '@hustings/protocol'
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { GameUi } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { Icon } from '../ui/Icon.tsx'
import { Shape } from '../ui/Shape.tsx'
import { Figures } from './Figures.tsx'
import { EVERYTHING, filtered, type LogFilter, linesOf, type ToldLine } from './log-lines.ts'
import type { Log } from './model.ts'
import { useSeats } from './use-seats.ts'

/** As many lines as the panel can hold, and some more; earlier ones come when one scrolls up to them. */
const SHOWN = 40

interface LogPanelProps {
  readonly log: Log
  readonly ui: GameUi
  /** The moment one is looking at; null for now. */
  readonly lookingAt: number | null
  readonly onLook: (step: number) => void
  /** Opens again what was looked at when this happened. */
  readonly onReview: (line: LoggedEvent) => void
}

export const LogPanel = memo(function LogPanel({ log, ui, lookingAt, onLook, onReview }: LogPanelProps) {
  const { say } = useWords()
  const [filter, setFilter] = useState(EVERYTHING)
  const [shown, setShown] = useState(SHOWN)
  // The next decision comes first; the log may follow a moment later.
  const settled = useDeferredValue(log)
  const lines = useMemo(() => filtered(linesOf(settled, ui), filter), [settled, ui, filter])
  const at = lookingAt === null ? lines.length - 1 : lines.findLastIndex(({ step }) => step <= lookingAt)
  const current = lines[at]?.id ?? null
  const begin = Math.max(0, at + 1 - shown)
  const visible = lines.slice(begin, at + 1 + SHOWN)
  const more = useCallback(() => setShown((now) => now + 4 * SHOWN), [])
  return (
    <section className="panel log" id="log" tabIndex={-1} aria-label={say('ui.log')}>
      <div className="ph">
        <h2>{say('ui.log')}</h2>
        <span className="meta right">{say('ui.log.hint')}</span>
      </div>
      <Filters ui={ui} filter={filter} onChange={setFilter} />
      <Scrolling at={lookingAt === null ? null : current}>
        {begin > 0 && <Earlier count={begin} onWanted={more} />}
        {visible.map((line) => (
          <Line key={line.id} line={line} current={line.id === current} onLook={onLook} onReview={onReview} />
        ))}
        {lines.length === 0 && <li className="faint empty">{say('ui.log.empty')}</li>}
      </Scrolling>
    </section>
  )
})

interface ScrollingProps {
  /** The line one is looking at; null follows the newest, which the style sheet does without any work. */
  readonly at: number | null
  readonly children: ReactNode
}

/** The log is one stop for Tab; arrows walk through its lines. */
function Scrolling({ at, children }: ScrollingProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (at !== null) list.current?.querySelector('.now')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div className="lines">
      <ol ref={list} onKeyDown={walk}>
        {children}
      </ol>
    </div>
  )
}

interface EarlierProps {
  readonly count: number
  readonly onWanted: () => void
}

/** Comes true by itself when it is scrolled into sight. */
function Earlier({ count, onWanted }: EarlierProps) {
  const { say } = useWords()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (button.current === null) return
    const seen = new IntersectionObserver((sights) => sights.some((sight) => sight.isIntersecting) && onWanted())
    seen.observe(button.current)
    return () => seen.disconnect()
  }, [onWanted])
  return (
    <li className="earlier">
      <button ref={button} type="button" className="btn quiet" onClick={onWanted}>
        {say('ui.log.earlier', { count })}
      </button>
    </li>
  )
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -1e6, End: 1e6 }[event.key]
  if (by === undefined) return
  event.preventDefault()
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.e button')]
  const at = lines.findIndex((line) => line.matches(':focus'))
  lines[Math.max(0, Math.min(lines.length - 1, at + by))]?.focus()
}

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
  if (line.heading === true) {
    return (
      <li className="sep">
        <span>{text}</span>
      </li>
    )
  }
  const [seat] = line.seats
  return (
    <li className={current ? 'e now' : 'e'}>
      <button
        type="button"
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

interface FiltersProps {
  readonly ui: GameUi
  readonly filter: LogFilter
  readonly onChange: (filter: LogFilter) => void
}

function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

function Filters({ ui, filter, onChange }: FiltersProps) {
  const { say } = useWords()
  const seats = useSeats()
  const all = filter.seats.length === 0 && filter.kinds.length === 0
  return (
    <fieldset className="filters">
      <legend className="visually-hidden">{say('ui.log.filter')}</legend>
      <button type="button" aria-pressed={all} onClick={() => onChange(EVERYTHING)}>
        {say('ui.log.all')}
      </button>
      {seats.all.map((seat) => (
        <button
          key={seat}
          type="button"
          title={seats.role(seat)}
          aria-pressed={filter.seats.includes(seat)}
          onClick={() => onChange({ ...filter, seats: toggled(filter.seats, seat) })}
        >
          <Shape look={seats.look(seat)} size={12} label={seats.role(seat)} />
        </button>
      ))}
      {ui.logKinds.map((kind) => (
        <button
          key={kind.id}
          type="button"
          title={say(kind.label)}
          aria-pressed={filter.kinds.includes(kind.id)}
          onClick={() => onChange({ ...filter, kinds: toggled(filter.kinds, kind.id) })}
        >
          <Icon name={kind.icon} size={14} label={say(kind.label)} />
        </button>
      ))}
    </fieldset>
  )
}
