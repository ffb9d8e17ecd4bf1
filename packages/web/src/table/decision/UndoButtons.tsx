// Undo and redo, as the engine allows; when it does not, the reason stays within reach.
import type { Message } from '@hustings/kernel'
import { useWords } from '../../i18n/context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { KeyCap } from '../../ui/KeyCap.tsx'
import { toasts } from '../../ui/toasts.ts'
import { told } from '../board/TableTips.tsx'
import { useCompany } from '../model/company.ts'

interface UndoButtonsProps {
  readonly refused: Message | null
  readonly canRedo: boolean
  readonly onUndo: () => void
  readonly onRedo: () => void
}

export function UndoButtons({ refused, canRedo, onUndo, onRedo }: UndoButtonsProps) {
  const { say } = useWords()
  const askBack = useCompany()?.askBack ?? null
  if (refused !== null && askBack !== null) {
    return (
      <button type="button" className="btn" data-testid="ask-back" onClick={askBack}>
        <Icon name="undo" /> {say('online.at.ask-back')}
      </button>
    )
  }
  return (
    <>
      <button
        type="button"
        className="btn"
        data-testid="undo"
        aria-keyshortcuts="u"
        {...(refused === null ? {} : { 'aria-disabled': true, 'data-tip': told([say(refused)]) })}
        onClick={() => (refused === null ? onUndo() : toasts.show(say(refused)))}
      >
        <Icon name="undo" /> <span className="word">{say('ui.undo')}</span> <KeyCap>U</KeyCap>
      </button>
      {canRedo && (
        <button
          type="button"
          className="btn"
          data-testid="redo"
          aria-keyshortcuts="Shift+u"
          aria-label={say('ui.redo')}
          title={say('ui.redo')}
          onClick={onRedo}
        >
          <Icon name="redo" />
        </button>
      )}
    </>
  )
}
