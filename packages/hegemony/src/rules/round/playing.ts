// Uses of a card: played for its effect, or discarded for a Basic Action (chapter 7).
import { type Script, say } from '@hustings/kernel'
import type { Role } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { cardName, type HegemonyTable, offer } from '../table.ts'
import { resolveLegitimacy } from './legitimacy.ts'
import { effectOf, playOf } from './moves.ts'

/** The effect, then the Legitimacy symbols (H-TURN-06). */
export function* playCard(t: HegemonyTable, role: Role, card: string): Script {
  spendCard(t.state, role, card)
  t.emit({ type: 'card-played', role, card })
  const outcome = yield* effectOf(card, t.extensions).play(t)
  yield* resolveLegitimacy(t, playOf(card).facts, outcome ?? {})
}

/** Discards a card for a Basic Action; its symbols are ignored (H-TURN-02, H-TURN-08). */
export function* discardFor(t: HegemonyTable, role: Role, action: string): Script {
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
