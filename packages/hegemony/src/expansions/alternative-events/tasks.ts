// The tasks of the Alternative Events: the State chooses a class, pays the cost, and gives it the card (CC-ALT-03).

import { type Offer, type Reason, type Script, say } from '@hustings/kernel'
import { ALTERNATIVE_EVENTS, type AlternativeEventFacts, type EventCost } from '../../data/alternative-events.ts'
import type { Class } from '../../data/vocabulary.ts'
import { isClass } from '../../data/vocabulary.ts'
import { canPay, pay } from '../../rules/economy/money.ts'
import { importPrice } from '../../rules/economy/prices.ts'
import { room, spendInfluence, takeMedia, tellGoods, unstore } from '../../rules/economy/stock.ts'
import { employs, factsOf, operationalCompanies } from '../../rules/labour/workers.ts'
import { isInForce } from '../../rules/measures.ts'
import { billMarkersLeft } from '../../rules/politics/bills.ts'
import { agendaMatches } from '../../rules/state/agenda.ts'
import { classOffer } from '../../rules/state/events/event.ts'
import { because, type EventRule, type HegemonyTable, offer, roleName, unless } from '../../rules/table.ts'
import type { HegemonyState } from '../../state/state.ts'
import { giveEvent } from './kept.ts'

const NOT_THIS_CLASS = because('CC-ALT-03', 'event-not-this-class')
const TOO_DEAR = because('H-STATE-EVENT-02', 'event-cost')
const NO_FOOD = because('H-STATE-EVENT-02', 'nothing-for-sale')

/** Policies 1 to 5, as on a Political Agenda. */
const AGENDA_POLICIES = 5

/** Whether the card lets the State choose this class. */
function isEligible(s: HegemonyState, of: Class, { task: { needs } }: AlternativeEventFacts): boolean {
  switch (needs) {
    case undefined:
      return true
    case 'bill-marker':
      return billMarkersLeft(s, of) > 0
    case 'public-workers':
      return of !== 'capitalist' && s.companies.state.some((company) => employs(company, of))
    default:
      return operationalCompanies(s, of).some((company) => factsOf(company).industry === needs)
  }
}

function canAfford({ state }: HegemonyState, cost: EventCost): boolean {
  const { money = 0, health = 0, education = 0, media = 0, personal = 0 } = cost
  return (
    state.money >= money &&
    state.storage.health >= health &&
    state.storage.education >= education &&
    state.media >= media &&
    state.influence >= personal
  )
}

/** The ways to pay, with money instead of missing Education where the card allows it. */
function costsOf(s: HegemonyState, { task }: AlternativeEventFacts): readonly EventCost[] {
  const { costs = [{}], insteadOfEducation } = task
  if (insteadOfEducation === undefined) return costs
  return costs.map(({ education = 0, money = 0, ...rest }) => {
    const there = Math.min(education, s.state.storage.education)
    return { ...rest, education: there, money: money + (education - there) * insteadOfEducation }
  })
}

/** Influence of both kinds that the task costs. */
function influenceFor(s: HegemonyState, of: Class, { task }: AlternativeEventFacts): number {
  if (task.influencePer === 'bill-marker') return billMarkersLeft(s, of)
  if (task.influencePer === undefined || s.state.agenda === null) return 0
  return AGENDA_POLICIES - agendaMatches(s, s.state.agenda)
}

function whyNotFor(s: HegemonyState, of: Class, facts: AlternativeEventFacts): Reason | null {
  if (!isEligible(s, of, facts)) return NOT_THIS_CLASS
  if (s.state.influence + s.state.media < influenceFor(s, of, facts)) return TOO_DEAR
  if (!costsOf(s, facts).some((cost) => canAfford(s, cost))) return TOO_DEAR
  return facts.task.buysFood !== undefined && grocers(s, facts.task.buysFood).length === 0 ? NO_FOOD : null
}

function ruleFor(facts: AlternativeEventFacts): EventRule {
  const classes = facts.choices.flatMap(({ choice }) => (isClass(choice) ? [choice] : []))
  return {
    whyNot(s) {
      const reasons = classes.map((of) => whyNotFor(s, of, facts))
      return reasons.includes(null) ? null : (reasons.find((reason) => reason !== NOT_THIS_CLASS) ?? NOT_THIS_CLASS)
    },
    *perform(t) {
      const offers = classes.map((of) => unless(whyNotFor(t.state, of, facts), classOffer(of)))
      const of = yield* t.choose('state', say('ask.event-class', { event: say(`event.${facts.id}`) }), offers)
      yield* payTask(t, of, facts)
      return [{ choice: of, count: 1 }]
    },
    *handOver(t, [served]) {
      if (served !== undefined && isClass(served.choice)) yield* giveEvent(t, facts.id, served.choice)
    },
  }
}

function* payTask(t: HegemonyTable, of: Class, facts: AlternativeEventFacts): Script {
  const s = t.state
  yield* spendEitherInfluence(t, influenceFor(s, of, facts))
  const cost = yield* t.choose('state', say('ask.event-cost'), costOffers(s, costsOf(s, facts)))
  spend(t, facts.id, cost)
  if (facts.task.buysFood !== undefined) yield* buyFood(t, facts.task.buysFood)
}

function costOffers(s: HegemonyState, costs: readonly EventCost[]): Offer<EventCost>[] {
  return costs.map((cost, at) => {
    const { money = 0, health = 0, education = 0 } = cost
    const label = say('option.event-cost', { money, health, education })
    return unless(canAfford(s, cost) ? null : TOO_DEAR, offer(`cost:${at}`, cost, label))
  })
}

function spend(t: HegemonyTable, event: string, cost: EventCost): void {
  const { money = 0, health = 0, education = 0, media = 0, personal = 0 } = cost
  pay(t, 'state', 'supply', money, 'event', event)
  if (health > 0) unstore(t, 'state', 'health', health, 'supply', 'spent')
  if (education > 0) unstore(t, 'state', 'education', education, 'supply', 'spent')
  spendMedia(t, media)
  spendInfluence(t, 'state', personal, 'spent')
}

function spendMedia(t: HegemonyTable, amount: number): void {
  takeMedia(t, amount, 'supply', 'spent')
  t.state.influence += amount
}

/** The State decides how much of it is Media Influence. */
function* spendEitherInfluence(t: HegemonyTable, amount: number): Script {
  if (amount === 0) return
  const { influence, media } = t.state.state
  const least = Math.max(0, amount - influence)
  const fromMedia = yield* t.number('state', say('ask.spend-media', { amount }), least, Math.min(amount, media))
  spendMedia(t, fromMedia)
  spendInfluence(t, 'state', amount - fromMedia, 'spent')
}

// Food for the State's own stock

type Grocer = 'middle' | 'capitalist' | 'foreign-market'

function grocers(s: HegemonyState, wanted: number): { grocer: Grocer; price: number; most: number }[] {
  const found: { grocer: Grocer; price: number; most: number }[] = []
  const space = Math.min(wanted, room(s, 'state', 'food'))
  for (const grocer of ['middle', 'capitalist', 'foreign-market'] as const) {
    if (grocer === 'foreign-market' && isInForce(s, 'embargo')) continue
    const price = grocer === 'foreign-market' ? importPrice(s, 'food') : s[grocer].prices.food
    const stock = grocer === 'foreign-market' ? wanted : s[grocer].storage.food
    const most = Math.min(space, stock, Math.floor(s.state.money / price))
    if (most > 0) found.push({ grocer, price, most })
  }
  return found
}

/** From one seller after another, at least 1 in total, limited by storage; abroad tariff-free (H-STATE-PROVIDE-05). */
function* buyFood(t: HegemonyTable, wanted: number): Script {
  let bought = 0
  const asked: Grocer[] = []
  for (;;) {
    const open = grocers(t.state, wanted - bought).filter(({ grocer }) => !asked.includes(grocer))
    const [next, ...others] = open
    if (next === undefined) return
    const { grocer, price, most } = next
    const source = grocer === 'foreign-market' ? say('source.foreign-market') : roleName(grocer)
    const least = bought === 0 && others.length === 0 ? 1 : 0
    const amount = yield* t.number('state', say('ask.buy-food', { source, price }), least, most)
    if (canPay(t.state, 'state', amount * price)) deliver(t, grocer, amount, price)
    bought += amount
    asked.push(grocer)
  }
}

function deliver(t: HegemonyTable, grocer: Grocer, amount: number, price: number): void {
  if (amount === 0) return
  pay(t, 'state', grocer === 'foreign-market' ? 'supply' : grocer, amount * price, 'purchase', 'food')
  if (grocer === 'foreign-market') tellGoods(t, 'food', 'foreign-market', 'state', amount, 'purchase')
  else unstore(t, grocer, 'food', amount, 'state', 'purchase')
  t.state.state.storage.food += amount
}

export const ALTERNATIVE_EVENT_RULES: Readonly<Record<string, EventRule>> = Object.fromEntries(
  ALTERNATIVE_EVENTS.map((facts) => [facts.id, ruleFor(facts)]),
)
