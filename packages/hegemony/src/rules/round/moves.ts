// Options of a turn: cards to play, Basic and Free Actions, each with the reason if it is not possible now.

import { type Offer, type Reason, say } from '@hustings/kernel'
import { EFFECTS } from '../../cards/index.ts'
import { actionCard } from '../../data/actions.ts'
import type { ActionCardFacts } from '../../data/facts.ts'
import { printedSection } from '../../data/section-letters.ts'
import { POLICIES, type Policy, type Role, SECTIONS, type Section } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import type { Extensions } from '../extensions.ts'
import { type ActionRule, because, type CardEffect, cardName, type HegemonyTable, offer, recurring } from '../table.ts'
import { BASIC_ACTIONS, FREE_ACTIONS } from './actions.ts'

export type Move =
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'basic' | 'free'; readonly action: ActionRule }
  | { readonly kind: 'pass' | 'end' }

type Offering = (blocked: Reason | null) => Offer<Move>

const END: Offer<Move> = offer<Move>('end', { kind: 'end' }, say('option.end-turn'))
const PASS: Offer<Move> = offer<Move>('pass', { kind: 'pass' }, say('option.pass'))

export function moveOffers(t: HegemonyTable, role: Role, mainDone: boolean, freeDone: boolean): Offer<Move>[] {
  const { state: s, extensions } = t
  const offers: Offer<Move>[] = []
  let stuck = false
  if (!mainDone) {
    const { hand } = s[role]
    for (const [at, card] of hand.entries()) {
      if (hand.indexOf(card) === at) offers.push(playOf(card).offering(whyNotPlay(s, card, extensions)))
    }
    for (const action of [...BASIC_ACTIONS[role], ...extensions.actions(s, role, 'basic')])
      offers.push(actionOffering('basic', action)(action.whyNot(s, role, extensions)))
    stuck = offers.every((offered) => offered.blocked !== undefined)
  }
  if (!freeDone) {
    for (const action of [...FREE_ACTIONS[role], ...extensions.actions(s, role, 'free')])
      offers.push(actionOffering('free', action)(action.whyNot(s, role, extensions)))
  }
  if (mainDone) offers.push(END)
  // A card may be discarded without an action only if no action is possible (H-TURN-02, R-72).
  else if (stuck) offers.push(PASS)
  return offers
}

/** A playable card: the parts that do not change during a game. */
interface CardPlay {
  readonly facts: ActionCardFacts
  readonly requires: readonly { readonly policy: Policy; readonly section: Section }[]
  readonly unmet: Reason
  readonly offering: Offering
}

const PLAYS = new Map<string, CardPlay>()

export function playOf(card: string): CardPlay {
  let play = PLAYS.get(card)
  if (play === undefined) {
    play = newPlay(card)
    PLAYS.set(card, play)
  }
  return play
}

function newPlay(card: string): CardPlay {
  const facts = actionCard(card)
  const { requires = [] } = facts
  return {
    facts,
    requires: POLICIES.flatMap((policy) =>
      SECTIONS.flatMap((section) => (requires.includes(`${policy}${section}`) ? [{ policy, section }] : [])),
    ),
    unmet: because('H-TURN-04', 'policy-requirement', { policies: requires.map(printedSection) }),
    offering: recurring(
      offer<Move>(`play:${card}`, { kind: 'card', card }, say('option.play', { card: cardName(card) }), `card:${card}`),
    ),
  }
}

export function effectOf(card: string, { cardEffects }: Extensions): CardEffect {
  const effect = EFFECTS[card] ?? cardEffects[card]
  if (effect === undefined) throw new Error(`no effect for ${card}`)
  return effect
}

/** The printed policies, then the conditions of the effect (H-TURN-04, H-GEN-11). */
export function whyNotPlay(s: HegemonyState, card: string, extensions: Extensions): Reason | null {
  const { requires, unmet } = playOf(card)
  if (requires.length > 0 && !requires.some(({ policy, section }) => s.policies[policy] === section)) return unmet
  return effectOf(card, extensions).whyNot?.(s, extensions) ?? null
}

const OFFERINGS = { basic: new Map<ActionRule, Offering>(), free: new Map<ActionRule, Offering>() }

function actionOffering(kind: 'basic' | 'free', action: ActionRule): Offering {
  let offering = OFFERINGS[kind].get(action)
  if (offering === undefined) {
    offering = recurring(
      offer<Move>(`${kind}:${action.id}`, { kind, action }, say(`action.${action.id}`), action.target),
    )
    OFFERINGS[kind].set(action, offering)
  }
  return offering
}
