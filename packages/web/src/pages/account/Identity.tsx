// Name, language and time zone, for other players and for notifications.
import { LANGUAGES, type Me } from '@hustings/protocol'
import { useId, useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import { LANGUAGE_NAMES } from '../../i18n/types.ts'
import { Avatar } from '../../online/Person.tsx'
import { house } from '../../online/people/house.ts'
import { myTables } from '../../online/people/my-tables.ts'
import { cityOf, presentName, timeZones } from '../../online/people/time-zone.ts'
import { me as account, signIn } from '../../online/wire/api.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Segmented } from '../../ui/Segmented.tsx'

export function Identity({ me }: { readonly me: Me }) {
  const { say } = useWords()
  const [editing, setEditing] = useState(false)
  return (
    <section className="panel identity">
      <Avatar name={me.name} size="huge" />
      <div>
        <h1>{me.name}</h1>
        <p className="muted">
          {say(me.kind === 'guest' ? 'online.account.guest' : 'online.account.member')}, {cityOf(me.timeZone)}
        </p>
      </div>
      <button type="button" className="btn small" onClick={() => setEditing(true)}>
        {say('online.account.edit')}
      </button>
      {editing && <EditDialog me={me} onClose={() => setEditing(false)} />}
    </section>
  )
}

function EditDialog({ me, onClose }: { readonly me: Me; readonly onClose: () => void }) {
  const { say } = useWords()
  const id = useId()
  const { busy, go } = useDoing()
  const [name, setName] = useState(me.name)
  const [language, setLanguage] = useState(me.language)
  const [timeZone, setTimeZone] = useState(presentName(me.timeZone))
  const save = async () => {
    const done = await go(async () => house.be(await account.change({ name: name.trim(), language, timeZone })))
    if (done) onClose()
  }
  const leave = () =>
    go(async () => {
      await signIn.out(false)
      myTables.forget()
      house.be(null)
    })
  return (
    <Dialog title={say('online.account.edit')} open onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="form-row">
          <label htmlFor={`${id}-name`}>{say('online.name')}</label>
          <input
            id={`${id}-name`}
            className="field"
            required
            maxLength={40}
            data-autofocus
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <div className="form-row">
          <span aria-hidden="true">
            {say('ui.language')}
            <small>{say('online.account.language')}</small>
          </span>
          <Segmented
            label={say('ui.language')}
            value={language}
            values={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={setLanguage}
          />
        </div>
        <div className="form-row">
          <label htmlFor={`${id}-zone`}>{say('online.account.zone')}</label>
          <select
            id={`${id}-zone`}
            className="field"
            value={timeZone}
            onChange={(event) => setTimeZone(event.target.value)}
          >
            {timeZones(me.timeZone).map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        </div>
        <div className="form-acts">
          {me.kind === 'member' && (
            <button type="button" className="btn" disabled={busy} onClick={() => void leave()}>
              {say('online.sign-out')}
            </button>
          )}
          <button type="button" className="btn" onClick={onClose}>
            {say('ui.cancel')}
          </button>
          <button type="submit" className="btn primary" disabled={busy}>
            {say('online.save')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
