// The Middle Class: money, population, prosperity, goods for sale and for use.
import { memo } from 'react'
import type { HegemonyView } from '../words/model.ts'
import { LabourFacts } from './LabourFacts.tsx'
import { PanelBody } from './PanelBody.tsx'
import { PanelRow } from './PanelRow.tsx'
import { Prosperity } from './Prosperity.tsx'
import { GoodsLine, OwnGoods, Storage, UseTakes } from './Stock.tsx'
import { TaxDue } from './TaxDue.tsx'

interface MiddlePanelProps {
  readonly player: HegemonyView['middle']
  readonly full: boolean
}

export const MiddlePanel = memo(function MiddlePanel({ player, full }: MiddlePanelProps) {
  return (
    <PanelBody
      facts={<LabourFacts of="middle" player={player} />}
      billsLeft={player.billsLeft}
      aside={<TaxDue of="middle" amount={player.incomeTax + player.employmentTax} />}
    >
      <Prosperity of="middle" player={player} />
      <PanelRow word="board.storage" term="storage" nameless={!full}>
        <Storage of="middle" store={player} />
      </PanelRow>
      {full ? (
        <PanelRow word="board.goods" term="goods" aside={<UseTakes amount={player.population} />}>
          <OwnGoods of="middle" player={player} />
        </PanelRow>
      ) : (
        <PanelRow word="board.own-use" term="goods" aside={<GoodsLine of="middle" player={player} />} />
      )}
    </PanelBody>
  )
})
