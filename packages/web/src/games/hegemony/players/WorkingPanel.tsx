// The Working Class: money, population, prosperity, goods, unions, farms.
import { memo } from 'react'
import { CompanyCard } from '../board/CompanyCard.tsx'
import type { CompanyView, HegemonyView } from '../words/model.ts'
import { LabourFacts } from './LabourFacts.tsx'
import { PanelBody } from './PanelBody.tsx'
import { PanelRow } from './PanelRow.tsx'
import { Prosperity } from './Prosperity.tsx'
import { OwnGoods, UseTakes } from './Stock.tsx'
import { TaxDue } from './TaxDue.tsx'
import { Unions } from './Unions.tsx'

interface WorkingPanelProps {
  readonly player: HegemonyView['working']
  readonly farms: readonly CompanyView[]
  readonly full: boolean
}

export const WorkingPanel = memo(function WorkingPanel({ player, farms, full }: WorkingPanelProps) {
  return (
    <PanelBody
      facts={<LabourFacts of="working" player={player} />}
      billsLeft={player.billsLeft}
      aside={<TaxDue of="working" amount={player.incomeTax} />}
    >
      <Prosperity of="working" player={player} />
      <PanelRow word="board.goods" term="goods" aside={<UseTakes amount={player.population} />} nameless={!full}>
        <OwnGoods of="working" player={player} />
      </PanelRow>
      <PanelRow icon="union" word="board.unions" term="unions" nameless={!full}>
        <Unions unions={player.unions} inIndustry={player.inIndustry} />
      </PanelRow>
      {farms.length > 0 && (
        <div className="hg-farms">
          {farms.map((farm) => (
            <CompanyCard key={farm.id} company={farm} owner="working" />
          ))}
        </div>
      )}
    </PanelBody>
  )
})
