// Visibility to other players, the data export, and deletion of the account.
import type { Me } from '@hustings/protocol'
import { useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import { house } from '../../online/people/house.ts'
import { myTables } from '../../online/people/my-tables.ts'
import { me as account } from '../../online/wire/api.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import { saveJson } from '../../storage/files.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Toggle } from '../../ui/Toggle.tsx'

const SHOWN = ['statistics', 'matches', 'presence'] as const

interface PrivacyProps {
  readonly me: Me
  readonly onDeleted: () => void
}

export function Privacy({ me, onDeleted }: PrivacyProps) {
  const { say } = useWords()
  const { go } = useDoing()
  const show = (what: (typeof SHOWN)[number], on: boolean) =>
    go(async () => house.be(await account.change({ shows: { ...me.shows, [what]: on } })))
  return (
    <section className="panel privacy" aria-labelledby="privacy">
      <h2 id="privacy">{say('online.privacy')}</h2>
      {SHOWN.map((what) => (
        <Toggle
          key={what}
          label={say(`online.shows.${what}`)}
          checked={me.shows[what]}
          onChange={(on) => void show(what, on)}
        />
      ))}
      <OwnData onDeleted={onDeleted} />
    </section>
  )
}

/** The data export and deletion of the account. */
export function OwnData({ onDeleted }: Pick<PrivacyProps, 'onDeleted'>) {
  const { say } = useWords()
  const { busy, go } = useDoing()
  const [deleting, setDeleting] = useState(false)
  const download = () => go(async () => saveJson('hustings.json', await account.data()))
  return (
    <>
      <div className="own-data">
        <button type="button" className="btn" disabled={busy} onClick={() => void download()}>
          <Icon name="save" /> {say('online.export')}
        </button>
        <button type="button" className="btn stop" onClick={() => setDeleting(true)}>
          <Icon name="delete" /> {say('online.delete')}
        </button>
      </div>
      <p className="hint">{say('online.delete.text')}</p>
      {deleting && <DeleteDialog onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </>
  )
}

interface DeleteDialogProps {
  readonly onClose: () => void
  readonly onDeleted: () => void
}

function DeleteDialog({ onClose, onDeleted }: DeleteDialogProps) {
  const { say } = useWords()
  const { busy, go } = useDoing()
  const remove = () =>
    go(async () => {
      await account.remove()
      myTables.forget()
      onDeleted()
      house.be(null)
    })
  return (
    <Dialog title={say('online.delete')} open onClose={onClose}>
      <div className="form">
        <p>{say('online.delete.text')}</p>
        <p>{say('online.delete.sure')}</p>
        <div className="form-acts">
          <button type="button" className="btn" data-autofocus onClick={onClose}>
            {say('ui.cancel')}
          </button>
          <button type="button" className="btn stop" disabled={busy} onClick={() => void remove()}>
            {say('online.delete.do')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
