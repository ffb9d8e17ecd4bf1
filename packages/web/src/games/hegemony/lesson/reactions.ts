// The result of the player's last move, in one sentence with the figures of the match.
import type { KeyArgument, Message } from '@hustings/kernel'
import type { LessonReaction } from '../../lesson.ts'
import type { HegemonyEvent, HegemonyView, Policy, Section } from '../words/model.ts'
import { actionName, cardName, companyName, policyName, resourceName } from '../words/names.ts'
import { asks, companiesToFill, gainFromHighestWages, isTowardOurs, waresToUse } from './advice.ts'
import {
  assigns,
  billIn,
  cubesIn,
  type Deed,
  deedsOf,
  filledIn,
  type Moment,
  PUPIL,
  purchaseIn,
  sum,
  toldIn,
  uses,
} from './deeds.ts'

function react<const K extends string>(
  tone: LessonReaction['tone'],
  key: KeyArgument<K, `lesson.re.${K}`>,
  params: NonNullable<Message['params']> = {},
): LessonReaction {
  return { tone, text: { key: `lesson.re.${key}`, params } }
}

/** Reactions in the player's turn and during other turns; of an earlier turn only missed chances. */
export function reactionAt(now: Moment): LessonReaction | null {
  const { decision, beat, view, log } = now
  if (beat?.startsWith('vote:') === true) return toVote(voteOn(log, beat.slice('vote:'.length)))
  if (beat !== null && !beat.startsWith('automa:')) return null
  if (decision !== null && !asks(now, 'ask.turn', 'ask.turn-main', 'ask.turn-free')) return null
  const deeds = deedsOf(log)
  const deed = deeds.at(-1)
  if (deed === undefined) return null
  if (decision === null || asks(now, 'ask.turn')) {
    const turn = deeds.filter((each) => each.round === deed.round && each.turn === deed.turn)
    const missed = passedOver(turn, view)
    if (missed !== null) return missed
  }
  return asks(now, 'ask.turn') ? null : toDeed(deed, view)
}

/** The turn ended with a free action unused. */
function passedOver(turn: readonly Deed[], view: HegemonyView): LessonReaction | null {
  const [ware] = waresToUse(view)
  if (ware === undefined || turn.some(uses)) return null
  return react('missed', 'unused', { resource: resourceName(ware), amount: view.working.goods[ware] })
}

function toDeed(deed: Deed, view: HegemonyView): LessonReaction {
  if (uses(deed)) return toUse(deed)
  const purchase = purchaseIn(deed)
  if (purchase !== null) return toPurchase(purchase, view)
  if (assigns(deed)) return toAssignment(deed, view)
  const bill = billIn(deed)
  if (bill !== null) return toBill(deed, bill.policy, bill.section, view)
  const cubes = cubesIn(deed)
  if (cubes > 0) return toCubes(cubes, view)
  switch (deed.what) {
    case 'card':
      return react('good', 'card', { card: cardName(deed.card ?? '') })
    case 'strike':
      return react('other', 'strike', { count: toldIn(deed.events, 'strike').length })
    default:
      return react('other', 'other', { action: actionName(deed.what) })
  }
}

function toUse({ events }: Deed): LessonReaction {
  const vp = sum(toldIn(events, 'vp').filter(({ role }) => role === PUPIL))
  const prosperity = toldIn(events, 'prosperity').at(-1)?.to ?? 0
  const skilled = toldIn(events, 'trained').length
  const came = toldIn(events, 'worker').filter(({ from }) => from === 'pool').length
  return react('good', came > 0 ? 'healthcare' : skilled > 0 ? 'education' : 'luxury', { vp, prosperity })
}

function toPurchase(
  { resource, amount, cost }: NonNullable<ReturnType<typeof purchaseIn>>,
  { working }: HegemonyView,
): LessonReaction {
  const bought = { resource: resourceName(resource), amount, cost }
  if (resource === 'influence') return react('other', 'bought-influence', bought)
  if (resource === 'food') return react('other', 'bought-food', { ...bought, population: working.population })
  const short = working.population - working.goods[resource]
  return short > 0 ? react('other', 'bought-short', { ...bought, short }) : react('good', 'bought', bought)
}

/** The wages at the new companies minus those at the companies that the workers left. */
function toAssignment(deed: Deed, view: HegemonyView): LessonReaction {
  const filled = filledIn(deed)
  const left = new Set(
    toldIn(deed.events, 'worker').flatMap(({ from }) => (from.startsWith('company:') ? [from.slice(8)] : [])),
  )
  const companies = Object.values(view.companies).flat()
  const pays = (ids: Iterable<string>, working: boolean) =>
    [...ids].reduce((total, id) => {
      const company = companies.find((each) => each.id === id)
      return company !== undefined && company.operational === working ? total + (company.pays ?? 0) : total
    }, 0)
  const gain =
    pays(filled, true) -
    pays(
      [...left].filter((id) => !filled.includes(id)),
      false,
    )
  const names = { companies: filled.map(companyName), gain }
  if (filled.length === 0) return react('good', 'union')
  if (gain <= 0) return react('other', 'moved', { companies: names.companies })
  const [next] = companiesToFill(view)
  return next === undefined
    ? react('good', 'assigned', names)
    : react('other', 'assigned-more', { ...names, company: companyName(next.id) })
}

function toBill(deed: Deed, policy: Policy, to: Section, view: HegemonyView): LessonReaction {
  const voted = toVote(deed.events)
  if (voted !== null) return voted
  const bill = { policy: policyName(policy), section: to }
  const ours = isTowardOurs(policy, view.policies[policy], to)
  if (ours === null) return react('other', 'bill-neutral', bill)
  if (!ours) return react('missed', 'bill-theirs', bill)
  return policy === 2 && to === 'A'
    ? react('good', 'bill-wages', { gain: gainFromHighestWages(view) })
    : react('good', 'bill', bill)
}

function toCubes(cubes: number, { bag, bills }: HegemonyView): LessonReaction {
  const all = bag.working + bag.middle + bag.capitalist
  const own = Object.values(bills).some((bill) => bill?.by === PUPIL)
  return react(own ? 'good' : 'other', own ? 'cubes' : 'cubes-early', { cubes, mine: bag.working, all })
}

/** The events of the last completed vote. */
function voteOn(log: Moment['log'], law: string): readonly HegemonyEvent[] {
  const told = log.map(({ event }) => event)
  const ended = told.findLastIndex((event) => event.type === 'vote-result' && String(event.policy) === law)
  const called = told.slice(0, ended + 1).findLastIndex(({ type }) => type === 'vote-called')
  const next = told
    .slice(ended + 1)
    .findIndex(({ type }) => type === 'vote-called' || type === 'phase' || type === 'turn')
  return ended < 0 ? [] : told.slice(called, next < 0 ? told.length : ended + 1 + next)
}

function toVote(vote: readonly HegemonyEvent[]): LessonReaction | null {
  const [called] = toldIn(vote, 'vote-called')
  const [result] = toldIn(vote, 'vote-result')
  if (called === undefined || result === undefined) return null
  const { passed, for: yes, against } = result
  const outcome = { policy: policyName(result.policy), section: result.section, for: yes, against }
  const side = toldIn(vote, 'side').find(({ role }) => role === PUPIL)?.for ?? false
  const vp = sum(toldIn(vote, 'vp').filter(({ role }) => role === PUPIL))
  if (!passed) return side ? react('missed', 'lost', outcome) : react('good', 'averted', outcome)
  if (!side) return react('missed', 'outvoted', outcome)
  return react('good', called.role === PUPIL ? 'won' : 'supported', { ...outcome, vp })
}
