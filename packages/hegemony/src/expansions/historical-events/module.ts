// Historical Events as a module: cards of an era that happen in each round, and actions that trigger them.
import { shuffle } from '@hustings/kernel'
import { ERAS } from '../../data/historical-events.ts'
import type { Role } from '../../data/vocabulary.ts'
import type { Complain, ExpansionModule } from '../../rules/extensions.ts'
import type { HegemonyTable } from '../../rules/table.ts'
import type { HegemonyEvent } from '../../state/events.ts'
import type { HegemonyState } from '../../state/state.ts'
import { beginHistory, closeHistory, endActionPhaseHistory, endSetupHistory, revealHistory } from './history.ts'
import { redrawHand, setUpHistory } from './piles.ts'
import { deedIn, reward } from './rewards.ts'
import { triggers } from './triggers.ts'
import { viewHistory } from './view.ts'

export const historicalEvents: ExpansionModule = {
  id: 'historicalEvents',
  setUp: {
    decks: (s, random) => {
      s.history = setUpHistory(random)
    },
    hands: redrawHand,
  },
  actions: triggers,
  at: {
    // Before anything else (CC-HIST-04).
    'step-start': (t) => (isBeginning(t.state) ? beginHistory(t) : undefined),
    'setup-end': endSetupHistory,
    // CC-HIST-05
    'preparation-end': revealHistory,
    // CC-HIST-07
    'last-turn': endActionPhaseHistory,
  },
  listen: rewardingListener,
  onRoundEnd: closeHistory,
  view: (s) => ({ history: viewHistory(s) }),
  redeal: {
    decks: ({ history }, _, random) => {
      for (const pile of Object.values(history?.piles ?? {})) shuffle(random, pile.sort())
    },
  },
  invariants: historySound,
}

function isBeginning({ clock }: HegemonyState): boolean {
  return clock.phase === 'setup' && clock.step === 0
}

/** Whether the role begins another action. */
function isNewAction({ type }: HegemonyEvent): boolean {
  return (
    type === 'turn' || type === 'action' || type === 'card-played' || type === 'card-discarded' || type === 'history'
  )
}

function rewardingListener(t: HegemonyTable): (event: HegemonyEvent) => void {
  // Several transactions are one sale (he22, he35).
  let selling: Role | null = null
  return (event) => {
    const done = deedIn(event)
    if (isNewAction(event)) selling = null
    if (done !== null && !(done.deed === 'export' && selling === done.role)) reward(t, done.role, done.deed)
    if (done?.deed === 'export') selling = done.role
  }
}

function historySound(s: HegemonyState, must: Complain): void {
  if (s.history === null) return
  const { piles, open } = s.history
  must(open.length <= 2, 'historical events')
  for (const era of ERAS) must(new Set(piles[era]).size === piles[era].length, 'era', era)
}
