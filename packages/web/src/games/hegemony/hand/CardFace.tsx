// The front of an action card: name, effect, requirement.
import { actionCard } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { hyphenate } from '../../../i18n/hyphens.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { HegemonyView } from '../words/model.ts'
import { cardName, cardText } from '../words/names.ts'
import { LegitimacySigns } from './LegitimacySigns.tsx'
import { PolicyChips } from './PolicyChips.tsx'

/** Names hyphenate only words that would make the card too wide. */
const LONG = 15

export interface CardFaceProps {
  readonly id: string
  readonly playable: boolean
  /** The figures of the class that holds it; absent for a viewer without a class. */
  readonly population: number
  readonly policies: HegemonyView['policies']
  /** Legitimacy matters only if a player plays the State. */
  readonly withState: boolean
}

/** Its requirement is shown below the effect. */
export function hasFoot({ id, playable, withState }: Pick<CardFaceProps, 'id' | 'playable' | 'withState'>): boolean {
  const { requires, conditional = false, legitimacy } = actionCard(id)
  return conditional || !playable || requires !== undefined || (withState && legitimacy !== undefined)
}

export function CardFace({ id, playable, population, policies, withState }: CardFaceProps) {
  const { say, language } = useWords()
  const { requires, conditional = false, legitimacy } = actionCard(id)
  const signs = withState ? legitimacy : undefined
  return (
    <div className="sheet">
      <div className="face">
        <div className="t" data-part="name">
          {hyphenate(say(cardName(id)), language, LONG)}
        </div>
        <div className="x" data-clamped>
          {hyphenate(say(cardText(id, population)), language)}
        </div>
      </div>
      {hasFoot({ id, playable, withState }) && (
        <div className="req">
          {!playable && <Icon name="blocked" size={13} className="no" label={say('board.card.not-playable')} />}
          {requires !== undefined && <PolicyChips sections={requires} policies={policies} />}
          {conditional && <span className={playable ? 'cond' : 'cond no'}>{say(`card.${id}.requirement`)}</span>}
          {signs !== undefined && <LegitimacySigns signs={signs} />}
        </div>
      )}
    </div>
  )
}
