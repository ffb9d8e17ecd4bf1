// The faction tracks: all discs, and the boxes that a supporter may use.
import { boxWords, FACTION_BOXES, FACTION_OVERFLOW_VP, FACTIONS, type Faction } from '@hustings/planet-b'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Region } from '../../../table/board/Region.tsx'
import { Spot } from '../../../table/board/Spot.tsx'
import { BoxSigns } from '../marks/BoxSigns.tsx'
import { Sign } from '../marks/Sign.tsx'
import { type PlanetBView, playersOf } from '../words/model.ts'
import { factionName } from '../words/names.ts'
import { hookOfSeat, SEATS } from '../words/seats.ts'
import { VoterShape } from './ElectionPanel.tsx'

const STEPS = [1, 2, 3, 4] as const

export function Factions({ view }: { readonly view: PlanetBView }) {
  const { say } = useWords()
  const title = say('board.factions')
  const own = view.order.find((seat) => seat === view.viewer)
  return (
    <Region label={title} className="panel pb-factions">
      <div className="ph">
        <h2 data-tip="term:faction">{title}</h2>
        <span className="meta">{say('board.factions.how')}</span>
        <span className="meta right">
          {say('board.factions.end')} <b className="ink">{FACTION_OVERFLOW_VP}</b>{' '}
          <Sign name="i-vp" size={14} label={say('board.vp')} />
        </span>
      </div>
      <div className={`pb-tracks ${own === undefined ? '' : hookOfSeat(own)}`}>
        {FACTIONS.map((faction) => (
          <Track key={faction} faction={faction} view={view} />
        ))}
      </div>
    </Region>
  )
}

export function Track({ faction, view }: { readonly faction: Faction; readonly view: PlanetBView }) {
  const own = view.order.find((seat) => seat === view.viewer)
  const reached = own === undefined ? 0 : (view.seats[own]?.factions[faction] ?? 0)
  const steps = playersOf(view).map(({ seat, factions }) => `${seat} ${factions[faction]}`)
  return <DrawnTrack faction={faction} reached={reached} discs={steps.join()} />
}

interface DrawnTrackProps {
  readonly faction: Faction
  /** The position of the viewer's disc. */
  readonly reached: number
  /** The positions of the discs as a string ("blue 2,red 0"), so that memoized components render only when a disc moves. */
  readonly discs: string
}

const DrawnTrack = memo(function DrawnTrack({ faction, reached, discs: standing }: DrawnTrackProps) {
  const { say } = useWords()
  const discs = (step: number) =>
    SEATS.filter((seat) => standing.split(',').includes(`${seat} ${step}`)).map((seat) => (
      <span key={seat} data-anchor={`disc:${faction}:${seat}`}>
        <VoterShape of={seat} />
      </span>
    ))
  return (
    <>
      <div className="pb-faction" data-tip="term:faction">
        <Sign name={`f-${faction}`} size={22} />
        <b>{say(factionName(faction))}</b>
      </div>
      <Spot target={`step:${faction}:0`} className="pb-start">
        {discs(0)}
      </Spot>
      {STEPS.map((step) => (
        <div key={step} className={step <= reached ? 'pb-step mine' : 'pb-step'}>
          <Spot
            target={`step:${faction}:${step}`}
            label={say('board.step', { faction: factionName(faction), step })}
            className="discs"
          >
            {discs(step)}
          </Spot>
          <div className="boxes">
            {FACTION_BOXES[faction]
              .filter((box) => box.step === step)
              .map((box) => (
                <Spot
                  key={box.id}
                  target={`box:${box.id}`}
                  tip={`faction:${box.id}`}
                  label={`${say(`faction-box.${box.id}`)}: ${say(boxWords(box))}`}
                  className="pb-fbox"
                >
                  <BoxSigns box={box} silent />
                </Spot>
              ))}
          </div>
        </div>
      ))}
    </>
  )
})
