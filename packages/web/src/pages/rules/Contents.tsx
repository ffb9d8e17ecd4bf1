// The chapters: a list next to the text, a select field on narrow screens.
import { useEffect, useId, useRef } from 'react'
import { useWords } from '../../i18n/context.ts'
import type { Library } from './library.ts'
import type { Chapter } from './parse.ts'

interface ContentsProps {
  readonly library: Library
  readonly current: string
  readonly onOpen: (address: string) => void
}

export function Contents({ library: { chapters }, current, onOpen }: ContentsProps) {
  const { say } = useWords()
  const id = useId()
  const list = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever chapter is open must be in sight
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const guide = { id: 'guide', title: say('ui.guide') }
  const on = (which: string): readonly Chapter[] => chapters.filter(({ page }) => page === which)
  const groups = [
    { title: say('ui.rules'), entries: [guide, ...on('hegemony'), ...on('rulings')] },
    { title: say('ui.rules.crisis-and-control'), entries: on('crisis-and-control') },
    { title: say('ui.rules.planet-b'), entries: on('planet-b') },
    { title: say('ui.glossary'), entries: on('glossary') },
    { title: say('ui.sources'), entries: on('sources') },
  ]
  return (
    <>
      <nav ref={list} className="rules-contents" aria-label={say('ui.rules.contents')}>
        {groups.map(({ title, entries }) => (
          <section key={title} aria-label={title}>
            <h2 className="rules-group">{title}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <a href={`#/rules/${entry.id}`} {...(entry.id === current ? { 'aria-current': 'page' } : {})}>
                    {entry.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="rules-pick">
        <label htmlFor={id} className="visually-hidden">
          {say('ui.rules.contents')}
        </label>
        <select id={id} className="field" value={current} onChange={(event) => onOpen(event.target.value)}>
          {groups.map(({ title, entries }) => (
            <optgroup key={title} label={title}>
              {entries.map((entry) => (
                <option key={entry.id} value={entry.id}>
                  {entry.title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
    </>
  )
}

/** Links to the previous and next chapters. */
export function TurnPages({
  library: { chapters },
  chapter,
}: {
  readonly library: Library
  readonly chapter: Chapter
}) {
  const { say } = useWords()
  const at = chapters.indexOf(chapter)
  const [before, after] = [chapters[at - 1], chapters[at + 1]]
  return (
    <nav className="rules-turn" aria-label={say('ui.rules.turn')}>
      {before !== undefined && <a href={`#/rules/${before.id}`}>← {before.title}</a>}
      {after !== undefined && <a href={`#/rules/${after.id}`}>{after.title} →</a>}
    </nav>
  )
}
