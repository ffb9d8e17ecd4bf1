// Every player in a few figures, for screens that have no room for whole panels.
import type { Seat } from '@hustings/kernel'
import type { GameUi } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { explainedBy } from '../ui/explained-by.ts'
import { Icon } from '../ui/Icon.tsx'
import { Shape } from '../ui/Shape.tsx'
import { FactValue } from './board/FactValue.tsx'
import { useCompany } from './model/company.ts'
import { useSeats } from './model/use-seats.ts'

interface SeatStripProps {
  readonly ui: GameUi
  readonly view: unknown
  readonly waitingFor: readonly Seat[]
  readonly onOpen?: (seat: Seat) => void
}

export function SeatStrip({ ui, view, waitingFor, onOpen }: SeatStripProps) {
  const seats = useSeats()
  return (
    <ul className="seat-strip">
      {seats.all.map((seat) => (
        <li key={seat} data-anchor={`seat:${seat}`}>
          <SeatTile
            ui={ui}
            view={view}
            seat={seat}
            active={waitingFor.includes(seat)}
            {...(onOpen === undefined ? {} : { onOpen })}
          />
        </li>
      ))}
    </ul>
  )
}

interface SeatTileProps {
  readonly ui: GameUi
  readonly view: unknown
  readonly seat: Seat
  readonly active: boolean
  readonly onOpen?: (seat: Seat) => void
}

function SeatTile({ ui, view, seat, active, onOpen }: SeatTileProps) {
  const { say } = useWords()
  const seats = useSeats()
  const company = useCompany()
  const look = seats.look(seat)
  const facts = ui.seatFacts(view, seat)
  const main = facts.find((fact) => fact.main === true)
  const content = (
    <>
      <span className="seat-main">
        <Shape look={look} size={15} label={seats.role(seat)} />
        {main !== undefined && (
          <span {...explainedBy(main.term)}>
            <b data-anchor={`${main.id}:${seat}`}>
              <FactValue fact={main} />
            </b>{' '}
            {main.sign === true ? (
              <Icon name={main.icon} size={15} label={say(main.label)} />
            ) : (
              <small>{say(main.label)}</small>
            )}
          </span>
        )}
        {seats.isAutoma(seat) && <Icon name="automa" size={14} label={seats.person(seat)} />}
        {seats.isBot(seat) && <Icon name="bot" size={14} label={seats.person(seat)} />}
        {company?.mark(seat)}
      </span>
      <span className="seat-facts">
        {facts
          .filter((fact) => fact.main !== true)
          .map((fact) => (
            <span key={fact.id} data-anchor={`${fact.id}:${seat}`} {...explainedBy(fact.term)}>
              <Icon name={fact.icon} size={13} label={say(fact.label)} /> <FactValue fact={fact} />
            </span>
          ))}
      </span>
    </>
  )
  const classes = `seat-tile c-${look.colour}`
  const current = active ? { 'data-active': true } : {}
  if (onOpen === undefined)
    return (
      <div className={classes} {...current} {...explainedBy(look.term)}>
        {content}
      </div>
    )
  return (
    <button type="button" className={classes} {...current} {...explainedBy(look.term)} onClick={() => onOpen(seat)}>
      {content}
    </button>
  )
}
