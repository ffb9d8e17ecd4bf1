// Decisions of an Automa in the mini expansions (CC-AX-06 to CC-AX-13).
import { ROUNDS } from '../../data/boards.ts'
import { companyFacts } from '../../data/companies.ts'
import { type Class, POLICIES, SECTIONS } from '../../data/vocabulary.ts'
import { wageShifts } from '../../expansions/alternative-events/benefits.ts'
import { findCompany, ownerOf } from '../../rules/labour/workers.ts'
import type { Company, HegemonyState } from '../../state/state.ts'
import { favours } from '../place/automa.ts'
import { drawYesOrNo } from '../place/deck.ts'
import { type Asked, byLot, type Decider, most, named, things } from './decision.ts'
import { skillAt } from './labour.ts'

/** Kept for its benefit; in the last round the point is worth more (CC-AX-08). */
const keepEvent: Decider = ({ s }) => (s.clock.round === ROUNDS ? 'vp' : 'keep')

/** Benefits are always used (CC-AX-09), unless one would only have costs (OQ-39). */
const useBenefit: Decider = (asked) => {
  const event = things(asked, 'benefit').find((each) => each !== STATE_INTERVENTION || gainsByIntervention(asked))
  return event === undefined ? 'done' : `benefit:${event}`
}

/** Its wage must change, even if this is only a disadvantage for its holder. */
const STATE_INTERVENTION = 'ae25'

function gainsByIntervention({ s, of }: Asked): boolean {
  return wageShifts(s, of).some(({ company, level }) => gainOf(s, of, company, level) > 0)
}
const yes: Decider = ({ question }) => (question.shape === 'confirm' ? true : undefined)

/** If it can pay, an AI card decides between the maximum loan and nothing (CC-AX-07, OQ-35). */
const bond: Decider = (asked) => {
  const { t, of } = asked
  const amounts = things(asked, 'bond').map(Number)
  const highest = Math.max(...amounts)
  if (highest === 0) return undefined
  return `bond:${drawYesOrNo(t, of) ? highest : 0}`
}

/** Unskilled workers first, at random among equals (CC-AX-06). */
const removeWorker: Decider = (asked) => {
  if (asked.legal.includes('skill:unskilled')) return 'skill:unskilled'
  const employed = things(asked, 'worker')
  const unskilled = employed.filter((place) => skillAt(asked, place) === 'unskilled')
  const place = byLot(asked, unskilled.length > 0 ? unskilled : employed)
  return place === undefined ? undefined : `worker:${place}`
}

/** In the first vote on Policies 2 to 6 that it wants to pass and expects the State to oppose (CC-AX-10, CC-AX-11). */
const publicPressure: Decider = (asked) => {
  const { s, of, prompt } = asked
  const policy = POLICIES.find((each) => String(each) === named(asked, 'policy'))
  const section = SECTIONS.find((each) => each === prompt.params?.section)
  if (policy === undefined || section === undefined) return undefined
  const concerned = policy >= 2 && policy <= 6
  return concerned && favours(s, of, policy, section) && !favours(s, 'state', policy, section)
}

/**
 * The largest change of wages in its favor: less to pay in own Companies, more for its workers (CC-AX-12, CC-AX-13).
 */
const shiftWage: Decider = (asked) => {
  const gains = things(asked, 'wage').map((shift) => ({ shift, gain: gainNamed(asked, shift) }))
  const best = Math.max(...gains.map(({ gain }) => gain))
  const chosen = byLot(
    asked,
    gains.filter(({ gain }) => gain === best),
  )
  return chosen === undefined ? undefined : `wage:${chosen.shift}`
}

/** Shifts are named `<company>-<level>`. */
function gainNamed({ s, of }: Asked, shift: string): number {
  const at = shift.lastIndexOf('-')
  return gainOf(s, of, findCompany(s, shift.slice(0, at)), Number(shift.slice(at + 1)))
}

function gainOf(s: HegemonyState, of: Class, { id, wage }: Company, level: number): number {
  const { wages } = companyFacts(id)
  const change = (wages?.[level - 1] ?? 0) - (wages?.[wage - 1] ?? 0)
  return ownerOf(s, id) === of ? -change : change
}

export const EXPANSIONS: Readonly<Record<string, Decider>> = {
  'ask.keep-event': keepEvent,
  'ask.benefit': useBenefit,
  'ask.fill-own-company': yes,
  'ask.use-grant': yes,
  'ask.free-health': most,
  'ask.bond': bond,
  'ask.remove-worker': removeWorker,
  'ask.public-pressure': publicPressure,
  'ask.shift-wage': shiftWage,
}
