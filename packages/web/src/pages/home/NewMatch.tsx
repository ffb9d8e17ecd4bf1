// The form of a match on this device: setup, a name, and optionally the seed.
import { useId, useState } from 'react'
import type { GameInfo } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { type Draft, newDraft } from '../../seating/draft.ts'
import { MatchFields } from '../../seating/MatchFields.tsx'
import { useStart } from './use-start.ts'

interface NewMatchProps {
  readonly info: GameInfo
  /** The most likely next click of this page. */
  readonly primary: boolean
}

export function NewMatch({ info, primary }: NewMatchProps) {
  const { say } = useWords()
  const id = useId()
  const { busy, start } = useStart(info)
  const [draft, setDraft] = useState(() => newDraft(info))
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })

  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        void start(draft)
      }}
    >
      <MatchFields info={info} draft={draft} folded={say('ui.new.more')} onChange={change}>
        <div className="form-row">
          <label htmlFor={`${id}-name`}>{say('ui.match.name')}</label>
          <input
            id={`${id}-name`}
            className="field"
            maxLength={60}
            value={draft.name}
            placeholder={say('ui.optional')}
            onChange={(event) => change({ name: event.target.value })}
          />
        </div>
        <div className="form-row">
          <label htmlFor={`${id}-seed`}>
            {say('ui.new.seed')}
            <small>{say('ui.new.seed.help')}</small>
          </label>
          <input
            id={`${id}-seed`}
            className="field"
            maxLength={60}
            value={draft.seed}
            placeholder={say('ui.optional')}
            onChange={(event) => change({ seed: event.target.value })}
          />
        </div>
      </MatchFields>
      <button type="submit" className={`btn big${primary ? ' primary' : ''}`} disabled={busy} data-testid="start">
        {say('ui.new.start')}
      </button>
    </form>
  )
}
