// What has happened since the person last decided: sheets tell about that and no more.
import { useMemo, useState } from 'react'
import { useLog } from '../../../table/log/log.ts'
import { useDecision } from '../../../table/model/context.ts'
import type { HegemonyEvent } from '../words/model.ts'

interface Mark {
  readonly decision: string | null
  /** How long the log was when that decision came up. */
  readonly length: number
  /** Where the news begins: the length when the decision before it came up. */
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

/** The log of this table holds the events of this game and no others. */
export function isTold(event: { readonly type: string }): event is HegemonyEvent {
  return event.type !== ''
}
