// Replaces the decision bar while other players decide: who, since when, the remaining time, and possible actions.
import type { SeatSeen } from '@hustings/protocol'
import { useSyncExternalStore } from 'react'
import { useWords } from '../../i18n/context.ts'
import type { OnlineTable } from '../../online/match/open.ts'
import { since, spanOf, timeLeft } from '../../online/span.ts'
import { useNow } from '../../online/use-now.ts'
import { tables } from '../../online/wire/api.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import { settings } from '../../settings/settings.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { useSeats } from '../../table/model/use-seats.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Shape } from '../../ui/Shape.tsx'
import { allowSound } from './chime.ts'
import { isLate } from './late.ts'

interface WaitingForProps {
  readonly at: OnlineTable
  readonly lost: boolean
  readonly askBack: (() => void) | null
}

export function WaitingFor({ at, lost, askBack }: WaitingForProps) {
  const { say, list } = useWords()
  const seats = useSeats()
  const now = useNow()
  const { beside, model } = at
  const { table } = useSyncExternalStore(beside.subscribe, beside.get)
  const waitingFor = useSyncExternalStore(model.subscribe, () => model.get().frame.waitingFor)
  const acting = table.seats.filter(({ seat }) => waitingFor.includes(seat))
  const [first] = acting
  const names = list(waitingFor.map((seat) => seats.person(seat)))
  const text = lost ? say('online.at.lost.kept') : <Story acting={acting} now={now} />
  return (
    <div className="decision waiting company" data-testid="decision" data-lost={lost}>
      <div className="ask">
        {first !== undefined && <Shape look={seats.look(first.seat)} size={16} label={seats.role(first.seat)} />}
        <h2>{say('online.at.waiting', { names })}</h2>
      </div>
      <div className="why">
        {first !== undefined && <TimeBar seat={first} turnSeconds={table.turnSeconds} now={now} />}
        <p>{text}</p>
      </div>
      <div className="acts">
        <LateTurn at={at} acting={acting} now={now} />
        {askBack !== null && (
          <button type="button" className="btn" data-testid="ask-back" onClick={askBack}>
            <Icon name="undo" /> {say('online.at.ask-back')}
          </button>
        )}
        {beside.mine.length > 0 && <TellMe />}
      </div>
    </div>
  )
}

interface StoryProps {
  readonly acting: readonly SeatSeen[]
  readonly now: number
}

/** Since when, reminders, and vacation. */
function Story({ acting, now }: StoryProps) {
  const { say, date } = useWords()
  const parts = acting.flatMap(({ holder, actingSince, reminded, remindedAt, awayUntil, presence }) => [
    ...(acting.length === 1 && actingSince !== null ? [say('online.at.since', { span: since(actingSince, now) })] : []),
    ...(awayUntil !== null && Date.parse(awayUntil) > now
      ? [say('online.at.away', { name: holder?.name ?? '', until: date(Date.parse(awayUntil)) })]
      : []),
    ...(remindedAt !== null && presence !== 'here'
      ? [
          say('online.at.reminded', {
            name: holder?.name ?? '',
            count: Math.max(1, reminded),
            span: since(remindedAt, now),
          }),
        ]
      : []),
  ])
  return parts.join(' ')
}

interface TimeBarProps {
  readonly seat: SeatSeen
  readonly turnSeconds: number | null
  readonly now: number
}

function TimeBar({ seat: { dueAt }, turnSeconds, now }: TimeBarProps) {
  const { say } = useWords()
  if (dueAt === null || turnSeconds === null) return null
  const { said, span, tone } = timeLeft(dueAt, now)
  const part = Math.max(0, Math.min(1, (Date.parse(dueAt) - now) / (turnSeconds * 1000)))
  return (
    <span className={`time-bar ${tone}`}>
      <i aria-hidden="true">
        <b style={{ width: `${Math.round(part * 100)}%` }} />
      </i>
      {tone === 'late' ? say(said) : say('online.at.left', { left: span, all: spanOf(turnSeconds * 1000) })}
    </span>
  )
}

interface LateTurnProps {
  readonly at: OnlineTable
  readonly acting: readonly SeatSeen[]
  readonly now: number
}

/** A bot can play an overdue turn if more than half of the other players agree. */
export function LateTurn({ at: { beside }, acting, now }: LateTurnProps) {
  const { say } = useWords()
  const { busy, go } = useDoing()
  const late = acting.find((seat) => isLate(seat, now) && !beside.mine.includes(seat.seat))
  const { table } = beside.get()
  if (late === undefined || table.whenLate !== 'ask' || beside.mine.length === 0) return null
  return (
    <button
      type="button"
      className="btn"
      data-testid="late-bot"
      disabled={busy}
      onClick={() => void go(async () => beside.take(await tables.letBotPlay(table.id, late.seat)))}
    >
      <Icon name="bot" /> {say('online.at.late-bot')}
      {late.lateVotes > 0 && <small>{say('online.at.late-votes', { count: late.lateVotes })}</small>}
    </button>
  )
}

/** A sound and a browser notification on this device. */
function TellMe() {
  const { say } = useWords()
  const { tell } = useSettings()
  const change = () => {
    if (!tell) allowSound()
    settings.change({ tell: !tell })
    if (!tell && 'Notification' in window) void Notification.requestPermission()
  }
  return (
    <button
      type="button"
      role="switch"
      aria-checked={tell}
      className="btn tell-me"
      data-testid="tell-me"
      title={say('online.at.tell.why')}
      onClick={change}
    >
      <Icon name="bell" /> {say('online.at.tell')} <i className="tog" data-on={tell} aria-hidden="true" />
    </button>
  )
}
