// The form model of a table: the match, access and pace.
import type { Seat } from '@hustings/kernel'
import {
  levelOf,
  type NewTable,
  type ServerFacts,
  type TableSeen,
  type TableSettings,
  TEMPOS,
  USUAL_LEVEL,
} from '@hustings/protocol'
import type { GameInfo } from '../../games/types.ts'
import type { Language } from '../../i18n/types.ts'
import { type Draft, newDraft, optionsOf } from '../../seating/draft.ts'
import { A_BOT, A_PERSON, type Plan, type SeatPlan, seatsTaken } from '../../seating/plan.ts'
import { botFor, levelNamed } from '../match/bots.ts'
import { tables } from '../wire/api.ts'
import { newUuid } from '../wire/uuid.ts'

export type Tempo = (typeof TEMPOS)[number]

/** All table settings except the match. */
export type Manners = Pick<
  TableSettings,
  'listed' | 'watching' | 'chat' | 'afterEnd' | 'hints' | 'turnSeconds' | 'whenLate' | 'botDelayMs'
>

export interface Wish {
  readonly draft: Draft
  /** The host's seat; null for a random one. */
  readonly seat: Seat | null
  readonly manners: Manners
}

const DAY: Tempo = 86_400

export const USUAL: Manners = {
  listed: false,
  watching: 'link',
  chat: 'all',
  afterEnd: true,
  hints: false,
  turnSeconds: DAY,
  whenLate: 'ask',
  botDelayMs: 2000,
}

/** Uses the maximum number of players: bots can fill free seats later. */
export function newWish(info: GameInfo): Wish {
  const players = Math.max(...info.playerCounts)
  return { draft: { ...newDraft(info), players, plan: peopleAt(info, players) }, seat: null, manners: USUAL }
}

export function peopleAt(info: GameInfo, players: number, before: Plan = {}): Plan {
  return Object.fromEntries(
    seatsTaken(info, players, before).map((seat) => [seat, before[seat] ?? ({ kind: 'person', name: '' } as const)]),
  )
}

/** The seats for human players. */
export function seatsForPeople({ plan }: Draft): readonly Seat[] {
  return Object.keys(plan).filter((seat) => plan[seat]?.kind === 'person')
}

export function mannersOf(table: TableSeen): Manners {
  const { listed, watching, chat, afterEnd, hints, whenLate } = table
  const turnSeconds = TEMPOS.find((tempo) => tempo === table.turnSeconds) ?? null
  const botDelayMs = table.botDelayMs === 0 || table.botDelayMs === 5000 ? table.botDelayMs : 2000
  return { listed, watching, chat, afterEnd, hints, whenLate, turnSeconds, botDelayMs }
}

/** The match of an existing table, for a change by the host. */
export function draftOf(info: GameInfo, table: TableSeen): Draft {
  const { players, answers, automas } = info.setupOf(table.options)
  const plan = Object.fromEntries(
    table.seats.map(({ seat, bot, automatic }): [Seat, SeatPlan] => [
      seat,
      automatic
        ? { kind: 'automa', mode: automas[seat] ?? '' }
        : bot === null
          ? A_PERSON
          : { ...A_BOT, level: levelNamed(bot) ?? USUAL_LEVEL },
    ]),
  )
  return { ...newDraft(info), name: table.name, players, answers, plan, randomSeats: table.randomSeats }
}

/** Returns the players whose seats the change would remove. */
export function unseatedBy(table: TableSeen, { plan }: Draft): readonly string[] {
  return table.seats.flatMap(({ seat, holder }) =>
    holder !== null && plan[seat]?.kind !== 'person' ? [holder.name] : [],
  )
}

/** Changes a table before its match and gives the planned seats to bots. */
export async function changeTable(
  table: TableSeen,
  { info, draft, manners, facts }: Pick<TableWish, 'info' | 'facts'> & Omit<Wish, 'seat'>,
): Promise<TableSeen> {
  const options = plain(optionsOf(info, draft))
  const before = plain(optionsOf(info, draftOf(info, table)))
  const same = JSON.stringify(options) === JSON.stringify(before)
  const name = draft.name.trim() || table.name
  let changed = await tables.change(table.id, {
    ...manners,
    name,
    randomSeats: draft.randomSeats,
    ...(same ? {} : { options }),
  })
  for (const { seat, bot } of changed.seats) {
    const planned = draft.plan[seat]
    if (planned === undefined || planned.kind === 'automa') continue
    const wanted = planned.kind === 'bot' ? botFor(facts, levelOf(planned)) : null
    if (wanted === bot) continue
    changed = wanted === null ? await tables.leave(table.id, seat) : await tables.putBot(table.id, seat, wanted)
  }
  return changed
}

interface TableWish {
  readonly info: GameInfo
  readonly wish: Wish
  readonly name: string
  readonly language: Language
  readonly facts: ServerFacts
}

/** Creates the table, assigns the bots and joins. */
export async function setTable({ info, wish, name, language, facts }: TableWish): Promise<TableSeen> {
  const { draft, manners } = wish
  const table = await tables.set(newUuid(), {
    game: info.id,
    name,
    language,
    options: plain(optionsOf(info, draft)),
    randomSeats: draft.randomSeats,
    ...manners,
  })
  for (const [seat, planned] of Object.entries(draft.plan)) {
    if (planned.kind === 'bot') await tables.putBot(table.id, seat, botFor(facts, levelOf(planned)))
  }
  const seat = seatOfHost(wish)
  return seat === null ? table : tables.sit(table.id, seat)
}

/** Returns the requested seat if it is free, otherwise a random one. */
export function seatOfHost({ draft, seat }: Wish): Seat | null {
  const free = seatsForPeople(draft)
  if (seat !== null && free.includes(seat)) return seat
  const [lot = 0] = crypto.getRandomValues(new Uint32Array(1))
  return free[lot % free.length] ?? null
}

/** Options are plain data: the value that a game creates is sent unchanged. */
function plain(options: unknown): NewTable['options'] {
  return JSON.parse(JSON.stringify(options))
}
