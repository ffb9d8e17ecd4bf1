// The rules with search: chapters at the side, one chapter in the middle, every rule by its id.
import '../../styles/rules.css'
import { type MouseEvent, type ReactNode, use, useId, useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ChapterText } from './ChapterText.tsx'
import { Contents } from './Contents.tsx'
import { Guide } from './Guide.tsx'
import { libraryIn } from './library.ts'
import { Results } from './Results.tsx'

interface RulesProps {
  /** A rule id, a chapter id, `guide`, or an empty string. */
  readonly rule: string
  readonly onOpen: (address: string) => void
  /** Back link, for places without the browser's button. */
  readonly onBack?: () => void
}

export default function Rules({ rule, onOpen, onBack }: RulesProps) {
  const { say } = useWords()
  const { language } = useSettings()
  const [query, setQuery] = useState('')
  /** A search result is open; the list of results is kept. */
  const [reading, setReading] = useState(false)
  const library = use(libraryIn(language))
  const chapter = rule === 'guide' ? undefined : library.chapterOf(rule)
  const searching = query.trim() !== ''
  const search = (words: string) => {
    setQuery(words)
    setReading(false)
  }
  const open = (address: string) => {
    setReading(true)
    onOpen(address)
  }
  // Links between the pages stay in the rules.
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
        <SearchField
          query={query}
          onChange={search}
          onEnter={() => {
            const [best] = library.find(query)
            if (best !== undefined) open(best.id)
          }}
        />
        <Contents library={library} current={chapter?.id ?? 'guide'} onOpen={open} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
      <section className="rules-text" data-testid="rules-text" aria-label={say('ui.rules')} tabIndex={0}>
        {searching && !reading ? (
          <Results library={library} query={query} onClear={() => search('')} />
        ) : (
          <>
            {searching ? (
              <Back onClick={() => setReading(false)}>{say('ui.rules.results', { query })}</Back>
            ) : (
              onBack !== undefined && <Back onClick={onBack}>{say('ui.rules.back')}</Back>
            )}
            {chapter === undefined ? <Guide /> : <ChapterText library={library} chapter={chapter} rule={rule} />}
          </>
        )}
      </section>
    </div>
  )
}

function Back({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className="btn rules-back" onClick={onClick}>
      <Icon name="previous" /> {children}
    </button>
  )
}

interface SearchFieldProps {
  readonly query: string
  readonly onChange: (query: string) => void
  readonly onEnter: () => void
}

function SearchField({ query, onChange, onEnter }: SearchFieldProps) {
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
        enterKeyHint="search"
        placeholder={say('ui.rules.search')}
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onEnter()}
      />
    </search>
  )
}
