// The 50 Historical Events: 5 for the setup and 9 for each era. No rulebook is known; the procedure is our own
// reconstruction (CC-HIST-03 to CC-HIST-16). Requirements and effects are in `expansions/historical-events/`.
import { byId, finder, withOrigin } from './catalogue.ts'
import type { Origin, PlayerCount, Policy, PolicySection, Role } from './vocabulary.ts'

export const ERAS = ['I', 'II', 'III', 'IV', 'V'] as const
export type Era = (typeof ERAS)[number]

export type HistoryTrigger = 'setup' | 'when-revealed' | 'end-of-action-phase' | 'free-action' | 'basic-action'

export interface HistoryFacts {
  readonly id: string
  /** `*`: for the setup. An era is a round (CC-HIST-03). */
  readonly era: Era | '*'
  readonly trigger: HistoryTrigger
  /** Roles that can trigger it. */
  readonly by?: readonly Role[]
  /** Additional cost of triggering. */
  readonly influence?: number
  /** Number in its requirement, by number of players. */
  readonly needed?: Readonly<Record<PlayerCount, number>>
  /** Policies that move one section. */
  readonly shifts?: Readonly<Partial<Record<Policy, 'A' | 'C'>>>
  /** Policies that move to a section. */
  readonly sets?: readonly PolicySection[]
  readonly origin: Origin
}

export const HISTORY: readonly HistoryFacts[] = withOrigin<Omit<HistoryFacts, 'origin'>>([
  { id: 'he01', era: '*', trigger: 'setup' },
  { id: 'he02', era: '*', trigger: 'setup' },
  { id: 'he03', era: '*', trigger: 'setup' },
  { id: 'he04', era: '*', trigger: 'setup', sets: ['1C', '2B', '3B', '4A', '5A', '6B', '7B'] },
  { id: 'he05', era: '*', trigger: 'setup', sets: ['1C', '2B', '3B', '4B', '5C', '6A', '7B'] },
  { id: 'he06', era: 'I', trigger: 'end-of-action-phase' },
  { id: 'he07', era: 'I', trigger: 'free-action', by: ['capitalist'] },
  { id: 'he08', era: 'I', trigger: 'when-revealed', shifts: { 1: 'A', 3: 'A', 6: 'A' } },
  {
    id: 'he09',
    era: 'I',
    trigger: 'free-action',
    by: ['working', 'capitalist', 'middle', 'state'],
    needed: { 2: 2, 3: 3, 4: 3 },
  },
  { id: 'he10', era: 'I', trigger: 'basic-action', by: ['working'], influence: 2, sets: ['1A', '2C', '3A', '4A'] },
  { id: 'he11', era: 'I', trigger: 'when-revealed' },
  { id: 'he12', era: 'I', trigger: 'when-revealed' },
  { id: 'he13', era: 'I', trigger: 'end-of-action-phase', needed: { 2: 2, 3: 3, 4: 3 } },
  { id: 'he14', era: 'I', trigger: 'end-of-action-phase' },
  { id: 'he15', era: 'II', trigger: 'free-action', by: ['capitalist', 'state'], sets: ['6A'] },
  { id: 'he16', era: 'II', trigger: 'end-of-action-phase', needed: { 2: 2, 3: 3, 4: 3 } },
  {
    id: 'he17',
    era: 'II',
    trigger: 'basic-action',
    by: ['working', 'middle'],
    needed: { 2: 4, 3: 7, 4: 7 },
    shifts: { 1: 'A', 2: 'A' },
  },
  { id: 'he18', era: 'II', trigger: 'when-revealed', shifts: { 2: 'C', 4: 'C', 5: 'C' } },
  { id: 'he19', era: 'II', trigger: 'free-action', by: ['working', 'middle'], needed: { 2: 2, 3: 3, 4: 3 } },
  { id: 'he20', era: 'II', trigger: 'free-action', by: ['working'] },
  { id: 'he21', era: 'II', trigger: 'when-revealed', shifts: { 1: 'A', 3: 'A', 6: 'A' } },
  {
    id: 'he22',
    era: 'II',
    trigger: 'free-action',
    by: ['capitalist', 'state'],
    needed: { 2: 4, 3: 6, 4: 6 },
    shifts: { 6: 'C' },
  },
  { id: 'he23', era: 'II', trigger: 'free-action', by: ['working'] },
  { id: 'he24', era: 'III', trigger: 'when-revealed' },
  { id: 'he25', era: 'III', trigger: 'basic-action', by: ['working', 'state'] },
  { id: 'he26', era: 'III', trigger: 'free-action', by: ['working', 'middle'] },
  { id: 'he27', era: 'III', trigger: 'free-action', by: ['working', 'state'] },
  { id: 'he28', era: 'III', trigger: 'free-action', by: ['capitalist', 'state'] },
  {
    id: 'he29',
    era: 'III',
    trigger: 'free-action',
    by: ['working', 'capitalist', 'middle', 'state'],
    needed: { 2: 4, 3: 5, 4: 7 },
  },
  {
    id: 'he30',
    era: 'III',
    trigger: 'basic-action',
    by: ['working', 'capitalist', 'middle', 'state'],
    needed: { 2: 4, 3: 7, 4: 7 },
    sets: ['1B', '2B', '3B', '4A', '5B', '6B'],
  },
  { id: 'he31', era: 'III', trigger: 'free-action', by: ['working', 'middle'] },
  { id: 'he32', era: 'III', trigger: 'free-action', by: ['working', 'middle'], needed: { 2: 3, 3: 3, 4: 3 } },
  { id: 'he33', era: 'IV', trigger: 'free-action', by: ['working', 'middle', 'state'] },
  { id: 'he34', era: 'IV', trigger: 'end-of-action-phase', shifts: { 1: 'C', 3: 'C' } },
  { id: 'he35', era: 'IV', trigger: 'free-action', by: ['capitalist', 'middle', 'state'] },
  {
    id: 'he36',
    era: 'IV',
    trigger: 'free-action',
    by: ['working', 'capitalist', 'middle', 'state'],
    needed: { 2: 3, 3: 5, 4: 5 },
  },
  {
    id: 'he37',
    era: 'IV',
    trigger: 'free-action',
    by: ['working', 'capitalist', 'middle'],
    needed: { 2: 4, 3: 5, 4: 5 },
  },
  { id: 'he38', era: 'IV', trigger: 'when-revealed', sets: ['7C'] },
  {
    id: 'he39',
    era: 'IV',
    trigger: 'basic-action',
    by: ['capitalist', 'state'],
    influence: 1,
    shifts: { 1: 'C', 2: 'C', 4: 'C' },
  },
  { id: 'he40', era: 'IV', trigger: 'when-revealed' },
  { id: 'he41', era: 'IV', trigger: 'when-revealed' },
  { id: 'he42', era: 'V', trigger: 'when-revealed' },
  { id: 'he43', era: 'V', trigger: 'free-action', by: ['working', 'state'] },
  { id: 'he44', era: 'V', trigger: 'when-revealed', shifts: { 2: 'C', 3: 'C' } },
  { id: 'he45', era: 'V', trigger: 'when-revealed', shifts: { 6: 'A' } },
  { id: 'he46', era: 'V', trigger: 'when-revealed', shifts: { 1: 'C', 2: 'C', 3: 'A', 4: 'C' } },
  { id: 'he47', era: 'V', trigger: 'free-action', by: ['working', 'capitalist', 'middle', 'state'] },
  {
    id: 'he48',
    era: 'V',
    trigger: 'basic-action',
    by: ['working', 'capitalist', 'middle', 'state'],
    shifts: { 1: 'C', 2: 'C', 3: 'C' },
  },
  { id: 'he49', era: 'V', trigger: 'free-action', by: ['working', 'middle'] },
  { id: 'he50', era: 'V', trigger: 'free-action', by: ['working', 'capitalist', 'middle'], shifts: { 2: 'A', 3: 'C' } },
])

export const HISTORY_CARDS: Readonly<Record<string, HistoryFacts>> = byId(HISTORY)
export const historyCard = finder('Historical Event', HISTORY_CARDS)

export function historyOf(era: Era | '*'): string[] {
  return HISTORY.filter((card) => card.era === era).map(({ id }) => id)
}
