// How long a turn has left. It is looked at, never announced by itself.
import { useWords } from '../i18n/context.ts'
import { Icon } from '../ui/Icon.tsx'
import { spanOf, timeLeft } from './span.ts'

interface ClockProps {
  readonly dueAt: string
  readonly now: number
  /** Where there is little room: the time alone, as long as there is some. */
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
