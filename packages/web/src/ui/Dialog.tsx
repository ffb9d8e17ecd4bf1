// A modal dialog with a title and a way out.
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/context.ts'
import { Icon } from './Icon.tsx'

interface DialogProps {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  /** `drawer` fills the right edge of the screen. */
  readonly kind?: 'box' | 'drawer'
  readonly wide?: boolean
  /** Where the focus goes when the dialog opens; the first control otherwise. */
  readonly onOpenAutoFocus?: (event: Event) => void
}

export function Dialog({ title, open, onClose, children, kind = 'box', wide = false, onOpenAutoFocus }: DialogProps) {
  const { say } = useWords()
  return (
    <Radix.Root open={open} onOpenChange={(now) => now || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          className={`dialog ${kind}${wide ? ' wide' : ''}`}
          aria-describedby={undefined}
          {...(onOpenAutoFocus === undefined ? {} : { onOpenAutoFocus })}
        >
          <header className="dialog-head">
            <Radix.Title className="dialog-title">{title}</Radix.Title>
            <Radix.Close className="iconbtn" aria-label={say('ui.close')}>
              <Icon name="close" size={19} />
            </Radix.Close>
          </header>
          <div className="dialog-body">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
