// Recommended moves and their effects, from visible information only. The rules determine which moves are possible.
import { companyFacts, SECTIONS, SKILLS, TURNS } from '@hustings/hegemony/data'
import type { Decision, Option } from '@hustings/kernel'
import type { CompanyView, HegemonyView, Policy, Section, Skill, Ware } from '../words/model.ts'
import { assigns, billIn, cubesIn, firstDeeds, type Moment, PUPIL, purchaseIn } from './deeds.ts'

/** The questions of a turn itself, not of an action in it. */
const TURN_PROMPTS = ['ask.turn', 'ask.turn-main', 'ask.turn-free']

export function asksForMove({ decision }: Pick<Moment, 'decision'>): boolean {
  return decision !== null && TURN_PROMPTS.includes(decision.prompt.key)
}

export function asks({ decision }: Pick<Moment, 'decision'>, ...prompts: readonly string[]): boolean {
  return decision !== null && prompts.includes(decision.prompt.key)
}

export function legal(decision: Decision | null): readonly Option[] {
  return decision?.shape === 'pick' ? decision.options.filter(({ blocked }) => blocked === undefined) : []
}

export function offers(decision: Decision | null, id: string): boolean {
  return legal(decision).some((option) => option.id === id)
}

/** The companies that pay wages, in a match of two. */
export function employers({ companies }: HegemonyView): readonly CompanyView[] {
  return [...companies.capitalist, ...companies.state]
}

/** Companies that unemployed workers alone could fill, the highest wage first. */
export function companiesToFill(view: HegemonyView): readonly CompanyView[] {
  return employers(view)
    .filter((company) => !company.operational && company.slots.length > 0 && canBeFilled(company, view))
    .sort((a, b) => (b.pays ?? 0) - (a.pays ?? 0))
}

function canBeFilled({ slots }: CompanyView, { working }: HegemonyView): boolean {
  const left = { ...working.unemployed }
  const skilled = slots.filter(({ needs }) => needs !== 'unskilled')
  for (const { needs } of skilled) left[needs]--
  const others = SKILLS.reduce((count, skill) => count + left[skill], 0)
  return (
    slots.every(({ worker }) => worker === null) &&
    SKILLS.every((skill) => left[skill] >= 0) &&
    others >= slots.length - skilled.length
  )
}

/** The skills that empty slots require. */
export function skillsWanted(view: HegemonyView): readonly Skill[] {
  const empty = employers(view).filter(({ operational }) => !operational)
  const wanted = new Set(empty.flatMap(({ slots }) => slots.map(({ needs }) => needs)))
  return SKILLS.filter((skill) => skill !== 'unskilled' && wanted.has(skill))
}

export function unemployedIn({ working }: HegemonyView): number {
  return SKILLS.reduce((count, skill) => count + working.unemployed[skill], 0)
}

/** Additional income per round if all companies paid their highest wage. */
export function gainFromHighestWages(view: HegemonyView): number {
  return employers(view)
    .filter(({ operational, slots }) => operational && slots.some(({ worker }) => worker?.class === PUPIL))
    .reduce((gain, { id, pays }) => gain + (companyFacts(id).wages?.[2] ?? 0) - (pays ?? 0), 0)
}

/** The wage law first; then every law that is not yet in section A. */
const WISHES: readonly Policy[] = [2, 4, 5, 1, 3]

/** The recommended section, on a policy without a bill. */
export function billToPropose({
  policies,
  bills,
  closedPolicies,
}: HegemonyView): { policy: Policy; section: Section } | null {
  const policy = WISHES.find(
    (wish) => policies[wish] !== 'A' && bills[wish] === undefined && closedPolicies[wish] === undefined,
  )
  return policy === undefined ? null : { policy, section: policies[policy] === 'C' ? 'B' : 'A' }
}

/** Whether a law moves toward section A, which favors the Working Class in the first five policies. */
export function isTowardOurs(policy: Policy, from: Section, to: Section): boolean | null {
  return policy > 5 ? null : SECTIONS.indexOf(to) < SECTIONS.indexOf(from)
}

/** The goods that the player could use now. */
export function waresToUse(view: HegemonyView): readonly Ware[] {
  return (['health', 'education', 'luxury'] as const).filter(
    (ware) => view.working.goods[ware] >= view.working.population,
  )
}

const USES = ['free:use-healthcare', 'free:use-education', 'free:use-luxury'] as const

/** The option for a use that is possible now. */
export function possibleUse(decision: Decision | null): (typeof USES)[number] | null {
  return USES.find((use) => offers(decision, use)) ?? null
}

/** A card of the hand with little value now: an unplayable one if possible. */
export function cardToSpare(view: HegemonyView): string | null {
  return view.working.hand?.find(({ playable }) => !playable)?.card ?? null
}

const SCHOLARSHIP = 'working-state-scholarship'

/** A card worth playing: the one that buys a skill at half the price, otherwise any. */
export function cardToPlay({ decision, view }: Moment): string | null {
  if (offers(decision, `play:${SCHOLARSHIP}`) && view.working.money >= view.state.prices.education) return SCHOLARSHIP
  return (
    legal(decision)
      .find(({ id }) => id.startsWith('play:'))
      ?.id.slice('play:'.length) ?? null
  )
}

export type Move = 'use' | 'assign' | 'buy' | 'card' | 'bill' | 'pressure' | 'end' | 'own'

/** The recommended move of this turn: the next topic of the tutorial, in order. */
export function moveToMake(now: Moment): Move {
  const { view, decision, log } = now
  if (possibleUse(decision) !== null) return 'use'
  if (asks(now, 'ask.turn-free')) return 'end'
  const deeds = firstDeeds(log)
  const can = (action: string) => offers(decision, `basic:${action}`)
  const idle = companiesToFill(view).length > 0 && can('assign-workers')
  const proposed = deeds.some((deed) => billIn(deed) !== null)
  const billNow = !proposed && can('propose-bill')
  if (idle && !deeds.some(assigns)) return 'assign'
  // Without a bill there may be no vote.
  if (billNow && (view.turn ?? 0) >= TURNS) return 'bill'
  if (!deeds.some((deed) => purchaseIn(deed) !== null) && can('buy-goods')) return 'buy'
  if (!deeds.some(({ what }) => what === 'card') && cardToPlay(now) !== null) return 'card'
  if (billNow) return 'bill'
  if (!deeds.some((deed) => cubesIn(deed) > 0) && can('political-pressure')) return 'pressure'
  return idle ? 'assign' : 'own'
}
