// Tokens of one good: those for sale with their price, and those for use with the missing amount.
import { useWords } from '../../../i18n/context.ts'
import { Coins } from '../marks/Coins.tsx'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { LabourView, Role, StorageView, Ware } from '../words/model.ts'
import { resourceName, roleName } from '../words/names.ts'
import { TipRow } from './TipRow.tsx'

interface WareTipProps {
  readonly of: Role
  readonly ware: Ware
}

function WareHead({ of, ware }: WareTipProps) {
  const { say } = useWords()
  return (
    <>
      <h4>
        <ResourceIcon resource={ware} size={15} /> {say(resourceName(ware))}
      </h4>
      <p className="by">
        <RoleShape of={of} size={12} />
        {say(roleName(of))}
      </p>
    </>
  )
}

export function StockTip({ of, ware, store }: WareTipProps & { readonly store: StorageView }) {
  const { say } = useWords()
  return (
    <>
      <WareHead of={of} ware={ware} />
      <TipRow label={say('board.tip.for-sale')}>{store.storage[ware]}</TipRow>
      <TipRow label={say('board.tip.limit')}>{store.capacity[ware]}</TipRow>
      <TipRow label={say('board.tip.price')}>
        <Coins amount={store.prices[ware]} />
      </TipRow>
      <p>{say(`term.${ware}.text`)}</p>
    </>
  )
}

export function OwnGoodsTip({ of, ware, player }: WareTipProps & { readonly player: LabourView }) {
  const { say } = useWords()
  const short = player.population - player.goods[ware]
  return (
    <>
      <WareHead of={of} ware={ware} />
      <TipRow label={say('board.own-use')}>{player.goods[ware]}</TipRow>
      <TipRow label={say('board.tip.needed')}>{player.population}</TipRow>
      {short > 0 && <TipRow label={say('board.tip.missing')}>{short}</TipRow>}
      <p>{say(`term.${ware}.text`)}</p>
    </>
  )
}
