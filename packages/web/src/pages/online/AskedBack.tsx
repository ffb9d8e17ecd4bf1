// An undo request: every player whose moves it would undo, and the active player, accepts or declines.
import type { UndoAsked } from '@hustings/protocol'
import { useSyncExternalStore } from 'react'
import { useWords } from '../../i18n/context.ts'
import type { OnlineTable } from '../../online/match/open.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import { useSeats } from '../../table/model/use-seats.ts'
import { Icon } from '../../ui/Icon.tsx'

interface AskedBackProps {
  readonly at: OnlineTable
  readonly asked: UndoAsked
}

export function AskedBack({ at: { beside, session, model }, asked }: AskedBackProps) {
  const { say, list } = useWords()
  const seats = useSeats()
  const { busy, go } = useDoing()
  const step = useSyncExternalStore(model.subscribe, () => model.get().frame.step)
  const own = beside.mine.includes(asked.by)
  const mayAgree = asked.needed.some((seat) => beside.mine.includes(seat) && !asked.agreed.includes(seat))
  const left = list(asked.needed.filter((seat) => !asked.agreed.includes(seat)).map((seat) => seats.person(seat)))
  const count = Math.max(1, step - asked.toStep)
  return (
    <section className="asked-back" role="status" data-testid="asked-back">
      <Icon name="undo" />
      <p>
        <b>
          {own ? say('online.at.you-ask', { count }) : say('online.at.asks', { name: seats.person(asked.by), count })}
        </b>{' '}
        {!mayAgree && say('online.at.asks.left', { names: left })}
      </p>
      {mayAgree && (
        <button
          type="button"
          className="btn primary"
          data-testid="agree"
          disabled={busy}
          onClick={() => void go(() => session.agree(true))}
        >
          {say('online.at.agree')}
        </button>
      )}
      {(mayAgree || own) && (
        <button type="button" className="btn" disabled={busy} onClick={() => void go(() => session.agree(false))}>
          {say(own ? 'online.at.withdraw' : 'online.at.refuse')}
        </button>
      )}
    </section>
  )
}
