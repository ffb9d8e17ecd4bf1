// On a device that several people share, what is hidden from the others stays covered until its owner holds the button.
import { type ReactNode, useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useTable } from '../model/context.ts'

interface CoveredProps {
  /** What lies under it ("Your points"). */
  readonly label: string
  readonly children: ReactNode
}

export function Covered({ label, children }: CoveredProps) {
  const { say } = useWords()
  const { shared } = useTable()
  const [held, hold] = useState(false)
  if (!shared) return children
  const open = () => hold(true)
  const close = () => hold(false)
  return (
    <button
      type="button"
      className="covered"
      data-open={held}
      aria-label={held ? label : say('ui.covered', { what: label })}
      onPointerDown={open}
      onPointerUp={close}
      onPointerLeave={close}
      onBlur={close}
      onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && open()}
      onKeyUp={close}
    >
      {held ? children : <Icon name="eye" size={14} />}
    </button>
  )
}
