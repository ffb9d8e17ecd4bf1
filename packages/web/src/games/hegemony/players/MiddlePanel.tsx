// The Middle Class: money, population, prosperity, what it sells and what it keeps.
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { HegemonyView } from '../model.ts'
import { Fact } from './Fact.tsx'
import { Prosperity } from './Prosperity.tsx'
import { GoodsLine, OwnGoods, Storage } from './Stock.tsx'

interface MiddlePanelProps {
  readonly player: HegemonyView['middle']
  readonly full: boolean
}

export const MiddlePanel = memo(function MiddlePanel({ player, full }: MiddlePanelProps) {
  const { say } = useWords()
  return (
    <>
      <div className="hg-facts">
        <Fact icon="money" word="board.money" value={player.money} anchor="money:middle" />
        <Fact
          icon="population"
          word="board.population"
          value={player.population}
          after={say('board.of', { limit: player.workers })}
          anchor="population:middle"
        />
        <Fact icon="influence" word="board.influence" value={player.influence} anchor="goods:middle-influence" />
        <Fact icon="loan" word="board.loans" value={player.loans} anchor="loans:middle" />
      </div>
      <Prosperity of="middle" player={player} />
      <div>
        {full && (
          <div className="hg-lab">
            <span>{say('board.storage')}</span>
          </div>
        )}
        <Storage of="middle" store={player} />
      </div>
      {full ? (
        <div>
          <div className="hg-lab">
            <span>{say('board.goods')}</span>
            <span className="num">{say('board.goods.takes', { amount: player.population })}</span>
          </div>
          <OwnGoods of="middle" player={player} />
        </div>
      ) : (
        <div className="hg-lab">
          <span>{say('board.own-use')}</span>
          <GoodsLine of="middle" player={player} />
        </div>
      )}
      <div className="hg-lab">
        <span>
          <Icon name="bill" size={14} />
          {say('board.bills-left')} <b>{player.billsLeft}</b>
        </span>
        <span data-tip="word:board.middle-tax.tip">
          {say('board.tax-due')} <b>{player.incomeTax + player.employmentTax}</b>
        </span>
      </div>
    </>
  )
})
