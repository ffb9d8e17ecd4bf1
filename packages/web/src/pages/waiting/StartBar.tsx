// The start button and what it waits for: free seats and players who are not ready.
import { useWords } from '../../i18n/context.ts'
import { isFree, seatsOf, useSeatsAt } from '../../online/match/seats.ts'
import { tables } from '../../online/wire/api.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { AtTableProps } from './at-table.ts'

export function StartBar({ info, table, facts, me, host, onTable }: AtTableProps & { readonly host: boolean }) {
  const { say, list } = useWords()
  const { busy, go } = useDoing()
  const seats = useSeatsAt(info, table)
  const [mine] = seatsOf(table, me)
  const free = table.seats.filter((seat) => isFree(seat, table))
  const people = table.seats.filter(({ holder }) => holder !== null)
  const unready = people.filter(({ ready, holder }) => !ready && holder?.id !== table.host?.id)
  const ready = people.filter((seat) => seat.ready).length
  const [bot] = facts.bots
  const begin = () =>
    go(async () => {
      // The match may start automatically with the last ready player; a second start does no harm.
      if (bot !== undefined) for (const { seat } of free) await tables.putBot(table.id, seat, bot)
      onTable(await tables.start(table.id))
    })
  const colour = mine === undefined ? '' : ` c-${seats.look(mine.seat).colour}`
  const waits = list(unready.map(({ holder }) => holder?.name ?? ''))
  return (
    <section className={`start-bar${colour}`} data-testid="start-bar" aria-label={say('online.start.before')}>
      <div className="start-who">
        <small>
          {say(host ? 'online.start.you-host' : mine === undefined ? 'online.start.guest' : 'online.start.seated')}
        </small>
        <b>{say('online.start.before')}</b>
      </div>
      <div className="start-ask" aria-live="polite">
        <b>
          {free.length > 0
            ? say('online.start.free', { count: free.length })
            : unready.length > 0
              ? say('online.start.waits', { names: waits })
              : say('online.start.all')}
        </b>
        <span className="muted">{say('online.start.ready', { ready, of: people.length })}</span>
      </div>
      <p className="start-why">
        {say(host ? 'online.start.why.host' : 'online.start.why', { name: table.host?.name ?? '' })}
      </p>
      <div className="start-acts" data-testid="start-acts">
        {mine !== undefined && (
          <button
            type="button"
            className={`btn${mine.ready || host ? '' : ' primary'}`}
            data-testid="ready"
            aria-pressed={mine.ready}
            disabled={busy}
            onClick={() => void go(async () => onTable(await tables.ready(table.id, mine.seat, !mine.ready)))}
          >
            <Icon name="check" /> {say(mine.ready ? 'online.ready' : 'online.ready.say')}
          </button>
        )}
        {host && (
          <button
            type="button"
            className="btn primary"
            data-testid="start-match"
            disabled={busy || unready.length > 0 || people.length === 0}
            onClick={() => void begin()}
          >
            {free.length > 0 && <Icon name="bot" />}
            {free.length > 0 ? say('online.start.with-bots', { count: free.length }) : say('ui.new.start')}
          </button>
        )}
      </div>
    </section>
  )
}
