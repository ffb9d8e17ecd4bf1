// The main board, ordered by importance: deals, election, factions, news, the district.
import { useState } from 'react'
import type { BoardProps } from '../../types.ts'
import type { PlanetBView, PlayerSeat } from '../words/model.ts'
import { Deals } from './Deals.tsx'
import { District } from './District.tsx'
import { ElectionPanel } from './ElectionPanel.tsx'
import { Factions } from './Factions.tsx'
import { News } from './News.tsx'

export function Board({ view, layout }: BoardProps<PlanetBView>) {
  const [lookedAt, look] = useState<PlayerSeat | null>(null)
  return (
    <div className="pb pb-frame" data-layout={layout}>
      <div className="pb-board">
        <Deals view={view} />
        <ElectionPanel view={view} />
        <Factions view={view} />
        <News view={view} />
        <District view={view} lookedAt={lookedAt} onLook={look} />
      </div>
    </div>
  )
}
