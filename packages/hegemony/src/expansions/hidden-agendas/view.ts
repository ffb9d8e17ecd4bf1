// The visible Hidden Agendas: the own one, those revealed, and all those of the Automas.
import { hiddenAgendasOf } from '../../data/hidden-agendas.ts'
import type { Role } from '../../data/vocabulary.ts'
import type { HiddenHand } from '../../state/expansions.ts'
import type { HegemonyState } from '../../state/state.ts'
import type { HiddenAgendasView, OpenAgendaView, OwnAgendaView } from '../../state/view.ts'
import { claimable } from './agendas.ts'
import { progressOf } from './tasks.ts'

/** Returns the public view with the own agenda added. */
export function viewWithOwn(s: HegemonyState, role: Role, open: HiddenAgendasView | null): HiddenAgendasView | null {
  const hand = s.hidden?.hands[role]
  if (open === null || hand === undefined) return open
  return { ...open, own: viewOwnAgenda(s, role, hand) }
}

export function viewAgendas(s: HegemonyState): HiddenAgendasView | null {
  if (s.hidden === null) return null
  const { hands, turned } = s.hidden
  const revealed: Partial<Record<Role, { agenda: string; outcome: 'fulfilled' | 'lost' }>> = {}
  const automas: Partial<Record<Role, OpenAgendaView[]>> = {}
  for (const role of s.roles) {
    const hand = hands[role]
    const done = turned[role]
    if (hand !== undefined && hand.agenda !== null && hand.outcome !== 'open')
      revealed[role] = { agenda: hand.agenda, outcome: hand.outcome }
    if (done !== undefined)
      automas[role] = hiddenAgendasOf(role).map((agenda) => ({
        agenda,
        fulfilled: done.includes(agenda),
        progress: progressOf(s, agenda),
      }))
  }
  return { own: null, revealed, automas }
}

function viewOwnAgenda(s: HegemonyState, role: Role, { dealt, agenda, outcome, heldBack }: HiddenHand): OwnAgendaView {
  return {
    dealt: [...dealt],
    agenda,
    outcome,
    heldBack,
    claimable: claimable(s, role) !== null,
    progress: agenda === null ? [] : progressOf(s, agenda),
  }
}
