// A table as its host wishes it: the match, who may come, how fast it is played.
import type { Seat } from '@hustings/kernel'
import {
  levelOf,
  type NewTable,
  type ServerFacts,
  type TableSeen,
  type TableSettings,
  TEMPOS,
} from '@hustings/protocol'
import type { GameInfo } from '../../games/types.ts'
import type { Language } from '../../i18n/types.ts'
import { type Draft, newDraft, optionsOf } from '../../seating/draft.ts'
import type { Plan } from '../../seating/plan.ts'
import { tables } from '../api.ts'
import { botFor } from '../bots.ts'
import { newUuid } from '../uuid.ts'

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
    info.seats(players).map((seat) => [seat, before[seat] ?? ({ kind: 'person', name: '' } as const)]),
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
