// The log of a viewer: the events that a viewer may see, from the journal.
import { type Viewer, visibleEvents } from '@hustings/kernel'
import type { LoggedEvent, WireLog } from '@hustings/protocol'
import type { Entry } from '../storage/entry.ts'
import type { TableStorage } from './table-storage.ts'

type LoggedEntry = Pick<Entry, 'sequence' | 'kind' | 'step' | 'events'>

/** Returns the log after an entry, which ended with `step`; from the start with sequence 0 and step -1. */
export async function logSince(
  storage: Pick<TableStorage, 'entriesAfter'>,
  match: string,
  viewer: Viewer,
  since: { readonly sequence: number; readonly step: number },
): Promise<WireLog> {
  return logOf(await storage.entriesAfter(match, since.sequence), viewer, since.step)
}

/** Returns what these entries change in a log that goes up to `step`. */
export function logOf(entries: readonly LoggedEntry[], viewer: Viewer, step: number): WireLog {
  let upTo = step
  const add: LoggedEvent[] = []
  for (const entry of entries) {
    if (entry.kind === 'undo' || entry.kind === 'rewind' || entry.kind === 'restart') {
      upTo = Math.min(upTo, entry.step)
      while ((add.at(-1)?.step ?? -1) > entry.step) add.pop()
    }
    for (const event of visibleEvents(entry.events, viewer)) add.push({ step: entry.step, event })
  }
  return { upTo, add }
}
