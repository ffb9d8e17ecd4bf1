// What something meant for whoever reads it.
import type { Difference, GameUi } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { Icon } from '../../ui/Icon.tsx'

/** "+5 money, −1 food": as signs for the eye, in words for the ear. */
export function Effect({ effect, ui }: { readonly effect: readonly Difference[]; readonly ui: GameUi }) {
  const { say, number: figure } = useWords()
  return effect.map(({ number, by }) => {
    const label = ui.number(number)
    if (label === null) return null
    const better = by > 0 !== (label.lessIsBetter === true)
    return (
      <span key={number} className={better ? 'effect d up' : 'effect d dn'}>
        {by > 0 ? '+' : '−'}
        {figure(Math.abs(by))}
        {label.icon === undefined ? (
          ` ${say(label.label)}`
        ) : (
          <Icon name={label.icon} size={13} label={say(label.label)} />
        )}
      </span>
    )
  })
}
