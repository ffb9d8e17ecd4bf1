// The status of the match: the turn, its steps, and events due at its end.
import { type Decision, type Message, type Option, say } from '@hustings/kernel'
import type { IconName } from '../../ui/icon-names.ts'
import type { Phase, Status } from '../types.ts'
import type { PlanetBView } from './words/model.ts'

const STEPS = ['deal', 'actions', 'draw', 'exchange', 'election'] as const

/** The terms that explain the steps. */
const STEP_TERMS = {
  deal: 'deal',
  actions: 'box',
  draw: 'building',
  exchange: 'exchange',
  election: 'election',
} as const

/** The engine's phases in the row of steps. */
const PLACE: Readonly<Record<PlanetBView['phase'], number>> = {
  draft: -1,
  deal: 0,
  actions: 1,
  draw: 2,
  news: 2,
  exchange: 3,
  election: 4,
  next: 5,
  scoring: 5,
  end: 5,
}

export function status(view: PlanetBView): Status {
  const now = PLACE[view.phase]
  const phases =
    view.phase === 'draft' || view.phase === 'scoring' || view.phase === 'end'
      ? [{ id: view.phase, label: say(`board.phase.${view.phase}`), state: 'now' } as const]
      : STEPS.map((id, at): Phase => stepOf(view, id, at, now))
  return {
    round: null,
    ...(view.clock.turn > 0 ? { turn: { now: view.clock.turn, term: 'turn' } } : {}),
    phases,
    active: view.active,
    facts: [
      { id: 'tiles', icon: 'market', label: say('board.tiles-left'), value: view.stack.size, term: 'conglomerate' },
      ...(view.clock.turnsLeft === null
        ? []
        : [{ id: 'turns', icon: 'round', label: say('board.turns-left'), value: view.clock.turnsLeft } as const]),
    ],
  }
}

function stepOf(view: PlanetBView, id: (typeof STEPS)[number], at: number, now: number): Phase {
  const due = (id === 'exchange' && view.turn.exchange !== null) || (id === 'election' && view.electionDue)
  // It can still happen until the actions are over.
  const never = (id === 'exchange' || id === 'election') && !due && now > PLACE.actions
  return {
    id,
    label: say(`board.phase.${id}`),
    term: STEP_TERMS[id],
    state: at < now ? 'done' : at === now ? 'now' : never ? 'never' : 'next',
    ...(due && at > now ? { due } : {}),
    ...(id === 'actions' && at === now && view.turn.left.length > 0
      ? { detail: say('board.actions.left', { left: view.turn.left.length }) }
      : {}),
  }
}

export function context(view: PlanetBView, decision: Decision): readonly Message[] {
  return [say(`board.phase.${view.phase}`), say(`seat.${decision.seat}`)]
}

const ICONS: Readonly<Record<string, IconName>> = {
  tile: 'deal',
  action: 'play',
  news: 'event',
  pile: 'event',
  step: 'next',
  box: 'benefit',
  card: 'hand',
  draft: 'hand',
  deck: 'hand',
  law: 'policy',
  lawbox: 'policy',
  elect: 'vote-cube',
  office: 'agenda',
  place: 'worker',
  stands: 'worker',
  take: 'worker',
  pay: 'worker',
  use: 'company',
  building: 'company',
  line: 'machinery',
  cell: 'machinery',
  stock: 'machinery',
  store: 'storage',
  fraud: 'vote-cube',
  seat: 'person',
}

export function optionIcon(option: Option): IconName | null {
  return ICONS[option.target?.split(':')[0] ?? ''] ?? null
}
