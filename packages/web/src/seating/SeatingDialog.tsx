// Before a record becomes a match (a branch, an imported file): its name, and who sits where.

import type { Seat } from '@hustings/kernel'
import { type Seating, troubleOf } from '@hustings/protocol'
import { useId, useState } from 'react'
import type { GameInfo } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { toasts } from '../ui/toasts.ts'
import { SeatingFields } from './SeatingFields.tsx'

interface SeatingDialogProps {
  readonly title: string
  readonly info: GameInfo
  readonly seats: readonly Seat[]
  readonly name: string
  readonly seating: Seating
  readonly confirm: string
  readonly onClose: () => void
  readonly onConfirm: (name: string, seating: Seating) => Promise<void>
}

export function SeatingDialog({ title, info, seats, name, seating, confirm, onClose, onConfirm }: SeatingDialogProps) {
  const { say } = useWords()
  const id = useId()
  const [chosen, setChosen] = useState({ name, seating })
  const go = async () => {
    try {
      await onConfirm(chosen.name.trim() === '' ? name : chosen.name.trim(), chosen.seating)
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
          seats={seats}
          seating={chosen.seating}
          onChange={(next) => setChosen({ ...chosen, seating: next })}
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
