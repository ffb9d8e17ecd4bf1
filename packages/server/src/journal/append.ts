// The one stroke that writes what happened: journal, match, turns and snapshot, or nothing of it.
import type { MatchRecord, Message, Seat, Standing } from '@hustings/kernel'
import type { CertainStatement, CertainWrite, Queries, Value } from '../database/database.ts'
import { isoText } from '../database/iso.ts'
import { JsonText, keptAs } from '../database/ledger.ts'
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

/** Where a match stands after a choice, and the sequence that this builds on. */
interface Head extends Pick<Append, 'match' | 'after' | 'at' | 'revealedStep' | 'botDueAt' | 'summary' | 'standings'> {
  readonly sequence: number
  readonly step: number
}

/**
 * A choice of a person that nobody can be before: the match is played on this node alone, and nothing else has changed.
 * Thousands of them may wait for the database: they hold texts and little else.
 */
export class CertainAppend implements CertainWrite {
  readonly text = STATEMENT
  readonly head: Head
  readonly by: Pick<Entry, 'seat' | 'actor'>
  readonly turns: readonly TurnText[]
  /** In JSON. */
  readonly entry: string
  readonly snapshot: string | null

  constructor(what: Append) {
    const [entry] = what.entries
    const choice = what.entries.length === 1 && what.forgetAfter === null && what.lateSeat === null
    if (!choice || entry === undefined) throw new Error('only single choices of people are certain')
    const { match, after, at, revealedStep, botDueAt, summary, standings, turns, snapshot } = what
    const { sequence, step, seat, actor } = entry
    this.head = { match, after, sequence, step, at, revealedStep, botDueAt, summary, standings }
    this.by = { seat, actor }
    this.turns = turns.map(turnText)
    this.entry = JSON.stringify(entry)
    this.snapshot = snapshot === null ? null : JSON.stringify(snapshot)
  }

  get subject(): string {
    return this.head.match
  }

  get values(): readonly Value[] {
    return this.parts.map((part) => (part instanceof JsonText ? part.text : part))
  }

  get kept(): string {
    return keptAs(this.text, this.parts)
  }

  together(all: readonly CertainWrite[]): CertainStatement[] {
    const appends = all.filter((one) => one instanceof CertainAppend)
    return [{ text: TOGETHER, values: valuesTogether(appends) }]
  }

  private get parts(): (Value | JsonText)[] {
    const { head, by, turns, entry, snapshot } = this
    return [
      head.match,
      head.after,
      head.sequence,
      head.step,
      head.revealedStep,
      head.at,
      head.botDueAt,
      new JsonText(JSON.stringify(head.summary)),
      head.standings === null ? null : new JsonText(JSON.stringify(head.standings)),
      new JsonText(`[${JSON.stringify(by)}]`),
      new JsonText(`[${entry}]`),
      turns.length === 0 ? null : new JsonText(JSON.stringify(turns)),
      null,
      snapshot === null ? null : new JsonText(snapshot),
      null,
    ]
  }
}

/** A turn as it is in JSON. */
interface TurnText extends Omit<SeatTurn, 'actingSince' | 'dueAt' | 'remindAt'> {
  readonly actingSince: string | null
  readonly dueAt: string | null
  readonly remindAt: string | null
}

function turnText({ seat, toAct, actingSince, dueAt, remindAt, leftSeconds, missed, prompt }: SeatTurn): TurnText {
  return {
    seat,
    toAct,
    actingSince: timeText(actingSince),
    dueAt: timeText(dueAt),
    remindAt: timeText(remindAt),
    leftSeconds,
    missed,
    prompt,
  }
}

function timeText(time: Date | null): string | null {
  return time === null ? null : isoText(time)
}

interface Turn extends TurnText {
  readonly match: string
  /** It had another one in between. */
  readonly meanwhile: boolean
}

/** What is known of a match in the end. */
interface Moved {
  head: Head
  readonly chosen: Map<string, { readonly match: string; readonly seat: Seat | null; readonly actor: string | null }>
  readonly turns: Map<Seat, Turn>
}

/** The last word of each match and of each seat, and all choices as they were written down for the ledger. */
function valuesTogether(appends: readonly CertainAppend[]): Value[] {
  const matches = new Map<string, Moved>()
  const choices: string[] = []
  const snapshots: string[] = []
  for (const { head, by, turns, entry, snapshot } of appends) {
    const { match, at } = head
    const before = matches.get(match)
    const moved = before ?? { head, chosen: new Map(), turns: new Map() }
    if (before === undefined) matches.set(match, moved)
    else moved.head = { ...head, after: before.head.after }
    moved.chosen.set(`${by.seat} ${by.actor}`, { match, seat: by.seat, actor: by.actor })
    for (const turn of turns) {
      const last = moved.turns.get(turn.seat)
      const same = last?.actingSince === turn.actingSince
      moved.turns.set(turn.seat, { match, ...turn, meanwhile: last !== undefined && (last.meanwhile || !same) })
    }
    choices.push(`{"match":"${match}","at":"${isoText(at)}",${entry.slice(1)}`)
    if (snapshot !== null) snapshots.push(`{"match":"${match}",${snapshot.slice(1)}`)
  }
  const all = [...matches.values()]
  return [
    JSON.stringify(all.map(({ head }) => head)),
    JSON.stringify(all.flatMap(({ chosen }) => [...chosen.values()])),
    `[${choices.join()}]`,
    JSON.stringify(all.flatMap(({ turns }) => [...turns.values()])),
    `[${snapshots.join()}]`,
  ]
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
