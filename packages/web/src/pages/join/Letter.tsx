// The card of an invite: host, facts, seats, a name field, and the join button.
import type { Seat } from '@hustings/kernel'
import {
  type Invitation,
  type Me,
  type SeatSeen,
  type ServerFacts,
  type TableSeen,
  troubleOf,
} from '@hustings/protocol'
import { useId, useState } from 'react'
import type { GameInfo } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { useSeatsAt } from '../../online/match/seats.ts'
import { Avatar, Presence } from '../../online/Person.tsx'
import { beSomebody } from '../../online/people/guest.ts'
import { tempoOf } from '../../online/span.ts'
import { tables } from '../../online/wire/api.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import type { Seats } from '../../seating/seats.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icon-names.ts'
import { Shape } from '../../ui/Shape.tsx'

interface LetterProps {
  readonly info: GameInfo
  readonly invitation: Invitation
  readonly code: string | null
  readonly facts: ServerFacts
  readonly me: Me | null
  /** Another player took the seat first. */
  readonly onTaken: () => void
  readonly onSeated: (table: TableSeen) => void
}

export function Letter({ info, invitation, code, facts, me, onTaken, onSeated }: LetterProps) {
  const { say } = useWords()
  const id = useId()
  const { table, freeSeats } = invitation
  const seats = useSeatsAt(info, table)
  const { busy, go } = useDoing()
  const [name, setName] = useState('')
  const [wanted, want] = useState<Seat | null>(null)
  const seat = wanted !== null && freeSeats.includes(wanted) ? wanted : (freeSeats[0] ?? null)
  const sit = () =>
    go(async () => {
      if (seat === null) return
      await beSomebody(name)
      try {
        onSeated(await tables.sit(table.id, seat, code ?? undefined))
      } catch (error) {
        if (troubleOf(error).code === 'seat-taken') onTaken()
        throw error
      }
    })
  return (
    <form
      className="panel invitation-letter"
      data-testid="invitation-letter"
      onSubmit={(event) => {
        event.preventDefault()
        void sit()
      }}
    >
      <From table={table} />
      <h1>{say(seat === null ? 'online.join.full' : 'online.join.title')}</h1>
      <Facts table={table} free={freeSeats.length} />
      <fieldset className="seat-choice">
        <legend>{say('online.join.choose')}</legend>
        {table.randomSeats && <p className="hint">{say('ui.new.random.help')}</p>}
        {table.seats.map((one) => (
          <SeatCard
            key={one.seat}
            one={one}
            seats={seats}
            name={id}
            state={one.seat === seat ? 'chosen' : freeSeats.includes(one.seat) ? 'free' : 'taken'}
            onChoose={() => want(one.seat)}
          />
        ))}
      </fieldset>
      {seat !== null && (
        <div className="join-name">
          {me === null ? (
            <div className="field-above">
              <label htmlFor={`${id}-name`}>{say('online.your-name')}</label>
              <input
                id={`${id}-name`}
                className="field big"
                required
                maxLength={40}
                autoComplete="nickname"
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </div>
          ) : (
            <p className="join-as">
              <Avatar name={me.name} size="large" /> {say('online.join.as', { name: me.name })}
            </p>
          )}
          <button type="submit" className="btn big primary" disabled={busy || (me === null && !facts.guests)}>
            {table.randomSeats ? say('online.sit') : say('online.join.sit', { seat: seats.said(seat) })}
          </button>
        </div>
      )}
      <p className="hint">
        {me === null && say(facts.guests ? 'online.join.no-account' : 'online.join.no-guests')}{' '}
        {me === null && <a href="#/sign-in">{say('online.join.known')}</a>}
      </p>
    </form>
  )
}

function From({ table }: { readonly table: TableSeen }) {
  const { say } = useWords()
  const host = table.host?.name ?? ''
  const there = table.seats.find(({ holder }) => holder !== null && holder.id === table.host?.id)
  return (
    <p className="letter-from">
      <Avatar name={host} size="large" />
      <span>
        <b>{host}</b> <Presence presence={there?.presence ?? null} />
        <br />
        {say('online.join.invites', { table: table.name })}
      </span>
    </p>
  )
}

function Facts({ table, free }: { readonly table: TableSeen; readonly free: number }) {
  const { say } = useWords()
  const facts: readonly (readonly [IconName, string, string])[] = [
    ['population', say('ui.new.count', { count: table.seats.length }), say('online.join.free', { count: free })],
    [
      'clock',
      say(table.turnSeconds === null ? 'online.new.tempo.tonight' : 'online.new.tempo.days'),
      say(tempoOf(table.turnSeconds)),
    ],
    ['language', say('online.join.language'), say('online.join.language.text')],
    ['undo', say('online.join.undo'), say('online.join.undo.text')],
  ]
  return (
    <ul className="letter-facts">
      {facts.map(([icon, title, text]) => (
        <li key={icon}>
          <Icon name={icon} size={20} />
          <b>{title}</b>
          <small>{text}</small>
        </li>
      ))}
    </ul>
  )
}

interface SeatCardProps {
  readonly one: SeatSeen
  readonly seats: Seats
  /** The name of the radio group. */
  readonly name: string
  readonly state: 'chosen' | 'free' | 'taken'
  readonly onChoose: () => void
}

function SeatCard({ one, seats, name, state, onChoose }: SeatCardProps) {
  const { say } = useWords()
  const { seat, holder, presence, bot, automatic } = one
  const look = seats.look(seat)
  const classes = `seat-card c-${look.colour} ${state}`
  const role = (
    <>
      <Shape look={look} size={20} />
      <span className="seat-role">
        <b>{seats.role(seat)}</b>
        {look.aim !== undefined && <small>{say(look.aim)}</small>}
      </span>
    </>
  )
  if (state === 'taken') {
    return (
      <div className={classes} data-seat={seat}>
        {role}
        <span className="seat-holder">
          {holder !== null && <Avatar name={holder.name} />}
          {(bot !== null || automatic) && <Icon name={automatic ? 'automated' : 'bot'} />}
          {seats.person(seat)} <Presence presence={presence} />
        </span>
      </div>
    )
  }
  return (
    <label className={classes} data-seat={seat}>
      <input type="radio" name={name} checked={state === 'chosen'} onChange={onChoose} aria-label={seats.role(seat)} />
      {role}
      {state === 'chosen' ? (
        <span className="turn-mark">
          <Icon name="check" size={14} /> {say('online.join.yours')}
        </span>
      ) : (
        <span className="free-mark">{say('online.seat.free')}</span>
      )}
    </label>
  )
}
