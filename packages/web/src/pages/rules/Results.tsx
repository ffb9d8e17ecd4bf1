// Search results in the rules, with the search terms marked.
import { Fragment, type ReactNode, useDeferredValue } from 'react'
import { useWords } from '../../i18n/context.ts'
import { type Found, type Library, normal } from './library.ts'

interface ResultsProps {
  readonly library: Library
  readonly query: string
  readonly onClear: () => void
}

export function Results({ library, query, onClear }: ResultsProps) {
  const { say } = useWords()
  const found = library.find(useDeferredValue(query))
  return (
    <div className="rules-results" data-testid="rules-results">
      <p className="muted" role="status">
        {say('ui.rules.found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <>
          <p>{say('ui.rules.advice')}</p>
          <button type="button" className="btn" onClick={onClear}>
            {say('ui.rules.clear')}
          </button>
        </>
      )}
      <ul>
        {found.map((find) => (
          <li key={find.id}>
            <a href={`#/rules/${find.id}`}>
              <span className="rule">{find.id.includes(':') ? say('ui.glossary') : find.id}</span>{' '}
              <small>{find.title}</small>
              <span className="rules-excerpt">{marked(find)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const WORD = /([\p{L}\p{N}]+)/u

function marked({ text, terms }: Found): ReactNode {
  return text.split(WORD).map((part, i) => {
    const place = `${i}:${part}`
    return terms.includes(normal(part)) ? <mark key={place}>{part}</mark> : <Fragment key={place}>{part}</Fragment>
  })
}
