// The 25 Alternative Events (CC-ALT-01): costs of the task, possible classes, reward of the State for each choice. The
// benefits of kept cards are in `expansions/alternative-events/`.
import type { EventFacts, EventReward } from './facts.ts'
import { CLASSES, type Class, type Industry } from './vocabulary.ts'

/** Cost of the State. */
export interface EventCost {
  readonly money?: number
  readonly health?: number
  readonly education?: number
  readonly media?: number
  readonly personal?: number
}

export interface AlternativeTask {
  /** One of these, chosen by the State; without it the task is free. */
  readonly costs?: readonly EventCost[]
  /** Money for each Education that is missing. */
  readonly insteadOfEducation?: number
  /** 1 Influence, Media or Personal, for each Policy off the Political Agenda, or for each Bill marker that the class has left. */
  readonly influencePer?: 'unmatched-policy' | 'bill-marker'
  /** Maximum amount of Food bought, at least 1. */
  readonly buysFood?: number
  /**
   * Requirement of the class: an operational Company of this industry, workers in public ones, or Bill markers left.
   */
  readonly needs?: Industry | 'public-workers' | 'bill-marker'
}

export interface AlternativeEventFacts extends EventFacts {
  readonly task: AlternativeTask
}

const EVERY_ROUND = [1, 2, 3, 4, 5] as const
const ANY_TWO = { classes: CLASSES, pick: 2 } as const
const both = (...classes: readonly [Class, Class]) => ({ classes, pick: 'all' }) as const

const legitimacy = (of: Class, amount: number): EventReward => ({ kind: 'legitimacy', class: of, amount })
const token = (of: Class): EventReward => ({ kind: 'legitimacy-token', class: of, amount: 1 })
const vp = (amount: number): EventReward => ({ kind: 'vp', amount })

function card(
  id: string,
  task: AlternativeTask,
  rewards: Readonly<Partial<Record<Class, EventReward>>>,
  penalty: EventFacts['penalty'],
): AlternativeEventFacts {
  const choices = CLASSES.flatMap((of) => {
    const reward = rewards[of]
    return reward === undefined ? [] : [{ choice: of, rewards: [reward] }]
  })
  return { id, task, choices, penalty, rounds: EVERY_ROUND, figures: {}, origin: 'printed card' }
}

export const ALTERNATIVE_EVENTS: readonly AlternativeEventFacts[] = [
  card(
    'ae01',
    { costs: [{ education: 4 }], insteadOfEducation: 8 },
    { working: legitimacy('working', 2), capitalist: legitimacy('capitalist', 2) },
    both('working', 'capitalist'),
  ),
  card(
    'ae02',
    { needs: 'education' },
    { middle: legitimacy('middle', 1), capitalist: legitimacy('capitalist', 1) },
    both('middle', 'capitalist'),
  ),
  card(
    'ae03',
    { costs: [{ money: 30 }] },
    { working: legitimacy('working', 2), capitalist: token('capitalist') },
    both('working', 'capitalist'),
  ),
  card(
    'ae04',
    { needs: 'luxury' },
    { middle: legitimacy('middle', 1), capitalist: legitimacy('capitalist', 1) },
    both('middle', 'capitalist'),
  ),
  card(
    'ae05',
    { costs: [{ education: 4 }, { money: 30 }] },
    { working: legitimacy('working', 2), middle: legitimacy('middle', 2) },
    both('working', 'middle'),
  ),
  card(
    'ae06',
    { costs: [{ health: 4 }, { money: 30 }] },
    { working: legitimacy('working', 2), middle: legitimacy('middle', 2) },
    both('working', 'middle'),
  ),
  card(
    'ae07',
    { influencePer: 'unmatched-policy' },
    { working: legitimacy('working', 2), capitalist: token('capitalist') },
    both('working', 'capitalist'),
  ),
  card(
    'ae08',
    { costs: [{ media: 1 }] },
    { working: token('working'), middle: token('middle'), capitalist: token('capitalist') },
    ANY_TWO,
  ),
  card(
    'ae09',
    { costs: [{ personal: 1, money: 15 }] },
    { working: legitimacy('working', 2), middle: legitimacy('middle', 2), capitalist: legitimacy('capitalist', 2) },
    ANY_TWO,
  ),
  card(
    'ae10',
    { costs: [{ money: 30 }] },
    { middle: legitimacy('middle', 2), capitalist: vp(3) },
    both('middle', 'capitalist'),
  ),
  card(
    'ae11',
    {},
    { working: legitimacy('working', 2), capitalist: legitimacy('capitalist', 2) },
    both('working', 'capitalist'),
  ),
  card('ae12', { buysFood: 5 }, { working: token('working'), middle: token('middle') }, both('working', 'middle')),
  card(
    'ae13',
    {
      costs: [
        { health: 2, education: 2 },
        { health: 3, education: 1 },
        { health: 1, education: 3 },
      ],
    },
    { working: vp(3), middle: vp(3) },
    both('working', 'middle'),
  ),
  card('ae14', {}, { working: token('working'), middle: token('middle'), capitalist: token('capitalist') }, ANY_TWO),
  card(
    'ae15',
    { costs: [{ personal: 1, money: 15 }] },
    { working: legitimacy('working', 2), middle: token('middle'), capitalist: vp(3) },
    ANY_TWO,
  ),
  card(
    'ae16',
    { costs: [{ personal: 1, education: 2 }] },
    { working: vp(3), middle: legitimacy('middle', 2), capitalist: token('capitalist') },
    ANY_TWO,
  ),
  card(
    'ae17',
    { needs: 'healthcare' },
    { middle: legitimacy('middle', 1), capitalist: legitimacy('capitalist', 1) },
    both('middle', 'capitalist'),
  ),
  card(
    'ae18',
    { influencePer: 'bill-marker', needs: 'bill-marker' },
    { working: vp(3), capitalist: legitimacy('capitalist', 2) },
    both('working', 'capitalist'),
  ),
  card(
    'ae19',
    { costs: [{ money: 30 }], needs: 'luxury' },
    { middle: legitimacy('middle', 2), capitalist: legitimacy('capitalist', 2) },
    both('middle', 'capitalist'),
  ),
  card(
    'ae20',
    { costs: [{ money: 30 }] },
    { working: legitimacy('working', 2), middle: token('middle') },
    both('working', 'middle'),
  ),
  card(
    'ae21',
    { costs: [{ personal: 1, health: 2 }] },
    { working: token('working'), middle: vp(3), capitalist: legitimacy('capitalist', 2) },
    ANY_TWO,
  ),
  card('ae22', { needs: 'public-workers' }, { working: token('working'), middle: vp(2) }, both('working', 'middle')),
  card(
    'ae23',
    {},
    { middle: legitimacy('middle', 1), capitalist: legitimacy('capitalist', 1) },
    both('middle', 'capitalist'),
  ),
  card(
    'ae24',
    { costs: [{ personal: 2 }] },
    { working: legitimacy('working', 2), middle: legitimacy('middle', 2), capitalist: legitimacy('capitalist', 2) },
    ANY_TWO,
  ),
  card('ae25', { costs: [{ money: 20 }] }, { working: vp(2), capitalist: vp(2) }, both('working', 'capitalist')),
]
