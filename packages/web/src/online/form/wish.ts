// A table as its host wishes it: the match, who may come, how fast it is played.
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

/** Everything a host decides but the match itself. */
export type Manners = Pick<
  TableSettings,
  'listed' | 'watching' | 'chat' | 'afterEnd' | 'hints' | 'turnSeconds' | 'whenLate' | 'botDelayMs'
>

export interface Wish {
  readonly draft: Draft
  /** Where the host sits down; by lot unless said. */
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

/** As many people as the game takes: who does not come can still become a bot. */
export function newWish(info: GameInfo): Wish {
  const players = Math.max(...info.playerCounts)
  return { draft: { ...newDraft(info), players, plan: peopleAt(info, players) }, seat: null, manners: USUAL }
}

export function peopleAt(info: GameInfo, players: number, before: Plan = {}): Plan {
  return Object.fromEntries(
    seatsTaken(info, players, before).map((seat) => [seat, before[seat] ?? ({ kind: 'person', name: '' } as const)]),
  )
}

/** The seats that wait for people. */
export function seatsForPeople({ plan }: Draft): readonly Seat[] {
  return Object.keys(plan).filter((seat) => plan[seat]?.kind === 'person')
}

export function mannersOf(table: TableSeen): Manners {
  const { listed, watching, chat, afterEnd, hints, whenLate } = table
  const turnSeconds = TEMPOS.find((tempo) => tempo === table.turnSeconds) ?? null
  const botDelayMs = table.botDelayMs === 0 || table.botDelayMs === 5000 ? table.botDelayMs : 2000
  return { listed, watching, chat, afterEnd, hints, whenLate, turnSeconds, botDelayMs }
}

/** The match of a table that is set, as its host may change it. */
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

/** People who sit where nobody would sit any more. */
export function unseatedBy(table: TableSeen, { plan }: Draft): readonly string[] {
  return table.seats.flatMap(({ seat, holder }) =>
    holder !== null && plan[seat]?.kind !== 'person' ? [holder.name] : [],
  )
}

/** Changes a table that waits; seats that shall be bots' get them. */
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

/** Sets the table, puts the bots on their seats and sits down. */
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

/** The one wished for, if it is there; otherwise by lot. */
export function seatOfHost({ draft, seat }: Wish): Seat | null {
  const free = seatsForPeople(draft)
  if (seat !== null && free.includes(seat)) return seat
  const [lot = 0] = crypto.getRandomValues(new Uint32Array(1))
  return free[lot % free.length] ?? null
}

/** Options are plain data: what a game makes is what goes over the wire. */
function plain(options: unknown): NewTable['options'] {
  return JSON.parse(JSON.stringify(options))
}
