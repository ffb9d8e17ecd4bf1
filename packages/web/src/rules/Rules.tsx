// The rules to read and search: chapters at the side, one chapter in the middle, every rule by its id.
import '../styles/rules.css'
import { type MouseEvent, use, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../i18n/context.ts'
import { useSettings } from '../settings/use-settings.ts'
import { Icon } from '../ui/Icon.tsx'
import { Guide } from './Guide.tsx'
import { type Library, libraryIn } from './library.ts'
import { Blocks } from './Markdown.tsx'
import type { Chapter } from './parse.ts'

interface RulesProps {
  /** A rule id, a chapter id, `guide`, or nothing. */
  readonly rule: string
  readonly onOpen: (address: string) => void
}

export default function Rules({ rule, onOpen }: RulesProps) {
  const { say } = useWords()
  const { language } = useSettings()
  const [query, setQuery] = useState('')
  const library = use(libraryIn(language))
  const chapter = rule === 'guide' ? undefined : library.chapterOf(rule)
  const open = (address: string) => {
    setQuery('')
    onOpen(address)
  }
  // Links inside the pages stay inside the rules.
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#/rules/"]') : null
    const address = link?.getAttribute('href')?.slice('#/rules/'.length)
    if (address === undefined || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    open(address)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only catches clicks on the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: links take keys themselves
    <div className="rules" onClick={follow}>
      <div className="rules-side">
        <SearchField query={query} onChange={setQuery} />
        <Contents library={library} current={chapter?.id ?? 'guide'} onOpen={open} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
      <section className="rules-text" aria-label={say('ui.rules')} tabIndex={0}>
        {query.trim() === '' ? (
          chapter === undefined ? (
            <Guide />
          ) : (
            <ChapterText chapter={chapter} rule={rule} />
          )
        ) : (
          <Results library={library} query={query} />
        )}
      </section>
    </div>
  )
}

function SearchField({ query, onChange }: { readonly query: string; readonly onChange: (query: string) => void }) {
  const { say } = useWords()
  const id = useId()
  return (
    <search className="rules-search">
      <label htmlFor={id} className="visually-hidden">
        {say('ui.rules.search')}
      </label>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        className="field"
        placeholder={say('ui.rules.search')}
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  )
}

interface ContentsProps {
  readonly library: Library
  readonly current: string
  readonly onOpen: (address: string) => void
}

function Contents({ library: { chapters }, current, onOpen }: ContentsProps) {
  const { say } = useWords()
  const id = useId()
  return (
    <>
      <nav className="rules-contents" aria-label={say('ui.rules.contents')}>
        <ul>
          <li>
            <a href="#/rules/guide" {...(current === 'guide' ? { 'aria-current': 'page' } : {})}>
              {say('ui.guide')}
            </a>
          </li>
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <a href={`#/rules/${chapter.id}`} {...(chapter.id === current ? { 'aria-current': 'page' } : {})}>
                {chapter.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="rules-pick">
        <label htmlFor={id} className="visually-hidden">
          {say('ui.rules.contents')}
        </label>
        <select id={id} className="field" value={current} onChange={(event) => onOpen(event.target.value)}>
          <option value="guide">{say('ui.guide')}</option>
          {chapters.map((chapter) => (
            <option key={chapter.id} value={chapter.id}>
              {chapter.title}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}

function ChapterText({ chapter, rule }: { readonly chapter: Chapter; readonly rule: string }) {
  const text = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chapter is scrolled to its top
  useEffect(() => {
    const row = text.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`)
    for (const other of text.current?.querySelectorAll('.found') ?? []) other.classList.remove('found')
    if (row === null || row === undefined) text.current?.scrollIntoView({ block: 'start' })
    else {
      row.classList.add('found')
      row.scrollIntoView({ block: 'center' })
      row.focus({ preventScroll: true })
    }
  }, [rule, chapter.id])
  return (
    <article ref={text} className="md">
      <h2>{chapter.title}</h2>
      <Blocks tokens={chapter.tokens} />
    </article>
  )
}

function Results({ library, query }: { readonly library: Library; readonly query: string }) {
  const { say } = useWords()
  const found = library.find(useDeferredValue(query))
  return (
    <div className="rules-results" aria-live="polite">
      <p className="muted">{say('ui.rules.found', { count: found.length })}</p>
      <ul>
        {found.map(({ id, title, text }) => (
          <li key={id}>
            <a href={`#/rules/${id}`}>
              <span className="rule">{id.includes(':') ? 'A–Z' : id}</span> <small>{title}</small>
              <span className="rules-excerpt">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
