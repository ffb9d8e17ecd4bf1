// A one-time note that the browser may delete the matches, with what the player can do.
import { useId, useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import type { StoredMatch } from '../../storage/database.ts'
import { saveMatch } from '../../storage/match-file.ts'
import { findMatch } from '../../storage/matches.ts'
import { install, warned, wayToHomeScreen } from '../../storage/persistence.ts'
import { Icon } from '../../ui/Icon.tsx'

interface StorageNoteProps {
  /** The match played last. */
  readonly match: StoredMatch
}

export function StorageNote({ match }: StorageNoteProps) {
  const { say } = useWords()
  const id = useId()
  const [closed, setClosed] = useState(false)
  if (closed) return null
  const way = wayToHomeScreen()
  const save = async () => {
    const whole = await findMatch(match.id)
    if (whole !== null) saveMatch(match, whole.record)
  }
  const close = () => {
    warned()
    setClosed(true)
  }
  return (
    <section className="panel storage-note" aria-labelledby={id}>
      <h2 id={id}>{say('ui.keep')}</h2>
      <p>{say('ui.keep.why')}</p>
      {way !== 'button' && <p>{say(`ui.keep.${way}`)}</p>}
      <div className="form-acts">
        <button type="button" className="btn" onClick={() => void save()}>
          <Icon name="save" /> {say('ui.keep.save', { name: match.name })}
        </button>
        {way === 'button' && (
          <button type="button" className="btn" onClick={() => void install()}>
            {say('ui.keep.install')}
          </button>
        )}
        <button type="button" className="btn quiet" onClick={close}>
          {say('ui.close')}
        </button>
      </div>
    </section>
  )
}
