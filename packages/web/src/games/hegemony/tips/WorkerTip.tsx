// A worker: class, skill, whether committed, and matching slots.
import { useWords } from '../../../i18n/context.ts'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { LabourClass, Skill } from '../words/model.ts'
import { roleName, skillName } from '../words/names.ts'
import { TipRow } from './TipRow.tsx'

interface WorkerTipProps {
  readonly of: LabourClass
  readonly skill: Skill
  readonly committed?: boolean
  /** Number of unemployed ones; absent for an employed worker. */
  readonly unemployed?: number
}

export function WorkerTip({ of, skill, committed = false, unemployed }: WorkerTipProps) {
  const { say } = useWords()
  return (
    <>
      <h4>{say(skillName(skill))}</h4>
      <p className="by">
        <RoleShape of={of} size={12} />
        {say(roleName(of))}
      </p>
      {unemployed !== undefined && <TipRow label={say('board.unemployed')}>{unemployed}</TipRow>}
      {committed ? (
        <p>
          <b>{say('term.committed')}.</b> {say('term.committed.text')}
        </p>
      ) : (
        <p>{say(skill === 'unskilled' ? 'board.tip.unskilled' : 'board.tip.skilled')}</p>
      )}
    </>
  )
}

export function SlotTip({ needs }: { readonly needs: Skill }) {
  const { say } = useWords()
  return (
    <>
      <h4>{say('board.tip.slot')}</h4>
      <p className="by">{say(skillName(needs))}</p>
      <p>{say(needs === 'unskilled' ? 'board.tip.slot.any' : 'board.tip.slot.skilled')}</p>
    </>
  )
}
