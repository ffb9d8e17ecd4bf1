// The deciding list on a phone: one candidate per row, with the criterion that eliminated it.
import { useWords } from '../../../../i18n/context.ts'
import type { Told } from './turn.ts'

/** Maximum number of candidates shown. */
const SHOWN = 4

export function PreferenceList({ list }: { readonly list: Told<'preference-list'> }) {
  const { say } = useWords()
  const decisive = list.results.findIndex(({ decides }) => decides)
  /** The criterion that eliminated a candidate. */
  const outAt = (id: string) => list.results.findIndex(({ left, skipped }) => !skipped && !left.includes(id))
  /** The chosen candidate first, then the last eliminated ones. */
  const stayed = (id: string) => (id === list.chosen ? Number.POSITIVE_INFINITY : outAt(id))
  const order = list.candidates.toSorted((a, b) => stayed(b.id) - stayed(a.id))
  const more = order.length - SHOWN
  return (
    <section className="hg-candidates">
      <h3>{say(`list.${list.list}`)}</h3>
      <ol>
        {order.slice(0, SHOWN).map(({ id, label }) => {
          const won = id === list.chosen
          const at = won ? decisive : outAt(id)
          const bullet = list.results[at]?.bullet
          return (
            <li key={id} className={won ? 'won' : ''}>
              <b>{say(label)}</b>
              {bullet !== undefined && (
                <span>
                  {say(won ? 'automa.sheet.decided-by' : 'automa.sheet.out-at', {
                    number: at + 1,
                    criterion: { key: `bullet.${bullet}` },
                  })}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {more > 0 && <p className="more">{say('automa.sheet.more-candidates', { count: more })}</p>}
    </section>
  )
}
