// Tells a screen reader what is asked and what happened, in whole sentences, as it happens.
import type { Decision } from '@hustings/kernel'
import { useEffect, useRef, useState } from 'react'
import type { GameUi } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { offeredIn } from './decision/options.ts'
import { linesOf, type ToldLine } from './log/log-lines.ts'
import type { Log } from './model/model.ts'
import { useSeats } from './model/use-seats.ts'

/** More sentences than this at once and nobody listens. */
const SPOKEN = 4

interface AnnouncerProps {
  readonly decision: Decision | null
  readonly log: Log
  readonly fresh: number
  readonly ui: GameUi
  readonly explained: string | null
}

export function Announcer({ decision, log, fresh, ui, explained }: AnnouncerProps) {
  const { say } = useWords()
  const seats = useSeats()
  const [news, setNews] = useState<readonly ToldLine[]>([])
  const heard = useRef(log.length)
  useEffect(() => {
    const from = Math.min(fresh, heard.current)
    heard.current = log.length
    const lines = linesOf(log.slice(from), ui).filter((line) => line.announce === true)
    if (lines.length > 0) setNews(lines.slice(-SPOKEN))
  }, [log, fresh, ui])
  // The log shows by a sign who it was.
  const tell = ({ seats: [seat], message }: ToldLine) =>
    seat === undefined ? say(message) : `${seats.role(seat)}: ${say(message)}`
  const asked =
    decision === null
      ? ''
      : say('ui.announce.decision', { prompt: say(decision.prompt), count: offeredIn(decision).legal.length })
  return (
    <div className="visually-hidden">
      <div aria-live="polite" data-testid="announced-news">
        {news.map((line) => (
          <p key={line.id}>{tell(line)}</p>
        ))}
      </div>
      <p aria-live="polite" data-testid="announced-decision" data-announced={decision?.id}>
        {asked}
      </p>
      <p aria-live="assertive">{explained}</p>
    </div>
  )
}
