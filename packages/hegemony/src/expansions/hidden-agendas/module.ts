// Hidden Agendas as a module: it updates the counters of tasks, and offers the owners to reveal their agendas.
import { hiddenAgendasOf } from '../../data/hidden-agendas.ts'
import type { Complain, ExpansionModule } from '../../rules/extensions.ts'
import { type HegemonyTable, simply } from '../../rules/table.ts'
import type { HegemonyEvent } from '../../state/events.ts'
import type { HegemonyState } from '../../state/state.ts'
import {
  agendaAsides,
  chooseAgendas,
  claimByItself,
  countForAgendas,
  redealAgendas,
  scoreTurned,
  setUpAgendas,
  type VoteCalled,
} from './agendas.ts'
import { viewAgendas, viewWithOwn } from './view.ts'

export const hiddenAgendas: ExpansionModule = {
  id: 'hiddenAgendas',
  setUp: {
    decks: (s, random) => {
      s.hidden = setUpAgendas(s, random)
    },
  },
  // CC-HID-02, CC-AX-05
  at: { 'setup-end': chooseAgendas, 'game-end': simply(scoreTurned) },
  listen: countingListener,
  onPause: claimByItself,
  asides: (s, role, { prompt }) => agendaAsides(s, role, prompt.key.startsWith('ask.turn')),
  view: (s) => ({ hidden: viewAgendas(s) }),
  viewOwn: (s, role, { hidden }) => ({ hidden: viewWithOwn(s, role, hidden) }),
  redeal: { hands: redealAgendas },
  invariants: agendasSound,
}

/** Tracks the current vote, and the Event cards used. */
function countingListener(t: HegemonyTable): (event: HegemonyEvent) => void {
  let vote: VoteCalled | null = null
  const resolved = new Set<string>()
  return (event) => {
    if (event.type === 'vote-called') vote = event
    // Two Event Actions on one card count as one card (CC-HID-06).
    if (event.type === 'event-resolved') {
      if (resolved.has(event.event)) return
      resolved.add(event.event)
    }
    countForAgendas(t, event, vote)
  }
}

function agendasSound(s: HegemonyState, must: Complain): void {
  for (const role of s.roles) {
    const hand = s.hidden?.hands[role]
    if (hand === undefined) continue
    const own = hiddenAgendasOf(role)
    must(hand.agenda === null ? hand.dealt.length === 2 : own.includes(hand.agenda), role, 'hidden agenda')
  }
}
