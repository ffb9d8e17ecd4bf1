// The 20 Hidden Agendas, 5 for each role (CC-HID-01): timing and VP. Their tasks are in `expansions/hidden-agendas/`.
import { byId, finder, withOrigin } from './catalogue.ts'
import type { Origin, Role } from './vocabulary.ts'

/** Anytime, at the end of the game, or in a phase of any round (CC-HID-04). */
export type AgendaTiming = 'anytime' | 'end' | 'scoring' | 'elections' | 'production' | 'action'

export interface HiddenAgendaFacts {
  readonly id: string
  readonly role: Role
  readonly timing: AgendaTiming
  readonly vp: number
  readonly figures: Readonly<Record<string, number>>
  /** About sections of Policies: not possible during elections (CC-HID-05). */
  readonly aboutPolicies?: true
  /** First or last round of the task. */
  readonly fromRound?: number
  readonly untilRound?: number
  readonly origin: Origin
}

export const HIDDEN_AGENDAS: readonly HiddenAgendaFacts[] = withOrigin([
  { id: 'ha01', role: 'state', timing: 'anytime', vp: 8, figures: { events: 10 } },
  { id: 'ha02', role: 'state', timing: 'end', vp: 4, figures: {} },
  { id: 'ha03', role: 'state', timing: 'scoring', vp: 5, figures: { matches: 4 } },
  { id: 'ha04', role: 'state', timing: 'anytime', vp: 10, aboutPolicies: true, figures: { money: 150 } },
  { id: 'ha05', role: 'state', timing: 'anytime', vp: 8, aboutPolicies: true, figures: { companies: 6 } },
  { id: 'ha06', role: 'middle', timing: 'anytime', vp: 8, figures: { each: 8 } },
  { id: 'ha07', role: 'middle', timing: 'anytime', vp: 8, untilRound: 3, figures: { companies: 5 } },
  { id: 'ha08', role: 'middle', timing: 'anytime', vp: 10, figures: { companies: 8, employers: 5 } },
  { id: 'ha09', role: 'middle', timing: 'anytime', vp: 4, aboutPolicies: true, figures: { policies: 5 } },
  { id: 'ha10', role: 'middle', timing: 'end', vp: 5, figures: { unemployed: 0 } },
  { id: 'ha11', role: 'working', timing: 'anytime', vp: 4, figures: { influence: 6 } },
  { id: 'ha12', role: 'working', timing: 'anytime', vp: 8, figures: { unions: 4 } },
  { id: 'ha13', role: 'working', timing: 'elections', vp: 10, figures: { bills: 3 } },
  { id: 'ha14', role: 'working', timing: 'end', vp: 5, figures: { population: 7 } },
  { id: 'ha15', role: 'working', timing: 'production', vp: 8, figures: { wages: 240 } },
  { id: 'ha16', role: 'capitalist', timing: 'anytime', vp: 10, figures: { companies: 12, operational: 11 } },
  {
    id: 'ha17',
    role: 'capitalist',
    timing: 'anytime',
    vp: 4,
    aboutPolicies: true,
    fromRound: 2,
    figures: { policies: 3 },
  },
  { id: 'ha18', role: 'capitalist', timing: 'action', vp: 8, figures: { export: 240 } },
  { id: 'ha19', role: 'capitalist', timing: 'end', vp: 8, figures: { each: 2 } },
  { id: 'ha20', role: 'capitalist', timing: 'end', vp: 5, figures: { capital: 320 } },
])

export const HIDDEN_AGENDA_CARDS: Readonly<Record<string, HiddenAgendaFacts>> = byId(HIDDEN_AGENDAS)
export const hiddenAgenda = finder('Hidden Agenda', HIDDEN_AGENDA_CARDS)

export function hiddenAgendasOf(role: Role): string[] {
  return HIDDEN_AGENDAS.filter((agenda) => agenda.role === role).map(({ id }) => id)
}
