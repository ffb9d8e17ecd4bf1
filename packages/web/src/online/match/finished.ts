// Loads a finished match from the server for its result page: report, record, and the seed with its commitment.
import type { MatchRecord } from '@hustings/kernel'
import { joined, type Seating } from '@hustings/protocol'
import type { EndReport } from '../../games/charts.ts'
import { type EarlierRules, earlierRulesIn } from '../../games/earlier-rules.ts'
import type { GameInfo } from '../../games/types.ts'
import { gameInfo } from '../../shelf/registry.ts'
import { ask } from '../wire/ask.ts'
import { openTableLink } from '../wire/table-link.ts'
import { Beside } from './beside.ts'
import { seatingAt } from './seats.ts'
import { NetworkSession } from './session.ts'

/** The seed of the shuffle, and its hash that was shown at the start. */
export interface Opened {
  readonly seed: string
  readonly seal: string
  /** Null if this browser cannot check it (only https and localhost can). */
  readonly fits: boolean | null
}

export interface FinishedOnline {
  readonly id: string
  readonly name: string
  readonly options: unknown
  readonly seating: Seating
  readonly info: GameInfo
  readonly report: EndReport
  /** Null without access. */
  readonly record: MatchRecord | null
  readonly opened: Opened | null
  readonly earlierRules: EarlierRules | null
}

/** Null if the match is not over or not accessible. */
export async function openFinishedOnline(id: string): Promise<FinishedOnline | null> {
  const link = await openTableLink(id, null)
  try {
    const beside = await Beside.at(link, id, null)
    beside.close()
    const { table } = beside.get()
    const info = gameInfo(table.game)
    if (info === null || table.standings === null) return null
    const session = new NetworkSession(
      { link, call: ask, match: id, code: null, hints: false, mine: () => [], isMachine: () => true },
      { update: () => {}, failed: () => {} },
    )
    const [{ frame, log }, ui] = await Promise.all([session.begin('spectator'), info.ui()])
    if (frame.standings === null) return null
    const record = await session.record().catch(() => null)
    const lines = joined([], log)
    return {
      id,
      name: table.name,
      options: table.options,
      seating: seatingAt(table),
      info,
      report: await ui.report(lines, frame.view, frame.standings),
      earlierRules: earlierRulesIn(frame, lines),
      record,
      opened: await openedSeal(record, table.seedSeal, id),
    }
  } finally {
    link.close()
  }
}

async function openedSeal(record: MatchRecord | null, seal: string | null, id: string): Promise<Opened | null> {
  if (record === null || seal === null) return null
  const { seed } = record
  if (!window.isSecureContext) return { seed, seal, fits: null }
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${seed} ${id}`))
  const found = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { seed, seal, fits: found === seal }
}
