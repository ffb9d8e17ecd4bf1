// Historical Events that move Companies: between owners, out of the game, onto the board.
import { type Script, say } from '@hustings/kernel'
import { takeOver } from '../../cards/state-companies.ts'
import { cooperativeFarm } from '../../cards/working.ts'
import { COMPANY_SPACES } from '../../data/boards.ts'
import type { OwnerClass } from '../../data/vocabulary.ts'
import { build, whyNoBuild } from '../../rules/actions/build.ts'
import { loseCompany } from '../../rules/actions/sell.ts'
import { canPay, owe, pay } from '../../rules/economy/money.ts'
import { changeLegitimacy, inPlay } from '../../rules/economy/points.ts'
import { discardPublicExcess } from '../../rules/economy/stock.ts'
import { minimumWage, setWage } from '../../rules/labour/wages.ts'
import {
  afterWorkersMoved,
  dismissAll,
  endStrike,
  factsOf,
  hasCommitted,
  isOperational,
} from '../../rules/labour/workers.ts'
import { companyName, DONE, type HegemonyTable, offer } from '../../rules/table.ts'
import type { Company } from '../../state/state.ts'
import { chooseCompany, isIdle, isOfIndustry, type Line, pickLegitimacy } from './effect.ts'

/** A public Company leaves the game and one of the Capitalist Class replaces it, with its workers. */
function replacePublic(t: HegemonyTable, leaving: Company, company: Company): void {
  const { companies, removed } = t.state
  endStrike(t, leaving)
  dismissAll(t, leaving)
  companies.state.splice(companies.state.indexOf(leaving), 1)
  removed.push(leaving.id)
  t.emit({ type: 'company-closed', company: leaving.id })
  takeOver(t, company, 'capitalist', 'state')
  // A State without a player pays the minimum, unless workers are committed (HQ-25).
  if (!inPlay(t.state, 'state') && !hasCommitted(company)) setWage(t, company, minimumWage(t.state))
  afterWorkersMoved(t)
  discardPublicExcess(t)
}

/** One own Luxury Company for 32 that replaces an idle public one; without either, nothing (CC-HIST-16). */
export const sellLuxuryToState: Line = function* (t, card) {
  const { companies } = t.state
  if (!companies.state.some(isIdle)) return
  const company = yield* chooseCompany(
    t,
    'capitalist',
    'ask.hand-over',
    companies.capitalist.filter(isOfIndustry('luxury')),
  )
  if (company === null) return
  const leaving = yield* chooseCompany(t, 'capitalist', 'ask.retire-company', companies.state.filter(isIdle))
  if (leaving === null) return
  owe(t, 'state', 'capitalist', 32, 'history', card)
  replacePublic(t, leaving, company)
}

/** Any own Company is given away for an idle public one. */
export const surrenderCompany: Line = function* (t) {
  const { companies } = t.state
  if (!companies.state.some(isIdle)) return
  const company = yield* chooseCompany(t, 'capitalist', 'ask.hand-over', companies.capitalist)
  if (company === null) return
  const leaving = yield* chooseCompany(t, 'capitalist', 'ask.retire-company', companies.state.filter(isIdle))
  if (leaving !== null) replacePublic(t, leaving, company)
}

/** An operational one, for an idle public one if there is any, otherwise for another. */
export const nationalizeOperational: Line = function* (t) {
  const { companies } = t.state
  const leavable = companies.state.some(isIdle) ? companies.state.filter(isIdle) : companies.state
  if (leavable.length === 0) return
  const company = yield* chooseCompany(t, 'capitalist', 'ask.hand-over', companies.capitalist.filter(isOperational))
  if (company === null) return
  const leaving = yield* chooseCompany(t, 'capitalist', 'ask.retire-company', leavable)
  if (leaving !== null) replacePublic(t, leaving, company)
}

/** An own operational Company is lost. */
export const discardOperational = (role: OwnerClass): Line =>
  function* (t) {
    const company = yield* chooseCompany(t, role, 'ask.lose-company', t.state.companies[role].filter(isOperational))
    if (company !== null) loseCompany(t, role, company)
  }

// US Financial Crisis: chosen first, possibly saved by the State, lost afterwards (CC-HIST-16)

export const financialCrisis: Line = function* (t, card) {
  const s = t.state
  owe(t, 'state', 'working', 10, 'history', card)
  const doomed: { role: OwnerClass; company: Company }[] = []
  for (const role of ['middle', 'capitalist'] as const) {
    if (!inPlay(s, role)) continue
    owe(t, 'state', role, 10, 'history', card)
    const company = yield* chooseCompany(t, role, 'ask.lose-company', s.companies[role].filter(isOperational))
    if (company !== null) doomed.push({ role, company })
  }
  yield* pickLegitimacy(t, -1, 2)
  for (const { role, company } of doomed) if (!(yield* isSaved(t, card, role, company))) loseCompany(t, role, company)
}

/** For half its cost, rounded down. */
function* isSaved(t: HegemonyTable, card: string, role: OwnerClass, company: Company): Script<boolean> {
  const price = Math.floor(factsOf(company).cost / 2)
  if (!inPlay(t.state, 'state') || !canPay(t.state, 'state', price)) return false
  if (!(yield* t.confirm('state', say('ask.save-company', { company: companyName(company.id), price })))) return false
  pay(t, 'state', 'supply', price, 'history', card)
  changeLegitimacy(t, role, 1, 'history')
  return true
}

// Building and buying

export const freeCompany: Line = function* (t) {
  const limits = { price: () => ({ own: 0, state: 0 }), allows: (facts: { automated: boolean }) => !facts.automated }
  if (whyNoBuild(t.state, 'capitalist', limits) === null) yield* build(t, 'capitalist', limits)
}

export const newFarm: Line = function* (t) {
  if (cooperativeFarm.whyNot?.(t.state) == null) yield* cooperativeFarm.play(t)
}

/** A public Company with its workers at half its cost, rounded up. */
export const buyPublicCompany: Line = function* (t, card) {
  const s = t.state
  if (s.companies.capitalist.length >= COMPANY_SPACES.capitalist) return
  const price = (company: Company): number => Math.ceil(factsOf(company).cost / 2)
  const affordable = s.companies.state.filter((company) => canPay(s, 'capitalist', price(company)))
  if (affordable.length === 0) return
  const company = yield* t.choose<Company | null>('capitalist', say('ask.buy-public'), [
    ...affordable.map((candidate) => {
      const label = say('option.buy-public', { company: companyName(candidate.id), price: price(candidate) })
      return offer<Company | null>(`company:${candidate.id}`, candidate, label, `company:${candidate.id}`)
    }),
    DONE,
  ])
  if (company === null) return
  pay(t, 'capitalist', 'state', price(company), 'history', card)
  takeOver(t, company, 'state', 'capitalist')
  discardPublicExcess(t)
}
