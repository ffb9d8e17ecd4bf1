// The priority board of an advanced Automa during its turn, derived from its move events: the initial state, the rise of each
// check, the removal of empty rows, the new position of the action's card.
import type { ActionCode } from '@hustings/hegemony/data'
import type { Policy } from '../../words/model.ts'
import type { Picture } from './film.ts'
import type { AutomaTurn, Told } from './turn.ts'

export type Board = Told<'priority-board'>['board']
export type Card = ActionCode | Policy
export interface Spot {
  readonly row: number
  readonly place: number
}

export const STATES = ['before', 'checked', 'closed-up', 'lowered'] as const
export type State = (typeof STATES)[number]

/** The board in each state; null if the turn did not reach it. */
export function boardsOf(turn: AutomaTurn): Readonly<Record<State, Board | null>> {
  const after = (state: Told<'priority-board'>['after']) =>
    turn.boards.find((each) => each.after === state)?.board ?? null
  return {
    before: turn.began.board,
    checked: after('checks'),
    'closed-up': after('collapse'),
    lowered: after('action'),
  }
}

/** After this number of the four checks. */
export function boardAfterChecks(turn: AutomaTurn, checks: number): Board | null {
  const { board } = turn.began
  if (board === null) return null
  const raised = turn.checks.slice(0, checks).reduce((sum, { moves }) => sum + moves.filter(rises).length, 0)
  const moves = turn.moves.filter(({ cause, from }) => cause === 'check' && from !== null).slice(0, raised)
  return moves.reduce((now, { card, to }) => (to === null ? now : moved(now, card, to)), board)

  /** Cards that are aside stay there. */
  function rises({ card, rows }: { readonly card: Card; readonly rows: number }): boolean {
    return rows > 0 && board !== null && spotsOn(board).has(card)
  }
}

/** The board of this picture. */
export function boardAt(turn: AutomaTurn, { chapter, tested }: Picture): Board | null {
  const boards = boardsOf(turn)
  if (chapter === 'before' || chapter === 'card') return boards.before
  if (chapter === 'checks') return boardAfterChecks(turn, tested)
  return boards['closed-up'] ?? boards.checked
}

function moved(board: Board, card: Card, to: Spot): Board {
  const without = <T extends Card>(rows: readonly (readonly T[])[]) =>
    rows.map((row) => row.filter((each) => each !== card))
  const withCard = <T extends Card>(rows: readonly (readonly T[])[], own: T): T[][] => {
    const next: T[][] = without(rows)
    while (next.length < to.row) next.push([])
    next[to.row - 1]?.splice(to.place, 0, own)
    return next
  }
  return typeof card === 'number'
    ? { ...board, policies: withCard(board.policies, card) }
    : { ...board, actions: withCard(board.actions, card) }
}

/** The position of each card. */
export function spotsOn(board: Board): ReadonlyMap<Card, Spot> {
  const spots = new Map<Card, Spot>()
  const note = (cards: readonly Card[], row: number) => {
    for (const [place, card] of cards.entries()) spots.set(card, { row, place })
  }
  for (const [at, row] of board.actions.entries()) note(row, at + 1)
  for (const [at, row] of board.policies.entries()) note(row, at + 1)
  return spots
}

export function heightOf({ actions, policies }: Board): number {
  return Math.max(actions.length, policies.length)
}

/** A row, or several empty ones drawn as one broken line. */
export interface Lane {
  readonly row: number
  /** Number of rows it represents. */
  readonly rows: number
}

/** With more rows, those that are empty during the whole turn are omitted. */
const ROOM = 8

/** From the highest down. */
export function lanesOf(boards: readonly Board[]): readonly Lane[] {
  const height = Math.max(0, ...boards.map(heightOf))
  const used = (row: number) =>
    boards.some(({ actions, policies }) => (actions[row - 1]?.length ?? 0) + (policies[row - 1]?.length ?? 0) > 0)
  const lanes: Lane[] = []
  for (let row = height; row > 0; row--) {
    const above = lanes.at(-1)
    const joins = height > ROOM && !used(row) && above !== undefined && !used(above.row)
    if (joins) lanes[lanes.length - 1] = { row, rows: above.rows + 1 }
    else lanes.push({ row, rows: 1 })
  }
  return lanes
}
