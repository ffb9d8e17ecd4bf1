// Permission checks of requests. A refusal does not reveal a table that the asker may not see.

import type { Viewer } from '@hustings/kernel'
import { refused } from '@hustings/protocol'
import type { Driver } from '../storage/driver.ts'
import { reportedMatches } from '../storage/reports.ts'
import { type Act, type Asker, may, seesAs } from './permissions.ts'
import { type TableRow, tableRow } from './table-row.ts'

export class TableAccess {
  private readonly storage: Driver

  constructor(storage: Driver) {
    this.storage = storage
  }

  async row(match: string): Promise<TableRow> {
    const row = await tableRow(this.storage, match)
    if (row === null) throw refused('not-found')
    return row
  }

  async must(asker: Asker, act: Act, match: string): Promise<TableRow> {
    const row = await this.mustKnow(asker, match)
    if (!may(asker, act, { ...row, reported: await this.isReported(match, asker) })) throw refused(whyNot(act, row))
    return row
  }

  /** Refuses an asker who may neither see the table nor take a seat as if the table did not exist. */
  async mustKnow(asker: Asker, match: string): Promise<TableRow> {
    const row = await this.row(match)
    const facts = { ...row, reported: await this.isReported(match, asker) }
    if (!may(asker, 'see', facts) && !may(asker, 'sit', facts)) throw refused('not-found')
    return row
  }

  async mustSee(asker: Asker, match: string, viewer: Viewer): Promise<TableRow> {
    const row = await this.must(asker, 'see', match)
    if (row.match.status === 'gathering') throw refused('table-gathering')
    if (!seesAs(asker, row, viewer)) throw refused('not-your-seat')
    return row
  }

  /** The record, all views and a new match from it, after the end. */
  async mustHaveRecord(asker: Asker, match: string): Promise<TableRow> {
    const row = await this.row(match)
    if (!may(asker, 'see', { ...row, reported: await this.isReported(match, asker) })) throw refused('not-found')
    if (row.match.status === 'gathering') throw refused('table-gathering')
    if (row.match.status === 'playing') throw refused('running-record')
    if (!may(asker, 'record', { ...row, reported: false })) throw refused('forbidden')
    return row
  }

  /** Moderators may see a table with an open report. */
  async isReported(match: string, asker: Asker): Promise<boolean> {
    if (!asker.moderator) return false
    return (await this.reportedOf([match])).has(match)
  }

  /** Those of the tables that have open reports. */
  reportedOf(matches: readonly string[]): Promise<Set<string>> {
    return reportedMatches(this.storage, matches)
  }
}

function whyNot(act: Act, { match }: TableRow) {
  if (act === 'arrange' || act === 'remove') return match.status === 'gathering' ? 'forbidden' : 'table-playing'
  if (act === 'sit') return 'table-full'
  if (act === 'hint') return match.hints ? 'table-over' : 'hints-off'
  if (act === 'why') return match.status === 'gathering' ? 'table-gathering' : 'forbidden'
  if (act === 'write') return match.chat === 'off' ? 'chat-closed' : 'forbidden'
  return 'forbidden'
}
