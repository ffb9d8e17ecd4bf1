// The top of the table: where the game stands, whose turn it is, and the way to everything else.
import type { Seat } from '@hustings/kernel'
import { memo } from 'react'
import type { Status } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { AppMenus, type AppMenusProps } from '../shell/AppMenus.tsx'
import { explainedBy } from '../ui/explained-by.ts'
import { Icon } from '../ui/Icon.tsx'
import { Shape } from '../ui/Shape.tsx'
import { FactValue } from './board/FactValue.tsx'
import { useWhole } from './board/whole.ts'
import { useCompany } from './model/company.ts'
import { useSeats } from './model/use-seats.ts'

interface TopBarProps extends AppMenusProps {
  readonly status: Status
  readonly waitingFor: readonly Seat[]
  readonly title: string
}

export const TopBar = memo(function TopBar({ status, waitingFor, title, entries, rules = '' }: TopBarProps) {
  const { say } = useWords()
  const company = useCompany()
  if (!useWhole()) return <header className="topbar" />
  return (
    <header className="topbar">
      <h1 className="visually-hidden">{title}</h1>
      <a className="brand" href="#/" title={say('ui.home')}>
        Hustings
      </a>
      {status.round !== null && <Rounds {...status.round} />}
      {status.turn !== undefined && <TurnCount {...status.turn} />}
      {company?.alarm}
      <ol className="phases" aria-label={say('ui.phases')} hidden={company?.alarm != null}>
        {status.phases.map((phase) => (
          <li
            key={phase.id}
            className={phase.due === true ? `${phase.state} due` : phase.state}
            {...explainedBy(phase.term)}
            {...(phase.state === 'now' ? { 'aria-current': 'step' } : {})}
          >
            {phase.state === 'done' && <Icon name="check" size={14} />}
            {say(phase.label)}
            {phase.due === true && <span className="visually-hidden">{say('ui.phase.due')}</span>}
            {phase.state === 'never' && <span className="visually-hidden">{say('ui.phase.never')}</span>}
            {phase.detail !== undefined && <em>{say(phase.detail)}</em>}
          </li>
        ))}
      </ol>
      <Turn active={waitingFor[0] ?? status.active} />
      <Facts status={status} />
      {company?.marks}
      <AppMenus entries={entries} rules={rules} />
    </header>
  )
})

function Rounds({ now, of, term }: NonNullable<Status['round']>) {
  const { say } = useWords()
  return (
    <div className="rounds" data-testid="rounds" {...explainedBy(term)}>
      <span aria-hidden="true">{say('ui.round')}</span>
      <span className="visually-hidden">{say('ui.roundOf', { now, of })}</span>
      {Array.from({ length: of }, (_, i) => i + 1).map((round) => (
        <i key={round} aria-hidden="true" className={round < now ? 'done' : round === now ? 'now' : ''}>
          {round}
        </i>
      ))}
      <b aria-hidden="true">/ {of}</b>
    </div>
  )
}

function TurnCount({ now, term }: NonNullable<Status['turn']>) {
  const { say } = useWords()
  return (
    <div className="rounds" data-testid="rounds" {...explainedBy(term)}>
      {say('ui.turnNumber', { now })}
    </div>
  )
}

function Turn({ active }: { readonly active: Seat | null }) {
  const { say } = useWords()
  const seats = useSeats()
  const company = useCompany()
  return (
    <ul className="turn" aria-label={say('ui.turn')}>
      {seats.all.map((seat) => {
        const look = seats.look(seat)
        if (seat !== active) {
          return (
            <li key={seat} className="seat" {...explainedBy(look.term)}>
              <Shape look={look} label={seats.role(seat)} />
            </li>
          )
        }
        return (
          <li key={seat} className={`seat now c-${look.colour}`} aria-current="true" {...explainedBy(look.term)}>
            <Shape look={look} />
            {company === null ? say('ui.toAct', { seat: seats.role(seat) }) : company.toAct(seat)}
          </li>
        )
      })}
    </ul>
  )
}

function Facts({ status }: { readonly status: Status }) {
  const { say } = useWords()
  return status.facts.map((fact) => (
    <div key={fact.id} className="stat" {...explainedBy(fact.term)}>
      <Icon name={fact.icon} size={17} />
      <span className="what">{say(fact.label)}</span>{' '}
      <b>
        <FactValue fact={fact} />
      </b>
    </div>
  ))
}
