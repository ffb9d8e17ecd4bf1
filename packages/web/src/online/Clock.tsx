// How long a turn has left. It is looked at, never announced by itself.
import { useWords } from '../i18n/context.ts'
import { Icon } from '../ui/Icon.tsx'
import { timeLeft } from './span.ts'

export function Clock({ dueAt, now }: { readonly dueAt: string; readonly now: number }) {
  const { say, date } = useWords()
  const { said, tone } = timeLeft(dueAt, now)
  return (
    <time className={`clock ${tone}`} dateTime={dueAt} title={date(Date.parse(dueAt))}>
      <Icon name="clock" size={14} /> {say(said)}
    </time>
  )
}
