// Several options point at one thing on the board: choose among them, right beside it.

import type { Decision, Option } from '@hustings/kernel'
import { Popover } from 'radix-ui'
import { useWords } from '../../i18n/context.ts'
import { sentence } from '../../i18n/translator.ts'
import { useTable } from '../model/context.ts'

export interface Offering {
  readonly options: readonly Option[]
  readonly at: Element
}

interface ChooserProps {
  readonly decision: Decision
  readonly offering: Offering
  readonly onClose: () => void
}

export default function Chooser({ decision, offering, onClose }: ChooserProps) {
  const { say } = useWords()
  const table = useTable()
  const choose = (option: Option) => {
    onClose()
    table.choose(decision, option.id)
  }
  // There is no trigger to give the focus back to. The player can have moved it elsewhere before the list is gone.
  const goBack = (event: Event) => {
    event.preventDefault()
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (isFree && offering.at instanceof HTMLElement) offering.at.focus({ preventScroll: true })
  }
  return (
    <Popover.Root open onOpenChange={(open) => open || onClose()}>
      <Popover.Anchor virtualRef={{ current: { getBoundingClientRect: () => offering.at.getBoundingClientRect() } }} />
      <Popover.Portal>
        <Popover.Content
          className="menu chooser"
          data-testid="chooser"
          sideOffset={6}
          collisionPadding={8}
          aria-label={say('ui.chooser')}
          onCloseAutoFocus={goBack}
        >
          {offering.options.map((option) => (
            <button
              key={option.id}
              type="button"
              className="menu-item"
              data-option={option.id}
              onClick={() => choose(option)}
              onPointerEnter={() => table.point(option)}
              onFocus={() => table.point(option)}
            >
              {sentence(say(option.label))}
            </button>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
