// A company in play: its product, workers and wages.
import { type CompanyFacts, companyFacts } from '@hustings/hegemony/data'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { useTarget } from '../../../table/board/use-target.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Ladder } from '../marks/Ladder.tsx'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import type { CompanyView, Role } from '../words/model.ts'
import { CompanyName } from './CompanyName.tsx'
import { describeCompany } from './describe.ts'
import { WorkerPlace } from './WorkerPlace.tsx'

interface CompanyCardProps {
  readonly company: CompanyView
  readonly owner: Role
}

export const CompanyCard = memo(function CompanyCard({ company, owner }: CompanyCardProps) {
  const words = useWords()
  const { say } = words
  const facts = companyFacts(company.id)
  const name = `company:${company.id}`
  const target = useTarget(name)
  const chosen = target.options.length > 0
  const { 'data-state': state, 'data-pointed': pointed, 'data-selected': selected, 'data-told': told } = target.props
  const label = describeCompany(words, company, owner)
  const tokens = Number(company.machinery) + Number(company.strike)
  const tight = facts.slots.length > 2 || tokens > 0 ? ' tight' : ''
  const crowded = facts.slots.length + tokens > 3 ? ' crowded' : ''
  const look = `hg-co k-${facts.industry}${company.operational ? '' : ' idle'}${tight}${crowded}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a thing on the board
    <div
      role="group"
      className={look}
      aria-label={label}
      data-testid={name}
      data-tip={name}
      {...(chosen ? {} : { tabIndex: -1, 'data-target': target.props['data-target'] })}
      data-lit={state}
      data-pointed={pointed}
      data-selected={selected}
      data-told={told}
    >
      {chosen && (
        // biome-ignore lint/a11y/useSemanticElements: it covers the card, and workers in it are buttons of their own
        <span
          {...target.props}
          role="button"
          tabIndex={0}
          className="hit-area"
          aria-label={label}
          {...(target.blocked === null ? {} : { 'aria-description': say(target.blocked) })}
        />
      )}
      <CompanyName id={company.id}>
        <Product company={company} facts={facts} />
      </CompanyName>
      <div className="f">
        <Places company={company} owner={owner} facts={facts} />
        {company.machinery && (
          <span className="hg-token" data-tip="term:machinery">
            <Icon name="machinery" size={15} label={say('board.company.machinery')} />
          </span>
        )}
        {company.strike && (
          <span className="hg-token strike" data-tip="term:strike">
            <Icon name="strike" size={15} label={say('board.company.strike')} />
          </span>
        )}
        {facts.wages !== undefined && <Wage company={company} amount={facts.wages[company.wage - 1] ?? 0} />}
      </div>
    </div>
  )
})

interface PartProps {
  readonly company: CompanyView
  readonly facts: CompanyFacts
}

/** The printed amount; extra output of machinery or an employee is shown next to it. */
function Product({ company, facts }: PartProps) {
  const employed = company.employee !== null && company.employee.worker !== null
  const extra = (company.machinery ? (facts.machinery ?? 0) : 0) + (employed ? (company.employee?.bonus ?? 0) : 0)
  return (
    <>
      {facts.amount}
      {extra > 0 && <small>+{extra}</small>}
      <ResourceIcon resource={facts.produces} />
    </>
  )
}

function Places({ company, owner, facts }: PartProps & { readonly owner: Role }) {
  const { say } = useWords()
  if (facts.automated) {
    return (
      <span className="hg-note" data-tip="term:automated">
        <Icon name="automated" size={14} />
        <span>{say('board.company.automated')}</span>
      </span>
    )
  }
  const awaits = owner === 'middle' ? 'middle' : 'working'
  return (
    <span className="slots">
      {company.slots.map((place, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its position on the card
        <WorkerPlace key={at} company={company.id} at={at} place={place} awaits={awaits} />
      ))}
      {company.employee !== null && (
        <>
          <span className="sep" />
          <WorkerPlace company={company.id} at="employee" place={company.employee} awaits="working" />
        </>
      )}
    </span>
  )
}

function Wage({ company, amount }: { readonly company: CompanyView; readonly amount: number }) {
  const { say } = useWords()
  return (
    <span className="w" data-tip="term:wage">
      <Ladder level={company.wage} />
      <span className="level">{say('board.level', { level: company.wage })}</span> <b>{amount}</b>
    </span>
  )
}
