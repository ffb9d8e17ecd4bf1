// Decisions that the mini expansions ask of an Automa (CC-AX-06 to CC-AX-13, CC-HIST-15, CC-HIST-16).
import { ROUNDS } from '../../data/boards.ts'
import { POLICIES, SECTIONS } from '../../data/vocabulary.ts'
import { wageShifts } from '../../expansions/alternative-events/benefits.ts'
import { factsOf, findCompany, isOperational } from '../../rules/labour/workers.ts'
import { distance, distanceFrom, favours } from '../automa.ts'
import { drawForDecision, hasInfluenceSymbol } from '../deck.ts'
import { byLot, type Decider, most, named, things } from './decision.ts'

const yes: Decider = () => true

/** Unskilled workers first; those at work by lot (CC-AX-06). */
const removedWorker: Decider = (asked) => {
  const { legal } = asked
  return legal.includes('skill:unskilled') ? 'skill:unskilled' : byLot(asked, legal)
}

/** With the symbol of an AI card the highest amount that it can give, otherwise nothing (CC-AX-07, OQ-35). */
const bond: Decider = ({ t, of, legal }) => {
  const best = ['bond:50', 'bond:30'].find((id) => legal.includes(id))
  if (best === undefined) return 'bond:0'
  const cards = drawForDecision(t, of, 1)
  const lends = cards.some(hasInfluenceSymbol)
  t.emit({ type: 'automa-draw', role: of, why: 'yes-no', cards, yes: lends })
  return lends ? best : 'bond:0'
}

/** Kept in rounds 1 to 4, given back for the VP in the last (CC-AX-08). */
const keptEvent: Decider = ({ s }) => (s.clock.round < ROUNDS ? 'keep' : 'vp')

/** Every benefit is used (CC-AX-09). */
const benefit: Decider = ({ legal }) => legal.find((id) => id.startsWith('benefit:'))

/** The first election about Policies 2 to 6 in which it is for the Bill and the State thought to be against (CC-AX-10, CC-AX-11). */
const publicPressure: Decider = (asked) => {
  const { s, of } = asked
  const policy = POLICIES.find((candidate) => String(candidate) === named(asked, 'policy'))
  const bill = policy === undefined ? undefined : s.bills[policy]
  if (policy === undefined || bill === undefined || policy < 2 || policy > 6) return false
  return favours(s, of, policy, bill.section) && !favours(s, 'state', policy, bill.section)
}

/** The greatest change of wages in its favour: up where its workers are, down in its own Companies (CC-AX-12, CC-AX-13). */
const shiftedWage: Decider = (asked) => {
  const { s, of } = asked
  const gains = wageShifts(s, of).map(({ company, level }) => {
    const wages = factsOf(company).wages ?? [0, 0, 0]
    const change = (wages[level - 1] ?? 0) - (wages[company.wage - 1] ?? 0)
    return { id: `wage:${company.id}-${level}`, gain: of === 'capitalist' ? -change : change }
  })
  const best = Math.max(...gains.map(({ gain }) => gain))
  return byLot(
    asked,
    gains.filter(({ gain }) => gain === best).map(({ id }) => id),
  )
}

/** One that stands still where the card allows it, else by lot (CC-HIST-15). */
const givenUpCompany: Decider = (asked) => {
  const companies = things(asked, 'company')
  const idle = companies.filter((id) => !isOperational(findCompany(asked.s, id)))
  const chosen = byLot(asked, idle.length > 0 ? idle : companies)
  return chosen === undefined ? undefined : `company:${chosen}`
}

/** Towards what it desires, by lot among such moves; if there is none, it stops. */
const movedPolicy: Decider = (asked) => {
  const { s, of, legal } = asked
  const nearer = POLICIES.flatMap((policy) =>
    SECTIONS.filter((section) => distanceFrom(section, of, policy) < distance(s, of, policy)).map(
      (section) => `policy:${policy}${section}`,
    ),
  ).filter((id) => legal.includes(id))
  return byLot(asked, nearer) ?? (legal.includes('done') ? 'done' : undefined)
}

/** For, if both Policies together come nearer to what it desires (CC-HIST-16). */
const referendum: Decider = ({ s, of }) => {
  const before = distance(s, of, 6) + distance(s, of, 7)
  return distanceFrom('C', of, 6) + distanceFrom('C', of, 7) < before ? 'for' : 'against'
}

export const MODULES: Readonly<Record<string, Decider>> = {
  'ask.remove-worker': removedWorker,
  'ask.bond': bond,
  'ask.keep-event': keptEvent,
  'ask.benefit': benefit,
  'ask.sell-to-state': most,
  'ask.use-grant': yes,
  'ask.fill-own-company': yes,
  'ask.public-pressure': publicPressure,
  'ask.shift-wage': shiftedWage,
  'ask.hand-over': givenUpCompany,
  'ask.lose-company': givenUpCompany,
  'ask.move-policy': movedPolicy,
  'ask.referendum-side': referendum,
}
