// The host changes a table before its match. All players must confirm again that they are ready.
import { useId, useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import { ListedField, MoreManners, TempoFields } from '../../online/form/MannersFields.tsx'
import { changeTable, draftOf, type Manners, mannersOf, peopleAt, unseatedBy } from '../../online/form/wish.ts'
import { levelsOf } from '../../online/match/bots.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import type { Draft } from '../../seating/draft.ts'
import { MatchFields } from '../../seating/MatchFields.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { AtTableProps } from './at-table.ts'

interface ChangeTableProps extends AtTableProps {
  readonly onClose: () => void
}

export function ChangeTable({ info, table, facts, onTable, onClose }: ChangeTableProps) {
  const { say, list } = useWords()
  const id = useId()
  const { busy, go } = useDoing()
  const [draft, setDraft] = useState(() => draftOf(info, table))
  const [manners, setManners] = useState(() => mannersOf(table))
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(part.players === undefined ? next : { ...next, plan: peopleAt(info, next.players, draft.plan) })
  }
  const mind = (part: Partial<Manners>) => setManners({ ...manners, ...part })
  const unseated = unseatedBy(table, draft)
  const save = async () => {
    const done = await go(async () => onTable(await changeTable(table, { info, draft, manners, facts })))
    if (done) onClose()
  }
  return (
    <Dialog title={say('online.change')} open onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="form-row">
          <label htmlFor={id}>{say('online.new.name')}</label>
          <input
            id={id}
            className="field"
            maxLength={60}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </div>
        {facts.openTables && <ListedField manners={manners} onChange={mind} />}
        <MatchFields
          info={info}
          draft={draft}
          online
          levels={levelsOf(facts)}
          folded={say('online.new.more')}
          between={<TempoFields manners={manners} onChange={mind} />}
          onChange={change}
        >
          <MoreManners manners={manners} onChange={mind} />
        </MatchFields>
        {unseated.length > 0 && (
          <p className="hint wide" role="status">
            <b>{say('online.change.unseats', { count: unseated.length, names: list(unseated) })}</b>
          </p>
        )}
        <p className="hint wide">{say('online.change.note')}</p>
        <div className="form-acts">
          <button type="button" className="btn" onClick={onClose}>
            {say('ui.cancel')}
          </button>
          <button type="submit" className="btn primary" disabled={busy}>
            {say('online.change.save')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
