// Tasks of bots, and their moves. They think outside the queue of the table.
import type { Choice, Seat } from '@hustings/kernel'
import { machineAsked } from '@hustings/live'
import { type Asked, refused } from '@hustings/protocol'
import type { BotTask, HintTask } from '../../bots/task.ts'
import type { Moves } from '../effect.ts'
import type { TableRow } from '../table-row.ts'
import {
  applyChoice,
  type ChoiceEntry,
  moves,
  mustBeOpen,
  mustHold,
  type TableState,
  updatesFor,
} from '../table-state.ts'
import type { Updates } from '../table-views.ts'

/** Number of choices after which bots stop and write. */
const BOTS_AT_ONCE = 64

/** The task of bots, and the sequence of its match. */
export interface AskedOfBots {
  readonly sequence: number
  readonly task: BotTask
}

/** Returns the task of the bots and automatic seats; null when the match does not wait for them. */
export function botsAsked(state: TableState): AskedOfBots | null {
  const { match, seating } = state
  if (match.over || machineAsked(match, seating.machines) === null) return null
  return taskOf(state, [...seating.bots], null)
}

/** Returns the task of a bot that plays one late turn: the seat stays its owner's. */
export function lateAsked(state: TableState, seat: Seat, bot: string): AskedOfBots {
  const { match, seating } = state
  if (!match.decisions.some((decision) => decision.seat === seat)) throw refused('not-late')
  return taskOf(state, [...seating.bots, [seat, bot]], seat)
}

/** Returns the task of a bot that thinks in the place of a player. */
export function hintAsked(state: TableState, account: string, decision: Asked): HintTask {
  mustHold(state, account, decision.seat)
  mustBeOpen(state, decision)
  const { id, seat } = decision
  return { kind: 'hint', game: state.engine.game.id, record: state.match.record(), decision: { id, seat } }
}

function taskOf({ engine, match, sequence }: TableState, bots: BotTask['bots'], only: Seat | null): AskedOfBots {
  const task = { kind: 'play', game: engine.game.id, record: match.record(), bots, only, limit: BOTS_AT_ONCE } as const
  return { sequence, task }
}

/** Plays the choices of bots. Returns null if the match has continued, or a player has taken a seat of theirs. */
export function playChoices(
  state: TableState,
  { sequence, task }: AskedOfBots,
  choices: readonly Choice[],
  now: number,
): Moves | null {
  if (sequence !== state.sequence || choices.length === 0) return null
  const { row } = state.seating
  if (!choices.every(({ seat }) => mayBotPlay(row, seat, task.only, now))) return null
  const names = new Map(task.bots)
  const entries: ChoiceEntry[] = []
  const updates: Updates[] = []
  for (const choice of choices) {
    const before = entries.at(-1)
    // The next choice changes the match: viewers get this position first.
    if (before !== undefined) updates.push(updatesFor(state, before))
    const open = state.match.decisions.find(({ seat }) => seat === choice.seat)
    if (open === undefined) throw new Error('a bot has chosen for a seat without a decision')
    const bot = names.get(choice.seat) ?? 'automatic'
    const chooser = { decision: open.id, actor: null, bot, request: null, ahead: entries.length }
    entries.push(applyChoice(state, choice, chooser))
  }
  return moves(entries, { updates, late: task.only })
}

/** Whether a bot or the rules play the seat, or its turn is late and a bot may play it. */
function mayBotPlay({ seats }: TableRow, seat: Seat, late: Seat | null, now: number): boolean {
  const sits = seats.find((one) => one.seat === seat)
  if (sits === undefined) return false
  if (seat !== late) return sits.holder === null && (sits.automatic || sits.bot !== null)
  return sits.dueAt !== null && sits.dueAt <= now
}
