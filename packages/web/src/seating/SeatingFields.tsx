// Who sits where: a person with a name, or the bot.

import type { Seat } from '@hustings/kernel'
import type { Occupant, Seating } from '@hustings/protocol'
import { type ReactNode, useId } from 'react'
import type { GameInfo } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { Icon } from '../ui/Icon.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Shape } from '../ui/Shape.tsx'
import { useSeatsOf } from './seats.ts'

interface SeatingFieldsProps {
  readonly info: GameInfo
  readonly seats: readonly Seat[]
  readonly seating: Seating
  readonly onChange: (seating: Seating) => void
  /** What comes after the seats. */
  readonly children?: ReactNode
}

const PERSON: Occupant = { kind: 'person', name: '' }

export function SeatingFields({ info, seats, seating, onChange, children }: SeatingFieldsProps) {
  const { say } = useWords()
  return (
    <fieldset className="seating">
      <legend>{say('ui.new.seating')}</legend>
      {seats.map((seat) => (
        <SeatFields
          key={seat}
          info={info}
          seat={seat}
          occupant={seating[seat] ?? PERSON}
          onChange={(occupant) => onChange({ ...seating, [seat]: occupant })}
        />
      ))}
      {children}
    </fieldset>
  )
}

interface SeatFieldsProps {
  readonly info: GameInfo
  readonly seat: Seat
  readonly occupant: Occupant
  readonly onChange: (occupant: Occupant) => void
}

function SeatFields({ info, seat, occupant, onChange }: SeatFieldsProps) {
  const { say } = useWords()
  const id = useId()
  const seats = useSeatsOf(info, {})
  const role = seats.role(seat)
  const { aim } = seats.look(seat)
  const kinds = [
    { value: 'person' as const, label: <Kind icon="person" text={say('ui.person')} /> },
    { value: 'bot' as const, label: <Kind icon="automated" text={say('ui.bot')} /> },
  ]
  return (
    <div className={`seating-row c-${seats.look(seat).colour}`} data-seat={seat}>
      <Shape look={seats.look(seat)} size={18} />
      <label htmlFor={id} className="seating-role">
        {role}
        {aim !== undefined && <small>{say(aim)}</small>}
      </label>
      <Segmented
        label={say('ui.new.who', { seat: seats.said(seat) })}
        value={occupant.kind}
        values={kinds}
        onChange={(kind) => onChange({ ...occupant, kind })}
      />
      <input
        id={id}
        className="field"
        maxLength={24}
        autoComplete="off"
        placeholder={say(occupant.kind === 'bot' ? 'ui.bot.random' : 'ui.new.name')}
        value={occupant.name}
        onChange={(event) => onChange({ ...occupant, name: event.target.value })}
      />
    </div>
  )
}

function Kind({ icon, text }: { readonly icon: 'person' | 'automated'; readonly text: string }) {
  return (
    <>
      <Icon name={icon} size={15} /> {text}
    </>
  )
}
