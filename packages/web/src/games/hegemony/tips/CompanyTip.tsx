// The printed text of a company and its current state.
import { type CompanyFacts, companyFacts, ROLES } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { Coins } from '../marks/Coins.tsx'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { CompanyView, HegemonyView, WageLevel } from '../words/model.ts'
import { companyName, industryName, roleName, skillName } from '../words/names.ts'
import { TipRow } from './TipRow.tsx'

const LEVELS = [1, 2, 3] as const satisfies readonly WageLevel[]

export function CompanyTip({ id, view }: { readonly id: string; readonly view: HegemonyView }) {
  const { say } = useWords()
  const facts = companyFacts(id)
  const owner = ROLES.find((role) => view.companies[role].some((company) => company.id === id)) ?? facts.owner
  const company = view.companies[owner].find((each) => each.id === id)
  return (
    <>
      <h4>{say(companyName(id))}</h4>
      <p className="by">
        <RoleShape of={owner} size={12} />
        {say(roleName(owner))}, {say(industryName(facts.industry))}
      </p>
      <TipRow label={say('board.tip.makes')}>
        {company?.output ?? facts.amount} <ResourceIcon resource={facts.produces} size={14} named />
      </TipRow>
      {facts.machinery !== undefined && <TipRow label={say('board.tip.with-machinery')}>+{facts.machinery}</TipRow>}
      {facts.employee !== undefined && <TipRow label={say('board.tip.with-employee')}>+{facts.employee.bonus}</TipRow>}
      {facts.cost > 0 && (
        <TipRow label={say('board.tip.cost')}>
          <Coins amount={facts.cost} />
        </TipRow>
      )}
      <Wages facts={facts} now={company?.wage ?? null} />
      <Places facts={facts} />
      <Standing company={company} closed={view.closed.includes(id)} />
    </>
  )
}

function Wages({ facts, now }: { readonly facts: CompanyFacts; readonly now: WageLevel | null }) {
  const { say } = useWords()
  const { wages } = facts
  if (wages === undefined) return null
  return (
    <div className="row">
      <span>{say('board.tip.wages')}</span>
      <span className="wages">
        {LEVELS.map((level) => (
          <span key={level} className={level === now ? 'now' : ''}>
            {say('board.level', { level })} <b>{wages[level - 1]}</b>
          </span>
        ))}
      </span>
    </div>
  )
}

function Places({ facts }: { readonly facts: CompanyFacts }) {
  const { say, list } = useWords()
  if (facts.automated) return <p className="note">{say('board.company.automated')}</p>
  const own = list(facts.slots.map((skill) => say(skillName(skill))))
  return (
    <>
      {facts.slots.length > 0 && (
        <p className="note">
          {say('board.tip.needs')} {own}
        </p>
      )}
      {facts.employee !== undefined && (
        <p className="note">
          {say('board.tip.employee')} {say(skillName(facts.employee.skill))}
        </p>
      )}
    </>
  )
}

interface StandingProps {
  readonly company: CompanyView | undefined
  readonly closed: boolean
}

function Standing({ company, closed }: StandingProps) {
  const { say } = useWords()
  const said = [
    ...(closed ? ['board.tip.closed'] : []),
    ...(company !== undefined && !company.operational ? ['board.tip.idle'] : []),
    ...(company?.strike === true ? ['board.tip.strike'] : []),
    ...(company?.slots.some((place) => place.worker?.committed) ? ['board.tip.committed'] : []),
  ]
  return said.map((key) => (
    <p key={key} className="note">
      {say(key)}
    </p>
  ))
}
