// The three legitimacy tracks of the State and its tokens.
import { CLASSES, LEGITIMACY_MAX } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { RoleShape } from '../marks/RoleShape.tsx'
import { Track } from '../marks/Track.tsx'
import type { StateView } from '../words/model.ts'
import { roleName } from '../words/names.ts'
import { roleHook } from '../words/roles.ts'
import { PanelRow } from './PanelRow.tsx'

const SPACES: readonly string[] = Array.from({ length: LEGITIMACY_MAX }, () => '')

export function Legitimacy({ legitimacy, tokens }: Pick<StateView, 'legitimacy' | 'tokens'>) {
  const { say } = useWords()
  return (
    <PanelRow icon="legitimacy" word="board.legitimacy" term="legitimacy">
      <div className="hg-leg">
        {CLASSES.map((each) => (
          <div key={each} className={roleHook(each)} data-anchor={`legitimacy:${each}`}>
            <RoleShape of={each} size={12} />
            <Track
              at={legitimacy[each] - 1}
              spaces={SPACES}
              label={say('board.legitimacy.label', { class: roleName(each), value: legitimacy[each] })}
            />
            <b>{legitimacy[each]}</b>
            <small>{tokens[each] > 0 ? `+${tokens[each]}` : ''}</small>
          </div>
        ))}
      </div>
    </PanelRow>
  )
}
