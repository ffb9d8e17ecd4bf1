// The Basic Actions that only the State has (chapter 25.5).
import { type Offer, say } from '@hustings/kernel'
import { LEGITIMACY_MIN } from '../../data/boards.ts'
import { CLASSES, type Class } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { owe } from '../economy/money.ts'
import { changeLegitimacy } from '../economy/points.ts'
import { giveInfluence, mediaTo } from '../economy/stock.ts'
import { type ActionRule, because, offer, type PlainAction, roleName } from '../table.ts'
import { CLASS_PAIRS, type ClassPair, pairOffer } from './events/event.ts'
import { resolveAnEvent, whyNoEvent } from './events/events.ts'

/** H-STATE-MPS-01. */
const MEETING_INFLUENCE = 2
/** H-STATE-XTAX-01. */
const EXTRA_TAX = 10
/** H-STATE-CAMP-01. */
const CAMPAIGN_INFLUENCE = 3

const TOO_LITTLE_INFLUENCE = because('H-STATE-MPS-01', 'needs-two-influence')
const NO_LEGITIMACY_TO_LOSE = because('H-STATE-XTAX-03', 'legitimacy-at-one')
const NO_MEDIA = because('H-STATE-CAMP-01', 'no-media-influence')

export const eventAction: ActionRule = {
  id: 'event-action',
  whyNot: (s, _, extensions) => whyNoEvent(s, extensions),
  perform: resolveAnEvent,
}

const PARTIES: readonly Offer<Class>[] = CLASSES.map((of) => offer(`class:${of}`, of, roleName(of), `role:${of}`))

export const meetMps: PlainAction = {
  id: 'meet-mps',
  whyNot: (s) => (s.state.influence < MEETING_INFLUENCE ? TOO_LITTLE_INFLUENCE : null),
  *perform(t) {
    const of = yield* t.choose('state', say('ask.meet-mps'), PARTIES)
    giveInfluence(t, 'state', of, MEETING_INFLUENCE, 'given')
    changeLegitimacy(t, of, 1, 'meeting')
  },
}

/** The possible pairs of lowest classes; more than one when there is a tie (H-STATE-XTAX-02). */
export function lowestPairs(s: HegemonyState): ClassPair[] {
  const { legitimacy } = s.state
  const together = ([first, second]: ClassPair): number => legitimacy[first] + legitimacy[second]
  const least = Math.min(...CLASS_PAIRS.map(together))
  return CLASS_PAIRS.filter((pair) => together(pair) === least)
}

export const extraTax: PlainAction = {
  id: 'extra-tax',
  // The lowest class is always among the two that lose (HQ-09).
  whyNot: (s) => (CLASSES.some((of) => s.state.legitimacy[of] === LEGITIMACY_MIN) ? NO_LEGITIMACY_TO_LOSE : null),
  *perform(t) {
    for (const role of CLASSES) owe(t, role, 'state', EXTRA_TAX, 'extra-tax')
    const losing = yield* t.choose('state', say('ask.extra-tax'), lowestPairs(t.state).map(pairOffer))
    for (const role of losing) changeLegitimacy(t, role, -1, 'extra-tax')
  },
}

export const campaign: PlainAction = {
  id: 'campaign',
  whyNot: (s) => (s.state.media === 0 ? NO_MEDIA : null),
  *perform(t) {
    const most = Math.min(CAMPAIGN_INFLUENCE, t.state.state.media)
    mediaTo(t, 'state', yield* t.number('state', say('ask.campaign'), 1, most), 'campaign')
  },
}
