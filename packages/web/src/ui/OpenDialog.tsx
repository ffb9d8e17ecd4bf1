// A modal dialog with its frame, focus handling and close button.
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { useWords } from '../i18n/context.ts'
import { Icon } from './Icon.tsx'

export interface DialogProps {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  /** `drawer` fills the right edge of the screen. */
  readonly kind?: 'box' | 'drawer'
  readonly wide?: boolean
  /** A drawer that leaves most of the screen visible. */
  readonly narrow?: boolean
  /** The label of the close button. */
  readonly leave?: string
}

export default function OpenDialog({
  title,
  open,
  onClose,
  children,
  kind = 'box',
  wide = false,
  narrow = false,
  leave,
}: DialogProps) {
  const { say } = useWords()
  const before = useRef<HTMLElement | null>(null)
  return (
    <Radix.Root open={open} onOpenChange={(now) => now || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          className={`dialog ${kind}${wide ? ' wide' : ''}${narrow ? ' narrow' : ''}`}
          aria-describedby={undefined}
          tabIndex={-1}
          onOpenAutoFocus={(event) => {
            before.current = opener()
            focusContent(event)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            before.current?.focus()
          }}
        >
          <header className="dialog-head">
            <Radix.Title className="dialog-title">{title}</Radix.Title>
            {leave === undefined ? (
              <Radix.Close className="iconbtn" aria-label={say('ui.close')}>
                <Icon name="close" size={19} />
              </Radix.Close>
            ) : (
              <Radix.Close className="btn">
                {leave} <Icon name="close" />
              </Radix.Close>
            )}
          </header>
          <div className="dialog-body">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Where focus returns: to the previous element, or from a menu item to the button of its menu. */
function opener(): HTMLElement | null {
  const focused = document.activeElement
  const menu = focused?.closest('[role="menu"]')
  const from = menu == null ? focused : document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
  return from instanceof HTMLElement ? from : null
}

/** The dialog itself takes focus, so that its title is read first; a field with `data-autofocus` takes precedence. */
function focusContent(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return
  event.preventDefault()
  const field = event.currentTarget.querySelector<HTMLElement>('[data-autofocus]')
  const first = field ?? event.currentTarget
  first.focus()
}
