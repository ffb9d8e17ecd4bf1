// An action card in full: effect, requirement.
import { actionCard } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { PolicyChips } from '../hand/PolicyChips.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { HegemonyView } from '../words/model.ts'
import { cardName, cardText, populationOf, roleName } from '../words/names.ts'

interface CardTipProps {
  readonly id: string
  readonly view: HegemonyView
}

export function CardTip({ id, view }: CardTipProps) {
  const { say } = useWords()
  const facts = actionCard(id)
  return (
    <>
      <h4>{say(cardName(id))}</h4>
      <p className="by">
        <RoleShape of={facts.role} size={12} />
        {say(roleName(facts.role))}
      </p>
      <p>{say(cardText(id, populationOf(view, facts.role)))}</p>
      {facts.requires !== undefined && <PolicyChips sections={facts.requires} policies={view.policies} />}
      {facts.conditional === true && <p className="note">{say(`card.${id}.requirement`)}</p>}
    </>
  )
}
