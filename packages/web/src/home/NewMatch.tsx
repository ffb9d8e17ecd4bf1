// Start a match: how many play, who sits where, which rules of the house, and optionally the seed of chance.
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { createMatch } from '../engine/client.ts'
import { troubleOf } from '../engine/trouble.ts'
import type { GameInfo, SetupAnswers, SetupOption } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import type { Seating } from '../storage/database.ts'
import { newId } from '../storage/id.ts'
import { Icon } from '../ui/Icon.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Toggle } from '../ui/Toggle.tsx'
import { toasts } from '../ui/toasts.ts'
import { SeatingFields } from './SeatingFields.tsx'

interface Draft {
  readonly players: number
  readonly name: string
  readonly seating: Seating
  readonly answers: SetupAnswers
  readonly seed: string
}

/** One person and a bot for every other seat: ready to go with one click. */
function seatingFor(info: GameInfo, players: number, before: Seating): Seating {
  return Object.fromEntries(
    info.seats(players).map((seat, i) => [seat, before[seat] ?? { kind: i === 0 ? 'person' : 'bot', name: '' }]),
  )
}

function newDraft(info: GameInfo): Draft {
  const { players } = info.firstGame
  return {
    players,
    name: '',
    seating: seatingFor(info, players, {}),
    answers: Object.fromEntries(info.setup.map((option) => [option.id, option.initial])),
    seed: '',
  }
}

export function NewMatch({ info }: { readonly info: GameInfo }) {
  const { say } = useWords()
  const id = useId()
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState(() => newDraft(info))
  const [busy, setBusy] = useState(false)
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })

  const start = async () => {
    setBusy(true)
    try {
      const match = await createMatch({
        id: newId(),
        game: info.id,
        name: draft.name.trim() || say('ui.match.default', { game: say(info.name), count: draft.players }),
        options: info.options(draft.players, draft.answers),
        seed: draft.seed.trim() || newId(),
        seating: draft.seating,
      })
      navigate(`/match/${match.id}`)
    } catch (error) {
      toasts.show(say(troubleOf(error).say), { tone: 'stop' })
      setBusy(false)
    }
  }

  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
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
            onChange={(value) => {
              const players = Number(value)
              change({ players, seating: seatingFor(info, players, draft.seating) })
            }}
          />
        </div>
      )}
      <SeatingFields
        info={info}
        seats={info.seats(draft.players)}
        seating={draft.seating}
        onChange={(seating) => change({ seating })}
      />
      <details className="more">
        <summary>
          <Icon name="down" /> {say('ui.new.more')}
        </summary>
        <div className="form">
          {info.setup.map((option) => (
            <OptionField
              key={option.id}
              option={option}
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
      <button type="submit" className="btn primary big" disabled={busy} data-testid="start">
        {say('ui.new.start')}
      </button>
    </form>
  )
}

interface OptionFieldProps {
  readonly option: SetupOption
  readonly value: boolean | string
  readonly onChange: (value: boolean | string) => void
}

function OptionField({ option, value, onChange }: OptionFieldProps) {
  const { say } = useWords()
  if (option.kind === 'switch') {
    return <Toggle label={say(option.label)} help={say(option.help)} checked={value === true} onChange={onChange} />
  }
  return (
    <div className="form-row">
      <span aria-hidden="true">
        {say(option.label)}
        <small>{say(option.help)}</small>
      </span>
      <Segmented
        label={say(option.label)}
        value={String(value)}
        values={option.values.map((entry) => ({ value: entry.value, label: say(entry.label) }))}
        onChange={onChange}
      />
    </div>
  )
}
