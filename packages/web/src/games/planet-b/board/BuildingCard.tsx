// A building on the ground: its work zones with their places, and its two boxes.
import { type BuildingView, boxWords, buildingFacts, HALVES, KINDS, type Kind } from '@hustings/planet-b'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Spot } from '../../../table/Spot.tsx'
import { BoxSigns } from '../marks/BoxSigns.tsx'
import { Sign, WorkerSign } from '../marks/Sign.tsx'
import { buildingName } from '../words/names.ts'

interface BuildingCardProps {
  readonly building: BuildingView
  readonly own: boolean
}

export const BuildingCard = memo(function BuildingCard({ building, own }: BuildingCardProps) {
  const { say } = useWords()
  const { id, zones } = building
  const facts = buildingFacts(id)
  const target = (kind: string, rest = '') => (own ? `${kind}:${id}${rest}` : `other-${kind}:${id}${rest}`)
  return (
    <Spot target={target('building')} tip={`building:${id}`} className="pb-building">
      <header>
        {facts.deck !== 'HQ' && <i className="letter">{facts.deck}</i>}
        <h3>{say(buildingName(id))}</h3>
      </header>
      <div className="zones">
        {zones.map(({ places, workers, full }, zone) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone is its place on the card
          <span key={zone} className={full ? 'zone full' : 'zone'}>
            {KINDS.flatMap((kind) => Places({ kind, free: places[kind], taken: workers[kind], zone, target }))}
            {full && <Sign name="i-lock" size={12} label={say('board.zone.full')} />}
          </span>
        ))}
      </div>
      {HALVES.map((half) => (
        <Spot
          key={half}
          target={target('use', `:${half}`)}
          label={`${say(`building.${id}.${half}`)}: ${say(boxWords(facts[half]))}`}
          className="half"
        >
          <BoxSigns box={facts[half]} silent />
        </Spot>
      ))}
    </Spot>
  )
})

interface PlacesProps {
  readonly kind: Kind
  readonly free: number
  readonly taken: number
  readonly zone: number
  readonly target: (kind: string, rest?: string) => string
}

/** Workers that stand there, then the places still free: one target for each kind of both. */
function Places({ kind, free, taken, zone, target }: PlacesProps) {
  const figures = (count: number, empty: boolean) =>
    Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: workers are alike
      <WorkerSign key={at} kind={kind} free={empty} />
    ))
  return [
    taken > 0 ? (
      <Spot key={`${kind}-stands`} target={target('stands', `:${zone}:${kind}`)} className="stands">
        {figures(taken, false)}
      </Spot>
    ) : null,
    free - taken > 0 ? (
      <Spot key={`${kind}-place`} target={target('place', `:${zone}:${kind}`)} className="free">
        {figures(free - taken, true)}
      </Spot>
    ) : null,
  ]
}
