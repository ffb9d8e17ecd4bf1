// Events of Ballot: the facts behind the log, the board and the statistics.
import type { Table } from '../../table.ts'
import type { District, Party } from './box.ts'
import type { BallotState, VoteResult } from './state.ts'

/** Spending or votes of each party. */
type Tally = Readonly<Record<Party, number>>

export type BallotEvent =
  | { readonly type: 'pledge-kept'; readonly party: Party; readonly pledge?: District }
  | { readonly type: 'round-begun'; readonly round: number; readonly speaker: Party }
  | { readonly type: 'cards-drawn'; readonly party: Party; readonly count: number; readonly cards?: readonly string[] }
  | { readonly type: 'card-played'; readonly party: Party; readonly card: string }
  | { readonly type: 'card-discarded'; readonly party: Party; readonly card: string }
  | { readonly type: 'passed'; readonly party: Party }
  | { readonly type: 'coins-taken'; readonly party: Party; readonly coins: number }
  | { readonly type: 'cubes-placed'; readonly party: Party; readonly district: District; readonly count: number }
  | { readonly type: 'cube-removed'; readonly party: Party; readonly rival: Party; readonly district: District }
  | { readonly type: 'cubes-bagged'; readonly party: Party; readonly count: number }
  | { readonly type: 'voters-drawn'; readonly district: District; readonly voters: readonly Party[] }
  | { readonly type: 'vote-held'; readonly result: VoteResult; readonly spent: Tally; readonly votes: Tally }
  | { readonly type: 'pledge-shown'; readonly party: Party; readonly pledge: District; readonly points: number }

export type BallotTable = Table<BallotState, BallotEvent>
