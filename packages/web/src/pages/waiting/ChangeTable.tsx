// The host changes how the table is played. Everybody has to say again that they are ready.
import type { TableSeen } from '@hustings/protocol'
import { useId, useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import { tables } from '../../online/api.ts'
import { ListedField, MoreManners, TempoFields } from '../../online/form/MannersFields.tsx'
import { type Manners, mannersOf } from '../../online/form/wish.ts'
import { useDoing } from '../../online/use-doing.ts'
import { Dialog } from '../../ui/Dialog.tsx'

interface ChangeTableProps {
  readonly table: TableSeen
  readonly onTable: (table: TableSeen) => void
  readonly onClose: () => void
}

export function ChangeTable({ table, onTable, onClose }: ChangeTableProps) {
  const { say } = useWords()
  const id = useId()
  const { busy, go } = useDoing()
  const [name, setName] = useState(table.name)
  const [manners, setManners] = useState(() => mannersOf(table))
  const change = (part: Partial<Manners>) => setManners({ ...manners, ...part })
  const save = async () => {
    const done = await go(async () =>
      onTable(await tables.change(table.id, { ...manners, name: name.trim() || table.name })),
    )
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
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <ListedField manners={manners} onChange={change} />
        <TempoFields manners={manners} onChange={change} />
        <MoreManners manners={manners} onChange={change} />
        <p className="hint">{say('online.change.note')}</p>
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
