// The Capitalist Class: revenue and capital, wealth, storages, the Free Trade Zone.

import { WEALTH_TRACK } from '@hustings/hegemony/data'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import { Track } from '../marks/Track.tsx'
import type { Good, HegemonyView } from '../model.ts'
import { Fact } from './Fact.tsx'
import { Storage } from './Stock.tsx'

const GOODS = ['food', 'luxury'] as const satisfies readonly Good[]
const SPACES: readonly string[] = WEALTH_TRACK.slice(1).map(() => '')

interface CapitalistPanelProps {
  readonly player: HegemonyView['capitalist']
  readonly full: boolean
}

export const CapitalistPanel = memo(function CapitalistPanel({ player, full }: CapitalistPanelProps) {
  const { say } = useWords()
  return (
    <>
      <div className="hg-facts">
        <Fact icon="revenue" word="board.revenue" value={player.revenue} anchor="money:capitalist" />
        <Fact icon="capital" word="board.capital" value={player.capital} anchor="capital:capitalist" />
        <Fact icon="influence" word="board.influence" value={player.influence} anchor="goods:capitalist-influence" />
        <Fact icon="loan" word="board.loans" value={player.loans} anchor="loans:capitalist" />
      </div>
      <div data-tip="word:board.wealth.tip" data-anchor="wealth">
        <div className="hg-lab">
          <span>
            <Icon name="wealth" size={14} />
            {say('board.wealth')} <b>{player.wealth}</b>
          </span>
          {player.nextWealth !== null && (
            <span className="num">{say('board.wealth.next', { capital: player.nextWealth })}</span>
          )}
        </div>
        <Track at={player.wealth - 1} spaces={SPACES} label={say('board.wealth.label', { space: player.wealth })} />
      </div>
      <div>
        {full && (
          <div className="hg-lab">
            <span>{say('board.storage')}</span>
          </div>
        )}
        <Storage of="capitalist" store={player} />
      </div>
      <div className="hg-lab" data-tip="word:board.zone.tip">
        <span>
          <Icon name="zone" size={14} />
          {say('board.zone')}
        </span>
        <span className="hg-line">
          {GOODS.map((good) => (
            <span key={good} data-anchor={`goods:free-trade-zone-${good}`}>
              <ResourceIcon resource={good} size={13} named />
              <b>{player.freeTradeZone[good]}</b>/{player.freeTradeZoneCapacity[good]}
            </span>
          ))}
        </span>
      </div>
      <div className="hg-lab">
        <span>
          <Icon name="bill" size={14} />
          {say('board.bills-left')} <b>{player.billsLeft}</b>
        </span>
        <span data-tip="word:board.capitalist-tax.tip">
          {say('board.tax-due')} <b>{player.employmentTax + player.corporateTax}</b>
        </span>
      </div>
    </>
  )
})
