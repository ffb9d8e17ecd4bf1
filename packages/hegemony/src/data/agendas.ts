// The Political Agenda cards: the section that the State wants for each of Policies 1 to 5 (H-STATE-SCORE-05).
import { byId, finder, withOrigin } from './catalogue.ts'
import type { AgendaFacts } from './facts.ts'

export const AGENDAS: readonly AgendaFacts[] = withOrigin([
  { id: 'agenda-01', sections: { 1: 'B', 2: 'A', 3: 'C', 4: 'A', 5: 'C' } },
  { id: 'agenda-02', sections: { 1: 'C', 2: 'B', 3: 'A', 4: 'B', 5: 'C' } },
  { id: 'agenda-03', sections: { 1: 'A', 2: 'C', 3: 'B', 4: 'C', 5: 'A' } },
  { id: 'agenda-04', sections: { 1: 'C', 2: 'B', 3: 'B', 4: 'B', 5: 'A' } },
  { id: 'agenda-05', sections: { 1: 'B', 2: 'C', 3: 'A', 4: 'B', 5: 'A' } },
  { id: 'agenda-06', sections: { 1: 'C', 2: 'A', 3: 'A', 4: 'C', 5: 'B' } },
  { id: 'agenda-07', sections: { 1: 'B', 2: 'A', 3: 'C', 4: 'C', 5: 'A' } },
  { id: 'agenda-08', sections: { 1: 'A', 2: 'B', 3: 'C', 4: 'B', 5: 'C' } },
  { id: 'agenda-09', sections: { 1: 'C', 2: 'B', 3: 'B', 4: 'A', 5: 'B' } },
  { id: 'agenda-10', sections: { 1: 'B', 2: 'C', 3: 'B', 4: 'A', 5: 'B' } },
])

export const AGENDA_CARDS: Readonly<Record<string, AgendaFacts>> = byId(AGENDAS)
export const agendaCard = finder('Political Agenda', AGENDA_CARDS)
