// Four goods side by side: the stock of a storage, or a class's goods for use.
import { WARES } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { Spot } from '../../../table/board/Spot.tsx'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import type { LabourClass, LabourView, OwnerClass, StorageView } from '../words/model.ts'

interface StorageProps {
  readonly of: OwnerClass
  readonly store: StorageView
}

/** Stock and capacity, and the price. */
export function Storage({ of, store }: StorageProps) {
  const { say } = useWords()
  return (
    <div className="hg-goods">
      {WARES.map((ware) => (
        <Spot
          key={ware}
          target={`stock:${of}-${ware}`}
          tip={`stock:${of}-${ware}`}
          anchor={`goods:${of}-${ware}`}
          className="good"
        >
          <ResourceIcon resource={ware} size={13} named />
          <b>
            {store.storage[ware]}
            <small>/{store.capacity[ware]}</small>
          </b>
          <span className="sub">{say('board.at-price', { price: store.prices[ware] })}</span>
        </Spot>
      ))}
    </div>
  )
}

interface GoodsProps {
  readonly of: LabourClass
  readonly player: LabourView
}

/** The goods of a class for use, and the amount missing for a use or need. */
export function OwnGoods({ of, player }: GoodsProps) {
  const { say } = useWords()
  return (
    <div className="hg-goods">
      {WARES.map((ware) => {
        const short = player.population - player.goods[ware]
        return (
          <Spot
            key={ware}
            target={`own:${of}-${ware}`}
            tip={`goods:${of}-${ware}`}
            anchor={`goods:${of}-goods-${ware}`}
            className={short > 0 ? 'good' : 'good enough'}
          >
            <ResourceIcon resource={ware} size={13} named />
            <b>{player.goods[ware]}</b>
            <span className="sub">{short > 0 ? say('board.short', { short }) : say('board.enough')}</span>
          </Spot>
        )
      })}
    </div>
  )
}

/** The same in one line. */
export function GoodsLine({ of, player }: GoodsProps) {
  return (
    <span className="hg-line">
      {WARES.map((ware) => (
        <span key={ware} data-anchor={`goods:${of}-goods-${ware}`} data-tip={`goods:${of}-${ware}`}>
          <ResourceIcon resource={ware} size={13} named />
          <b>{player.goods[ware]}</b>
        </span>
      ))}
    </span>
  )
}

/** The amount of a resource for one use, next to the title. */
export function UseTakes({ amount }: { readonly amount: number }) {
  const { say } = useWords()
  return (
    <span className="num" data-part="figure">
      {say('board.goods.takes', { amount })}
    </span>
  )
}
