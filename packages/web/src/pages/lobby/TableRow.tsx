// A table of the player as a row: the seat, the status, the active player and the remaining time.
import type { Me, SeatSeen, TableSeen } from '@hustings/protocol'
import { type ReactNode, useMemo } from 'react'
import type { GameInfo } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { Clock } from '../../online/Clock.tsx'
import { isFree, seatsOf, useSeatsAt } from '../../online/match/seats.ts'
import { Presence } from '../../online/Person.tsx'
import { myTables } from '../../online/people/my-tables.ts'
import { CopyLink } from '../../online/Sharing.tsx'
import { since } from '../../online/span.ts'
import { useNow } from '../../online/use-now.ts'
import { tables } from '../../online/wire/api.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import { onlineWords } from '../../online/words.ts'
import type { Seats } from '../../seating/seats.ts'
import { gameInfo } from '../../shelf/registry.ts'
import { type Part, Words } from '../../shell/Words.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Shape } from '../../ui/Shape.tsx'

interface TableRowProps {
  readonly table: TableSeen
  readonly me: Me
}

interface RowProps extends TableRowProps {
  readonly info: GameInfo
}

/** Uses the messages for outside the table, or all messages of the match. */
function inItsWords(Row: (props: RowProps) => ReactNode, asked = false) {
  return function TableInWords({ table, me }: TableRowProps) {
    const info = gameInfo(table.game)
    const part = useMemo<Part>(() => (asked ? { options: table.options } : 'front'), [table.options])
    if (info === null) return null
    return (
      <Words game={info} part={part} more={onlineWords}>
        <Row table={table} me={me} info={info} />
      </Words>
    )
  }
}

/** The CSS class of the player's color. */
function ownColour(table: TableSeen, me: Me, seats: Seats): string {
  const [mine] = seatsOf(table, me)
  return mine === undefined ? 'plain' : `c-${seats.look(mine.seat).colour}`
}

function Title({ table, children }: { readonly table: TableSeen; readonly children?: ReactNode }) {
  const { say } = useWords()
  return (
    <p className="table-name">
      <a href={table.status === 'gathering' ? `#/table/${table.id}` : `#/online/${table.id}`}>{table.name}</a>{' '}
      <small>{children ?? (table.summary !== null && say(table.summary))}</small>
    </p>
  )
}

/** It is the player's turn. */
export const YourTurnRow = inItsWords(function YourTurnRow({ table, me, info }) {
  const { say } = useWords()
  const now = useNow()
  const seats = useSeatsAt(info, table)
  const [turn] = seatsOf(table, me).filter(({ toAct }) => toAct)
  return (
    <li className={`table-row mine ${ownColour(table, me, seats)}`} data-table={table.id}>
      <Title table={table} />
      <p className="table-ask" data-testid="table-ask">
        <span className="turn-mark">
          <Icon name="hand" size={14} /> {say('online.act')}
        </span>
        {table.question !== null && <span>{say(table.question)}</span>}
        {turn !== undefined && turn.actingSince !== null && (
          <span className="muted">{say('online.your-turn.since', { span: since(turn.actingSince, now) })}</span>
        )}
      </p>
      <PeopleLine table={table} me={me} seats={seats} />
      <div className="table-end">
        {turn?.dueAt != null && <Clock dueAt={turn.dueAt} now={now} />}
        <a className="btn primary" href={`#/online/${table.id}`}>
          {say('online.play-on')} <Icon name="next" />
        </a>
      </div>
    </li>
  )
}, true)

function PeopleLine({ table, me, seats }: TableRowProps & { readonly seats: Seats }) {
  const { say } = useWords()
  return (
    <p className="people-line">
      {table.seats.map((seat) => (
        <span key={seat.seat}>
          <Shape look={seats.look(seat.seat)} size={12} label={seats.role(seat.seat)} />{' '}
          {seat.holder?.id === me.id ? <b>{say('online.you')}</b> : seats.person(seat.seat)}
          {seat.holder?.id !== me.id && <Presence presence={seat.presence} />}
        </span>
      ))}
    </p>
  )
}

/** It is another player's turn. */
export const WaitingRow = inItsWords(function WaitingRow({ table, me, info }) {
  const now = useNow()
  const seats = useSeatsAt(info, table)
  const acting = table.seats.filter(({ toAct }) => toAct)
  const [first] = acting
  const due = acting.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt])).sort()[0]
  return (
    <li className={`table-row quiet ${ownColour(table, me, seats)}`} data-table={table.id}>
      <Title table={table} />
      {first !== undefined && <Acting first={first} others={acting.length - 1} seats={seats} now={now} />}
      <div className="table-end across">
        {due !== undefined && <Clock dueAt={due} now={now} />}
        <Late table={table} me={me} now={now} />
        <Back table={table} me={me} />
      </div>
    </li>
  )
})

interface ActingProps {
  readonly first: SeatSeen
  readonly others: number
  readonly seats: Seats
  readonly now: number
}

function Acting({ first, others, seats, now }: ActingProps) {
  const { say } = useWords()
  const span = first.actingSince === null ? null : since(first.actingSince, now)
  return (
    <p className="table-ask" data-testid="table-ask">
      <Shape look={seats.look(first.seat)} size={12} label={seats.role(first.seat)} />
      <span>
        {first.presence === 'here' ? (
          <>
            {say('online.choosing-now', { name: seats.person(first.seat) })} <Presence presence="here" />
          </>
        ) : (
          <>
            {say('online.to-act', { name: seats.person(first.seat) })}{' '}
            {span !== null && (
              <span className="muted">
                {say('online.since', {
                  span,
                  reminded: first.remindedAt === null ? 'no' : 'yes',
                  ago: first.remindedAt === null ? '' : since(first.remindedAt, now),
                })}
              </span>
            )}
          </>
        )}
        {others > 0 && <span className="muted"> {say('online.and-others', { count: others })}</span>}
      </span>
    </p>
  )
}

/** When time runs out, other players can let a bot play the turn. */
function Late({ table, me, now }: TableRowProps & { readonly now: number }) {
  const { say } = useWords()
  const { busy, go } = useDoing()
  const late = table.seats.find(({ toAct, dueAt }) => toAct && dueAt !== null && Date.parse(dueAt) < now)
  if (late === undefined || seatsOf(table, me).length === 0) return null
  return (
    <button
      type="button"
      className="btn small"
      disabled={busy}
      onClick={() => void go(async () => myTables.take(await tables.letBotPlay(table.id, late.seat)))}
    >
      <Icon name="bot" /> {say('online.late.let-bot')}
    </button>
  )
}

/** A bot plays a seat that the player left. */
function Back({ table, me }: TableRowProps) {
  const { say } = useWords()
  const { busy, go } = useDoing()
  const left = table.seats.find(({ owner, holder }) => owner?.id === me.id && holder === null)
  if (left === undefined) return null
  return (
    <button
      type="button"
      className="btn small"
      disabled={busy}
      onClick={() => void go(async () => myTables.take(await tables.comeBack(table.id, left.seat)))}
    >
      {say('online.back')}
    </button>
  )
}

/** The match has not started. */
export const FillingRow = inItsWords(function FillingRow({ table, me, info }) {
  const { say, list } = useWords()
  const seats = useSeatsAt(info, table)
  const taken = table.seats.filter((seat) => !isFree(seat, table)).length
  const ready = table.seats.filter((seat) => seat.ready && seat.holder !== null && seat.holder.id !== me.id)
  return (
    <li className="table-row quiet filling" data-table={table.id}>
      <Title table={table}>
        {table.host?.id === me.id ? say('online.you-host') : say('online.host', { name: table.host?.name ?? '' })}
      </Title>
      <p className="table-ask" data-testid="table-ask">
        <SeatMarks table={table} seats={seats} />
        <span>
          {say('online.seats-taken', { taken, of: table.seats.length })}
          {ready.length > 0 &&
            `, ${say('online.are-ready', {
              names: list(ready.map(({ holder }) => holder?.name ?? '')),
              count: ready.length,
            })}`}
        </span>
      </p>
      <div className="table-end across">
        {table.code !== null && <CopyLink code={table.code} />}
        <a className="btn" href={`#/table/${table.id}`}>
          {say('online.open')}
        </a>
      </div>
    </li>
  )
})

/** The seats of a table as marks; free ones are outlines. */
export function SeatMarks({ table, seats }: { readonly table: TableSeen; readonly seats: Seats }) {
  const { say } = useWords()
  return (
    <span className="seat-marks">
      {table.seats.map((seat) => (
        <span key={seat.seat} className={isFree(seat, table) ? 'free' : ''}>
          <Shape
            look={seats.look(seat.seat)}
            size={15}
            label={
              isFree(seat, table)
                ? say('online.seat.free-of', { seat: seats.role(seat.seat) })
                : `${seats.role(seat.seat)}: ${seats.person(seat.seat)}`
            }
          />
        </span>
      ))}
    </span>
  )
}

/** The match is over. */
export const FinishedRow = inItsWords(function FinishedRow({ table, me, info }) {
  const { say, list, number } = useWords()
  const seats = useSeatsAt(info, table)
  const standings = [...(table.standings ?? [])].sort((a, b) => a.rank - b.rank)
  const winners = standings.filter(({ rank }) => rank === 1)
  return (
    <li className={`table-row quiet ${ownColour(table, me, seats)}`} data-table={table.id}>
      <Title table={table}>
        {table.status === 'abandoned' || winners.length === 0
          ? say('online.abandoned')
          : say('ui.match.won', { seats: list(winners.map(({ seat }) => seats.said(seat))) })}
      </Title>
      <p className="people-line">
        {standings.map(({ seat, score, rank }) => {
          const mine = seatsOf(table, me).some((one) => one.seat === seat)
          const name = mine ? say('online.you') : seats.person(seat)
          return (
            <span key={seat}>
              <Shape look={seats.look(seat)} size={12} label={seats.role(seat)} />{' '}
              {rank === 1 ? (
                <b>
                  {name} {number(score)}
                </b>
              ) : (
                `${name} ${number(score)}`
              )}
            </span>
          )
        })}
      </p>
      <div className="table-end across">
        <a className="btn quiet" href={`#/online/${table.id}/result`}>
          {say('ui.result')} <Icon name="next" />
        </a>
      </div>
    </li>
  )
})
