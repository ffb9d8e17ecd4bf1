// A list of stored matches, the latest first; a long list is shortened until the player expands it.
import { useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import { gameInfo } from '../../shelf/registry.ts'
import { Words } from '../../shell/Words.tsx'
import type { StoredMatch } from '../../storage/database.ts'
import { isSound } from '../../storage/stored-match.ts'
import { Icon } from '../../ui/Icon.tsx'
import { BrokenRow } from './BrokenRow.tsx'
import { MatchRow } from './MatchRow.tsx'

interface MatchListProps {
  readonly title: string
  readonly matches: readonly StoredMatch[]
  /** Number of matches before expanding. */
  readonly first: number
  readonly onRename: (match: StoredMatch, name: string) => void
  readonly onDelete: (match: StoredMatch) => void
}

export function MatchList({ title, matches, first, onRename, onDelete }: MatchListProps) {
  const { say } = useWords()
  const [all, setAll] = useState(false)
  // A single further match is shown instead of a button.
  const shown = all || matches.length <= first + 1 ? matches : matches.slice(0, first)
  return (
    <section className="match-list" aria-label={title}>
      <h2>
        {title} <span className="match-count">{matches.length}</span>
      </h2>
      <ul>
        {shown.map((match) => {
          const info = isSound(match) ? gameInfo(match.game) : null
          if (info === null) return <BrokenRow key={match.id} match={match} onDelete={() => onDelete(match)} />
          return (
            <Words key={match.id} game={info}>
              <MatchRow
                match={match}
                info={info}
                onRename={(name) => onRename(match, name)}
                onDelete={() => onDelete(match)}
              />
            </Words>
          )
        })}
      </ul>
      {shown.length < matches.length && (
        <button type="button" className="btn quiet" onClick={() => setAll(true)}>
          <Icon name="down" /> {say('ui.match.all', { count: matches.length })}
        </button>
      )}
    </section>
  )
}
