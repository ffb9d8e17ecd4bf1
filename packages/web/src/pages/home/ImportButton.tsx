// Opens a saved match. Rejects invalid records with a reason.
import { type Seating, troubleOf } from '@hustings/protocol'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { adoptRecord, inspectRecord } from '../../device/client.ts'
import type { Inspection } from '../../device/wire.ts'
import type { GameInfo } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { A_PERSON } from '../../seating/plan.ts'
import { SeatingDialog } from '../../seating/SeatingDialog.tsx'
import { gameInfo } from '../../shelf/registry.ts'
import { Words } from '../../shell/Words.tsx'
import { newId } from '../../storage/id.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** Maximum size of a file; no record is larger. */
const LARGEST = 20_000_000

interface Found {
  readonly text: string
  readonly name: string
  readonly inspection: Inspection
}

export function ImportButton() {
  const { say } = useWords()
  const [, navigate] = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<Found | null>(null)
  const [refused, setRefused] = useState<string | null>(null)

  const read = async (file: File) => {
    try {
      if (file.size > LARGEST) throw new Error(file.name)
      const text = await file.text()
      const inspection = await inspectRecord(text)
      const name = inspection.about?.name || file.name.replace(/(\.hustings)?\.json$/, '')
      setFound({ text, name, inspection })
    } catch (error) {
      const trouble = troubleOf(error)
      setRefused(say(trouble.code === 'unexpected' ? { key: 'ui.import.unreadable' } : trouble.say))
    }
  }
  const keep = async (name: string, seating: Seating) => {
    if (found === null) return
    const match = await adoptRecord(found.text, { id: newId(), name, seating })
    setFound(null)
    navigate(`/match/${match.id}`)
  }
  const info = found === null ? null : gameInfo(found.inspection.game)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        data-testid="import-file"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file !== undefined) void read(file)
        }}
      />
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        <Icon name="open-file" /> {say('ui.import')}
      </button>
      <Dialog title={say('ui.import.refused')} open={refused !== null} onClose={() => setRefused(null)}>
        <p className="lead" data-testid="import-refused">
          {refused}
        </p>
        <p className="muted">{say('ui.import.nothingLost')}</p>
      </Dialog>
      {found !== null && info !== null && (
        <Words game={info}>
          <SeatingDialog
            title={say('ui.import.title')}
            info={info}
            options={found.inspection.options}
            name={found.name}
            seating={seatingOf(found.inspection, info)}
            confirm={say('ui.import.keep')}
            onClose={() => setFound(null)}
            onConfirm={keep}
          />
        </Words>
      )}
    </>
  )
}

/** The earlier player of each seat; a human if the file has none. Automas keep their seats. */
function seatingOf({ seats, options, about }: Inspection, info: GameInfo): Seating {
  const automas = info.automas?.(options) ?? {}
  const free = seats.filter((seat) => !(seat in automas))
  return Object.fromEntries(free.map((seat) => [seat, about?.seating[seat] ?? A_PERSON]))
}
