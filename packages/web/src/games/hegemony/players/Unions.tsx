// The trade unions: founded ones with their worker, others with their progress.
import { INDUSTRIES, PRODUCT } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { Spot } from '../../../table/board/Spot.tsx'
import { Pawn } from '../marks/Pawn.tsx'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import type { Industry, WorkingView } from '../words/model.ts'
import { industryName } from '../words/names.ts'

/** Workers needed in an industry for a union, as counted by the view. */
const NEEDED = 4

export function Unions({ unions, inIndustry }: Pick<WorkingView, 'unions' | 'inIndustry'>) {
  return (
    <div className="hg-unions">
      {INDUSTRIES.map((industry) => (
        <Union key={industry} industry={industry} founded={unions[industry]} workers={inIndustry[industry]} />
      ))}
    </div>
  )
}

interface UnionProps {
  readonly industry: Industry
  readonly founded: boolean
  readonly workers: number
}

function Union({ industry, founded, workers }: UnionProps) {
  const { say } = useWords()
  const label = say(founded ? 'board.union.founded' : 'board.union.open', {
    industry: industryName(industry),
    workers,
  })
  return (
    <Spot
      target={`union:${industry}`}
      tip="term:unions"
      className={`hg-union k-${industry}${founded ? ' full' : ''}`}
      label={label}
    >
      <ResourceIcon resource={PRODUCT[industry]} size={14} />
      {founded ? <Pawn of="working" skill={industry} lying /> : `${Math.min(workers, NEEDED)}/${NEEDED}`}
    </Spot>
  )
}
