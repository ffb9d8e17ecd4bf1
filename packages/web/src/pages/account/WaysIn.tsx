// Sign-in methods for other devices: an email address, passkeys, a password, a recovery code. All are optional.
import type { Me, ServerFacts } from '@hustings/protocol'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import { deviceName } from '../../online/people/device-name.ts'
import { house } from '../../online/people/house.ts'
import { addPasskey, canUsePasskeys, wasCancelled } from '../../online/people/passkey.ts'
import { me as account } from '../../online/wire/api.ts'
import { useAsked } from '../../online/wire/use-asked.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icon-names.ts'

interface WaysInProps {
  readonly facts: ServerFacts
  readonly me: Me
}

type Opened = 'mail' | 'password' | 'recovery' | null

export function WaysIn({ facts, me }: WaysInProps) {
  const { say } = useWords()
  const { busy, go } = useDoing()
  const [opened, open] = useState<Opened>(null)
  const close = () => open(null)
  return (
    <section className="panel ways" aria-labelledby="ways">
      <h2 id="ways">{say('online.ways')}</h2>
      {me.kind === 'guest' && <p className="hint">{say('online.ways.guest')}</p>}
      <ul className="fact-rows">
        {facts.mail && (
          <Row
            icon="mail"
            title={me.email === null ? say('online.ways.no-mail') : me.email.address}
            text={say(
              me.email === null
                ? 'online.ways.no-mail.text'
                : me.email.confirmed
                  ? 'online.ways.mail.confirmed'
                  : 'online.ways.mail.unconfirmed',
            )}
          >
            <button type="button" className="link" onClick={() => open('mail')}>
              {say(me.email === null ? 'online.ways.add' : 'online.ways.change')}
            </button>
          </Row>
        )}
        {facts.passkeys && <Passkeys me={me} />}
        <Row
          icon="lock"
          title={say(me.password ? 'online.ways.password' : 'online.ways.no-password')}
          text={say(me.password ? 'online.ways.password.text' : 'online.ways.no-password.text')}
        >
          <button type="button" className="link" onClick={() => open('password')}>
            {say(me.password ? 'online.ways.change' : 'online.ways.set')}
          </button>
        </Row>
        {me.kind === 'member' && (
          <Row
            icon="save"
            title={say(me.recovery ? 'online.ways.recovery' : 'online.ways.no-recovery')}
            text={say('online.ways.recovery.text')}
          >
            <button type="button" className="link" disabled={busy} onClick={() => open('recovery')}>
              {say(me.recovery ? 'online.ways.renew' : 'online.ways.make')}
            </button>
          </Row>
        )}
      </ul>
      {opened === 'mail' && <MailDialog me={me} onClose={close} />}
      {opened === 'password' && <PasswordDialog onClose={close} go={go} busy={busy} />}
      {opened === 'recovery' && <RecoveryDialog onClose={close} />}
    </section>
  )
}

interface RowProps {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

function Row({ icon, title, text, children }: RowProps) {
  return (
    <li>
      <Icon name={icon} size={18} />
      <span>
        {title}
        <small>{text}</small>
      </span>
      {children}
    </li>
  )
}

function Passkeys({ me }: { readonly me: Me }) {
  const { say } = useWords()
  const { busy, go } = useDoing()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of passkeys is another list
  const load = useCallback(() => account.passkeys(), [me.passkeys])
  const { value, again } = useAsked(load)
  const add = () =>
    go(async () => {
      try {
        const { browser, system } = deviceName(navigator.userAgent)
        house.be(await addPasskey([browser, system].filter((word) => word !== null).join(', ') || '—'))
        await again()
      } catch (error) {
        if (!wasCancelled(error)) throw error
      }
    })
  const remove = (id: string) =>
    go(async () => {
      await account.removePasskey(id)
      house.be(await account.get())
    })
  return (
    <>
      <Row
        icon="key"
        title={say('online.ways.passkeys', { count: me.passkeys })}
        text={say(canUsePasskeys() ? 'online.ways.passkeys.text' : 'online.ways.passkeys.not-here')}
      >
        {canUsePasskeys() && (
          <button type="button" className="link" disabled={busy} onClick={() => void add()}>
            {say('online.ways.add-passkey')}
          </button>
        )}
      </Row>
      {(value?.items ?? []).map(({ id, name }) => (
        <li key={id} className="below">
          <span>{name}</span>
          <button
            type="button"
            className="link"
            disabled={busy}
            aria-label={say('online.ways.forget-passkey', { name })}
            onClick={() => void remove(id)}
          >
            {say('online.ways.forget')}
          </button>
        </li>
      ))}
    </>
  )
}

function MailDialog({ me, onClose }: { readonly me: Me; readonly onClose: () => void }) {
  const { say } = useWords()
  const id = useId()
  const { busy, go } = useDoing()
  const [address, setAddress] = useState(me.email?.address ?? '')
  const [sent, setSent] = useState(false)
  const send = async () => setSent(await go(() => account.proveEmail(address.trim())))
  return (
    <Dialog title={say('online.way.mail')} open onClose={onClose}>
      {sent ? (
        <EnterCode address={address} onDone={onClose} />
      ) : (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <p className="muted">{say('online.ways.mail.how')}</p>
          <div className="form-row">
            <label htmlFor={id}>{say('online.address')}</label>
            <input
              id={id}
              className="field"
              type="email"
              required
              maxLength={254}
              autoComplete="email"
              data-autofocus
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          </div>
          <div className="form-acts">
            <button type="button" className="btn" onClick={onClose}>
              {say('ui.cancel')}
            </button>
            <button type="submit" className="btn primary" disabled={busy}>
              {say('online.ways.mail.send')}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

/** The email contains a code for players who read it on another device. */
function EnterCode({ address, onDone }: { readonly address: string; readonly onDone: () => void }) {
  const { say } = useWords()
  const id = useId()
  const { busy, go } = useDoing()
  const [code, setCode] = useState('')
  const confirm = async () => {
    if (await go(async () => house.be(await account.confirmEmailByCode(code.trim())))) onDone()
  }
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <p role="status">{say('online.ways.mail.sent', { address })}</p>
      <p className="muted">{say('account.code.text')}</p>
      <div className="form-row">
        <label htmlFor={id}>{say('account.code')}</label>
        <input
          id={id}
          className="field"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*[0-9]{6}\s*"
          data-autofocus
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </div>
      <div className="form-acts">
        <button type="button" className="btn" onClick={onDone}>
          {say('ui.close')}
        </button>
        <button type="submit" className="btn primary" disabled={busy}>
          {say('account.confirm.do')}
        </button>
      </div>
    </form>
  )
}

interface PasswordDialogProps {
  readonly busy: boolean
  readonly go: (act: () => Promise<unknown>) => Promise<boolean>
  readonly onClose: () => void
}

function PasswordDialog({ busy, go, onClose }: PasswordDialogProps) {
  const { say } = useWords()
  const id = useId()
  const [password, setPassword] = useState('')
  const save = async () => {
    if (await go(async () => house.be(await account.setPassword(password)))) onClose()
  }
  return (
    <Dialog title={say('online.way.password')} open onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <p className="muted">{say('online.ways.password.how')}</p>
        <div className="form-row">
          <label htmlFor={id}>{say('online.ways.password.new')}</label>
          <input
            id={id}
            className="field"
            type="password"
            required
            minLength={10}
            maxLength={200}
            autoComplete="new-password"
            data-autofocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </div>
        <div className="form-acts">
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

function RecoveryDialog({ onClose }: { readonly onClose: () => void }) {
  const { say } = useWords()
  const { busy, go } = useDoing()
  const [code, setCode] = useState<string | null>(null)
  const make = () =>
    go(async () => {
      setCode((await account.newRecovery()).code)
      house.be(await account.get())
    })
  return (
    <Dialog title={say('online.recovery')} open onClose={onClose}>
      <div className="form">
        <p className="muted">{say('online.recovery.how')}</p>
        {code === null ? (
          <div className="form-acts">
            <button type="button" className="btn" onClick={onClose}>
              {say('ui.cancel')}
            </button>
            <button type="button" className="btn primary" disabled={busy} onClick={() => void make()}>
              {say('online.recovery.show')}
            </button>
          </div>
        ) : (
          <output className="recovery-code">{code}</output>
        )}
      </div>
    </Dialog>
  )
}
