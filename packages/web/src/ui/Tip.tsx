// An explanation that opens on hover after a moment, on focus at once. The child must be focusable or a plain element.
import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

interface TipProps {
  readonly content: ReactNode
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  readonly children: ReactElement
}

export function Tip({ content, side = 'right', children }: TipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tip" side={side} sideOffset={7} collisionPadding={8}>
          {content}
          <Radix.Arrow className="tip-arrow" width={12} height={6} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export const TipProvider = Radix.Provider
