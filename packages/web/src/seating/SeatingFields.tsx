// Who plays which seat: a human or bot with a name, or an Automa with its mode. Unavailable options show the reason.
import type { Seat } from '@hustings/kernel'
import { BOT_LEVELS, type BotLevel, levelOf } from '@hustings/protocol'
import { type ReactNode, useId } from 'react'
import type { Controller, GameInfo } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { useBotsOffline } from '../storage/use-bots-offline.ts'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icon-names.ts'
import { RuleLink } from '../ui/RuleLink.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Shape } from '../ui/Shape.tsx'
import { A_BOT, A_PERSON, controllersOf, type Plan, recoloured, type SeatPlan } from './plan.ts'
import { useSeatsOf } from './seats.ts'

interface SeatingFieldsProps {
  readonly info: GameInfo
  /** The setup options of the match or draft. */
  readonly options: unknown
  readonly players: number
  readonly plan: Plan
  readonly onChange: (plan: Plan) => void
  /** The match is running: Automas keep their seats. */
  readonly running?: boolean
  /** There are no name fields: players name themselves when they join. */
  readonly nameless?: boolean
  /** Levels of the available bots; the default is all levels. */
  readonly levels?: readonly BotLevel[]
  /** Content below the seats. */
  readonly children?: ReactNode
}

export function SeatingFields({
  info,
  options,
  players,
  plan,
  onChange,
  running,
  nameless,
  levels,
  children,
}: SeatingFieldsProps) {
  const { say } = useWords()
  const botsOffline = useBotsOffline()
  const hasBots = Object.values(plan).some(({ kind }) => kind === 'bot')
  return (
    <fieldset className="seating">
      <legend>{say('ui.new.seating')}</legend>
      {Object.entries(plan).map(([seat, planned]) => (
        <SeatFields
          key={seat}
          info={info}
          options={options}
          seat={seat}
          planned={planned}
          controllers={controllersOf(info, seat, players).filter(({ kind }) => !running || kind !== 'automa')}
          fixed={running === true && planned.kind === 'automa'}
          nameless={nameless === true}
          levels={levels ?? BOT_LEVELS}
          onChange={(next) => onChange({ ...plan, [seat]: next })}
          free={running === true ? [] : (info.colours ?? []).filter((each) => plan[each] === undefined)}
          onColour={(colour) => onChange(recoloured(info, plan, seat, colour))}
        />
      ))}
      {/* Bots of an online table play on the server. */}
      {botsOffline && hasBots && nameless !== true && <p role="status">{say('ui.bots.network')}</p>}
      {children}
    </fieldset>
  )
}

interface SeatFieldsProps {
  readonly info: GameInfo
  readonly options: unknown
  readonly seat: Seat
  readonly planned: SeatPlan
  readonly controllers: readonly Controller[]
  readonly fixed: boolean
  readonly nameless: boolean
  readonly levels: readonly BotLevel[]
  readonly onChange: (planned: SeatPlan) => void
  /** Free colors for this seat. */
  readonly free: readonly Seat[]
  readonly onColour: (colour: Seat) => void
}

const NOBODY = {}
const ICONS: Readonly<Record<Controller['kind'], IconName>> = { person: 'person', bot: 'bot', automa: 'automa' }

function SeatFields(props: SeatFieldsProps) {
  const { info, options, seat, planned, controllers, fixed, nameless, levels, onChange, free, onColour } = props
  const { say } = useWords()
  const id = useId()
  const seats = useSeatsOf({ info, options, people: NOBODY })
  const role = seats.role(seat)
  const { aim } = seats.look(seat)
  const kinds = controllers.map(({ kind, blocked }) => ({
    value: kind,
    label: <Kind icon={ICONS[kind]} text={say(`ui.${kind}`)} />,
    blocked: blocked !== undefined,
  }))
  const blocked = controllers.find((each) => each.blocked !== undefined)?.blocked
  const modes = controllers.find(({ kind }) => kind === 'automa')?.modes ?? []
  const take = (kind: Controller['kind']) => {
    if (kind === 'automa') onChange({ kind, mode: modes[0]?.id ?? '' })
    else onChange(kind === 'bot' ? A_BOT : A_PERSON)
  }
  return (
    <div className={`seating-row c-${seats.look(seat).colour}`} data-seat={seat}>
      <Shape look={seats.look(seat)} size={18} />
      {free.length > 0 ? (
        <span className="seating-role">
          <select
            className="field seating-colour"
            aria-label={say('ui.new.colour', { seat: seats.said(seat) })}
            value={seat}
            onChange={({ target }) => onColour(target.value)}
          >
            {[seat, ...free].map((each) => (
              <option key={each} value={each}>
                {seats.role(each)}
              </option>
            ))}
          </select>
        </span>
      ) : (
        <label htmlFor={id} className="seating-role">
          {role}
          {aim !== undefined && <small>{say(aim)}</small>}
        </label>
      )}
      {fixed ? (
        <span className="seating-fixed">
          <Kind icon="automa" text={seats.person(seat)} />
        </span>
      ) : (
        <>
          <Segmented
            label={say('ui.new.who', { seat: seats.said(seat) })}
            value={planned.kind}
            values={kinds}
            onChange={take}
          />
          {planned.kind === 'automa' ? (
            modes.length > 1 && (
              <Segmented
                label={say('ui.new.mode', { seat: seats.said(seat) })}
                value={planned.mode}
                values={modes.map(({ id: value, label }) => ({ value, label: say(label) }))}
                onChange={(mode) => onChange({ kind: 'automa', mode })}
              />
            )
          ) : planned.kind === 'bot' && levels.length > 0 ? (
            <LevelField
              label={say('ui.new.level', { seat: seats.said(seat) })}
              level={levelOf(planned)}
              levels={levels}
              onChange={(level) => onChange({ ...planned, level })}
            />
          ) : nameless || planned.kind === 'bot' ? null : (
            <input
              id={id}
              className="field"
              maxLength={24}
              autoComplete="off"
              placeholder={say('ui.new.name')}
              value={planned.name}
              onChange={(event) => onChange({ ...planned, name: event.target.value })}
            />
          )}
        </>
      )}
      {blocked !== undefined && (
        <p className="seating-why">
          {say(blocked)} <RuleLink rule={blocked.rule} />
        </p>
      )}
    </div>
  )
}

interface LevelFieldProps {
  readonly label: string
  readonly level: BotLevel
  readonly levels: readonly BotLevel[]
  readonly onChange: (level: BotLevel) => void
}

function LevelField({ label, level, levels, onChange }: LevelFieldProps) {
  const { say } = useWords()
  return (
    <select
      className="field"
      aria-label={label}
      value={level}
      onChange={({ target }) => onChange(levels.find((each) => each === target.value) ?? level)}
    >
      {levels.map((each) => (
        <option key={each} value={each}>
          {say(`ui.level.${each}`)}
        </option>
      ))}
    </select>
  )
}

function Kind({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <>
      <Icon name={icon} size={15} /> {text}
    </>
  )
}
