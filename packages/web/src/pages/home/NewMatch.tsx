// Start a match: how many play, who sits where, which rules of the house, and optionally the seed of chance.
import type { Reason, Seat } from '@hustings/kernel'
import { useId, useState } from 'react'
import type { GameInfo, SetupOption } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { planFor } from '../../seating/plan.ts'
import { SeatingFields } from '../../seating/SeatingFields.tsx'
import { useSeatsOf } from '../../seating/seats.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleLink } from '../../ui/RuleLink.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Shape } from '../../ui/Shape.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { type Draft, newDraft, optionsOf, useStart } from './use-start.ts'

interface NewMatchProps {
  readonly info: GameInfo
  /** Nothing else on the page is more likely to be wanted. */
  readonly primary: boolean
}

export function NewMatch({ info, primary }: NewMatchProps) {
  const { say } = useWords()
  const id = useId()
  const { busy, start } = useStart(info)
  const [draft, setDraft] = useState(() => newDraft(info))
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const play = (players: number) => change({ players, plan: planFor(info, players, draft.plan) })

  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        void start(draft)
      }}
    >
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
      <SeatingFields
        info={info}
        options={optionsOf(info, draft)}
        players={draft.players}
        plan={draft.plan}
        onChange={(plan) => change({ plan })}
      >
        <AbsentSeats info={info} players={draft.players} onPlay={play} />
      </SeatingFields>
      <details className="more">
        <summary>
          <Icon name="down" /> {say('ui.new.more')}
        </summary>
        <div className="form">
          {info.setup.map((option) => (
            <OptionField
              key={option.id}
              option={option}
              blocked={option.when?.(draft.players) ?? null}
              value={draft.answers[option.id] ?? option.initial}
              onChange={(value) => change({ answers: { ...draft.answers, [option.id]: value } })}
            />
          ))}
          <div className="form-row">
            <label htmlFor={`${id}-name`}>{say('ui.match.name')}</label>
            <input
              id={`${id}-name`}
              className="field"
              maxLength={60}
              value={draft.name}
              placeholder={say('ui.optional')}
              onChange={(event) => change({ name: event.target.value })}
            />
          </div>
          <div className="form-row">
            <label htmlFor={`${id}-seed`}>
              {say('ui.new.seed')}
              <small>{say('ui.new.seed.help')}</small>
            </label>
            <input
              id={`${id}-seed`}
              className="field"
              maxLength={60}
              value={draft.seed}
              placeholder={say('ui.optional')}
              onChange={(event) => change({ seed: event.target.value })}
            />
          </div>
        </div>
      </details>
      <button type="submit" className={`btn big${primary ? ' primary' : ''}`} disabled={busy} data-testid="start">
        {say('ui.new.start')}
      </button>
    </form>
  )
}

const NOBODY = {}

interface AbsentSeatsProps {
  readonly info: GameInfo
  readonly players: number
  readonly onPlay: (players: number) => void
}

/** Who takes part only when more play: one click brings them in. */
function AbsentSeats({ info, players, onPlay }: AbsentSeatsProps) {
  const { say } = useWords()
  const seats = useSeatsOf({ info, options: undefined, people: NOBODY })
  return [...absentSeats(info, players)].map(([seat, count]) => (
    <button key={seat} type="button" className="seating-absent" onClick={() => onPlay(count)}>
      <Shape look={seats.look(seat)} size={18} /> {seats.role(seat)}
      <span className="faint">{say('ui.new.from', { count })}</span>
    </button>
  ))
}

/** Every seat that stays empty, with the number of players from which on it is taken. */
function absentSeats(info: GameInfo, players: number): Map<Seat, number> {
  const taken = info.seats(players)
  const absent = new Map<Seat, number>()
  for (const count of info.playerCounts.filter((count) => count > players)) {
    for (const seat of info.seats(count)) if (!taken.includes(seat) && !absent.has(seat)) absent.set(seat, count)
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
