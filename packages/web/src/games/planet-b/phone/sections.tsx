// The table on a phone: the planet (election, deals), factions, news and offices, a district, the hand, the players.

import { say } from '@hustings/kernel'
import { FACTIONS } from '@hustings/planet-b'
import { useState } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Region } from '../../../table/board/Region.tsx'
import type { BoardProps, Section } from '../../types.ts'
import { Deals } from '../board/Deals.tsx'
import { District } from '../board/District.tsx'
import { ElectionPanel, Offices } from '../board/ElectionPanel.tsx'
import { Track } from '../board/Factions.tsx'
import { News } from '../board/News.tsx'
import { Hand } from '../hand/Hand.tsx'
import { Players } from '../players/Players.tsx'
import type { PlanetBView, PlayerSeat } from '../words/model.ts'

type Props = BoardProps<PlanetBView>

function Planet({ view }: Props) {
  return (
    <div className="pb pb-phone">
      <ElectionPanel view={view} offices={false} />
      <Deals view={view} />
    </div>
  )
}

function Tracks({ view }: Props) {
  const { say } = useWords()
  return (
    <div className="pb pb-phone">
      {FACTIONS.map((faction) => (
        <Region key={faction} label={say(`faction.${faction}`)} className="panel pb-factions one">
          <div className="pb-tracks">
            <Track faction={faction} view={view} />
          </div>
        </Region>
      ))}
    </div>
  )
}

function NewsSection({ view }: Props) {
  const { say } = useWords()
  return (
    <div className="pb pb-phone">
      <News view={view} />
      <Region label={say('report.source.offices')} className="panel">
        <div className="ph">
          <h2 data-tip="term:office">{say('report.source.offices')}</h2>
        </div>
        <Offices view={view} />
      </Region>
    </div>
  )
}

function DistrictSection({ view }: Props) {
  const [lookedAt, look] = useState<PlayerSeat | null>(null)
  return (
    <div className="pb pb-phone">
      <District view={view} lookedAt={lookedAt} onLook={look} />
    </div>
  )
}

function PlayersSection(props: Props) {
  return (
    <div className="pb pb-phone">
      <Players {...props} />
    </div>
  )
}

function HandSection(props: Props) {
  return (
    <div className="pb pb-phone">
      <Hand {...props} />
    </div>
  )
}

export const sections: readonly Section<PlanetBView>[] = [
  {
    id: 'planet',
    label: say('board.section.planet'),
    icon: 'round',
    Component: Planet,
    holds: (target) => /^(tile|action|elect):/.test(target),
  },
  {
    id: 'factions',
    label: say('board.factions'),
    icon: 'policy',
    Component: Tracks,
    holds: (target) => /^(step|box):/.test(target),
  },
  {
    id: 'news',
    label: say('board.news'),
    icon: 'event',
    Component: NewsSection,
    holds: (target) => /^(news|office):/.test(target),
  },
  {
    id: 'district',
    label: say('board.section.district'),
    icon: 'company',
    Component: DistrictSection,
    holds: (target) => /^(take|pay|place|stands|use|building|line|cell|stock|store):/.test(target),
  },
  {
    id: 'hand',
    label: say('board.hand'),
    icon: 'hand',
    Component: HandSection,
    holds: (target) => /^(card|deck):/.test(target),
  },
  {
    id: 'players',
    label: say('ui.players'),
    icon: 'population',
    Component: PlayersSection,
    holds: (target) => /^(fraud|seat):/.test(target),
  },
]
