// Settings of Hegemony for long runs, in addition to the base game, and the cards that a run should have seen.
import {
  ACTION_CARDS,
  AI_CARDS,
  ALTERNATIVE_EVENTS,
  CRISES,
  HIDDEN_AGENDAS,
  HISTORY,
  SPECIALS,
} from '@hustings/hegemony'
import type { GameEvent } from '@hustings/kernel'
import type { Setting } from './lab-game.ts'

const automas = (mode: string, ...classes: readonly string[]): Record<string, string> =>
  Object.fromEntries(classes.map((of) => [of, mode]))
const modules = (...names: readonly string[]): Record<string, true> =>
  Object.fromEntries(names.map((name) => [name, true]))

/** Pairwise coverage: modules, modes of Automas, player counts and bots next to Automas; each pair occurs at some table. */
export const COVERING: readonly Setting[] = [
  { players: 2, more: { automas: automas('simple', 'working', 'capitalist') } },
  {
    players: 2,
    more: {
      automas: automas('advanced', 'working'),
      modules: modules('crisisResponse', 'hiddenAgendas', 'historicalEvents'),
    },
  },
  { players: 2, more: { automas: automas('advanced', 'capitalist'), modules: modules('actionCards') } },
  { players: 3, more: { automas: automas('advanced', 'working', 'middle', 'capitalist') } },
  {
    players: 3,
    more: {
      automas: automas('simple', 'working', 'middle', 'capitalist'),
      modules: modules('crisisResponse', 'historicalEvents'),
    },
  },
  { players: 3, more: { automas: automas('simple', 'middle'), modules: modules('hiddenAgendas', 'actionCards') } },
  { players: 3, more: { modules: modules('historicalEvents', 'actionCards', 'hiddenAgendas') } },
  {
    players: 4,
    more: {
      automas: automas('advanced', 'working', 'middle', 'capitalist'),
      modules: modules('alternativeEvents', 'hiddenAgendas', 'actionCards'),
    },
  },
  {
    players: 4,
    more: {
      automas: automas('simple', 'working', 'capitalist'),
      modules: modules('alternativeEvents', 'crisisResponse'),
    },
  },
  {
    players: 4,
    more: { automas: automas('advanced', 'middle'), modules: modules('historicalEvents', 'alternativeEvents') },
  },
  {
    players: 4,
    more: {
      modules: modules('crisisResponse', 'alternativeEvents', 'hiddenAgendas', 'actionCards', 'historicalEvents'),
    },
  },
]

/** Cards played, AI cards used, Special Actions, crises, benefits, Hidden Agendas fulfilled, Historical Events that took place. */
export function shownInHegemony(event: GameEvent): string | undefined {
  const { type } = event
  const read = (field: string): string | undefined => {
    const value: unknown = Reflect.get(event, field)
    return typeof value === 'string' ? value : undefined
  }
  switch (type) {
    case 'card-played':
    case 'automa-card':
    case 'crisis-ended':
      return read('card')
    case 'automa-action':
      return read('special')
    case 'benefit-used':
      return read('event')
    case 'hidden-agenda':
      return read('outcome') === 'fulfilled' ? read('agenda') : undefined
    case 'history':
      return read('outcome') === 'happens' ? read('card') : undefined
    default:
      return undefined
  }
}

export const WANTED: readonly string[] = [
  ...Object.keys(ACTION_CARDS),
  ...Object.keys(AI_CARDS),
  ...Object.keys(SPECIALS),
  ...CRISES.map(({ id }) => id),
  ...ALTERNATIVE_EVENTS.map(({ id }) => id),
  ...HIDDEN_AGENDAS.map(({ id }) => id),
  // Events of the setup take place immediately and emit no event later.
  ...HISTORY.filter(({ era }) => era !== '*').map(({ id }) => id),
]
