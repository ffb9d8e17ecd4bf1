// Starts a match. The seed is created and sealed here: it is unknown before, and can be verified after the end.
import { createHash } from 'node:crypto'
import { Match } from '@hustings/kernel'
import type { GameEngine, LiveMatch } from '@hustings/live'
import { dealSeats, refused } from '@hustings/protocol'
import type { SeatChange } from '../../storage/seats.ts'
import { change, type RowChange, type Start } from '../effect.ts'
import { assignmentOf, mustBe } from '../seat-rules.ts'
import type { SeatRow, TableRow } from '../table-row.ts'
import { turnsAfter } from '../turns.ts'

export interface StartInput {
  readonly engine: GameEngine
  readonly at: number
  newSeed(): string
}

/** Changes a seat. The match starts when every seat is taken and all players, also the host, are ready. */
export function seatOrStart(table: TableRow, changed: SeatRow, input: StartInput): RowChange | Start {
  const seats = table.seats.map((one) => (one.seat === changed.seat ? changed : one))
  const next = { ...table, seats }
  return isComplete(next, null) ? start(next, input) : change({ assignments: [assignmentOf(changed)] })
}

/** The host starts the match when all others are ready. */
export function startByHost(table: TableRow, input: StartInput): Start {
  mustBe(table, 'gathering')
  if (!isComplete(table, table.match.host)) throw refused('not-ready')
  return start(table, input)
}

/** Every seat is taken, and all players are ready except the one who starts the match. */
function isComplete({ seats }: TableRow, starter: string | null): boolean {
  const taken = seats.every(({ automatic, holder, bot }) => automatic || holder !== null || bot !== null)
  const people = seats.filter(({ holder }) => holder !== null)
  return taken && people.length > 0 && people.every(({ holder, ready }) => ready || holder === starter)
}

function start(table: TableRow, { engine, at, newSeed }: StartInput): Start {
  const { id, options, host, turnSeconds, botDelayMs } = table.match
  const seed = newSeed()
  const match: LiveMatch = Match.start(engine.game, options, seed)
  const { seats, seatChanges } = dealt(table, seed)
  const asked = new Map(match.decisions.map(({ seat, prompt }) => [seat, prompt]))
  const machines = seats.filter(({ seat, holder }) => holder === null && asked.has(seat))
  const delay = machines.some(({ bot }) => bot !== null) ? botDelayMs : 0
  return {
    kind: 'start',
    start: {
      gameVersion: engine.game.version,
      seed,
      seedSeal: sealOf(seed, id),
      summary: engine.summary(match),
      botDueAt: machines.length === 0 ? null : at + delay,
      assignments: seats.map((seat) => assignmentOf(seat, { playing: true, ready: true })),
      turns: turnsAfter(seats, { asked, now: at, turnSeconds, undo: false, chose: [] }),
      seatChanges,
      entry: {
        sequence: 1,
        kind: 'start',
        seat: null,
        answer: null,
        step: 0,
        actor: host,
        bot: null,
        request: null,
        revealed: false,
        events: match.emittedSince(),
        cuts: null,
      },
      snapshot: { sequence: 1, step: 0, stage: match.game.stage(match.state), record: match.record() },
    },
  }
}

/** Deals the seats to players and bots by the seed of the match, if the table has this setting. Automas keep theirs. */
function dealt({ match, seats }: TableRow, seed: string) {
  if (!match.randomSeats) return { seats, seatChanges: [] }
  const places = seats.filter(({ automatic }) => !automatic)
  const dealtTo = dealSeats(
    places.map(({ seat }) => seat),
    places,
    seed,
  )
  const seatChanges: SeatChange[] = []
  const after = seats.map((row): SeatRow => {
    const next = dealtTo.get(row.seat)
    if (next === undefined || next.seat === row.seat) return row
    const { holder, holderName, holderMember, bot, satAt, awayFrom, awayUntil } = next
    seatChanges.push({ seat: row.seat, from: row.holder, to: holder, bot, why: 'started' })
    return { ...row, holder, holderName, holderMember, bot, satAt, awayFrom, awayUntil }
  })
  return { seats: after, seatChanges }
}

export function sealOf(seed: string, match: string): string {
  return createHash('sha256').update(`${seed} ${match}`).digest('hex')
}
