// Demonstration (chapter 15): the token, its end, and its cost for the others at the start of production.
import { type Reason, type Script, say } from '@hustings/kernel'
import { COMPANY_SPACES } from '../../data/boards.ts'
import type { Role } from '../../data/vocabulary.ts'
import type { Company, HegemonyState } from '../../state/state.ts'
import { inPlay, score } from '../economy/points.ts'
import { gainInfluence } from '../economy/stock.ts'
import { openings, unionCount } from '../labour/placement.ts'
import { employs, unemployedCount } from '../labour/workers.ts'
import { because, type HegemonyTable, type PlainAction, roleName, simply } from '../table.ts'

/** Required number of unemployed workers beyond the number of slots (H-DEMO-01). */
const SHORTAGE = 2

const ALREADY = because('H-DEMO-12', 'demonstration-in-play')

/** Empty slots of other players' Companies that the Working Class could fill, skills ignored (H-DEMO-03, H-DEMO-04, HQ-14). */
export function availablePlaces(s: HegemonyState): number {
  let places = 0
  for (const { company, skilled, open } of openings(s, 'working')) {
    if (!s.companies.working.includes(company)) places += skilled + open
  }
  return places
}

export function demonstrationHolds(s: HegemonyState): boolean {
  return unemployedCount(s, 'working') - availablePlaces(s) >= SHORTAGE
}

function whyNoDemonstration(s: HegemonyState): Reason | null {
  if (s.demonstration) return ALREADY
  if (demonstrationHolds(s)) return null
  return because('H-DEMO-01', 'enough-places', {
    unemployed: unemployedCount(s, 'working'),
    places: availablePlaces(s),
  })
}

export const demonstrate: PlainAction = {
  id: 'demonstration',
  whyNot: whyNoDemonstration,
  perform: simply((t) => {
    t.state.demonstration = true
    t.state.builtSinceDemonstration = []
    t.emit({ type: 'demonstration', outcome: 'called' })
  }),
}

/** Ends when a new Company with Working Class workers leaves enough slots (H-DEMO-05). */
export function checkDemonstration(t: HegemonyTable): void {
  const s = t.state
  if (!s.demonstration || !isAnswered(s) || demonstrationHolds(s)) return
  endDemonstration(s)
  t.emit({ type: 'demonstration', outcome: 'settled' })
}

function isAnswered({ companies, builtSinceDemonstration: built }: HegemonyState): boolean {
  const answers = (company: Company): boolean => built.includes(company.id) && employs(company, 'working')
  return companies.capitalist.some(answers) || companies.middle.some(answers)
}

function endDemonstration(s: HegemonyState): void {
  s.demonstration = false
  s.builtSinceDemonstration = []
}

/** The start of the Production Phase (H-DEMO-06 to H-DEMO-11). */
export function* resolveDemonstration(t: HegemonyTable): Script {
  const s = t.state
  if (!s.demonstration) return
  endDemonstration(s)
  const loss = unemployedCount(s, 'working') + unionCount(s)
  t.emit({ type: 'demonstration', outcome: 'held', loss })
  gainInfluence(t, 'working', 1, 'demonstration')
  yield* divideLoss(t, loss)
}

/** The whole loss, within the limits; the Working Class divides it among the others (H-DEMO-08, HQ-15). */
function* divideLoss(t: HegemonyTable, loss: number): Script {
  const s = t.state
  const others = s.roles.filter((role) => role !== 'working')
  let limits = 0
  for (const role of others) limits += emptySpaces(s, role)
  let left = Math.min(loss, limits)
  for (const role of others) {
    const limit = emptySpaces(s, role)
    limits -= limit
    const ask = say('ask.demonstration-loss', { role: roleName(role), left })
    const lost = yield* t.number('working', ask, Math.max(0, left - limits), Math.min(limit, left))
    left -= lost
    score(t, role, -lost, 'demonstration')
  }
}

/** Spaces without a Company; for the State face-down Companies as well (H-DEMO-09, H-DEMO-10). */
export function emptySpaces(s: HegemonyState, role: Role): number {
  if (role === 'working' || !inPlay(s, role)) return 0
  const spaces = role === 'state' ? COMPANY_SPACES.public : COMPANY_SPACES[role]
  return Math.max(0, spaces - s.companies[role].length)
}
