// The remaining time of a turn. Screen readers do not announce its changes.
import { useWords } from '../i18n/context.ts'
import { Icon } from '../ui/Icon.tsx'
import { spanOf, timeLeft } from './span.ts'

interface ClockProps {
  readonly dueAt: string
  readonly now: number
  /** For small spaces: only the time, while there is some left. */
  readonly brief?: boolean
}

export function Clock({ dueAt, now, brief = false }: ClockProps) {
  const { say, date } = useWords()
  const { said, tone } = timeLeft(dueAt, now)
  const left = Date.parse(dueAt) - now
  return (
    <time className={`clock ${tone}`} dateTime={dueAt} title={date(Date.parse(dueAt))}>
      <Icon name="clock" size={14} /> {say(brief && left > 0 ? spanOf(left) : said)}
    </time>
  )
}
