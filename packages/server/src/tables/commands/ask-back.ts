// Undo requests: a player asks the others to go back to an earlier step, and they agree or refuse.
import { randomUUID } from 'node:crypto'
import { HustingsError } from '@hustings/kernel'
import { refused } from '@hustings/protocol'
import { proposeStatements, settleStatement, voteStatement } from '../../storage/proposals.ts'
import { change, type Rewind, type RowChange } from '../effect.ts'
import { type SeatRow, undoProposalOf } from '../table-row.ts'
import type { TableState } from '../table-state.ts'
import { mayAskBackTo, neededFor } from '../undo-policy.ts'

const ASK_MS = 24 * 3600_000

export interface AskBackInput {
  readonly account: string
  readonly request: string
  readonly toStep: number
  readonly at: number
}

/** Asks the affected players. If there are none, the match goes back at once. */
export function askBack(
  { match, activeHistory, seating, sequence }: TableState,
  { account, request, toStep, at }: AskBackInput,
  isRetry: boolean,
): Rewind | RowChange | null {
  const { row, machines } = seating
  const mine = seating.of(account)
  const [by] = mine
  if (by === undefined) throw refused('not-your-seat')
  const lowest = mayAskBackTo(match, activeHistory, mine)
  if (lowest === null || toStep < lowest || toStep >= match.step)
    throw new HustingsError('undo-refused', { reason: { key: 'undo.revealed' } })
  const needed = neededFor(match, activeHistory, machines, toStep, by).filter((seat) => !mine.includes(seat))
  if (needed.length === 0) return { kind: 'rewind', toStep, account, request, extra: [] }
  const open = undoProposalOf(row.proposals, sequence)
  if (isRetry && open?.by === account && open.undo?.toStep === toStep) return null
  if (open !== null && open.expiresAt > at) throw refused('undo-asked')
  const undo = { by, toStep, needed }
  const about = { id: randomUUID(), match: row.match.id, kind: 'undo', seat: null, by: account, undo } as const
  return change({ extra: proposeStatements({ ...about, basis: sequence, at, expiresAt: at + ASK_MS }) })
}

export interface AgreeInput {
  readonly account: string
  readonly request: string
  readonly agree: boolean
  readonly at: number
}

/** Agrees to the open request, or refuses it. Only votes of the written version count. */
export function agree(
  { seating, sequence }: TableState,
  { account, request, agree: isAgreed, at }: AgreeInput,
  isRetry: boolean,
): Rewind | RowChange | null {
  const { row } = seating
  if (seating.of(account).length === 0) throw refused('not-your-seat')
  const proposal = undoProposalOf(row.proposals, sequence)
  if (proposal === null || proposal.undo === null || proposal.expiresAt <= at) {
    // The first attempt, or another player, has ended it.
    if (isRetry && !isAgreed) return null
    throw refused('undo-not-asked')
  }
  const { id, undo } = proposal
  const vote = voteStatement({ proposal: id, account, agree: isAgreed, at })
  if (!isAgreed) return change({ extra: [vote, settleStatement(id, 'refused')] })
  const agreed = [account, ...proposal.agreed]
  const isMissing = ({ seat, holder }: SeatRow) =>
    undo.needed.includes(seat) && (holder === null || !agreed.includes(holder))
  if (row.seats.some(isMissing)) return change({ extra: [vote] })
  const holder = row.seats.find(({ seat }) => seat === undo.by)?.holder ?? account
  const extra = [vote, settleStatement(id, 'agreed')]
  return { kind: 'rewind', toStep: undo.toStep, account: holder, request, extra }
}
