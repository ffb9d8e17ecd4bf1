// The priority board of Advanced Mode: rows of action and policy cards that are raised, lowered, closed up and set
// aside (CC-AUTO-36 to CC-AUTO-45, CC-AUTO-55 to CC-AUTO-71).
import type { ActionCode } from '../../data/automa-facts.ts'
import { type Class, POLICIES, type Policy } from '../../data/vocabulary.ts'
import type { HegemonyTable } from '../../rules/table.ts'
import type { PriorityBoard } from '../../state/automa.ts'
import type { PriorityCause, PrioritySpot } from '../../state/automa-events.ts'
import { distance, theAutoma } from './automa.ts'

export type PriorityCard = ActionCode | Policy
type Rows = PriorityCard[][]

export function boardOf(t: HegemonyTable, of: Class): PriorityBoard {
  const { board } = theAutoma(t.state, of)
  if (board === null) throw new Error(`the ${of} has no priority board`)
  return board
}

function rowsWith(board: PriorityBoard, card: PriorityCard): Rows {
  return typeof card === 'number' ? board.policies : board.actions
}

export function spotOf(board: PriorityBoard, card: PriorityCard): PrioritySpot | null {
  for (const [at, row] of rowsWith(board, card).entries()) {
    const place = row.indexOf(card)
    if (place >= 0) return { row: at + 1, place }
  }
  return null
}

/** Removes a card from its row; the others close up toward the marker (CC-AUTO-42). */
function takeOut(board: PriorityBoard, card: PriorityCard): PrioritySpot | null {
  const spot = spotOf(board, card)
  if (spot !== null) rowsWith(board, card)[spot.row - 1]?.splice(spot.place, 1)
  return spot
}

/** Adds a card to the far end of a row; rows have no limit (CC-AUTO-36, CC-AUTO-41). */
function append(board: PriorityBoard, card: PriorityCard, row: number): PrioritySpot {
  const rows = rowsWith(board, card)
  while (rows.length < row) rows.push([])
  const cards = rows[row - 1] ?? []
  cards.push(card)
  return { row, place: cards.length - 1 }
}

function tell(
  t: HegemonyTable,
  of: Class,
  card: PriorityCard,
  from: PrioritySpot | null,
  to: PrioritySpot | null,
  cause: PriorityCause,
): void {
  t.explain(() => ({ type: 'priority-moved', role: of, card, from, to, cause }))
}

/** Raises a card by this number of rows; cards set aside stay there (CC-AUTO-41, CC-AUTO-44, CC-AUTO-45). */
export function raise(t: HegemonyTable, of: Class, card: PriorityCard, rows: number): void {
  const board = boardOf(t, of)
  const from = spotOf(board, card)
  if (rows === 0 || from === null) return
  takeOut(board, card)
  tell(t, of, card, from, append(board, card, from.row + rows), 'check')
}

const FALL = 2

/** Lowers the card of the performed action by two rows, at most to the first (CC-AUTO-61). */
export function lower(t: HegemonyTable, of: Class, card: ActionCode): void {
  const board = boardOf(t, of)
  const from = takeOut(board, card)
  if (from === null) return
  tell(t, of, card, from, append(board, card, Math.max(1, from.row - FALL)), 'lowered')
}

export function setActionAside(t: HegemonyTable, of: Class, card: ActionCode): void {
  const board = boardOf(t, of)
  if (board.asideActions.includes(card)) return
  const from = takeOut(board, card)
  board.asideActions.push(card)
  tell(t, of, card, from, null, 'aside')
}

/** Returns the card to the far end of row 1 (CC-AW-21, CC-AW-22). */
export function returnAction(t: HegemonyTable, of: Class, card: ActionCode): void {
  const board = boardOf(t, of)
  const at = board.asideActions.indexOf(card)
  if (at < 0) return
  board.asideActions.splice(at, 1)
  tell(t, of, card, null, append(board, card, 1), 'returned')
}

export function isAside({ asidePolicies, removedPolicies }: PriorityBoard, policy: Policy): boolean {
  return asidePolicies.includes(policy) || removedPolicies.includes(policy)
}

export function setPolicyAside(t: HegemonyTable, of: Class, policy: Policy): void {
  const board = boardOf(t, of)
  if (isAside(board, policy)) return
  const from = takeOut(board, policy)
  board.asidePolicies.push(policy)
  board.asidePolicies.sort((a, b) => a - b)
  tell(t, of, policy, from, null, 'aside')
}

/** Places the card by the distance from the desired section: aside, or at the end of row 1 or row 2 (CC-AUTO-64). */
export function placePolicy(t: HegemonyTable, of: Class, policy: Policy, away: number): void {
  const board = boardOf(t, of)
  if (board.removedPolicies.includes(policy)) return
  if (away === 0) {
    setPolicyAside(t, of, policy)
    return
  }
  const from = takeOut(board, policy)
  const aside = board.asidePolicies.indexOf(policy)
  if (aside >= 0) board.asidePolicies.splice(aside, 1)
  tell(t, of, policy, from, append(board, policy, away), 'placed')
}

/** Places all policy cards again, one after the other, as at the start of the game (CC-AUTO-40). */
export function layOutPolicies(t: HegemonyTable, of: Class): void {
  const board = boardOf(t, of)
  board.policies = []
  board.asidePolicies = []
  for (const policy of POLICIES) placePolicy(t, of, policy, distance(t.state, of, policy))
}

/** Removes the card from the game, from a row or from aside (CC-AUTO-104). */
export function removePolicy(t: HegemonyTable, of: Class, policy: Policy): void {
  const board = boardOf(t, of)
  if (board.removedPolicies.includes(policy)) return
  const from = takeOut(board, policy)
  const aside = board.asidePolicies.indexOf(policy)
  if (aside >= 0) board.asidePolicies.splice(aside, 1)
  board.removedPolicies.push(policy)
  tell(t, of, policy, from, null, 'removed')
}

/** Empty rows are closed from the bottom up; rows are never merged (CC-AUTO-55, CC-AUTO-56). */
export function collapse(t: HegemonyTable, of: Class, group: 'actions' | 'policies'): void {
  const board = boardOf(t, of)
  const rows: Rows = board[group]
  let moved = false
  const filled: { readonly from: number; readonly to: number }[] = []
  for (let at = 0; at < rows.length; at++) {
    const cards = rows[at]
    if (cards === undefined || cards.length === 0) continue
    if (at > filled.length) moved = true
    rows[filled.length] = cards
    filled.push({ from: at + 1, to: filled.length + 1 })
  }
  rows.length = filled.length
  if (moved) t.explain(() => ({ type: 'priority-collapsed', role: of, group, rows: filled }))
}

/** Highest row first; in a row, nearest to the marker first (CC-AUTO-57, CC-AUTO-65). */
export function byPriority<Card extends PriorityCard>(rows: readonly (readonly Card[])[]): Card[] {
  const cards: Card[] = []
  for (let at = rows.length - 1; at >= 0; at--) for (const card of rows[at] ?? []) cards.push(card)
  return cards
}
