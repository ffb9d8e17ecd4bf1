// Balance metrics of Hegemony: cards, events, sources of points, the seven Policies.
import { ACTIONS_OF, type HegemonyEvent, type HegemonyState, ROLES } from '@hustings/hegemony'
import { messages } from '@hustings/hegemony/messages/en'
import type { GameMetrics } from './game-metrics.ts'

const WORDS: Readonly<Record<string, string>> = messages

const COLORS: Readonly<Record<string, 'red' | 'gold' | 'blue'>> = {
  working: 'red',
  middle: 'gold',
  capitalist: 'blue',
}

export const hegemonyMetrics: GameMetrics<HegemonyState, HegemonyEvent> = {
  had(event) {
    switch (event.type) {
      case 'card-played':
        return { seat: event.role, what: `card:${event.card}` }
      case 'action':
        return { seat: event.role, what: `action:${event.action}` }
      case 'event-resolved':
        return { seat: 'state', what: `event:${event.event}` }
      default:
        return undefined
    }
  },
  points: (event) => (event.type === 'vp' ? { seat: event.role, why: event.why, amount: event.amount } : undefined),
  place: (_, seat) => seat,
  placeOrder: ['working', 'middle', 'capitalist', 'state'],
  color: (place) => COLORS[place] ?? 'grey',
  inForce: ({ policies }) => Object.entries(policies),
  offered: (_, option) => (option.startsWith('play:') ? `card:${option.slice('play:'.length)}` : undefined),
  name(key) {
    const [kind = '', id = ''] = key.split(/:(.*)/)
    switch (kind) {
      case 'place':
        return WORDS[`role.${id}`] ?? id
      case 'why':
        return WORDS[`log.vp.${id}`] ?? id
      case 'action':
        return WORDS[`action.${id}`] ?? sentence(id)
      default:
        return WORDS[`${kind}.${id}`] ?? sentence(id)
    }
  },
  kinds: [
    { kind: 'card', title: 'Action cards' },
    { kind: 'action', title: 'Basic and free actions' },
    { kind: 'event', title: 'Events resolved by the State' },
  ],
  all: (places) =>
    ROLES.filter((role) => places.includes(role)).flatMap((role) => ACTIONS_OF[role].map(({ id }) => `card:${id}`)),
  stage: 'round',
}

/** `event-action` as "Event action". */
function sentence(id: string): string {
  const words = id.replaceAll('-', ' ')
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
