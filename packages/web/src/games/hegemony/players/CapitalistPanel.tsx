// The Capitalist Class: revenue and capital, wealth, storages, the Free Trade Zone.
import { WEALTH_TRACK } from '@hustings/hegemony/data'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import { Track } from '../marks/Track.tsx'
import type { Good, HegemonyView } from '../words/model.ts'
import { Fact } from './Fact.tsx'
import { PanelBody } from './PanelBody.tsx'
import { PanelRow } from './PanelRow.tsx'
import { Storage } from './Stock.tsx'
import { TaxDue } from './TaxDue.tsx'

const GOODS = ['food', 'luxury'] as const satisfies readonly Good[]
const SPACES: readonly string[] = WEALTH_TRACK.slice(1).map(() => '')

interface CapitalistPanelProps {
  readonly player: HegemonyView['capitalist']
  readonly full: boolean
}

export const CapitalistPanel = memo(function CapitalistPanel({ player, full }: CapitalistPanelProps) {
  return (
    <PanelBody
      facts={
        <>
          <Fact icon="revenue" term="revenue" value={player.revenue} anchor="money:capitalist" />
          <Fact icon="capital" term="capital" value={player.capital} anchor="capital:capitalist" />
          <Fact icon="influence" term="influence" value={player.influence} anchor="goods:capitalist-influence" />
          <Fact icon="loan" term="loans" value={player.loans} anchor="loans:capitalist" />
        </>
      }
      billsLeft={player.billsLeft}
      aside={<TaxDue of="capitalist" amount={player.employmentTax + player.corporateTax} />}
    >
      <Wealth player={player} />
      <PanelRow word="board.storage" term="storage" nameless={!full}>
        <Storage of="capitalist" store={player} />
      </PanelRow>
      <PanelRow icon="zone" word="board.zone" term="zone" aside={<Zone player={player} />} />
    </PanelBody>
  )
})

type PartProps = Pick<CapitalistPanelProps, 'player'>

function Wealth({ player }: PartProps) {
  const { say } = useWords()
  const next =
    player.nextWealth === null ? null : (
      <span className="num" data-part="figure">
        {say('board.wealth.next', { capital: player.nextWealth })}
      </span>
    )
  return (
    <PanelRow icon="wealth" word="board.wealth" term="wealth" value={player.wealth} anchor="wealth" aside={next}>
      <Track at={player.wealth - 1} spaces={SPACES} label={say('board.wealth.label', { space: player.wealth })} />
    </PanelRow>
  )
}

function Zone({ player }: PartProps) {
  return (
    <span className="hg-line">
      {GOODS.map((good) => (
        <span key={good} data-anchor={`goods:free-trade-zone-${good}`}>
          <ResourceIcon resource={good} size={13} named />
          <b>{player.freeTradeZone[good]}</b>/{player.freeTradeZoneCapacity[good]}
        </span>
      ))}
    </span>
  )
}
