// Invites players: the link, its QR code, and recent fellow players.
import type { Companion, Me, TableSeen } from '@hustings/protocol'
import { useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import { Avatar } from '../../online/Person.tsx'
import { QrCode } from '../../online/QrCode.tsx'
import { CopyLink, linkTo, SendLink } from '../../online/Sharing.tsx'
import { me as account, tables } from '../../online/wire/api.ts'
import { useAsked } from '../../online/wire/use-asked.ts'
import { useDoing } from '../../online/wire/use-doing.ts'

interface InviteProps {
  readonly table: TableSeen
  readonly me: Me | null
  readonly host: boolean
  readonly onTable: (table: TableSeen) => void
}

export function Invite({ table, me, host, onTable }: InviteProps) {
  const { say } = useWords()
  const { busy, go } = useDoing()
  const { code } = table
  if (code === null) return null
  const link = linkTo(code)
  return (
    <section className="panel invite" aria-labelledby="invite">
      <h2 id="invite">{say('online.invite')}</h2>
      <div className="invite-link">
        <div>
          <output className="field link-field" data-testid="invite-link">
            {link.replace(/^https?:\/\//, '')}
          </output>
          <p className="row">
            <CopyLink code={code} primary />
            <SendLink code={code} title={table.name} />
          </p>
          <p className="hint">
            {say(table.watching === 'nobody' ? 'online.invite.sit' : 'online.invite.sit-or-watch')}{' '}
            {host && (
              <button
                type="button"
                className="link"
                disabled={busy}
                onClick={() => void go(async () => onTable(await tables.newCode(table.id)))}
              >
                {say('online.invite.renew')}
              </button>
            )}
          </p>
        </div>
        <QrCode text={link} label={say('online.invite.qr')} />
      </div>
      {me !== null && <PlayedWith table={table} />}
    </section>
  )
}

function playedWith() {
  return account.people()
}

const AT_MOST = 4

function PlayedWith({ table }: { readonly table: TableSeen }) {
  const { say } = useWords()
  const { value } = useAsked(playedWith)
  const here = table.seats.map(({ holder }) => holder?.id)
  const known = (value?.items ?? []).filter(({ id }) => !here.includes(id)).slice(0, AT_MOST)
  if (known.length === 0) return null
  return (
    <>
      <h3>{say('online.invite.known')}</h3>
      <ul className="known-people">
        {known.map((person) => (
          <Known key={person.id} person={person} table={table.id} />
        ))}
      </ul>
    </>
  )
}

function Known({ person, table }: { readonly person: Companion; readonly table: string }) {
  const { say } = useWords()
  const { busy, go } = useDoing()
  const [asked, setAsked] = useState(false)
  const ask = async () => setAsked(await go(() => tables.ask(table, person.id)))
  return (
    <li>
      <Avatar name={person.name} />
      <b>
        {person.name} <small>{say('online.invite.matches', { count: person.matches })}</small>
      </b>
      <button
        type="button"
        className="btn small"
        disabled={busy || asked}
        aria-label={say('online.invite.ask-of', { name: person.name })}
        onClick={() => void ask()}
      >
        {say(asked ? 'online.invite.asked' : 'online.invite.ask')}
      </button>
    </li>
  )
}
