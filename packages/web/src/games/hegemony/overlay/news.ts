// Events since the player's last decision, which sheets are limited to.
import { useMemo, useState } from 'react'
import { useLog } from '../../../table/log/log.ts'
import { useDecision } from '../../../table/model/context.ts'
import type { HegemonyEvent } from '../words/model.ts'

interface Mark {
  readonly decision: string | null
  /** Length of the log at that decision. */
  readonly length: number
  /** The start of the news: the length at the previous decision. */
  readonly since: number
}

export interface News {
  readonly events: readonly HegemonyEvent[]
  readonly since: number
}

export function useNews(): News {
  const log = useLog()
  const decision = useDecision()?.id ?? null
  const [mark, setMark] = useState<Mark>({ decision, length: log.length, since: log.length })
  if (mark.decision !== decision) {
    setMark({ decision, length: log.length, since: mark.decision === null ? mark.since : mark.length })
  }
  const events = useMemo(() => log.map(({ event }) => event).filter(isTold), [log])
  return { events, since: Math.min(mark.since, log.length) }
}

/** The log of this table holds only events of this game. */
export function isTold(event: { readonly type: string }): event is HegemonyEvent {
  return event.type !== ''
}
