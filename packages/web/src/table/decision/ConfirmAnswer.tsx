// Yes or no. What either would change is shown while it is pointed at; a finger points with its first tap.
import type { Decision } from '@hustings/kernel'
import { useWords } from '../../i18n/context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { KeyCap } from '../../ui/KeyCap.tsx'
import { useAttention, useTable } from '../model/context.ts'
import { byFinger } from './by-finger.ts'

export function ConfirmAnswer({ decision }: { readonly decision: Decision }) {
  const { say } = useWords()
  const { select, choose } = useTable()
  const { selected } = useAttention()
  const point = (value: boolean | null) => byFinger() || select(value)
  const tapped = (value: boolean) => selected === value && byFinger()
  const button = (value: boolean) => ({
    'data-option': String(value),
    ...(tapped(value) ? { 'aria-pressed': true } : {}),
    onPointerEnter: () => point(value),
    onPointerLeave: () => point(null),
    onFocus: () => point(value),
    onBlur: () => point(null),
    onClick: () => choose(decision, value),
  })
  return (
    <div className="confirm">
      <button type="button" className="btn primary" aria-keyshortcuts="1" {...button(true)}>
        {tapped(true) && <Icon name="check" />} {say('ui.yes')} <KeyCap>1</KeyCap>
      </button>
      <button type="button" className="btn" aria-keyshortcuts="2" {...button(false)}>
        {tapped(false) && <Icon name="check" />} {say('ui.no')} <KeyCap>2</KeyCap>
      </button>
    </div>
  )
}
