// The one stroke that writes what happened: journal, match, turns and snapshot, or nothing of it.
import type { MatchRecord, Message, Seat, Standing } from '@hustings/kernel'
import type { CertainStatement, CertainWrite, Queries, Value } from '../database/database.ts'
import type { Entry } from './entry.ts'

/** The turn of a seat after an entry. */
export interface SeatTurn {
  readonly seat: Seat
  readonly toAct: boolean
  readonly actingSince: Date | null
  readonly dueAt: Date | null
  readonly remindAt: Date | null
  /** What was left of its time when its turn ended: an undo gives it back. */
  readonly leftSeconds: number | null
  readonly missed: number
  /** What the seat is asked; null when it is not. */
  readonly prompt: Message | null
}

export interface Snapshot {
  readonly sequence: number
  readonly step: number
  readonly stage: number
  readonly record: MatchRecord
}

export interface Append {
  readonly match: string
  /** The sequence that the entries build on. */
  readonly after: number
  readonly entries: readonly Entry[]
  readonly at: Date
  readonly revealedStep: number
  readonly botDueAt: Date | null
  readonly summary: Message
  readonly standings: readonly Standing[] | null
  readonly turns: readonly SeatTurn[]
  readonly snapshot: Snapshot | null
  /** After an undo: snapshots of later steps are of a past that did not happen. */
  readonly forgetAfter: number | null
  /** A seat whose time is over: a bot may choose for its person. */
  readonly lateSeat: Seat | null
}

/** The function of migration 0004: journal, match, turns and snapshot. */
const STATEMENT = 'select append_entries($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) as written'

/** False when somebody else was first: nothing was written. */
export async function append(database: Pick<Queries, 'write'>, what: Append): Promise<boolean> {
  const [outcome] = await database.write<{ written: boolean }>(STATEMENT, valuesOf(what))
  return outcome?.written === true
}

/** The function of migration 0009: the same for choices in many matches. */
const TOGETHER = 'select append_together($1, $2, $3, $4, $5) as written'

/** A choice of a person that nobody can be before: the match is played on this node alone, and nothing else has changed. */
export class CertainAppend implements CertainWrite {
  readonly text = STATEMENT
  readonly values: readonly Value[]
  readonly subject: string
  readonly what: Append

  constructor(what: Append) {
    const choice = what.entries.length === 1 && what.forgetAfter === null && what.lateSeat === null
    if (!choice) throw new Error('only single choices of people are certain')
    this.what = what
    this.subject = what.match
    this.values = valuesOf(what)
  }

  together(all: readonly CertainWrite[]): CertainStatement[] {
    const appends = all.filter((one) => one instanceof CertainAppend)
    return [{ text: TOGETHER, values: valuesTogether(appends) }]
  }
}

interface Head extends Pick<Append, 'match' | 'after' | 'at' | 'revealedStep' | 'botDueAt' | 'summary' | 'standings'> {
  readonly sequence: number
  readonly step: number
}

/** The last word of each match and of each seat, and all choices as they were written down for the ledger. */
function valuesTogether(appends: readonly CertainAppend[]): Value[] {
  const heads = new Map<string, Head>()
  const chosen = new Map<string, { match: string; seat: Seat | null; actor: string | null }>()
  const turns = new Map<string, SeatTurn & { readonly match: string; readonly meanwhile: boolean }>()
  const choices: string[] = []
  const snapshots: string[] = []
  for (const { what, values } of appends) {
    const { match, at, revealedStep, botDueAt, summary, standings } = what
    const last = what.entries.at(-1)
    if (last === undefined) continue
    const after = heads.get(match)?.after ?? what.after
    const { sequence, step } = last
    heads.set(match, { match, after, sequence, step, at, revealedStep, botDueAt, summary, standings })
    for (const { seat, actor } of what.entries) chosen.set(`${match} ${seat} ${actor}`, { match, seat, actor })
    for (const turn of what.turns) {
      const key = `${match} ${turn.seat}`
      const before = turns.get(key)
      const same = before?.actingSince?.getTime() === turn.actingSince?.getTime()
      turns.set(key, { match, ...turn, meanwhile: before !== undefined && (before.meanwhile || !same) })
    }
    choices.push(`{"match":"${match}","at":"${at.toISOString()}",${String(values[ENTRIES]).slice(2, -1)}`)
    if (what.snapshot !== null) snapshots.push(`{"match":"${match}",${String(values[SNAPSHOT]).slice(1)}`)
  }
  const listed = (some: ReadonlyMap<string, unknown>) => JSON.stringify([...some.values()])
  return [listed(heads), listed(chosen), `[${choices.join()}]`, listed(turns), `[${snapshots.join()}]`]
}

/** Where entries and snapshot stand among the values. */
const ENTRIES = 10
const SNAPSHOT = 13

function valuesOf(what: Append): Value[] {
  const last = what.entries.at(-1)
  if (last === undefined) throw new Error('nothing to append')
  const by = what.entries.flatMap(({ kind, seat, actor }) => (kind === 'choice' ? [{ seat, actor }] : []))
  return [
    what.match,
    what.after,
    last.sequence,
    last.step,
    what.revealedStep,
    what.at,
    what.botDueAt,
    JSON.stringify(what.summary),
    what.standings === null ? null : JSON.stringify(what.standings),
    JSON.stringify(by),
    JSON.stringify(what.entries),
    what.turns.length === 0 ? null : JSON.stringify(what.turns),
    what.forgetAfter,
    what.snapshot === null ? null : JSON.stringify(what.snapshot),
    what.lateSeat,
  ]
}
