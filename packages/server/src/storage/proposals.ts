// Proposals: decisions that players of a table make together, and their votes. The statements belong into a batch that
// raises the version of the match first, so votes that were counted for that version are all votes.
import type { Seat } from '@hustings/kernel'
import { type Bit, bit, fromJson } from './columns.ts'
import type { Driver, Statement } from './driver.ts'
import { sql } from './sql.ts'

export type ProposalKind =
  /** To go back to an earlier step. */
  | 'undo'
  /** That a bot plays one late turn. */
  | 'bot-turn'
  /** That a new player may take over a seat from a bot. */
  | 'open-seat'

export interface UndoRequest {
  readonly by: Seat
  readonly toStep: number
  /** Seats whose players must agree. */
  readonly needed: readonly Seat[]
}

export interface NewProposal {
  readonly id: string
  readonly match: string
  readonly kind: ProposalKind
  readonly seat: Seat | null
  readonly by: string
  /** Set if the kind is `undo`. */
  readonly undo: UndoRequest | null
  /** The sequence of the match (`undo`) or the start of the turn (`bot-turn`): it lapses when that changes. */
  readonly basis: number | null
  readonly at: number
  readonly expiresAt: number
}

/** A proposal that is not settled, with the accounts that agree. It may have lapsed or expired. */
export interface Proposal extends NewProposal {
  readonly agreed: readonly string[]
}

interface ProposalColumns extends Omit<NewProposal, 'undo'> {
  readonly data: string
  readonly account: string | null
  readonly agree: Bit | null
}

const OPEN = sql<ProposalColumns>(
  'proposals.open',
  `select p.id, p.match, p.kind, p.seat, p.by_account as "by", p.data, p.basis, p.at, p.expires_at as "expiresAt",
     v.account, v.agree
   from proposals p left join proposal_votes v on v.proposal = p.id
   where p.match in {inList} and p.settled is null order by p.at, p.id, v.at, v.account`,
)

/** Returns the proposals of these matches that are not settled, the oldest first. */
export async function openProposals(driver: Driver, matches: readonly string[]): Promise<Proposal[]> {
  if (matches.length === 0) return []
  const rows = await driver.read(OPEN, [JSON.stringify(matches)])
  const agreed = new Map<string, string[]>()
  for (const { id, account, agree } of rows) {
    const voters = agreed.get(id) ?? []
    if (account !== null && agree === 1) voters.push(account)
    agreed.set(id, voters)
  }
  const first = rows.filter(({ id }, i) => rows[i - 1]?.id !== id)
  return first.map(({ account: _, agree: __, data, ...row }) => ({
    ...row,
    undo: row.kind === 'undo' ? fromJson<UndoRequest>(data) : null,
    agreed: agreed.get(row.id) ?? [],
  }))
}

const LAPSE = sql(
  'proposals.lapse',
  `update proposals set settled = 'lapsed' where match = ? and kind = ? and coalesce(seat, '') = ? and settled is null
     and (expires_at <= ? or basis is distinct from ?)`,
)
const MAKE = sql(
  'proposals.make',
  `insert into proposals (id, match, kind, seat, by_account, data, basis, at, expires_at)
   values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
)
const VOTE = sql(
  'proposals.vote',
  `insert into proposal_votes (proposal, account, agree, at) values (?, ?, ?, ?)
   on conflict (proposal, account) do update set agree = excluded.agree, at = excluded.at`,
)
const SETTLE = sql('proposals.settle', 'update proposals set settled = ? where id = ? and settled is null')

/** Makes a proposal; an older one of its kind that has lapsed or expired is settled. Fails if one is open. */
export function proposeStatements(proposal: NewProposal): Statement[] {
  const { id, match, kind, seat, by, undo, basis, at, expiresAt } = proposal
  const data = JSON.stringify(undo ?? {})
  return [
    { sql: LAPSE, values: [match, kind, seat ?? '', at, basis] },
    { sql: MAKE, values: [id, match, kind, seat, by, data, basis, at, expiresAt], expect: 1 },
  ]
}

export interface Vote {
  readonly proposal: string
  readonly account: string
  readonly agree: boolean
  readonly at: number
}

export function voteStatement({ proposal, account, agree, at }: Vote): Statement {
  return { sql: VOTE, values: [proposal, account, bit(agree), at], expect: 1 }
}

/** Ends a proposal. Fails if it is settled. */
export function settleStatement(proposal: string, outcome: 'agreed' | 'refused' | 'lapsed'): Statement {
  return { sql: SETTLE, values: [outcome, proposal], expect: 1 }
}
