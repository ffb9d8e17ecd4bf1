// A corrupt stored match, with buttons to save it to a file or delete it.
import { useWords } from '../../i18n/context.ts'
import type { StoredMatch } from '../../storage/database.ts'
import { exportRaw } from '../../storage/matches.ts'
import { Icon } from '../../ui/Icon.tsx'

interface BrokenRowProps {
  readonly match: StoredMatch
  readonly onDelete: () => void
}

export function BrokenRow({ match, onDelete }: BrokenRowProps) {
  const { say } = useWords()
  const name = typeof match.name === 'string' ? match.name : say('ui.match.nameless')
  return (
    <li className="match-row broken" data-match={match.id}>
      <div className="match-broken">
        <span className="match-name">{name}</span>
        <span className="match-sum">{say('ui.match.broken')}</span>
        <span className="row">
          <button type="button" className="btn" onClick={() => void exportRaw(match.id)}>
            <Icon name="save" /> {say('ui.match.export')}
          </button>
          <button type="button" className="btn" onClick={onDelete}>
            <Icon name="delete" /> {say('ui.match.delete')}
          </button>
        </span>
      </div>
    </li>
  )
}
