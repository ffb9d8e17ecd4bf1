// Strike, Demonstration and Lobby (CC-AW-20 to CC-AW-23, CC-AW-26, CC-AC-27).
import { say } from '@hustings/kernel'
import type { Class } from '../../data/vocabulary.ts'
import { availablePlaces, demonstrate } from '../../rules/actions/demonstration.ts'
import { lobby } from '../../rules/actions/lobby.ts'
import { callStrikes, whyNoStrike, whyNoStrikes } from '../../rules/actions/strike.ts'
import { unionCount } from '../../rules/labour/placement.ts'
import { employs, factsOf, unemployedCount } from '../../rules/labour/workers.ts'
import type { Company, HegemonyState } from '../../state/state.ts'
import { modeOf } from '../place/automa.ts'
import { type AutomaAction, unlessRefused } from './action.ts'

const STRUCK = ['middle', 'capitalist', 'state'] as const

/** Public Companies with a free service are not struck (CC-AW-26). */
export function givesFreeService(s: HegemonyState, company: Company): boolean {
  if (!s.companies.state.includes(company)) return false
  const { produces } = factsOf(company)
  return (produces === 'health' && s.policies[4] === 'A') || (produces === 'education' && s.policies[5] === 'A')
}

/** Companies that it would strike. */
export function strikable(s: HegemonyState): Company[] {
  return STRUCK.flatMap((owner) =>
    s.companies[owner].filter(
      (company) =>
        employs(company, 'working') && whyNoStrike(s, owner, company) === null && !givesFreeService(s, company),
    ),
  )
}

const LEAST_COMPANIES = 2
const LEAST_UNIONS = 2
const TOKENS_BESIDE_UNIONS = 2

/** 2C, or 2B with two unions (CC-AW-20). */
export function strikesNow(s: HegemonyState): boolean {
  return s.policies[2] === 'C' || (s.policies[2] === 'B' && unionCount(s) >= LEAST_UNIONS)
}

export const strikeAction: AutomaAction<'working'> = {
  test(s) {
    const companies = strikable(s).length
    const found = [
      say('found.labour-market', { section: s.policies[2], unions: unionCount(s), needed: LEAST_UNIONS }),
      say('found.strikable', { companies, needed: LEAST_COMPANIES }),
    ]
    if (!strikesNow(s) || companies < LEAST_COMPANIES) return { possible: false, rule: 'CC-AW-20', found }
    return unlessRefused('CC-AW-20', whyNoStrikes(s), ...found)
  },
  *perform(t) {
    yield* callStrikes(t, unionCount(t.state) + TOKENS_BESIDE_UNIONS)
    return false
  },
}

export const demonstrationAction: AutomaAction<'working'> = {
  test(s) {
    const found = say('found.places', { unemployed: unemployedCount(s, 'working'), places: availablePlaces(s) })
    return unlessRefused('CC-AW-23', demonstrate.whyNot(s, 'working'), found)
  },
  *perform(t, of) {
    yield* demonstrate.perform(t, of)
    return false
  },
}

/** In Simple Mode only with less Influence than all the others together (OQ-22). */
export const lobbyAction: AutomaAction<'capitalist'> = {
  test(s, of) {
    const own = s[of].influence
    const others = influenceOfOthers(s, of)
    const found = say('found.influence', { own, others })
    if (modeOf(s, of) === 'simple' && own >= others) return { possible: false, rule: 'CC-AC-27', found: [found] }
    return unlessRefused('CC-AC-27', lobby.whyNot(s, of), found)
  },
  *perform(t, of) {
    yield* lobby.perform(t, of)
    return false
  },
}

/** Personal Influence of the State, not the Media Influence it sells (OQ-23). */
export function influenceOfOthers(s: HegemonyState, of: Class): number {
  let sum = 0
  for (const role of s.roles) if (role !== of) sum += s[role].influence
  return sum
}
