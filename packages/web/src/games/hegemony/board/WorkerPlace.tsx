// A slot in a company: a worker, standing or lying, or an outline of the missing worker.
import { useWords } from '../../../i18n/context.ts'
import { Spot } from '../../../table/board/Spot.tsx'
import { FreePlace, Pawn } from '../marks/Pawn.tsx'
import type { CompanyView, LabourClass } from '../words/model.ts'
import { companyName } from '../words/names.ts'
import { describePlace } from './describe.ts'

type Place = Pick<CompanyView['slots'][number], 'needs' | 'worker'>

interface WorkerPlaceProps {
  readonly company: string
  /** Index of the slot, or the employee slot. */
  readonly at: number | 'employee'
  readonly place: Place
  /** The class of the outline in an empty slot. */
  readonly awaits: LabourClass
}

export function WorkerPlace({ company, at, place, awaits }: WorkerPlaceProps) {
  const words = useWords()
  const { worker } = place
  const label = `${words.say(companyName(company))}: ${describePlace(words.say, place)}`
  return (
    <Spot
      target={`${worker === null ? 'slot' : 'worker'}:${company}-${at}`}
      tip={worker === null ? `slot:${place.needs}` : workerTip(worker)}
      className="hg-pick"
      label={label}
    >
      {worker === null ? (
        <FreePlace needs={place.needs} of={awaits} />
      ) : (
        <Pawn of={worker.class} skill={worker.skill} lying={worker.committed} />
      )}
    </Spot>
  )
}

function workerTip({ class: of, skill, committed }: NonNullable<Place['worker']>): string {
  return `worker:${of}-${skill}${committed ? '-committed' : ''}`
}
