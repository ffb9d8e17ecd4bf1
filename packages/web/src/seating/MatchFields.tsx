// The setup form of a match: number of players, seats, modules and house rules. Matches on this device and online tables
// share it; online tables add their own fields.
import type { Reason, Seat } from '@hustings/kernel'
import type { BotLevel } from '@hustings/protocol'
import type { ReactNode } from 'react'
import type { GameInfo, SetupOption } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { Icon } from '../ui/Icon.tsx'
import { RuleLink } from '../ui/RuleLink.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Shape } from '../ui/Shape.tsx'
import { Toggle } from '../ui/Toggle.tsx'
import { type Draft, optionsOf } from './draft.ts'
import { type Plan, planFor, seatingOf, seatsTaken } from './plan.ts'
import { SeatingFields } from './SeatingFields.tsx'
import { useSeatsOf } from './seats.ts'

interface MatchFieldsProps {
  readonly info: GameInfo
  readonly draft: Draft
  readonly onChange: (part: Partial<Draft>) => void
  /** Fields between the players and the seats. */
  readonly between?: ReactNode
  /** The label of the folded part. */
  readonly folded: string
  /** The seats are folded too and have no name fields: players name themselves when they join. */
  readonly online?: boolean
  /** Levels of the available bots; the default is all levels. */
  readonly levels?: readonly BotLevel[]
  /** More folded fields. */
  readonly children: ReactNode
}

export function MatchFields({ info, draft, onChange, between, folded, online, levels, children }: MatchFieldsProps) {
  const { say } = useWords()
  const play = (players: number) => onChange({ players, plan: planFor(info, players, draft.plan) })
  const seats = (
    <SeatingFields
      info={info}
      options={optionsOf(info, draft)}
      players={draft.players}
      plan={draft.plan}
      nameless={online === true}
      {...(levels === undefined ? {} : { levels })}
      onChange={(plan) => onChange({ plan })}
    >
      <AbsentSeats info={info} players={draft.players} plan={draft.plan} onPlay={play} />
    </SeatingFields>
  )
  const modules = info.setup.filter(({ module }) => module !== undefined)
  const field = (option: SetupOption) => (
    <OptionField
      key={option.id}
      option={option}
      blocked={option.when?.(draft.players) ?? null}
      value={draft.answers[option.id] ?? option.initial}
      onChange={(value) => onChange({ answers: { ...draft.answers, [option.id]: value } })}
    />
  )
  return (
    <>
      {info.playerCounts.length > 1 && (
        <div className="form-row">
          <span aria-hidden="true">{say('ui.new.players')}</span>
          <Segmented
            label={say('ui.new.players')}
            value={String(draft.players)}
            values={info.playerCounts.map((count) => ({
              value: String(count),
              label: String(count),
              name: say('ui.new.count', { count }),
            }))}
            onChange={(value) => play(Number(value))}
          />
        </div>
      )}
      {between}
      {online !== true && seats}
      {Object.keys(seatingOf(draft.plan)).length > 1 && (
        <Toggle
          label={say('ui.new.random')}
          help={say('ui.new.random.help')}
          checked={draft.randomSeats}
          onChange={(randomSeats) => onChange({ randomSeats })}
        />
      )}
      {modules.length > 0 && (
        <fieldset className="modules">
          <legend>{say('ui.new.modules')}</legend>
          {modules.map(field)}
        </fieldset>
      )}
      {info.note !== undefined && <p className="faint">{say(info.note)}</p>}
      <details className="more">
        <summary>
          <Icon name="down" /> {folded}
        </summary>
        <div className="form">
          {online === true && seats}
          {info.setup.filter(({ module }) => module === undefined).map(field)}
          {children}
        </div>
      </details>
    </>
  )
}

const NOBODY = {}

interface AbsentSeatsProps {
  readonly info: GameInfo
  readonly players: number
  readonly plan: Plan
  readonly onPlay: (players: number) => void
}

/** Seats that need more players: a click raises the number of players. */
function AbsentSeats({ info, players, plan, onPlay }: AbsentSeatsProps) {
  const { say } = useWords()
  const seats = useSeatsOf({ info, options: undefined, people: NOBODY })
  return [...absentSeats(info, players, plan)].map(([seat, count]) => (
    <button key={seat} type="button" className="seating-absent" onClick={() => onPlay(count)}>
      <Shape look={seats.look(seat)} size={18} /> {seats.role(seat)}
      <span className="faint">{say('ui.new.from', { count })}</span>
    </button>
  ))
}

/** Returns the empty seats, each with the smallest number of players that includes it. */
function absentSeats(info: GameInfo, players: number, plan: Plan): Map<Seat, number> {
  const taken = seatsTaken(info, players, plan)
  const absent = new Map<Seat, number>()
  for (const count of info.playerCounts.filter((count) => count > players)) {
    for (const seat of seatsTaken(info, count, plan))
      if (!taken.includes(seat) && !absent.has(seat)) absent.set(seat, count)
  }
  return absent
}

interface OptionFieldProps {
  readonly option: SetupOption
  readonly blocked: Reason | null
  readonly value: boolean | string
  readonly onChange: (value: boolean | string) => void
}

function OptionField({ option, blocked, value, onChange }: OptionFieldProps) {
  const { say } = useWords()
  if (option.kind === 'switch') {
    return (
      <Toggle
        label={say(option.label)}
        help={say(option.help)}
        checked={blocked === null && value === true}
        onChange={onChange}
        {...(option.module === undefined ? {} : { icon: option.module })}
        {...(blocked === null ? {} : { blocked: <Why reason={blocked} /> })}
      />
    )
  }
  return (
    <div className="form-row">
      <span aria-hidden="true">
        {say(option.label)}
        <small>{say(option.help)}</small>
        {blocked !== null && <Why reason={blocked} />}
      </span>
      <Segmented
        label={say(option.label)}
        value={String(value)}
        values={option.values.map((entry) => ({
          value: entry.value,
          label: say(entry.label),
          blocked: blocked !== null && entry.value !== option.initial,
        }))}
        onChange={onChange}
      />
    </div>
  )
}

function Why({ reason }: { readonly reason: Reason }) {
  const { say } = useWords()
  return (
    <span className="setup-why">
      {say(reason)} <RuleLink rule={reason.rule} />
    </span>
  )
}
