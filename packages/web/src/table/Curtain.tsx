// Pass and play: nothing secret is on the screen until the next person says that the device is theirs.
import type { Seat } from '@hustings/kernel'
import { Dialog } from 'radix-ui'
import { useWords } from '../i18n/context.ts'
import { Icon } from '../ui/Icon.tsx'
import { Shape } from '../ui/Shape.tsx'
import { useSeats } from './use-seats.ts'

interface CurtainProps {
  readonly seat: Seat
  /** Others decide at the same time, in secret. */
  readonly secret: boolean
  readonly onTake: () => void
}

export function Curtain({ seat, secret, onTake }: CurtainProps) {
  const { say } = useWords()
  const seats = useSeats()
  const look = seats.look(seat)
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim opaque" />
        <Dialog.Content
          className={`curtain c-${look.colour}`}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          data-testid="curtain"
        >
          <Shape look={look} size={56} />
          <Dialog.Title className="curtain-title">{say('ui.pass.to', { person: seats.person(seat) })}</Dialog.Title>
          <p className="curtain-role">{seats.role(seat)}</p>
          <Dialog.Description className="muted">{say(secret ? 'ui.pass.secret' : 'ui.pass.hidden')}</Dialog.Description>
          <button type="button" className="btn primary big" data-testid="take-device" onClick={onTake}>
            <Icon name="pass" size={20} /> {say('ui.pass.take', { person: seats.person(seat) })}
          </button>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
