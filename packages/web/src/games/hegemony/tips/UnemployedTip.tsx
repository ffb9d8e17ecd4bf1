// Unemployed workers of one skill.
import { useWords } from '../../../i18n/context.ts'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { LabourClass, Skill } from '../model.ts'
import { roleName, skillName } from '../names.ts'
import { TipRow } from './TipRow.tsx'

interface UnemployedTipProps {
  readonly of: LabourClass
  readonly skill: Skill
  readonly amount: number
}

export function UnemployedTip({ of, skill, amount }: UnemployedTipProps) {
  const { say } = useWords()
  return (
    <>
      <h4>{say(skillName(skill))}</h4>
      <p className="by">
        <RoleShape of={of} size={12} />
        {say(roleName(of))}
      </p>
      <TipRow label={say('board.unemployed')}>{amount}</TipRow>
      <p className="note">{say(skill === 'unskilled' ? 'board.tip.unskilled' : 'board.tip.skilled')}</p>
    </>
  )
}
