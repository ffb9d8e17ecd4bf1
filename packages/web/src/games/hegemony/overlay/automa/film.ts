// An Automa's turn as a playback: card, symbols or checks one at a time, the deciding list, the action, the lowered card.
// Each picture shows only what has been revealed by then.
import { ROLES } from '@hustings/hegemony/data'
import { type Message, say } from '@hustings/kernel'
import type { Dock, Film } from '../../../types.ts'
import { roleShort } from '../../words/names.ts'
import { numberLabel } from '../../words/numbers.ts'
import { codeName } from './codes.ts'
import { touchedBy } from './touched.ts'
import type { AutomaTurn } from './turn.ts'

export type Chapter = 'before' | 'card' | 'action' | 'target' | 'done' | 'checks' | 'close-up' | 'act' | 'lower'

export const CHAPTERS: Readonly<Record<AutomaTurn['began']['mode'], readonly Chapter[]>> = {
  simple: ['before', 'card', 'action', 'target', 'done'],
  advanced: ['before', 'card', 'checks', 'close-up', 'act', 'lower'],
}

export interface Picture {
  readonly chapter: Chapter
  /** Number of symbols or checks revealed by then. */
  readonly tested: number
  /** Duration in milliseconds. */
  readonly stays: number
}

/** The last picture is the whole turn. */
export function picturesOf(turn: AutomaTurn): readonly Picture[] {
  const advanced = turn.began.mode === 'advanced'
  const tests = advanced ? turn.checks.length : turn.symbols.filter(({ outcome }) => outcome !== 'not-tested').length
  const each = (from: number, to: number, chapter: Chapter, stays: number): Picture[] =>
    Array.from({ length: Math.max(0, to - from) }, (_, at) => ({ chapter, tested: from + at + 1, stays }))
  const all = { tested: Number.POSITIVE_INFINITY }
  return [
    ...(turn.free.some(({ when, actions }) => when === 'start' && actions.length > 0)
      ? [{ chapter: 'before', tested: 0, stays: 1300 } as const]
      : []),
    { chapter: 'card', tested: 0, stays: 900 },
    ...each(0, tests, advanced ? 'checks' : 'action', advanced ? 1200 : 900),
    ...(advanced ? [{ chapter: 'close-up', stays: 1100, ...all } as const] : []),
    ...(!advanced && turn.lists.length > 0 ? [{ chapter: 'target', stays: 1800, ...all } as const] : []),
    ...(advanced ? [{ chapter: 'act', stays: 2400, ...all } as const] : []),
    { chapter: advanced ? 'lower' : 'done', stays: 0, ...all },
  ]
}

/** The known part of the turn at this picture. */
export function knownAt(turn: AutomaTurn, { chapter, tested }: Picture): AutomaTurn {
  const acted = chapter === 'act' || chapter === 'lower' || chapter === 'done'
  if (acted) return turn
  const decided = chapter === 'close-up' || chapter === 'target'
  return {
    ...turn,
    card: chapter === 'before' ? null : turn.card,
    symbols: turn.symbols.slice(0, tested),
    checks: turn.checks.slice(0, tested),
    bonus: decided ? turn.bonus : null,
    lists: chapter === 'target' ? turn.lists : [],
    votes: [],
    action: null,
    deeds: [],
    free: turn.free.filter(({ when }) => when === 'start'),
    done: null,
  }
}

export function automaFilm(turn: AutomaTurn): Film {
  const pictures = picturesOf(turn)
  const acts = pictures.findIndex(({ chapter }) => chapter === 'act' || chapter === 'done')
  const { targets, dock } = touchedBy(turn)
  return {
    pictures: pictures.map(({ stays }) => stays),
    acts,
    title: say('automa.sheet.plays', { automa: say(`automa.name.${turn.role}`) }),
    seat: turn.role,
    result: codeName(turn.action?.action ?? 'pressure'),
    brought: broughtBy(turn),
    about: () => targets,
    dock: (picture) => dockAt(pictures[picture], turn, dock),
  }
}

/** The sheet of Simple Mode leaves room for the animation from the start; a priority board needs the space until the action. */
function dockAt(picture: Picture | undefined, turn: AutomaTurn, beside: Dock): Dock {
  return turn.began.mode === 'simple' || picture?.chapter === 'act' ? beside : 'full'
}

/** Maximum number of changes next to the result. */
const MOST = 3

function broughtBy({ done, role }: AutomaTurn): readonly Message[] {
  if (done === null) return [say('automa.sheet.goes-on')]
  const order = [role, ...ROLES.filter((each) => each !== role)]
  const lines = order.flatMap((each) => done.ledger.filter((line) => line.role === each))
  if (lines.length === 0) return [say('automa.sheet.no-changes')]
  return lines.slice(0, MOST).map(({ role: of, what: thing, from, to }) => {
    const what = numberLabel(`${of}.${thing}`)?.label ?? say(`board.number.${thing}`)
    return of === role
      ? say('automa.sheet.own-change', { what, from, to })
      : say('automa.sheet.change', { who: roleShort(of), what, from, to })
  })
}
