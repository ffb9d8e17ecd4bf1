// A turn (chapter 7): one Main Action with a card from the hand, and at most one Free Action before or after it.
import { type Script, say } from '@hustings/kernel'
import type { Role } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { checkDemonstration } from '../actions/demonstration.ts'
import { cardName, type HegemonyTable, offer } from '../table.ts'
import { resolveLegitimacy } from './legitimacy.ts'
import { moveOffers, playOf } from './moves.ts'

const ASK_MOVE = say('ask.turn')
const ASK_MAIN = say('ask.turn-main')
const ASK_FREE = say('ask.turn-free')

export function* takeTurn(t: HegemonyTable, role: Role): Script {
  let mainDone = false
  let freeDone = false
  while (!mainDone || !freeDone) {
    const prompt = mainDone ? ASK_FREE : freeDone ? ASK_MAIN : ASK_MOVE
    const offers = moveOffers(t.state, role, mainDone, freeDone)
    // Even a single Main Action is asked for: skipping would tell that no card of the hand can be played.
    const move = yield* t.choose(role, prompt, offers, { always: !mainDone })
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

/** The effect, then the Legitimacy symbols (H-TURN-06). */
function* playCard(t: HegemonyTable, role: Role, card: string): Script {
  spendCard(t.state, role, card)
  t.emit({ type: 'card-played', role, card })
  const { effect, facts } = playOf(card)
  const outcome = yield* effect.play(t)
  yield* resolveLegitimacy(t, facts, outcome ?? {})
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
