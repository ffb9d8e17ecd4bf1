// The guide at the table: explains the current step next to the elements it is about. It never takes focus or covers an
// option, and the player can fold or leave it at any time.
import './guide.css'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnyLesson, LessonMoment, LessonPage } from '../games/lesson.ts'
import type { GameInfo, Layout, Section } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { Words } from '../shell/Words.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icon-names.ts'
import { type Teaching, type TopicState, teachingAt } from './follow.ts'
import { Rings } from './Rings.tsx'
import type { Reading } from './reading.ts'
import { usePointing } from './use-pointing.ts'
import { guideWords } from './words.ts'

export interface GuideProps {
  readonly info: GameInfo
  /** The setup options of the match. */
  readonly options: unknown
  readonly lesson: AnyLesson
  readonly moment: LessonMoment
  readonly layout: Layout
  /** The tabs of the phone layout, which lead to hidden parts of the board. */
  readonly sections: readonly Section<unknown>[]
  readonly reading: Reading
  readonly onRead: (reading: Reading) => void
  /** Continues the match without the guide. */
  readonly onLeave: () => void
}

export default function Guide({ info, options, lesson, moment, ...rest }: GuideProps) {
  const teaching = useMemo(() => teachingAt(lesson, moment), [lesson, moment])
  const part = useMemo(() => ({ options }), [options])
  const more = useMemo(() => guideWords(lesson, info.id), [lesson, info])
  return (
    <Words game={info} part={part} more={more}>
      <Announced teaching={teaching} />
      {teaching !== null && <Callout teaching={teaching} {...rest} />}
    </Words>
  )
}

interface CalloutProps extends Omit<GuideProps, 'info' | 'options' | 'lesson' | 'moment'> {
  readonly teaching: Teaching
}

function Callout({ teaching, layout, sections, reading, onRead, onLeave }: CalloutProps) {
  const { say } = useWords()
  const { folded } = reading
  const { id, pages, reaction } = teaching
  const at = Math.min(reading.pages[id] ?? 0, pages.length - 1)
  const page = pages[at]
  const card = useRef<HTMLElement>(null)
  const floating = layout !== 'phone'
  const rings = usePointing({ card, marks: page?.at ?? [], sections, floating, shown: !folded, about: `${id}/${at}` })
  const turn = (to: number) => onRead({ ...reading, pages: { ...reading.pages, [id]: to } })
  if (page === undefined) return null
  return (
    <div className="lesson" data-testid="lesson" data-step={teaching.step}>
      {!folded && <Rings {...rings} />}
      <section
        ref={card}
        id="guide"
        tabIndex={-1}
        className={`lesson-card${floating ? ' floating' : ' strip'}${folded ? ' folded' : ''}`}
        data-testid="lesson-card"
        aria-label={say('guide.name')}
      >
        <header>
          <Icon name="about" size={16} />
          <span className="lesson-name">{folded ? say(page.title) : say('guide.name')}</span>
          {!folded && <Topics topics={teaching.topics} />}
          <button
            type="button"
            className="iconbtn"
            aria-expanded={!folded}
            aria-label={say(folded ? 'guide.unfold' : 'guide.fold')}
            title={say(folded ? 'guide.unfold' : 'guide.fold')}
            onClick={() => onRead({ ...reading, folded: !folded })}
          >
            <Icon name={folded ? 'plus' : 'minus'} size={16} />
          </button>
        </header>
        {!folded && (
          <>
            {reaction !== null && at === 0 && <Reaction {...reaction} />}
            <PageText page={page} />
            <footer>
              <button type="button" className="lesson-leave" onClick={onLeave}>
                {say('guide.leave')}
              </button>
              {pages.length > 1 && <Turning at={at} of={pages.length} onTurn={turn} />}
            </footer>
          </>
        )}
      </section>
    </div>
  )
}

function PageText({ page }: { readonly page: LessonPage }) {
  const { say } = useWords()
  return (
    <div className="lesson-page" data-testid="lesson-page">
      <h2>{say(page.title)}</h2>
      <p>{say(page.text)}</p>
      {page.todo !== undefined && (
        <p className="lesson-todo">
          <Icon name="arrow" size={15} /> {say(page.todo)}
        </p>
      )}
    </div>
  )
}

const TONES: Readonly<Record<'good' | 'other' | 'missed', IconName>> = {
  good: 'check',
  other: 'branch',
  missed: 'warning',
}

function Reaction({ tone, text }: NonNullable<Teaching['reaction']>) {
  const { say } = useWords()
  return (
    <p className={`lesson-reaction ${tone}`} data-tone={tone}>
      <Icon name={TONES[tone]} size={16} label={say(`guide.tone.${tone}`)} />
      <span>{say(text)}</span>
    </p>
  )
}

interface TurningProps {
  readonly at: number
  readonly of: number
  readonly onTurn: (to: number) => void
}

function Turning({ at, of, onTurn }: TurningProps) {
  const { say } = useWords()
  return (
    <span className="lesson-turning">
      <button type="button" className="btn" disabled={at === 0} onClick={() => onTurn(at - 1)}>
        {say('guide.back')}
      </button>
      <span className="meta">{say('guide.page', { at: at + 1, of })}</span>
      <button
        type="button"
        className="btn primary"
        data-testid="lesson-next"
        disabled={at === of - 1}
        onClick={() => onTurn(at + 1)}
      >
        {say('guide.next')}
      </button>
    </span>
  )
}

const STATES: Readonly<Record<TopicState, IconName>> = {
  done: 'check',
  missed: 'minus',
  now: 'next',
  open: 'circle',
}

/** The progress: a row of marks that opens as a list. */
function Topics({ topics }: Pick<Teaching, 'topics'>) {
  const { say } = useWords()
  const done = topics.filter(({ state }) => state === 'done').length
  return (
    <details className="lesson-topics">
      <summary aria-label={`${say('guide.topics')}: ${say('guide.topics.count', { done, all: topics.length })}`}>
        {topics.map(({ id, state }) => (
          <i key={id} className={state} aria-hidden="true" />
        ))}
      </summary>
      <div className="lesson-list">
        <h3>{say('guide.topics')}</h3>
        <ol>
          {topics.map(({ id, title, icon, state }) => (
            <li key={id} className={state}>
              <Icon name={icon} size={15} />
              <span>{say(title)}</span>
              <Icon name={STATES[state]} size={14} label={say(`guide.state.${state}`)} />
            </li>
          ))}
        </ol>
      </div>
    </details>
  )
}

/** The text of the card for screen readers: a polite live region, once per text. */
function Announced({ teaching }: { readonly teaching: Teaching | null }) {
  const { say } = useWords()
  const [said, setSaid] = useState('')
  const [page] = teaching?.pages ?? []
  const reaction = teaching?.reaction ?? null
  const text = [
    reaction === null ? '' : `${say(`guide.tone.${reaction.tone}`)}: ${say(reaction.text)}`,
    page === undefined ? '' : `${say(page.title)}. ${say(page.text)}`,
    page?.todo === undefined ? '' : say(page.todo),
  ]
    .filter((part) => part !== '')
    .join(' ')
  // A live region announces changes only: the first text must be set after it is rendered.
  useEffect(() => setSaid(text), [text])
  return (
    <p className="visually-hidden" aria-live="polite" data-testid="announced-guide">
      {said}
    </p>
  )
}
