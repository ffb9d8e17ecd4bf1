// Sends a reminder to an absent player whose turn it is: by hand, at most once in some hours.
import { REMIND_AGAIN_MS, type SeatSeen } from '@hustings/protocol'
import { useId } from 'react'
import { useWords } from '../../i18n/context.ts'
import type { OnlineTable } from '../../online/match/open.ts'
import { since, spanOf } from '../../online/span.ts'
import { tables } from '../../online/wire/api.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import { Icon } from '../../ui/Icon.tsx'

interface RemindProps {
  readonly at: OnlineTable
  readonly acting: readonly SeatSeen[]
  readonly now: number
}

export function Remind({ at: { beside }, acting, now }: RemindProps) {
  const { say } = useWords()
  const id = useId()
  const { busy, go } = useDoing()
  const asked = acting.find(({ seat, holder }) => holder !== null && !beside.mine.includes(seat))
  if (asked === undefined || asked.presence === 'here' || beside.mine.length === 0) return null
  const name = asked.holder?.name ?? ''
  const rest = asked.remindedAt === null ? 0 : Date.parse(asked.remindedAt) + REMIND_AGAIN_MS - now
  const why =
    rest > 0 && asked.remindedAt !== null
      ? say('online.at.remind.again', { name, span: since(asked.remindedAt, now), rest: spanOf(rest) })
      : null
  return (
    <button
      type="button"
      className="btn"
      data-testid="remind"
      disabled={busy}
      aria-disabled={why !== null}
      aria-describedby={why === null ? undefined : id}
      onClick={() => {
        if (why === null) void go(async () => beside.take(await tables.remind(beside.get().table.id, asked.seat)))
      }}
    >
      <Icon name={why === null ? 'bell' : 'blocked'} /> {say('online.at.remind', { name })}
      {why !== null && <small id={id}>{why}</small>}
    </button>
  )
}
