// All benefits that wait for a class.
import { WARES } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { isEmpty } from '../board/Benefits.tsx'
import { Coins } from '../marks/Coins.tsx'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { Class, StateView } from '../words/model.ts'
import { resourceName, roleName } from '../words/names.ts'
import { TipRow } from './TipRow.tsx'

interface BenefitsTipProps {
  readonly of: Class
  readonly waiting: StateView['benefits'][Class]
}

export function BenefitsTip({ of, waiting }: BenefitsTipProps) {
  const { say } = useWords()
  return (
    <>
      <h4>{say('board.benefits')}</h4>
      <p className="by">
        <RoleShape of={of} size={12} />
        {say(roleName(of))}
      </p>
      {isEmpty(waiting) && <p>{say('board.benefits.none')}</p>}
      {waiting.money > 0 && (
        <TipRow label={say('board.money')}>
          <Coins amount={waiting.money} />
        </TipRow>
      )}
      {WARES.filter((ware) => waiting.goods[ware] > 0).map((ware) => (
        <TipRow key={ware} label={say(resourceName(ware))}>
          {waiting.goods[ware]} <ResourceIcon resource={ware} size={14} />
        </TipRow>
      ))}
      {waiting.influence > 0 && <TipRow label={say(resourceName('influence'))}>{waiting.influence}</TipRow>}
      {waiting.cubes > 0 && <TipRow label={say('board.voting-cubes')}>{waiting.cubes}</TipRow>}
      <p className="note">{say('term.benefits.text')}</p>
    </>
  )
}
