// Before the start: a table is set, people sit down and say that they are ready, and the match begins.
import { createHash } from 'node:crypto'
import { Match, type Seat } from '@hustings/kernel'
import type { LiveMatch } from '@hustings/live'
import { dealSeats, type NewTable, refused, type TableSettings } from '@hustings/protocol'
import { isConstraint, type Queries } from '../database/database.ts'
import type { Entry } from '../journal/entry.ts'
import type { ServerNode } from '../node/node.ts'
import { DEFAULT_BOT, engineFor, setupOf } from '../settings/games.ts'
import { newCode } from './code.ts'
import { type SeatRow, type TableRow, tableRow } from './rows.ts'
import { turnsAfter } from './turns.ts'

/** Sets a table. The client makes the id: doing it twice is doing it once. */
export async function setTable(node: ServerNode, host: string, id: string, wanted: NewTable): Promise<void> {
  const engine = engineFor(node.games, wanted.game)
  const setup = setupOf(engine, wanted.options)
  const now = node.now()
  await node.database.transaction(async (queries) => {
    const there = await tableRow(queries, id)
    if (there !== null) {
      if (there.match.host !== host) throw refused('forbidden')
      return
    }
    await queries.write(
      `insert into matches (id, code, game, game_version, name, language, options, host, listed, watching, chat, after_end,
         turn_seconds, when_late, bot_delay_ms, created_at, hints, random_seats)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
      [
        id,
        newCode(),
        wanted.game,
        engine.game.version,
        wanted.name,
        wanted.language ?? 'en',
        JSON.stringify(setup.options),
        host,
        wanted.listed === true && node.settings.openTables,
        wanted.watching ?? 'link',
        wanted.chat ?? 'all',
        wanted.afterEnd ?? true,
        wanted.turnSeconds ?? null,
        wanted.whenLate ?? 'ask',
        wanted.botDelayMs ?? 2000,
        now,
        wanted.hints ?? false,
        wanted.randomSeats ?? false,
      ],
    )
    await placeSeats(queries, id, setup.seats, setup.automatic)
  }, id)
}

async function placeSeats(
  queries: Queries,
  id: string,
  seats: readonly Seat[],
  automatic: readonly Seat[],
): Promise<void> {
  for (const [place, seat] of seats.entries()) {
    await queries.write(
      `insert into seats (match, seat, place, automatic) values ($1, $2, $3, $4)
       on conflict (match, seat) do update set place = excluded.place, automatic = excluded.automatic,
         holder = case when excluded.automatic then null else seats.holder end,
         bot = case when excluded.automatic then null else seats.bot end, ready = false`,
      [id, seat, place, automatic.includes(seat)],
    )
  }
  await queries.write('delete from seats where match = $1 and seat <> all($2::text[])', [id, seats])
}

export type TableChange = { readonly [K in keyof TableSettings]?: TableSettings[K] | undefined }

/** The host changes something. Everybody has to say again that they are ready. */
export async function changeTable(node: ServerNode, id: string, change: TableChange): Promise<void> {
  await atGathering(node, id, async (queries, { match, seats }) => {
    const holders = seats.flatMap(({ holder }) => holder ?? [])
    if (change.listed === true && new Set(holders).size < holders.length) throw refused('seat-limit')
    if (change.options !== undefined) {
      const setup = setupOf(engineFor(node.games, match.game), change.options)
      await queries.write('update matches set options = $2 where id = $1', [id, JSON.stringify(setup.options)])
      await placeSeats(queries, id, setup.seats, setup.automatic)
    }
    await queries.write(
      `update matches set name = $2, language = $3, listed = $4, watching = $5, chat = $6, after_end = $7, turn_seconds = $8,
         when_late = $9, bot_delay_ms = $10, hints = $11, random_seats = $12 where id = $1`,
      [
        id,
        change.name ?? match.name,
        change.language ?? match.language,
        (change.listed ?? match.listed) && node.settings.openTables,
        change.watching ?? match.watching,
        change.chat ?? match.chat,
        change.afterEnd ?? match.afterEnd,
        change.turnSeconds === undefined ? match.turnSeconds : change.turnSeconds,
        change.whenLate ?? match.whenLate,
        change.botDelayMs ?? match.botDelayMs,
        change.hints ?? match.hints,
        change.randomSeats ?? match.randomSeats,
      ],
    )
    await queries.write('update seats set ready = false where match = $1', [id])
  })
}

export async function removeTable(node: ServerNode, id: string): Promise<void> {
  await atGathering(node, id, async (queries) => {
    await queries.write('delete from matches where id = $1', [id])
  })
}

export async function renewCode(node: ServerNode, id: string): Promise<void> {
  await atGathering(node, id, (queries) => giveNewCode(queries, id))
}

async function giveNewCode(queries: Queries, id: string): Promise<void> {
  await queries.write('update matches set code = $2 where id = $1', [id, newCode()])
}

/** At an open table each account has one seat; friends at a private table may share a device. */
export function mustHaveOneSeat({ match, seats }: TableRow, wanted: Seat, account: string): void {
  const others = seats.filter(({ seat }) => seat !== wanted)
  if (match.listed && others.some(({ holder, owner }) => holder === account || owner === account)) {
    throw refused('seat-limit')
  }
}

/** Sits down on a free seat. A bot makes room before the start. */
export async function sitDown(node: ServerNode, id: string, seat: Seat, account: string): Promise<void> {
  await atGathering(node, id, async (queries, table) => {
    const wanted = seatNamed(table, seat)
    if (wanted.automatic) throw refused('seat-taken')
    if (wanted.holder !== null && wanted.holder !== account) throw refused('seat-taken')
    await mustGetAlong(queries, table, account)
    if (wanted.holder === account) return
    mustHaveOneSeat(table, seat, account)
    await queries.write(
      'update seats set holder = $3, bot = null, ready = false, sat_at = $4 where match = $1 and seat = $2',
      [id, seat, account, node.now()],
    )
    await noteSeat(queries, node, { match: id, seat, from: null, to: account, bot: null, why: 'sat' })
  })
}

/** True when that was the last thing to wait for, and the match has begun. */
export async function placeBot(node: ServerNode, id: string, seat: Seat, bot: string = DEFAULT_BOT): Promise<boolean> {
  return beginningByItself(node, id, async (queries, table) => {
    const wanted = seatNamed(table, seat)
    if (wanted.automatic || wanted.holder !== null) throw refused('seat-taken')
    await queries.write('update seats set bot = $3 where match = $1 and seat = $2', [id, seat, bot])
  })
}

/** True when that was the last thing to wait for, and the match has begun. */
export async function sayReady(
  node: ServerNode,
  id: string,
  seat: Seat,
  account: string,
  ready: boolean,
): Promise<boolean> {
  return beginningByItself(node, id, async (queries, table) => {
    if (seatNamed(table, seat).holder !== account) throw refused('not-your-seat')
    await queries.write('update seats set ready = $3 where match = $1 and seat = $2', [id, seat, ready])
  })
}

/**
 * Stands up before the start; the host removes people, and takes bots away. A removal gives the table a new code: the
 * person still has the old one.
 */
export async function standUp(node: ServerNode, id: string, seat: Seat, account: string): Promise<void> {
  await atGathering(node, id, async (queries, table) => {
    const { holder } = seatNamed(table, seat)
    if (holder !== account && table.match.host !== account) throw refused('not-your-seat')
    await queries.write(
      'update seats set holder = null, bot = null, ready = false, sat_at = null where match = $1 and seat = $2',
      [id, seat],
    )
    if (holder === null) return
    const why = holder === account ? 'stood' : 'removed'
    await noteSeat(queries, node, { match: id, seat, from: holder, to: null, bot: null, why })
    if (why === 'removed') await giveNewCode(queries, id)
  })
}

/** A match begins by itself when every seat is taken and everybody, the host too, is ready. */
async function beginningByItself(
  node: ServerNode,
  id: string,
  act: (queries: Queries, table: TableRow) => Promise<void>,
): Promise<boolean> {
  let begun = false
  await atGathering(node, id, async (queries, before) => {
    await act(queries, before)
    const table = await tableRow(queries, id)
    if (table === null || !isComplete(table, null)) return
    await begin(queries, node, table)
    begun = true
  })
  if (begun) node.bus.say({ kind: 'match', id, sequence: 1 })
  return begun
}

/** Every seat is taken, and everybody but the one who need not say so is ready. */
function isComplete({ seats }: TableRow, beginner: string | null): boolean {
  const taken = seats.every(({ automatic, holder, bot }) => automatic || holder !== null || bot !== null)
  const people = seats.filter(({ holder }) => holder !== null)
  return taken && people.length > 0 && people.every(({ holder, ready }) => ready || holder === beginner)
}

/** The host begins the match when everybody else is ready. */
export async function startMatch(node: ServerNode, id: string): Promise<void> {
  await atGathering(node, id, async (queries, table) => {
    if (!isComplete(table, table.match.host)) throw refused('not-ready')
    await begin(queries, node, table)
  })
  node.bus.say({ kind: 'match', id, sequence: 1 })
}

/** The seed is made now and sealed: nobody knew it before, and at the end everybody can check it. */
async function begin(queries: Queries, node: ServerNode, table: TableRow): Promise<void> {
  const { id } = table.match
  const engine = engineFor(node.games, table.match.game)
  const seed = node.newSeed()
  const match: LiveMatch = Match.start(engine.game, table.match.options, seed)
  await queries.write(
    `update matches set status = 'playing', seed = $2, seed_seal = $3, game_version = $4, sequence = 1, started_at = $5,
         moved_at = $5, summary = $6::jsonb, revealed_step = 0 where id = $1`,
    [id, seed, sealOf(seed, id), engine.game.version, node.now(), JSON.stringify(engine.summary(match))],
  )
  const seated = table.match.randomSeats ? await withDealtSeats(queries, node, table, seed) : table
  await queries.write('update seats set playing = true, ready = true where match = $1', [id])
  await firstEntry(queries, node, seated, match)
}

/** Deals the seats to players and bots by the seed of the match; Automas keep theirs. */
async function withDealtSeats(queries: Queries, node: ServerNode, table: TableRow, seed: string): Promise<TableRow> {
  const { id } = table.match
  const places = table.seats.filter(({ automatic }) => !automatic)
  const dealt = dealSeats(
    places.map(({ seat }) => seat),
    places,
    seed,
  )
  for (const { seat, holder } of places) {
    const next = dealt.get(seat)
    if (next === undefined || next.seat === seat) continue
    await queries.write('update seats set holder = $3, bot = $4, sat_at = $5 where match = $1 and seat = $2', [
      id,
      seat,
      next.holder,
      next.bot,
      next.satAt,
    ])
    await noteSeat(queries, node, { match: id, seat, from: holder, to: next.holder, bot: next.bot, why: 'started' })
  }
  return (await tableRow(queries, id)) ?? table
}

async function firstEntry(queries: Queries, node: ServerNode, table: TableRow, match: LiveMatch): Promise<void> {
  const { id, turnSeconds, host, botDelayMs } = table.match
  const now = node.now()
  const kind: Entry['kind'] = 'start'
  await queries.write(
    'insert into journal (match, sequence, kind, step, actor, events, at) values ($1, 1, $2, 0, $3, $4, $5)',
    [id, kind, host, JSON.stringify(match.emittedSince()), now],
  )
  await queries.write('insert into snapshots (match, sequence, step, stage, record) values ($1, 1, 0, $2, $3)', [
    id,
    match.game.stage(match.state),
    JSON.stringify(match.record()),
  ])
  const asked = new Map(match.decisions.map(({ seat, prompt }) => [seat, prompt]))
  const turns = turnsAfter(table.seats, { asked, now, turnSeconds, undo: false, chose: [] })
  for (const turn of turns) {
    await queries.write(
      `update seats set to_act = $3, acting_since = $4, due_at = $5, remind_at = $6, prompt = $7::jsonb
       where match = $1 and seat = $2`,
      [id, turn.seat, turn.toAct, turn.actingSince, turn.dueAt, turn.remindAt, JSON.stringify(turn.prompt)],
    )
  }
  const machines = table.seats.filter(({ seat, holder }) => holder === null && asked.has(seat))
  if (machines.length > 0) {
    const delay = machines.some(({ bot }) => bot !== null) ? botDelayMs : 0
    await queries.write('update matches set bot_due_at = $2 where id = $1', [id, new Date(now.getTime() + delay)])
  }
}

export function sealOf(seed: string, match: string): string {
  return createHash('sha256').update(`${seed} ${match}`).digest('hex')
}

export function seatNamed(table: TableRow, seat: Seat): SeatRow {
  const found = table.seats.find((one) => one.seat === seat)
  if (found === undefined) throw refused('not-found')
  return found
}

/** Neither sits down with somebody who has blocked the other. */
export async function mustGetAlong(queries: Pick<Queries, 'read'>, table: TableRow, account: string): Promise<void> {
  const others = [table.match.host, ...table.seats.map(({ holder }) => holder)].filter(
    (one) => one !== null && one !== account,
  )
  const blocked = await queries.read(
    `select 1 from blocks where (account = $1 and blocked = any($2::uuid[])) or (blocked = $1 and account = any($2::uuid[]))`,
    [account, others.filter((one) => one !== null)],
  )
  if (blocked.length > 0) throw refused('blocked')
}

export interface SeatChange {
  readonly match: string
  readonly seat: Seat
  readonly from: string | null
  readonly to: string | null
  readonly bot: string | null
  readonly why: string
}

export async function noteSeat(queries: Queries, node: ServerNode, change: SeatChange): Promise<void> {
  await queries.write(
    `insert into seat_changes (match, at, seat, from_account, to_account, bot, why) values ($1, $2, $3, $4, $5, $6, $7)`,
    [change.match, node.now(), change.seat, change.from, change.to, change.bot, change.why],
  )
}

/** Changes a table under its lock, and tells everybody. */
export async function changingTable(
  node: ServerNode,
  id: string,
  act: (queries: Queries, table: TableRow) => Promise<void>,
): Promise<void> {
  try {
    await node.database.transaction(async (queries) => {
      await queries.write('update matches set changes = changes + 1 where id = $1', [id])
      const table = await tableRow(queries, id)
      if (table === null) throw refused('not-found')
      await act(queries, table)
    }, id)
  } catch (error) {
    if (isConstraint(error)) throw refused('seat-taken')
    throw error
  }
  node.bus.say({ kind: 'table', id })
}

function atGathering(
  node: ServerNode,
  id: string,
  act: (queries: Queries, table: TableRow) => Promise<void>,
): Promise<void> {
  return changingTable(node, id, async (queries, table) => {
    if (table.match.status !== 'gathering') throw refused('table-playing')
    await act(queries, table)
  })
}
