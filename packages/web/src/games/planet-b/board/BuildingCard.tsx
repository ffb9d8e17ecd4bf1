// A building: its work zones with their spaces, and its two boxes.
import { type BuildingView, boxWords, buildingFacts, HALVES, type Half, KINDS, type Kind } from '@hustings/planet-b'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { hyphenate } from '../../../i18n/hyphens.ts'
import { Spot } from '../../../table/board/Spot.tsx'
import { BoxSigns } from '../marks/BoxSigns.tsx'
import { useProgress } from '../marks/progress.ts'
import { Sign, WorkerSign } from '../marks/Sign.tsx'
import type { PlanetBView } from '../words/model.ts'
import { buildingName } from '../words/names.ts'

/** Words of this length are hyphenated. */
const LONG = 9

interface BuildingCardProps {
  readonly building: BuildingView
  readonly own: boolean
  /** The table, while one of the boxes is in use. */
  readonly view: PlanetBView | null
}

export const BuildingCard = memo(function BuildingCard({ building, own, view }: BuildingCardProps) {
  const { say, language } = useWords()
  const { id, zones } = building
  const facts = buildingFacts(id)
  const target = (kind: string, rest = '') => (own ? `${kind}:${id}${rest}` : `other-${kind}:${id}${rest}`)
  return (
    <Spot target={target('building')} tip={`building:${id}`} className="pb-building">
      <header>
        {facts.deck !== 'HQ' && <i className="letter">{facts.deck}</i>}
        <h3>{hyphenate(say(buildingName(id)), language, LONG)}</h3>
      </header>
      <div className="zones">
        {zones.map(({ places, workers, full }, zone) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone is its place on the card
          <span key={zone} className={full ? 'zone full' : 'zone'}>
            {KINDS.map((kind) => (
              <Places key={kind} kind={kind} places={places[kind]} taken={workers[kind]} zone={zone} target={target} />
            ))}
            {full && <Sign name="i-lock" size={12} label={say('board.zone.full')} />}
          </span>
        ))}
      </div>
      {HALVES.map((half) =>
        view?.running.includes(`building:${id}:${half}`) === true ? (
          <RunningHalf key={half} id={id} half={half} view={view} />
        ) : (
          <Spot
            key={half}
            target={target('use', `:${half}`)}
            label={`${say(`building.${id}.${half}`)}: ${say(boxWords(facts[half]))}`}
            className="half"
            data-part="half"
          >
            <BoxSigns box={facts[half]} silent />
          </Spot>
        ),
      )}
    </Spot>
  )
})

interface RunningHalfProps {
  readonly id: string
  readonly half: Half
  readonly view: PlanetBView
}

/** The box in use: its actions can be options. */
function RunningHalf({ id, half, view }: RunningHalfProps) {
  const box = buildingFacts(id)[half]
  return (
    <div className="half running" data-part="half">
      <BoxSigns box={box} progress={useProgress(view, `building:${id}:${half}`, box)} />
    </div>
  )
}

interface PlacesProps {
  readonly kind: Kind
  readonly places: number
  readonly taken: number
  readonly zone: number
  readonly target: (kind: string, rest?: string) => string
}

/** Its workers, then the free spaces: one target for each kind. */
function Places({ kind, places, taken, zone, target }: PlacesProps) {
  const { say } = useWords()
  const figures = (count: number, empty: boolean) =>
    Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: workers are alike
      <WorkerSign key={at} kind={kind} free={empty} />
    ))
  const free = places - taken
  return (
    <>
      {taken > 0 && (
        <Spot
          target={target('stands', `:${zone}:${kind}`)}
          label={say(`workers.${kind}`, { n: taken })}
          className="stands"
        >
          {figures(taken, false)}
        </Spot>
      )}
      {free > 0 && (
        <Spot
          target={target('place', `:${zone}:${kind}`)}
          label={say('board.place', { kind: { key: `worker.${kind}` }, free })}
          className="free"
        >
          {figures(free, true)}
        </Spot>
      )}
    </>
  )
}
