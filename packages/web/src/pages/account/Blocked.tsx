// Blocked players, with a button to unblock.
import { useCallback } from 'react'
import { useWords } from '../../i18n/context.ts'
import { Avatar } from '../../online/Person.tsx'
import { me as account, people } from '../../online/wire/api.ts'
import { useAsked } from '../../online/wire/use-asked.ts'
import { useDoing } from '../../online/wire/use-doing.ts'

export function Blocked() {
  const { say } = useWords()
  const { busy, go } = useDoing()
  const load = useCallback(() => account.blocks(), [])
  const { value, again } = useAsked(load)
  const blocked = value?.items ?? []
  if (blocked.length === 0) return null
  const forgive = (id: string) =>
    go(async () => {
      await people.unblock(id)
      await again()
    })
  return (
    <section className="panel blocked" aria-labelledby="blocked">
      <h2 id="blocked">{say('online.blocks')}</h2>
      <p className="hint">{say('online.blocks.text')}</p>
      <ul className="known-people">
        {blocked.map(({ id, name }) => (
          <li key={id}>
            <Avatar name={name} />
            <b>{name}</b>
            <button type="button" className="btn small" disabled={busy} onClick={() => void forgive(id)}>
              {say('online.unblock')}
              <span className="visually-hidden">: {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
