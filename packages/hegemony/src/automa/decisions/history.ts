// Decisions of an Automa in Historical Events (CC-HIST-15, CC-HIST-16).
import { POLICIES, SECTIONS } from '../../data/vocabulary.ts'
import { findCompany, isOperational } from '../../rules/labour/workers.ts'
import { distance, distanceFrom } from '../place/automa.ts'
import { drawYesOrNo } from '../place/deck.ts'
import { byLot, type Decider, things } from './decision.ts'

/** An idle one where the card allows it, otherwise at random (CC-HIST-15). */
const givenUpCompany: Decider = (asked) => {
  const companies = things(asked, 'company')
  const idle = companies.filter((id) => !isOperational(findCompany(asked.s, id)))
  const chosen = byLot(asked, idle.length > 0 ? idle : companies)
  return chosen === undefined ? undefined : `company:${chosen}`
}

/** A move toward a desired section, at random among such moves; if there is none, it stops. */
const movedPolicy: Decider = (asked) => {
  const { s, of, legal } = asked
  const nearer = POLICIES.flatMap((policy) =>
    SECTIONS.filter((section) => distanceFrom(section, of, policy) < distance(s, of, policy)).map(
      (section) => `policy:${policy}${section}`,
    ),
  ).filter((id) => legal.includes(id))
  return byLot(asked, nearer) ?? (legal.includes('done') ? 'done' : undefined)
}

/** For, if both Policies together come nearer to its desires (CC-HIST-16). */
const referendum: Decider = ({ s, of }) => {
  const before = distance(s, of, 6) + distance(s, of, 7)
  return distanceFrom('C', of, 6) + distanceFrom('C', of, 7) < before ? 'for' : 'against'
}

/** Whether it buys: yes or no by an AI card, then the first option (CC-AUTO-108). */
const publicCompany: Decider = ({ t, of, legal }) => (drawYesOrNo(t, of) ? legal[0] : 'done')

/** Options that gain money come before those that cost money. */
const sellOrDeal: Decider = ({ legal }) => legal[0]

export const HISTORY: Readonly<Record<string, Decider>> = {
  'ask.hand-over': givenUpCompany,
  'ask.lose-company': givenUpCompany,
  'ask.move-policy': movedPolicy,
  'ask.referendum-side': referendum,
  'ask.buy-public': publicCompany,
  'ask.sell-or-deal': sellOrDeal,
}
