// The one stroke that writes what happened: journal, match, turns and snapshot, or nothing of it.
import type { MatchRecord, Message, Seat, Standing } from '@hustings/kernel'
import type { CertainWrite, Queries, Value } from '../database/database.ts'
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

/** An append that nobody can be before: the match is played on this node alone, and nothing else has changed. */
export class CertainAppend implements CertainWrite {
  readonly text = STATEMENT
  readonly subject: string
  private readonly what: Append
  private made: readonly Value[] | null = null

  constructor(what: Append) {
    this.what = what
    this.subject = what.match
  }

  get values(): readonly Value[] {
    this.made ??= valuesOf(this.what)
    return this.made
  }

  with(next: CertainWrite): CertainWrite | null {
    if (!(next instanceof CertainAppend)) return null
    const [one, other] = [this.what, next.what]
    if (other.forgetAfter !== null || one.lateSeat !== other.lateSeat) return null
    if (one.snapshot !== null && other.snapshot !== null) return null
    return new CertainAppend({
      ...other,
      after: one.after,
      entries: [...one.entries, ...other.entries],
      turns: [...one.turns.filter(({ seat }) => !other.turns.some((turn) => turn.seat === seat)), ...other.turns],
      snapshot: one.snapshot ?? other.snapshot,
      forgetAfter: one.forgetAfter,
    })
  }
}

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
