// All keyboard shortcuts of the table.
import { useWords } from '../i18n/context.ts'
import { Dialog } from '../ui/Dialog.tsx'

const KEYS = [
  ['1 … 9', 'ui.keys.choose'],
  ['↑ ↓', 'ui.keys.walk'],
  ['Enter', 'ui.keys.take'],
  ['U', 'ui.keys.undo'],
  ['Shift U', 'ui.keys.redo'],
  ['Space', 'ui.keys.proceed'],
  ['Shift Space', 'ui.keys.film-back'],
  ['R', 'ui.keys.film-result'],
  ['W', 'ui.keys.film-why'],
  ['O', 'ui.keys.options'],
  ['B', 'ui.keys.board'],
  ['H', 'ui.keys.hand'],
  ['P', 'ui.keys.players'],
  ['L', 'ui.keys.log'],
  ['G', 'ui.keys.guide'],
  ['Esc', 'ui.keys.leave'],
  ['?', 'ui.keys.help'],
] as const

interface KeysDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function KeysDialog({ open, onClose }: KeysDialogProps) {
  const { say } = useWords()
  return (
    <Dialog title={say('ui.keys')} open={open} onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
