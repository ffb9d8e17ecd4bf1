// Yes or no.
import { useWords } from '../i18n/context.ts'
import { KeyCap } from '../ui/KeyCap.tsx'
import { useTable } from './context.ts'

export function ConfirmAnswer({ onAnswer }: { readonly onAnswer: (value: boolean) => void }) {
  const { say } = useWords()
  const { select } = useTable()
  const previewing = (value: boolean) => ({
    onPointerEnter: () => select(value),
    onPointerLeave: () => select(null),
    onFocus: () => select(value),
    onBlur: () => select(null),
    onClick: () => onAnswer(value),
  })
  return (
    <div className="confirm">
      <button type="button" className="btn primary" data-option="true" aria-keyshortcuts="1" {...previewing(true)}>
        {say('ui.yes')} <KeyCap>1</KeyCap>
      </button>
      <button type="button" className="btn" data-option="false" aria-keyshortcuts="2" {...previewing(false)}>
        {say('ui.no')} <KeyCap>2</KeyCap>
      </button>
    </div>
  )
}
