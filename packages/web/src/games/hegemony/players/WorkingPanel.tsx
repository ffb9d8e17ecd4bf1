// The Working Class: money, population, prosperity, goods, unions, farms.

import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { CompanyCard } from '../board/CompanyCard.tsx'
import type { CompanyView, HegemonyView } from '../model.ts'
import { Fact } from './Fact.tsx'
import { Prosperity } from './Prosperity.tsx'
import { OwnGoods } from './Stock.tsx'
import { Unions } from './Unions.tsx'

interface WorkingPanelProps {
  readonly player: HegemonyView['working']
  readonly farms: readonly CompanyView[]
  readonly full: boolean
}

export const WorkingPanel = memo(function WorkingPanel({ player, farms, full }: WorkingPanelProps) {
  const { say } = useWords()
  return (
    <>
      <div className="hg-facts">
        <Fact icon="money" word="board.money" value={player.money} anchor="money:working" />
        <Fact
          icon="population"
          word="board.population"
          value={player.population}
          after={say('board.of', { limit: player.workers })}
          anchor="population:working"
        />
        <Fact icon="influence" word="board.influence" value={player.influence} anchor="goods:working-influence" />
        <Fact icon="loan" word="board.loans" value={player.loans} anchor="loans:working" />
      </div>
      <Prosperity of="working" player={player} />
      <div>
        {full && (
          <div className="hg-lab">
            <span>{say('board.goods')}</span>
            <span className="num">{say('board.goods.takes', { amount: player.population })}</span>
          </div>
        )}
        <OwnGoods of="working" player={player} />
      </div>
      <div>
        {full && (
          <div className="hg-lab">
            <span>
              <Icon name="union" size={14} />
              {say('board.unions')}
            </span>
          </div>
        )}
        <Unions unions={player.unions} inIndustry={player.inIndustry} />
      </div>
      {farms.length > 0 && (
        <div className="hg-farms">
          {farms.map((farm) => (
            <CompanyCard key={farm.id} company={farm} owner="working" />
          ))}
        </div>
      )}
      <div className="hg-lab">
        <span>
          <Icon name="bill" size={14} />
          {say('board.bills-left')} <b>{player.billsLeft}</b>
        </span>
        <span data-tip="word:board.income-tax.tip">
          {say('board.tax-due')} <b>{player.incomeTax}</b>
        </span>
      </div>
    </>
  )
})
