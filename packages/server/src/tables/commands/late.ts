// Players who do not answer: the others let a bot play a late turn, or open the seat to a new player.
import { randomUUID } from 'node:crypto'
import type { Seat } from '@hustings/kernel'
import { refused } from '@hustings/protocol'
import type { Statement } from '../../storage/driver.ts'
import {
  type NewProposal,
  type Proposal,
  proposeStatements,
  settleStatement,
  voteStatement,
} from '../../storage/proposals.ts'
import { change, type RowChange } from '../effect.ts'
import { assignmentOf, mustBe, seatNamed } from '../seat-rules.ts'
import { botTurnOf, openSeatOf, type SeatRow, type TableRow } from '../table-row.ts'
import { botSitsIn } from './leave.ts'

/** Number of turns missed in a row after which a bot keeps the seat until its owner returns. */
export const MISSED_AT_MOST = 3
/** Time for which votes to open a seat count. */
const VOTE_MS = 30 * 24 * 3600_000

export interface VoteInput {
  readonly seat: Seat
  readonly account: string
  readonly at: number
}

export function isLate(seat: Pick<SeatRow, 'toAct' | 'dueAt' | 'holder'>, now: number): boolean {
  return seat.toAct && seat.holder !== null && seat.dueAt !== null && seat.dueAt <= now
}

/** Votes that a bot plays a late turn. It needs more than half of the other players. */
export function voteForBot(
  table: TableRow,
  { seat, account, at }: VoteInput,
): RowChange & { readonly isAgreed: boolean } {
  mustBe(table, 'playing')
  const late = seatNamed(table, seat)
  if (!isLate(late, at)) throw refused('not-late')
  const others = new Set(table.seats.flatMap(({ holder }) => (holder === late.holder ? [] : (holder ?? []))))
  if (!others.has(account)) throw refused('not-your-seat')
  const about = { match: table.match.id, kind: 'bot-turn', seat, by: account, undo: null } as const
  const votes = vote(botTurnOf(table.proposals, late), { ...about, basis: late.actingSince }, at)
  const count = votes.agreed.filter((voter) => others.has(voter)).length
  return { ...change({ extra: votes.statements }), isAgreed: count * 2 > others.size }
}

/** After too many missed turns in a row a bot stays until the owner returns. */
export function afterMissed(table: TableRow, seat: Seat, at: number): RowChange | null {
  if (table.match.status !== 'playing') return null
  const { missed, holder } = seatNamed(table, seat)
  return missed >= MISSED_AT_MOST && holder !== null ? botSitsIn(table, seat, 'missed', at) : null
}

/** The host or half of the players let a new player take over a seat from a bot. */
export function openSeat(table: TableRow, { seat, account, at }: VoteInput): RowChange | null {
  mustBe(table, 'playing')
  const sits = seatNamed(table, seat)
  const { bot, automatic, holder, open } = sits
  if (automatic || holder !== null || bot === null) throw refused('seat-taken')
  if (open) return null
  const people = new Set(table.seats.flatMap((one) => one.holder ?? []))
  const isHost = table.match.host === account
  if (!people.has(account) && !isHost) throw refused('forbidden')
  const about = { match: table.match.id, kind: 'open-seat', seat, by: account, undo: null, basis: null } as const
  const votes = vote(openSeatOf(table.proposals, seat), about, at)
  const count = votes.agreed.filter((voter) => people.has(voter)).length
  if (!isHost && count * 2 < people.size) return change({ extra: votes.statements })
  return change({
    assignments: [assignmentOf(sits, { open: true, playing: true })],
    seatChanges: [{ seat, from: null, to: null, bot, why: 'opened' }],
    extra: [...votes.statements, settleStatement(votes.proposal, 'agreed')],
  })
}

interface Votes {
  /** Id of the proposal. */
  readonly proposal: string
  readonly agreed: readonly string[]
  readonly statements: readonly Statement[]
}

/** Adds a vote of its maker or another player to a proposal; makes the proposal if it is null or has expired. */
function vote(open: Proposal | null, wanted: Omit<NewProposal, 'id' | 'at' | 'expiresAt'>, at: number): Votes {
  const proposal = open !== null && open.expiresAt > at ? open : null
  const id = proposal?.id ?? randomUUID()
  const made = proposal === null ? proposeStatements({ ...wanted, id, at, expiresAt: at + VOTE_MS }) : []
  return {
    proposal: id,
    agreed: [...new Set([...(proposal?.agreed ?? []), wanted.by])],
    statements: [...made, voteStatement({ proposal: id, account: wanted.by, agree: true, at })],
  }
}
