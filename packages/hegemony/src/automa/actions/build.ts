// Build and Sell Company (CC-AC-18, CC-AC-22, CC-AC-23, CC-AC-25, CC-AM-26 to CC-AM-28, CC-AM-30).
import { type Message, type Script, say } from '@hustings/kernel'
import { addToMarket } from '../../cards/capitalist.ts'
import { type BonusId, bonusFigure } from '../../data/automa-bonuses.ts'
import { COMPANY_SPACES } from '../../data/boards.ts'
import { companyFacts } from '../../data/companies.ts'
import type { CompanyFacts } from '../../data/facts.ts'
import type { Industry, OwnerClass } from '../../data/vocabulary.ts'
import {
  allByState,
  type BuildLimits,
  build,
  grantFor,
  halfByState,
  type Price,
  reducedBy,
} from '../../rules/actions/build.ts'
import { sell } from '../../rules/actions/sell.ts'
import { gainStorageTile, storageTilesLeft } from '../../rules/actions/storage.ts'
import { canPay } from '../../rules/economy/money.ts'
import { canFound, classesToStaff, newcomerSkills } from '../../rules/labour/recruit.ts'
import { factsOf, isOperational } from '../../rules/labour/workers.ts'
import { companyName, type HegemonyTable } from '../../rules/table.ts'
import type { Company, HegemonyState } from '../../state/state.ts'
import { preferCompany } from '../bullets/companies.ts'
import { preferSkill } from '../bullets/skills.ts'
import { modeOf } from '../place/automa.ts'
import { type AutomaAction, answering } from './action.ts'

// Building

function priceUnder(bonus: BonusId | null): (facts: CompanyFacts) => Price {
  switch (bonus) {
    case 'build-for-less':
      return reducedBy(bonusFigure(bonus, 'discount'))
    case 'build-with-storage':
      return (facts) => reducedBy(facts.industry === 'media' ? 0 : bonusFigure(bonus, 'discount'))(facts)
    case 'half-paid-company':
      return (facts) => (isHalfPaid(facts) ? halfByState(facts) : FULL(facts))
    case 'state-pays-company':
      return allByState
    default:
      return FULL
  }
}
const FULL = reducedBy(0)

/** The share it pays: benefits of kept cards are always used (CC-AX-09). */
export function ownShare(s: HegemonyState, of: OwnerClass, facts: CompanyFacts, bonus: BonusId | null): number {
  const { own } = priceUnder(bonus)(facts)
  return own - grantFor(s, of, own)
}

function isHalfPaid({ industry }: CompanyFacts): boolean {
  return industry === 'agriculture' || industry === 'luxury'
}

/** Automated, or unemployed workers can fill it (IC-C-05). */
export function canRun(s: HegemonyState, { automated, slots }: CompanyFacts): boolean {
  return automated || classesToStaff(s, slots).length > 0
}

function hasIdleInIndustry(s: HegemonyState, { industry }: CompanyFacts): boolean {
  return s.companies.capitalist.some((company) => factsOf(company).industry === industry && !isOperational(company))
}

/** Never a third Company of an industry (CC-AM-30). */
const MOST_IN_INDUSTRY = 2

/** Middle Class workers: only unemployed ones (CC-AM-27), and with the bonus one more from the Supply. */
export function hasFounders(s: HegemonyState, facts: CompanyFacts, bonus: BonusId | null): boolean {
  if (bonus === 'build-with-newcomer' && newcomerSkills(s, facts, s.unemployed.middle).length > 0) return true
  return bonus !== 'build-with-newcomer' && canFound(facts, s.unemployed.middle)
}

function mayBuild(
  s: HegemonyState,
  of: OwnerClass,
  facts: CompanyFacts,
  bonus: BonusId | null,
  further: boolean,
): boolean {
  if (of === 'middle') {
    const built = s.companies.middle.filter((company) => factsOf(company).industry === facts.industry).length
    return built < MOST_IN_INDUSTRY && hasFounders(s, facts, bonus)
  }
  if (canRun(s, facts)) return true
  // Without workers: Advanced Mode only, as the first (OQ-48, R-114), and no second idle one of the industry
  // (CC-AC-25).
  return modeOf(s, of) === 'advanced' && !further && !hasIdleInIndustry(s, facts)
}

/** Companies in the Market that it would build. */
export function buildable(s: HegemonyState, of: OwnerClass, bonus: BonusId | null, further = false): string[] {
  if (s.companies[of].length >= COMPANY_SPACES[of]) return []
  return s[of].market.filter((id) => {
    const facts = companyFacts(id)
    return canPay(s, of, ownShare(s, of, facts, bonus)) && mayBuild(s, of, facts, bonus, further)
  })
}

const RULE: Readonly<Record<OwnerClass, string>> = { capitalist: 'CC-AC-25', middle: 'CC-AM-30' }

export const buildAction: AutomaAction<OwnerClass> = {
  test(s, of, { bonus }) {
    const spaces = COMPANY_SPACES[of] - s.companies[of].length
    const found = s[of].market.map((id) => judgement(s, of, id, bonus))
    return {
      possible: buildable(s, of, bonus).length > 0,
      rule: RULE[of],
      found: [say('found.spaces', { spaces }), ...found],
    }
  },
  *perform(t, of, { bonus }) {
    const built = yield* buildOne(t, of, bonus, buildable(t.state, of, bonus))
    if (bonus === 'build-two') {
      const more = buildable(t.state, of, bonus, true)
      if (more.length > 0) yield* buildOne(t, of, bonus, more)
      addToMarket(t, bonusFigure(bonus, 'refill'))
    }
    return isBonusUsed(bonus, companyFacts(built))
  },
}

/** Findings about one Company in the Market. */
function judgement(s: HegemonyState, of: OwnerClass, id: string, bonus: BonusId | null): Message {
  const facts = companyFacts(id)
  const cost = ownShare(s, of, facts, bonus)
  const company = companyName(id)
  if (!canPay(s, of, cost)) return say('found.company-too-dear', { company, cost })
  const manned = of === 'capitalist' ? canRun(s, facts) : hasFounders(s, facts, bonus)
  if (!manned) return say('found.company-without-workers', { company, cost })
  if (!mayBuild(s, of, facts, bonus, false)) return say('found.company-not-wanted', { company, cost })
  return say('found.company-possible', { company, cost })
}

function* buildOne(
  t: HegemonyTable,
  of: OwnerClass,
  bonus: BonusId | null,
  candidates: readonly string[],
): Script<string> {
  const id = preferCompany(t, of, of === 'capitalist' ? 'c-build-company' : 'm-build-company', candidates)
  const limits: BuildLimits = {
    price: priceUnder(bonus),
    allows: (facts) => facts.id === id,
    ...(of === 'middle' ? { workers: bonus === 'build-with-newcomer' ? 'newcomer' : 'unemployed' } : {}),
  }
  yield* answering(of, build(t, of, limits), ({ prompt }) =>
    prompt.key === 'ask.worker-colour' ? `skill:${newcomerFor(t, id)}` : undefined,
  )
  const { produces } = companyFacts(id)
  if (bonus === 'build-with-storage' && of === 'middle' && produces !== 'influence') {
    const open = !t.state.middle.tiles[produces] && storageTilesLeft(t.state) > 0
    if (open) yield* answering(of, gainStorageTile(t, of), () => `resource:${produces}`)
  }
  return id
}

/** Industry of the newcomer: one with whom the unemployed fill the Company. */
function newcomerFor(t: HegemonyTable, id: string): Industry {
  const kinds = newcomerSkills(t.state, companyFacts(id), t.state.unemployed.middle)
  const { industry } = companyFacts(id)
  return kinds.includes(industry) ? industry : preferSkill(t, 'middle', kinds, false)
}

function isBonusUsed(bonus: BonusId | null, built: CompanyFacts): boolean {
  if (bonus === null || bonus === 'sell-for-double') return false
  if (bonus === 'half-paid-company') return isHalfPaid(built)
  return bonus !== 'build-with-storage' || built.industry !== 'media'
}

// Selling

/** Minimum proceeds for a sale to be worth a symbol or a row (CC-AC-22, CC-AC-23). */
export const LEAST_SALE = 20

/** Actual proceeds of a sale. */
export function saleOf(company: Company, bonus: BonusId | null): number {
  return factsOf(company).cost * factorFor(company, bonus)
}

function factorFor({ machinery }: Company, bonus: BonusId | null): number {
  return bonus === 'sell-for-double' && !machinery ? bonusFigure(bonus, 'factor') : 1
}

/** An operational Company is never sold (CC-AC-23). */
export function idleCompanies(s: HegemonyState): Company[] {
  return s.companies.capitalist.filter((company) => !isOperational(company))
}

/** Reached through Build Company: as its substitute in Simple Mode, by its action card in Advanced Mode (OQ-46). */
export const sellAction: AutomaAction<'capitalist'> = {
  test(s, of, { bonus }) {
    const idle = idleCompanies(s)
    const least = modeOf(s, of) === 'simple' ? LEAST_SALE : 0
    const worth = idle.filter((company) => saleOf(company, bonus) >= least)
    return {
      possible: worth.length > 0,
      rule: modeOf(s, of) === 'simple' ? 'CC-AC-22' : 'CC-AC-23',
      found: idle.map((company) =>
        say('found.sale', { company: companyName(company.id), amount: saleOf(company, bonus), needed: least }),
      ),
    }
  },
  *perform(t, of, { bonus }) {
    const least = modeOf(t.state, of) === 'simple' ? LEAST_SALE : 0
    const worth = idleCompanies(t.state).filter((company) => saleOf(company, bonus) >= least)
    const id = preferCompany(
      t,
      of,
      'c-sell-company',
      worth.map((company) => company.id),
    )
    const company = worth.find((candidate) => candidate.id === id)
    const factor = company === undefined ? 1 : factorFor(company, bonus)
    yield* answering(of, sell(t, of, { factor }), () => `company:${id}`)
    return factor > 1
  },
}
