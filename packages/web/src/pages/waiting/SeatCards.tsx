// The seats of a table before its match: players, readiness, and actions for free seats.
import type { SeatSeen } from '@hustings/protocol'
import { useWords } from '../../i18n/context.ts'
import { levelNamed, levelsOf } from '../../online/match/bots.ts'
import { isFree, seatsOf, useSeatsAt } from '../../online/match/seats.ts'
import { Avatar, Presence } from '../../online/Person.tsx'
import { tables } from '../../online/wire/api.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import type { Seats } from '../../seating/seats.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Shape } from '../../ui/Shape.tsx'
import type { AtTableProps } from './at-table.ts'

interface SeatCardsProps extends AtTableProps {
  readonly host: boolean
}

export function SeatCards(props: SeatCardsProps) {
  const { info, table } = props
  const { say } = useWords()
  const seats = useSeatsAt(info, table)
  return (
    <ul className="seat-cards" aria-label={say('ui.players')}>
      {table.seats.map((seat) => (
        <SeatCard key={seat.seat} {...props} one={seat} seats={seats} />
      ))}
    </ul>
  )
}

interface SeatCardProps extends SeatCardsProps {
  readonly one: SeatSeen
  readonly seats: Seats
}

function SeatCard(props: SeatCardProps) {
  const { one, table, me, seats } = props
  const { say } = useWords()
  const look = seats.look(one.seat)
  const free = isFree(one, table)
  const mine = me !== null && one.holder?.id === me.id
  const ready = one.ready || one.holder === null
  return (
    <li
      className={`seat-place c-${look.colour}${free ? ' free' : ''}${mine ? ' mine' : ''}`}
      data-seat={one.seat}
      aria-label={seats.role(one.seat)}
    >
      <header>
        <Shape look={look} size={18} />
        <span className="seat-role">
          <b>{seats.role(one.seat)}</b>
          {look.aim !== undefined && <small>{say(look.aim)}</small>}
        </span>
      </header>
      {free ? <Empty {...props} /> : <Sitting {...props} mine={mine} />}
      <footer className={ready ? '' : 'not-yet'}>
        {free ? (
          say('online.seat.free')
        ) : ready ? (
          <>
            <Icon name="check" /> {say('online.ready')}
          </>
        ) : (
          say('online.not-ready')
        )}
      </footer>
    </li>
  )
}

function Empty({ one, table, facts, me, host, seats, onTable }: SeatCardProps) {
  const { say } = useWords()
  const { busy, go } = useDoing()
  const [bot] = facts.bots
  const seated = seatsOf(table, me).length > 0
  return (
    <div className="seat-person">
      <p className="muted">{say('online.seat.nobody')}</p>
      <p className="row">
        {me !== null && (
          <button
            type="button"
            className="btn small"
            disabled={busy}
            onClick={() =>
              void go(async () => {
                const [mine] = seatsOf(table, me)
                // At an open table each player has one seat: leave it first.
                if (mine !== undefined && table.listed) onTable(await tables.leave(table.id, mine.seat))
                const now = await tables.sit(table.id, one.seat, table.code ?? undefined)
                onTable(mine === undefined || table.listed ? now : await tables.leave(table.id, mine.seat))
              })
            }
          >
            <Icon name="person" /> {say(seated ? 'online.seat.move' : 'online.sit')}
            <span className="visually-hidden">: {seats.role(one.seat)}</span>
          </button>
        )}
        {host && bot !== undefined && (
          <button
            type="button"
            className="btn small"
            disabled={busy}
            onClick={() => void go(async () => onTable(await tables.putBot(table.id, one.seat, bot)))}
          >
            <Icon name="bot" /> {say('ui.bot')}
            <span className="visually-hidden">: {seats.role(one.seat)}</span>
          </button>
        )}
      </p>
    </div>
  )
}

function Sitting({ one, table, facts, host, mine, seats, onTable }: SeatCardProps & { readonly mine: boolean }) {
  const { say } = useWords()
  const { busy, go } = useDoing()
  const { holder, automatic } = one
  const name = seats.person(one.seat)
  const levels = levelsOf(facts)
  return (
    <div className="seat-person sits">
      {holder === null ? (
        <span className="avatar large" aria-hidden="true">
          <Icon name={automatic ? 'automated' : 'bot'} size={22} />
        </span>
      ) : (
        <Avatar name={holder.name} size="large" />
      )}
      <span className="seat-who">
        <b>{holder?.member === true && !mine ? <a href={`#/people/${encodeURIComponent(name)}`}>{name}</a> : name}</b>{' '}
        <Presence presence={one.presence} />
        {host && one.bot !== null && levels.length > 1 ? (
          <select
            className="bot-level"
            aria-label={say('ui.new.level', { seat: seats.said(one.seat) })}
            disabled={busy}
            value={one.bot}
            onChange={({ target }) =>
              void go(async () => onTable(await tables.putBot(table.id, one.seat, target.value)))
            }
          >
            {levelNamed(one.bot) === undefined && <option value={one.bot}>—</option>}
            {levels.map((level) => (
              <option key={level} value={level}>
                {say(`ui.level.${level}`)}
              </option>
            ))}
          </select>
        ) : (
          <small>{say(`online.seat.${kindOf(one, table.host?.id, mine)}`)}</small>
        )}
      </span>
      {host && !mine && !automatic && (
        <button
          type="button"
          className="iconbtn"
          disabled={busy}
          aria-label={say('online.seat.free-up', { name })}
          title={say('online.seat.free-up', { name })}
          onClick={() => void go(async () => onTable(await tables.leave(table.id, one.seat)))}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}

function kindOf({ holder, automatic, awayUntil }: SeatSeen, host: string | undefined, mine: boolean): string {
  if (holder === null) return automatic ? 'by-rules' : 'by-bot'
  const hosts = holder.id === host
  if (mine) return hosts ? 'you-host' : 'you'
  if (awayUntil !== null) return 'away'
  if (hosts) return 'host'
  return holder.member ? 'member' : 'guest'
}
