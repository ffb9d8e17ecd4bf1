// The effect of playing the card on the legitimacy of the State.
import type { LegitimacySymbol } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'

export function LegitimacySigns({ signs }: { readonly signs: readonly LegitimacySymbol[] }) {
  const { say } = useWords()
  return (
    <span className="hg-signs">
      {signs.map(({ kind, classes, pick, change, per }) => (
        <span
          key={`${kind}${classes.join()}`}
          className={kind === 'token' ? 'token' : ''}
          data-tip={`term:legitimacy-${kind}`}
        >
          <Icon name="legitimacy" size={13} label={say(`board.legitimacy.${kind}`)} />
          {change > 0 ? `+${change}` : `−${-change}`}
          {per === undefined ? '' : `/${per}`}
          {pick === 'all' || classes.length < 3 ? (
            classes.map((each) => <RoleShape key={each} of={each} size={10} named />)
          ) : (
            <small>{say(`board.legitimacy.pick.${pick}`)}</small>
          )}
        </span>
      ))}
    </span>
  )
}
