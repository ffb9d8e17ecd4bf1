// A turn (chapter 7): one Main Action with a card from the hand, and at most one Free Action before or after it.
import { type Offer, type Reason, type Script, say } from '@hustings/kernel'
import { EFFECTS } from '../cards/index.ts'
import { actionCard } from '../data/actions.ts'
import type { ActionCardFacts } from '../data/facts.ts'
import type { Role } from '../data/vocabulary.ts'
import type { HegemonyState } from '../state/state.ts'
import { BASIC_ACTIONS, FREE_ACTIONS } from './actions.ts'
import { checkDemonstration } from './demonstration.ts'
import { resolveLegitimacy } from './legitimacy.ts'
import { type ActionRule, because, cardName, type HegemonyTable, offer } from './table.ts'

type Move =
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'basic' | 'free'; readonly action: ActionRule }
  | { readonly kind: 'pass' | 'end' }

const END: Offer<Move> = offer<Move>('end', { kind: 'end' }, say('option.end-turn'))
const PASS: Offer<Move> = offer<Move>('pass', { kind: 'pass' }, say('option.pass'))

export function* takeTurn(t: HegemonyTable, role: Role): Script {
  let mainDone = false
  let freeDone = false
  while (!mainDone || !freeDone) {
    const prompt = say(mainDone ? 'ask.turn-free' : freeDone ? 'ask.turn-main' : 'ask.turn')
    const move = yield* t.choose(role, prompt, turnOffers(t.state, role, mainDone, freeDone))
    switch (move.kind) {
      case 'end':
        return
      case 'free':
        t.emit({ type: 'action', role, action: move.action.id, free: true })
        yield* move.action.perform(t, role)
        freeDone = true
        break
      case 'card':
        yield* playCard(t, role, move.card)
        mainDone = true
        break
      case 'basic':
        yield* discardFor(t, role, move.action.id)
        yield* move.action.perform(t, role)
        mainDone = true
        break
      case 'pass':
        yield* discardFor(t, role, 'pass')
        mainDone = true
        break
    }
    checkDemonstration(t)
  }
}

/** Cards, Basic Actions and Free Actions, each with its reason when it is not possible now. */
function turnOffers(s: HegemonyState, role: Role, mainDone: boolean, freeDone: boolean): Offer<Move>[] {
  const offers: Offer<Move>[] = []
  if (!mainDone) {
    const seen = new Set<string>()
    for (const card of s[role].hand) {
      if (seen.has(card)) continue
      seen.add(card)
      pushOffer(offers, cardOffer(card), whyNotPlay(s, card))
    }
    for (const action of BASIC_ACTIONS[role]) pushOffer(offers, actionOffer('basic', action), action.whyNot(s, role))
  }
  if (!freeDone) {
    for (const action of FREE_ACTIONS[role]) pushOffer(offers, actionOffer('free', action), action.whyNot(s, role))
  }
  offers.push(mainDone ? END : PASS)
  return offers
}

function pushOffer(offers: Offer<Move>[], offered: Offer<Move>, blocked: Reason | null): void {
  offers.push(blocked === null ? offered : { ...offered, blocked })
}

// The same offers come up at every turn: they are made once.
const CARD_OFFERS = new Map<string, Offer<Move>>()
function cardOffer(card: string): Offer<Move> {
  let offered = CARD_OFFERS.get(card)
  if (offered === undefined) {
    offered = offer<Move>(
      `play:${card}`,
      { kind: 'card', card },
      say('option.play', { card: cardName(card) }),
      `card:${card}`,
    )
    CARD_OFFERS.set(card, offered)
  }
  return offered
}

const ACTION_OFFERS = { basic: new Map<ActionRule, Offer<Move>>(), free: new Map<ActionRule, Offer<Move>>() }
function actionOffer(kind: 'basic' | 'free', action: ActionRule): Offer<Move> {
  let offered = ACTION_OFFERS[kind].get(action)
  if (offered === undefined) {
    offered = offer<Move>(`${kind}:${action.id}`, { kind, action }, say(`action.${action.id}`))
    ACTION_OFFERS[kind].set(action, offered)
  }
  return offered
}

/** The printed policies, then whatever the effect itself needs (H-TURN-04, H-GEN-11). */
export function whyNotPlay(s: HegemonyState, card: string): Reason | null {
  const facts = actionCard(card)
  if (facts.requires !== undefined && !isInForce(s, facts.requires)) return unmet(facts)
  return EFFECTS[card]?.whyNot?.(s) ?? null
}

function isInForce(s: HegemonyState, sections: readonly string[]): boolean {
  return sections.some((section) => s.policies[Number(section[0]) as 1] === section[1])
}

const UNMET = new Map<string, Reason>()
function unmet(facts: ActionCardFacts): Reason {
  let reason = UNMET.get(facts.id)
  if (reason === undefined) {
    reason = because('H-TURN-04', 'policy-requirement', { policies: (facts.requires ?? []).join(', ') })
    UNMET.set(facts.id, reason)
  }
  return reason
}

/** The effect, then the Legitimacy symbols (H-TURN-06). */
function* playCard(t: HegemonyTable, role: Role, card: string): Script {
  spendCard(t.state, role, card)
  t.emit({ type: 'card-played', role, card })
  const effect = EFFECTS[card]
  if (effect === undefined) throw new Error(`no effect for ${card}`)
  const outcome = yield* effect.play(t)
  yield* resolveLegitimacy(t, actionCard(card), outcome ?? {})
}

/** A card is given up for a Basic Action; its symbols are ignored (H-TURN-02, H-TURN-08). */
function* discardFor(t: HegemonyTable, role: Role, action: string): Script {
  const cards = [...new Set(t.state[role].hand)]
  const card = yield* t.choose(
    role,
    say('ask.discard', { action: say(`action.${action}`) }),
    cards.map((id) => offer(`discard:${id}`, id, cardName(id), `card:${id}`)),
    { always: true },
  )
  spendCard(t.state, role, card)
  t.emit({ type: 'card-discarded', role, card, action })
}

/** Used cards leave the game for good (H-TURN-11). */
function spendCard(s: HegemonyState, role: Role, card: string): void {
  const { hand, used } = s[role]
  hand.splice(hand.indexOf(card), 1)
  used.push(card)
}
