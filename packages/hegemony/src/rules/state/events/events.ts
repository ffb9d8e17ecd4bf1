// The Events of the State (chapter 25.5): which can be resolved now, their rewards, and their penalties.

import { discardCard, type Reason, type Script, say } from '@hustings/kernel'
import { eventCard } from '../../../data/events.ts'
import type { EventReward } from '../../../data/facts.ts'
import type { Class } from '../../../data/vocabulary.ts'
import type { HegemonyState } from '../../../state/state.ts'
import { changeLegitimacy, gainLegitimacyToken, score } from '../../economy/points.ts'
import { newPlacement } from '../../economy/provide.ts'
import type { Extensions } from '../../extensions.ts'
import {
  because,
  type EventRule,
  type HegemonyTable,
  offer,
  type Placement,
  roleName,
  type Served,
  unless,
} from '../../table.ts'
import { civilUnrest } from './civil-unrest.ts'
import { infantIndustry } from './infant-industry.ts'
import { buyWareEvent, spendMoneyEvent, spendWareEvent } from './market.ts'
import {
  figure,
  provideItemsEvent,
  provideMixEvent,
  provideMoneyEvent,
  provideToAllEvent,
  provideToTwoEvent,
  provideWareEvent,
  splitCubesEvent,
  splitMediaEvent,
} from './provide.ts'

export const EVENT_RULES: Readonly<Record<string, EventRule>> = {
  drought: provideWareEvent('drought', 'food', 'size'),
  'companies-demand-better-internet': provideWareEvent('companies-demand-better-internet', 'luxury', 'companies'),
  'declining-birth-rate': provideWareEvent('declining-birth-rate', 'health', 'size'),
  'low-education-index': provideWareEvent('low-education-index', 'education', 'size'),
  'strike-at-the-port': provideItemsEvent('strike-at-the-port', {
    media: figure('strike-at-the-port', 'mediaInfluence'),
  }),
  'local-industries-in-turmoil': provideMoneyEvent('local-industries-in-turmoil', 'companies'),
  'demand-for-pension-reform': provideMoneyEvent('demand-for-pension-reform', 'population'),
  'technological-illiteracy': provideMixEvent('technological-illiteracy', ['luxury', 'education']),
  earthquake: provideMixEvent('earthquake', ['food', 'health']),
  'demand-for-higher-welfare-standards': provideMixEvent('demand-for-higher-welfare-standards', [
    'health',
    'education',
  ]),
  'need-for-sustainability-initiative': provideToTwoEvent('need-for-sustainability-initiative'),
  'political-scandal': splitMediaEvent('political-scandal'),
  'need-for-stimulus-package': provideToAllEvent('need-for-stimulus-package'),
  'infant-industry-requires-help': infantIndustry,
  'outdated-public-sector-infrastructure': buyWareEvent('luxury'),
  pandemic: buyWareEvent('health'),
  'low-university-ratings': buyWareEvent('education'),
  'political-polarization': splitCubesEvent('political-polarization', ['working', 'capitalist']),
  'civil-unrest': civilUnrest,
  'demand-for-thirteen-month-pay': provideMoneyEvent('demand-for-thirteen-month-pay', 'publicWorkers'),
  'unfair-representation': provideItemsEvent('unfair-representation', {
    personal: figure('unfair-representation', 'personalInfluence'),
    cubes: figure('unfair-representation', 'votingCubes'),
  }),
  'fear-of-deflation': spendMoneyEvent('fear-of-deflation'),
  'neighbors-at-war': spendWareEvent('neighbors-at-war', 'health'),
  'developing-countries-in-need': spendWareEvent('developing-countries-in-need', 'education'),
  'global-supply-chain-crisis': provideMixEvent('global-supply-chain-crisis', ['food', 'luxury']),
}

const NO_EVENTS = because('H-STATE-EVENT-01', 'no-events')
const NO_EVENT_POSSIBLE = because('H-STATE-EVENT-02', 'no-event-possible')

function ruleOf(event: string, { eventRules }: Extensions): EventRule {
  const rule = EVENT_RULES[event] ?? eventRules[event]
  if (rule === undefined) throw new Error(`no rule for the Event ${event}`)
  return rule
}

/** Returns why the task of this Event cannot be performed in full (H-STATE-EVENT-02). */
export function whyNotEvent(s: HegemonyState, event: string, extensions: Extensions): Reason | null {
  return ruleOf(event, extensions).whyNot(s)
}

/** Returns why no Event on the board can be resolved now. */
export function whyNoEvent(s: HegemonyState, extensions: Extensions): Reason | null {
  if (s.state.events.length === 0) return NO_EVENTS
  return s.state.events.some((event) => whyNotEvent(s, event, extensions) === null) ? null : NO_EVENT_POSSIBLE
}

/** One of the Events on the board that can be resolved. */
export function* chooseEvent(t: HegemonyTable): Script<string> {
  return yield* t.choose(
    'state',
    say('ask.event'),
    t.state.state.events.map((event) =>
      unless(
        whyNotEvent(t.state, event, t.extensions),
        offer(`event:${event}`, event, say(`event.${event}`), `event:${event}`),
      ),
    ),
  )
}

/** The task and its reward; the card stays where it is (H-STATE-EVENT-01). */
export function* performEvent(t: HegemonyTable, event: string, placement: Placement = newPlacement()): Script {
  const rule = ruleOf(event, t.extensions)
  const served = yield* rule.perform(t, placement)
  t.emit({ type: 'event-resolved', event, choice: served.map(({ choice }) => choice).join(',') })
  for (const part of served) reward(t, event, part)
  if (rule.handOver !== undefined) yield* rule.handOver(t, served)
}

/** Chooses an Event, performs its task, gains the reward and discards the card, which is not replaced (H-STATE-EVENT-03). */
export function* resolveAnEvent(t: HegemonyTable): Script {
  const event = yield* chooseEvent(t)
  yield* performEvent(t, event)
  discardEvent(t, event)
}

export function discardEvent(t: HegemonyTable, event: string): void {
  const { events } = t.state.state
  const at = events.indexOf(event)
  if (at < 0) return // a class keeps it
  events.splice(at, 1)
  discardCard(t.state.decks.event, event)
}

/** The printed reward of the choice; "for every N" counts complete sets (H-GEN-16). */
function reward(t: HegemonyTable, event: string, { choice, count }: Served): void {
  for (const printed of eventCard(event).choices) {
    if (printed.choice !== choice) continue
    for (const part of printed.rewards) grant(t, event, part, count)
  }
}

function grant(t: HegemonyTable, event: string, { kind, class: of, amount, per }: EventReward, count: number): void {
  const times = per === undefined ? 1 : Math.floor(count / per)
  const total = amount * times
  if (kind === 'vp') score(t, 'state', total, 'event', event)
  else if (of === undefined || total === 0) return
  else if (kind === 'legitimacy') changeLegitimacy(t, of, total, 'event')
  else for (let token = 0; token < total; token++) gainLegitimacyToken(t, of, 'event')
}

/** An Event left on the board: its penalty, then it is discarded (H-STATE-SCORE-01). */
export function* applyEventPenalty(t: HegemonyTable, event: string): Script {
  const { classes, pick } = eventCard(event).penalty
  t.emit({ type: 'event-ignored', event })
  const losing = pick === 'all' ? classes : yield* choosePunished(t, event, classes, pick)
  for (const role of losing) changeLegitimacy(t, role, -1, 'penalty')
  discardEvent(t, event)
}

/** Asks the State where the card lets it choose the classes with which it loses Legitimacy. */
function* choosePunished(t: HegemonyTable, event: string, classes: readonly Class[], count: number): Script<Class[]> {
  const chosen: Class[] = []
  while (chosen.length < count) {
    const left = classes.filter((of) => !chosen.includes(of))
    const of = yield* t.choose(
      'state',
      say('ask.event-penalty', { event: say(`event.${event}`) }),
      left.map((candidate) => offer(`class:${candidate}`, candidate, roleName(candidate), `role:${candidate}`)),
      { progress: { step: chosen.length + 1, of: count } },
    )
    chosen.push(of)
  }
  return chosen
}
