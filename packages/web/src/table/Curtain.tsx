// Pass and play: nothing secret is on the screen until the next person says that the device is theirs.
// Not a modal dialog of the library: that one switches the pointer off for the whole page, which styles every piece on
// the table anew, twice a turn. An opaque sheet over everything needs no such thing.
import type { Seat } from '@hustings/kernel'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../i18n/context.ts'
import type { Seats } from '../seating/seats.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { Icon } from '../ui/Icon.tsx'
import { Shape } from '../ui/Shape.tsx'

interface CurtainProps {
  readonly seats: Seats
  readonly seat: Seat
  /** Others decide at the same time, in secret. */
  readonly secret: boolean
  readonly onTake: () => void
}

export function Curtain({ seats, seat, secret, onTake }: CurtainProps) {
  const { say } = useWords()
  const look = seats.look(seat)
  const named = seats.person(seat) !== seats.role(seat)
  const person = named ? seats.person(seat) : seats.said(seat)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useHiddenTable()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is asked anew
  useEffect(() => afterPaint(() => button.current?.focus()), [seat])
  // What has the focus when it is taken away makes the browser lay out the page at once.
  const take = () => {
    button.current?.blur()
    onTake()
  }
  return createPortal(
    <>
      <div className="scrim opaque" />
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-why`}
        className={`curtain c-${look.colour}`}
        onKeyDown={stayHere}
        data-testid="curtain"
      >
        <Shape look={look} size={56} />
        <h2 id={`${id}-title`} className="curtain-title">
          {say('ui.pass.to', { person })}
        </h2>
        {named && <p className="curtain-role">{seats.role(seat)}</p>}
        <p id={`${id}-why`} className="muted">
          {say(secret ? 'ui.pass.secret' : 'ui.pass.hidden')}
        </p>
        <button ref={button} type="button" className="btn primary big" data-testid="take-device" onClick={take}>
          <Icon name="pass" size={20} /> {say('ui.pass.take', { person })}
        </button>
      </div>
    </>,
    document.body,
  )
}

/** There is one thing to do here, and no way past it. */
function stayHere(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.preventDefault()
}

/** For those who listen the table is away as well. */
function useHiddenTable(): void {
  useEffect(() => {
    const table = document.getElementById('root')
    table?.setAttribute('aria-hidden', 'true')
    return () => table?.removeAttribute('aria-hidden')
  }, [])
}
