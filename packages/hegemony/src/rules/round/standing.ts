// Circumstances of the active role.
import { COMPANY_SPACES, STORAGE } from '../../data/boards.ts'
import { type LabourClass, type Role, WARES } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { comforts } from '../actions/comforts.ts'
import { quarters, type Steps, stepWord } from '../circumstances.ts'
import { funds } from '../economy/money.ts'
import { isLabour } from '../labour/placement.ts'
import { isOperational, population, unemployedCount } from '../labour/workers.ts'
import { politics } from '../politics/circumstances.ts'

const MONEY: Readonly<Record<Role, Steps>> = {
  working: [20, 45, 75, 110],
  middle: [20, 45, 75, 110],
  capitalist: [50, 100, 200, 300],
  state: [30, 70, 120],
}
const UNEMPLOYED: Steps = [1, 3, 5]
const PROSPERITY: Steps = [1, 3, 5, 7]
const LEGITIMACY: Steps = [3, 5, 7]

/** Circumstances of the active role. */
export function standing(s: HegemonyState, role: Role): readonly string[] {
  const words = politics(s, role)
  words.push(stepWord('money', funds(s, role), MONEY[role]))
  if (isLabour(role)) household(s, role, words)
  if (role !== 'working') business(s, role, words)
  return words
}

function household(s: HegemonyState, of: LabourClass, words: string[]): void {
  comforts(s, of, words)
  words.push(
    stepWord('unemployed', unemployedCount(s, of), UNEMPLOYED),
    stepWord('prosperity', s[of].prosperity, PROSPERITY),
    s[of].goods.food >= population(s, of) ? 'fed' : 'hungry',
  )
  let vacancies = 0
  for (const role of s.roles) {
    for (const company of s.companies[role]) if (!isOperational(company)) vacancies++
  }
  words.push(stepWord('vacancies', vacancies, UNEMPLOYED))
}

function business(s: HegemonyState, role: Exclude<Role, 'working'>, words: string[]): void {
  let idle = 0
  for (const company of s.companies[role]) if (!isOperational(company)) idle++
  words.push(stepWord('idle', idle, UNEMPLOYED))
  if (role === 'state') {
    const { legitimacy } = s.state
    words.push(
      stepWord('legitimacy', Math.min(legitimacy.working, legitimacy.middle, legitimacy.capitalist), LEGITIMACY),
      `events-${s.state.events.length}`,
    )
    return
  }
  words.push(stepWord('room', COMPANY_SPACES[role] - s.companies[role].length, UNEMPLOYED))
  for (const ware of WARES) words.push(`${ware}-${quarters(s[role].storage[ware], STORAGE[role][ware])}`)
}
