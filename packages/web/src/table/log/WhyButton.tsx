// Asks a bot why it did what is told here.
import type { Deeds } from '@hustings/protocol'
import { useWords } from '../../i18n/context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useTable } from '../model/context.ts'
import { useSeats } from '../model/use-seats.ts'

interface WhyButtonProps extends Deeds {
  /** In the log arrows lead to it; elsewhere Tab does. */
  readonly byArrows?: boolean
}

/** Nothing where no bot acted. */
export function WhyButton({ seat, after, upTo, byArrows = false }: WhyButtonProps) {
  const { say } = useWords()
  const { why } = useTable()
  const seats = useSeats()
  if (why === null || !seats.isBot(seat)) return null
  return (
    <button
      type="button"
      className="why-bot"
      data-why={seat}
      title={say('ui.log.why')}
      {...(byArrows ? { tabIndex: -1 } : {})}
      onClick={() => why({ seat, after, upTo })}
    >
      <Icon name="why" size={14} label={say('ui.log.why')} />
    </button>
  )
}
