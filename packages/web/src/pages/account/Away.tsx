// Vacation: the player's clocks pause on these days; the number of days per year is limited.
import type { Me } from '@hustings/protocol'
import { useId, useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import { house } from '../../online/people/house.ts'
import { me as account } from '../../online/wire/api.ts'
import { useDoing } from '../../online/wire/use-doing.ts'

const DAY = 24 * 3600_000

export function Away({ me }: { readonly me: Me }) {
  const { say, language } = useWords()
  const id = useId()
  const { busy, go } = useDoing()
  const [from, setFrom] = useState(() => dayOf(Date.now()))
  const [until, setUntil] = useState(() => dayOf(Date.now() + 7 * DAY))
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const leave = () =>
    go(async () =>
      house.be(
        await account.goAway({
          from: new Date(`${from}T00:00`).toISOString(),
          until: new Date(`${until}T23:59`).toISOString(),
        }),
      ),
    )
  const back = () => go(async () => house.be(await account.comeBack()))
  return (
    <section className="panel away-days" aria-labelledby="away">
      <h2 id="away">
        {say('online.away')}{' '}
        <small className="section-aside">{say('online.away.left', { count: me.awayDaysLeft })}</small>
      </h2>
      <p className="hint">{say('online.away.text')}</p>
      {me.away === null ? (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault()
            void leave()
          }}
        >
          <label htmlFor={`${id}-from`}>{say('online.from')}</label>
          <input
            id={`${id}-from`}
            className="field"
            type="date"
            required
            value={from}
            min={dayOf(Date.now())}
            onChange={(event) => setFrom(event.target.value)}
          />
          <label htmlFor={`${id}-until`}>{say('online.until')}</label>
          <input
            id={`${id}-until`}
            className="field"
            type="date"
            required
            value={until}
            min={from}
            onChange={(event) => setUntil(event.target.value)}
          />
          <button type="submit" className="btn" disabled={busy}>
            {say('online.away.set')}
          </button>
        </form>
      ) : (
        <p className="row">
          <b>
            {say('online.away.now', {
              from: days.format(Date.parse(me.away.from)),
              until: days.format(Date.parse(me.away.until)),
            })}
          </b>
          <button type="button" className="btn small" disabled={busy} onClick={() => void back()}>
            {say('online.back')}
          </button>
        </p>
      )}
    </section>
  )
}

/** A local date in the format of a date field. */
function dayOf(time: number): string {
  const date = new Date(time)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
