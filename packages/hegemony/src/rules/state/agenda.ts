// The Political Agenda of the State: the number of Policies in the desired sections.
import { agendaCard } from '../../data/agendas.ts'
import type { HegemonyState } from '../../state/state.ts'

/** Policies 1 to 5 in the section that a Political Agenda card shows. */
export function agendaMatches(s: HegemonyState, agenda: string): number {
  const { sections } = agendaCard(agenda)
  return ([1, 2, 3, 4, 5] as const).filter((policy) => s.policies[policy] === sections[policy]).length
}
