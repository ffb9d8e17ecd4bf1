// Asks for the name and the seats before a record becomes a match (a branch or an imported file).

import { type Seating, troubleOf } from '@hustings/protocol'
import { useId, useState } from 'react'
import type { GameInfo } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { toasts } from '../ui/toasts.ts'
import { type Plan, seatingOf } from './plan.ts'
import { SeatingFields } from './SeatingFields.tsx'

interface SeatingDialogProps {
  readonly title: string
  readonly info: GameInfo
  /** The setup options of the match. */
  readonly options: unknown
  readonly name: string
  readonly seating: Seating
  readonly confirm: string
  readonly onClose: () => void
  readonly onConfirm: (name: string, seating: Seating) => Promise<void>
}

export function SeatingDialog({
  title,
  info,
  options,
  name,
  seating,
  confirm,
  onClose,
  onConfirm,
}: SeatingDialogProps) {
  const { say } = useWords()
  const id = useId()
  const [chosen, setChosen] = useState(() => ({ name, plan: planOf(info, options, seating) }))
  const go = async () => {
    try {
      await onConfirm(chosen.name.trim() === '' ? name : chosen.name.trim(), seatingOf(chosen.plan))
    } catch (error) {
      toasts.show(say(troubleOf(error).say), { tone: 'stop' })
    }
  }
  return (
    <Dialog title={title} open onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          void go()
        }}
      >
        <div className="form-row">
          <label htmlFor={id}>{say('ui.match.name')}</label>
          <input
            id={id}
            className="field"
            maxLength={60}
            value={chosen.name}
            onChange={(event) => setChosen({ ...chosen, name: event.target.value })}
          />
        </div>
        <SeatingFields
          info={info}
          options={options}
          players={Object.keys(chosen.plan).length}
          plan={chosen.plan}
          running
          onChange={(plan) => setChosen({ ...chosen, plan })}
        />
        <div className="form-acts">
          <button type="button" className="btn" onClick={onClose}>
            {say('ui.cancel')}
          </button>
          <button type="submit" className="btn primary" data-testid="confirm-seating">
            {confirm}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** Humans and bots may change; Automas keep their seats. */
function planOf(info: GameInfo, options: unknown, seating: Seating): Plan {
  const automas = Object.keys(info.automas?.(options) ?? {}).map(
    (seat) => [seat, { kind: 'automa', mode: '' }] as const,
  )
  const plan: Plan = { ...seating, ...Object.fromEntries(automas) }
  const order = Object.keys(info.looks(options))
  return Object.fromEntries(Object.entries(plan).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)))
}
