// A business deal: the goods, the cost, and the current tariff.
import { dealCard } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { Coins } from '../marks/Coins.tsx'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import type { Section } from '../words/model.ts'
import { TipRow } from './TipRow.tsx'

export function DealTip({ id, section }: { readonly id: string; readonly section: Section }) {
  const { say } = useWords()
  const { goods, cost, tariff } = dealCard(id)
  return (
    <>
      <h4>{say('board.deal')}</h4>
      <TipRow label={say('board.tip.goods')}>
        {goods.food > 0 && (
          <>
            {goods.food} <ResourceIcon resource="food" size={14} named />{' '}
          </>
        )}
        {goods.luxury > 0 && (
          <>
            {goods.luxury} <ResourceIcon resource="luxury" size={14} named />
          </>
        )}
      </TipRow>
      <TipRow label={say('board.tip.cost')}>
        <Coins amount={cost} />
      </TipRow>
      <TipRow label={say('board.tip.tariff', { section })}>
        <Coins amount={tariff[section]} />
      </TipRow>
    </>
  )
}
