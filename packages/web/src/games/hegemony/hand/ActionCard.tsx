// A card in one's hand: name, effect, what it asks for. Opens upwards under the pointer when its text is long.
import { actionCard } from '@hustings/hegemony/data'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Spot } from '../board/Spot.tsx'
import type { HegemonyView } from '../model.ts'
import { cardName } from '../names.ts'
import { LegitimacySigns } from './LegitimacySigns.tsx'
import { PolicyChips } from './PolicyChips.tsx'

interface ActionCardProps {
  readonly id: string
  readonly playable: boolean
  readonly policies: HegemonyView['policies']
  /** Legitimacy counts only where the State is played. */
  readonly withState: boolean
}

export const ActionCard = memo(function ActionCard({ id, playable, policies, withState }: ActionCardProps) {
  const { say } = useWords()
  const facts = actionCard(id)
  const name = say(cardName(id))
  const text = say(`card.${id}.text`)
  const state = say(playable ? 'board.card.playable' : 'board.card.not-playable')
  return (
    <Spot
      target={`card:${id}`}
      className={`hg-card${playable ? '' : ' unmet'}${facts.conditional === true ? ' conditional' : ''}`}
    >
      <div className="sheet">
        <div className="t">
          <span>{name}</span>
        </div>
        <div className="x">{text}</div>
        <div className="req">
          {facts.requires !== undefined && <PolicyChips sections={facts.requires} policies={policies} />}
          {facts.conditional === true && (
            <span className={playable ? 'cond' : 'cond no'}>
              {!playable && <Icon name="blocked" size={13} />}
              <span>{say(`card.${id}.requirement`)}</span>
            </span>
          )}
          {facts.conditional !== true && !playable && <Icon name="blocked" size={13} className="no" />}
          <span className="visually-hidden">{state}</span>
          {withState && facts.legitimacy !== undefined && <LegitimacySigns signs={facts.legitimacy} />}
        </div>
      </div>
    </Spot>
  )
})
