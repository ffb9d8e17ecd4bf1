// Before the start: the host creates a table, players sit down and are ready, and the match starts.
import { createHash } from 'node:crypto'
import { Match, type Seat } from '@hustings/kernel'
import type { LiveMatch } from '@hustings/live'
import { dealSeats, type NewTable, refused, type TableSettings } from '@hustings/protocol'
import type { ServerContext } from '../context.ts'
import { DEFAULT_BOT, engineFor, setupOf } from '../settings/games.ts'
import { lockAccountStatement } from '../storage/accounts.ts'
import { isBlockedAmong } from '../storage/blocks.ts'
import {
  createMatch,
  type MatchSettings,
  removeMatch,
  type TableChange as WrittenChange,
  changeTable as writeChange,
  startMatch as writeStart,
} from '../storage/matches.ts'
import type { SeatAssignment, SeatChange } from '../storage/seats.ts'
import { newCode } from './code.ts'
import { type SeatRow, type TableRow, tableRow } from './rows.ts'
import { turnsAfter } from './turns.ts'

/** A change that builds on an old row is tried this often on the new one: a start takes longer than other changes. */
const TRIES = 20

/** Creates a table. The client makes the id: doing it twice is doing it once. */
export async function setTable(node: ServerContext, host: string, id: string, wanted: NewTable): Promise<void> {
  const engine = await engineFor(node.games, wanted.game)
  const setup = setupOf(engine, wanted.options)
  for (let tries = 0; tries < TRIES; tries++) {
    const existing = await tableRow(node.storage, id)
    if (existing !== null) {
      if (existing.match.host !== host) throw refused('forbidden')
      return
    }
    const created = await createMatch(node.storage, {
      id,
      code: newCode(),
      game: wanted.game,
      gameVersion: engine.game.version,
      host,
      createdAt: node.now(),
      seats: setup.seats,
      automatic: setup.automatic,
      name: wanted.name,
      language: wanted.language ?? 'en',
      options: setup.options,
      listed: wanted.listed === true && node.settings.openTables,
      watching: wanted.watching ?? 'link',
      chat: wanted.chat ?? 'all',
      afterEnd: wanted.afterEnd ?? true,
      hints: wanted.hints ?? false,
      randomSeats: wanted.randomSeats ?? false,
      turnSeconds: wanted.turnSeconds ?? null,
      whenLate: wanted.whenLate ?? 'ask',
      botDelayMs: wanted.botDelayMs ?? 2000,
    })
    if (created) return
  }
  throw refused('not-now')
}

export type TableChange = { readonly [K in keyof TableSettings]?: TableSettings[K] | undefined }

/** Changes settings. All players must be ready again. */
export async function changeTable(node: ServerContext, id: string, change: TableChange): Promise<void> {
  await atGathering(node, id, async ({ match, seats }) => {
    const holders = seats.flatMap(({ holder }) => holder ?? [])
    if (change.listed === true && new Set(holders).size < holders.length) throw refused('seat-limit')
    const setup = change.options === undefined ? null : setupOf(await engineFor(node.games, match.game), change.options)
    const settings: MatchSettings = {
      name: change.name ?? match.name,
      language: change.language ?? match.language,
      options: setup === null ? match.options : setup.options,
      listed: (change.listed ?? match.listed) && node.settings.openTables,
      watching: change.watching ?? match.watching,
      chat: change.chat ?? match.chat,
      afterEnd: change.afterEnd ?? match.afterEnd,
      hints: change.hints ?? match.hints,
      randomSeats: change.randomSeats ?? match.randomSeats,
      turnSeconds: change.turnSeconds === undefined ? match.turnSeconds : change.turnSeconds,
      whenLate: change.whenLate ?? match.whenLate,
      botDelayMs: change.botDelayMs ?? match.botDelayMs,
    }
    if (setup !== null) return { settings, places: { seats: setup.seats, automatic: setup.automatic } }
    return { settings, assignments: seats.map((seat) => assignmentOf(seat, { ready: false })) }
  })
}

export async function removeTable(node: ServerContext, id: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const { match } = await mustBe(node, id, 'gathering')
    if (!(await removeMatch(node.storage, { match: id, version: match.version }))) continue
    node.bus.say({ kind: 'table', id })
    return
  }
  throw refused('not-now')
}

export async function renewCode(node: ServerContext, id: string): Promise<void> {
  await atGathering(node, id, () => ({ code: newCode() }))
}

/** At an open table each account has one seat; friends at a private table may share a device. */
export function mustHaveOneSeat({ match, seats }: TableRow, wanted: Seat, account: string): void {
  const others = seats.filter(({ seat }) => seat !== wanted)
  if (match.listed && others.some(({ holder, owner }) => holder === account || owner === account)) {
    throw refused('seat-limit')
  }
}

/** Takes a free seat. A bot gives its seat to a player before the start. */
export async function sitDown(node: ServerContext, id: string, seat: Seat, account: string): Promise<void> {
  await atGathering(node, id, async (table) => {
    const wanted = seatNamed(table, seat)
    if (wanted.automatic) throw refused('seat-taken')
    if (wanted.holder !== null && wanted.holder !== account) throw refused('seat-taken')
    await mustGetAlong(node, table, account)
    if (wanted.holder === account) return null
    mustHaveOneSeat(table, seat, account)
    return {
      assignments: [assignmentOf(wanted, { holder: account, bot: null, ready: false, satAt: node.now() })],
      seatChanges: [{ seat, from: null, to: account, bot: null, why: 'sat' }],
      // The account is not being deleted or merged.
      extra: [lockAccountStatement(account)],
    }
  })
}

/** Returns true if that was the last thing to wait for, and the match has started. */
export async function placeBot(
  node: ServerContext,
  id: string,
  seat: Seat,
  bot: string = DEFAULT_BOT,
): Promise<boolean> {
  return startingByItself(
    node,
    id,
    (wanted) => {
      if (wanted.automatic || wanted.holder !== null) throw refused('seat-taken')
      return { ...wanted, bot }
    },
    seat,
  )
}

/** Returns true if that was the last thing to wait for, and the match has started. */
export async function sayReady(
  node: ServerContext,
  id: string,
  seat: Seat,
  account: string,
  ready: boolean,
): Promise<boolean> {
  return startingByItself(
    node,
    id,
    (wanted) => {
      if (wanted.holder !== account) throw refused('not-your-seat')
      return { ...wanted, ready }
    },
    seat,
  )
}

/**
 * Leaves a seat before the start. The host removes players and bots. A removal gives the table a new code: the player
 * still has the old one.
 */
export async function standUp(node: ServerContext, id: string, seat: Seat, account: string): Promise<void> {
  await atGathering(node, id, (table) => {
    const sits = seatNamed(table, seat)
    const { holder } = sits
    if (holder !== account && table.match.host !== account) throw refused('not-your-seat')
    if (holder === null) return freeSeat(sits, 'stood')
    return holder === account ? freeSeat(sits, 'stood') : { ...freeSeat(sits, 'removed'), code: newCode() }
  })
}

/** A change that frees a seat before the start. */
export function freeSeat(sits: SeatRow, why: 'stood' | 'removed' | 'deleted'): TablePlan {
  const { seat, holder } = sits
  return {
    assignments: [assignmentOf(sits, { holder: null, bot: null, ready: false, satAt: null })],
    seatChanges: holder === null ? [] : [{ seat, from: holder, to: null, bot: null, why }],
  }
}

/** A match starts by itself when every seat is taken and all players, also the host, are ready. */
async function startingByItself(
  node: ServerContext,
  id: string,
  act: (wanted: SeatRow) => SeatRow,
  seat: Seat,
): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const table = await mustBe(node, id, 'gathering')
    const changed = act(seatNamed(table, seat))
    const next = { ...table, seats: table.seats.map((one) => (one.seat === seat ? changed : one)) }
    if (isComplete(next, null)) {
      if (await start(node, next)) return true
    } else if (await writePlan(node, table, { assignments: [assignmentOf(changed)] })) return false
  }
  throw refused('not-now')
}

/** Every seat is taken, and all players are ready except the one who starts the match. */
function isComplete({ seats }: TableRow, starter: string | null): boolean {
  const taken = seats.every(({ automatic, holder, bot }) => automatic || holder !== null || bot !== null)
  const people = seats.filter(({ holder }) => holder !== null)
  return taken && people.length > 0 && people.every(({ holder, ready }) => ready || holder === starter)
}

/** The host starts the match when all others are ready. */
export async function startMatch(node: ServerContext, id: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const table = await mustBe(node, id, 'gathering')
    if (!isComplete(table, table.match.host)) throw refused('not-ready')
    if (await start(node, table)) return
  }
  throw refused('not-now')
}

/** Makes and seals the seed: it is unknown before, and can be checked after the end. Returns false if the row has changed. */
async function start(node: ServerContext, table: TableRow): Promise<boolean> {
  const { id, game, options, version, host, turnSeconds, botDelayMs } = table.match
  const engine = await engineFor(node.games, game)
  const seed = node.newSeed()
  const match: LiveMatch = Match.start(engine.game, options, seed)
  const { seats, seatChanges } = dealt(table, seed)
  const at = node.now()
  const asked = new Map(match.decisions.map(({ seat, prompt }) => [seat, prompt]))
  const machines = seats.filter(({ seat, holder }) => holder === null && asked.has(seat))
  const delay = machines.some(({ bot }) => bot !== null) ? botDelayMs : 0
  const written = await writeStart(node.storage, {
    match: id,
    version,
    at,
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
  })
  if (!written) return false
  node.bus.say({ kind: 'table', id })
  node.bus.say({ kind: 'match', id, sequence: 1 })
  return true
}

/** Deals the seats to players and bots by the seed of the match, if the table wants that. Automas keep theirs. */
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

export function seatNamed(table: TableRow, seat: Seat): SeatRow {
  const found = table.seats.find((one) => one.seat === seat)
  if (found === undefined) throw refused('not-found')
  return found
}

/** Refuses a player who has blocked the host or another player, or is blocked by one of them. */
export async function mustGetAlong(node: ServerContext, table: TableRow, account: string): Promise<void> {
  const others = [table.match.host, ...table.seats.map(({ holder }) => holder)].flatMap((one) =>
    one === null || one === account ? [] : [one],
  )
  if (await isBlockedAmong(node.storage, account, others)) throw refused('blocked')
}

/** The account or bot of a seat after a change. */
export function assignmentOf(row: SeatRow, change: Partial<SeatAssignment> = {}): SeatAssignment {
  const { seat, holder, bot, owner, open, ready, satAt } = row
  return { seat, holder, bot, owner, open, playing: false, ready, satAt, ...change }
}

/** What a change writes, decided on a row. */
export type TablePlan = Omit<WrittenChange, 'match' | 'version' | 'status' | 'at'>

/** Decides a change on the current row and writes it: all of it or nothing. Null changes nothing. */
export async function changingTable(
  node: ServerContext,
  id: string,
  status: WrittenChange['status'],
  decide: (table: TableRow) => TablePlan | null | Promise<TablePlan | null>,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const table = await mustBe(node, id, status)
    const plan = await decide(table)
    if (plan === null || (await writePlan(node, table, plan))) return
  }
  throw refused('not-now')
}

async function writePlan(node: ServerContext, { match }: TableRow, plan: TablePlan): Promise<boolean> {
  const { id, version, status } = match
  if (status !== 'gathering' && status !== 'playing') throw refused('table-over')
  if (!(await writeChange(node.storage, { match: id, version, status, at: node.now(), ...plan }))) return false
  node.bus.say({ kind: 'table', id })
  return true
}

async function mustBe(node: ServerContext, id: string, status: WrittenChange['status']): Promise<TableRow> {
  const table = await tableRow(node.storage, id)
  if (table === null) throw refused('not-found')
  if (table.match.status === status) return table
  if (status === 'gathering') throw refused('table-playing')
  throw refused(table.match.status === 'gathering' ? 'table-gathering' : 'table-over')
}

function atGathering(
  node: ServerContext,
  id: string,
  decide: (table: TableRow) => TablePlan | null | Promise<TablePlan | null>,
): Promise<void> {
  return changingTable(node, id, 'gathering', decide)
}
