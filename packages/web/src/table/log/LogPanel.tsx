// What happened, in the reader's language: by turn and actor, which fold; filtered by player and kind; a click on a line shows
// the board at that moment. On top, what happened since one's last turn.

import type { LoggedEvent } from '@hustings/protocol'
import {
  type KeyboardEvent,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { GameUi } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Shape } from '../../ui/Shape.tsx'
import type { Log } from '../model/model.ts'
import { useSeats } from '../model/use-seats.ts'
import { Row } from './LogRows.tsx'
import { EVERYTHING, type LogFilter } from './log-lines.ts'
import { lineAt, rowsOf, toggledFold, UNFOLDED } from './log-rows.ts'
import { chaptersOf } from './story.ts'
import type { SinceShown } from './use-since.ts'

/** Fetched when there is something to catch up with. */
const Recap = lazy(() => import('./Recap.tsx'))

/** As many rows as the panel can hold, and some more; earlier ones come when one scrolls up to them. */
const SHOWN = 40

interface LogPanelProps {
  readonly log: Log
  readonly ui: GameUi
  /** The moment one is looking at; null for now. */
  readonly lookingAt: number | null
  readonly onLook: (step: number) => void
  /** Opens again what was looked at when this happened. */
  readonly onReview: (line: LoggedEvent) => void
  /** What happened since one's last turn; null for whoever has none. */
  readonly since?: SinceShown | null
}

export const LogPanel = memo(function LogPanel({ log, ui, lookingAt, onLook, onReview, since = null }: LogPanelProps) {
  const { say } = useWords()
  return (
    <section className="panel log" data-testid="log" id="log" tabIndex={-1} aria-label={say('ui.log')}>
      {since !== null && <SinceToggle shown={since} />}
      {since?.open === true ? (
        <Suspense fallback={null}>
          <Recap since={since.since} ui={ui} />
        </Suspense>
      ) : (
        <Lines log={log} ui={ui} lookingAt={lookingAt} onLook={onLook} onReview={onReview} />
      )}
    </section>
  )
})

function SinceToggle({ shown: { since, open, onOpen } }: { readonly shown: SinceShown }) {
  const { say } = useWords()
  return (
    <button
      type="button"
      className="since-toggle"
      data-testid="since"
      aria-expanded={open}
      onClick={() => onOpen(!open)}
    >
      <span>{say('ui.since')}</span>
      {open ? (
        <Icon name="close" size={14} label={say('ui.since.close')} />
      ) : (
        since.doings.length > 0 && <b>{since.doings.length}</b>
      )}
    </button>
  )
}

function Lines({ log, ui, lookingAt, onLook, onReview }: Omit<LogPanelProps, 'since'>) {
  const { say } = useWords()
  const [filter, setFilter] = useState(EVERYTHING)
  const [folds, setFolds] = useState(UNFOLDED)
  const [shown, setShown] = useState(SHOWN)
  // The next decision comes first; the log may follow a moment later.
  const settled = useDeferredValue(log)
  const chapters = useMemo(() => chaptersOf(settled, ui), [settled, ui])
  const now = useMemo(() => lineAt(chapters, filter, lookingAt), [chapters, filter, lookingAt])
  const current = now?.id ?? null
  const sought = lookingAt === null ? null : current
  const rows = useMemo(() => rowsOf(chapters, { filter, folds, sought }), [chapters, filter, folds, sought])
  const at = sought === null ? rows.length - 1 : rows.findIndex((row) => row.kind === 'line' && row.id === sought)
  const begin = Math.max(0, at + 1 - shown)
  const visible = rows.slice(begin, at + 1 + SHOWN)
  const more = useCallback(() => setShown((before) => before + 4 * SHOWN), [])
  const fold = useCallback((id: number) => setFolds((before) => toggledFold(before, id)), [])
  const { actors } = folds
  const word = say(actors ? 'ui.log.unfold' : 'ui.log.fold')
  return (
    <>
      <div className="ph">
        <h2>{say('ui.log')}</h2>
        <span className="meta right">{say('ui.log.hint')}</span>
        <button
          type="button"
          className="fold-all"
          aria-pressed={actors}
          aria-label={word}
          title={word}
          onClick={() => setFolds({ actors: !actors, except: new Set() })}
        >
          <Icon name={actors ? 'plus' : 'minus'} size={12} />
        </button>
      </div>
      <Filters ui={ui} filter={filter} onChange={setFilter} />
      <Scrolling at={sought}>
        {begin > 0 && <Earlier count={begin} onWanted={more} />}
        {visible.map((row) => (
          <Row
            key={row.id}
            row={row}
            current={row.kind === 'line' && row.id === current}
            onFold={fold}
            onLook={onLook}
            onReview={onReview}
          />
        ))}
        {rows.length === 0 && <li className="faint empty">{say('ui.log.empty')}</li>}
      </Scrolling>
    </>
  )
}

interface ScrollingProps {
  /** The line one is looking at; null follows the newest, which the style sheet does without any work. */
  readonly at: number | null
  readonly children: ReactNode
}

/** The log is one stop for Tab; arrows walk through its lines. */
function Scrolling({ at, children }: ScrollingProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (at !== null) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
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

/** Up and down walk through the rows; left and right fold and unfold what a heading or an actor has under it. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('li > button[tabindex]:first-child, [data-why]')]
  const at = rows.findIndex((row) => row.matches(':focus'))
  const open = rows[at]?.getAttribute('aria-expanded')
  if (event.key === (open === 'true' ? 'ArrowLeft' : 'ArrowRight') && open !== null) {
    event.preventDefault()
    rows[at]?.click()
    return
  }
  const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -1e6, End: 1e6 }[event.key]
  if (by === undefined) return
  event.preventDefault()
  rows[Math.max(0, Math.min(rows.length - 1, at + by))]?.focus()
}

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
