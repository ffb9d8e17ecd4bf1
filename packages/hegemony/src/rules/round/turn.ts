// A turn (chapter 7): one Main Action with a card from the hand, and at most one Free Action before or after it.
import { type Message, type Script, say } from '@hustings/kernel'
import type { Role } from '../../data/vocabulary.ts'
import { checkDemonstration } from '../actions/demonstration.ts'
import { cardName, type HegemonyTable } from '../table.ts'
import { hintFor } from './hints.ts'
import { type Move, moveOffers } from './moves.ts'
import { discardFor, playCard } from './playing.ts'
import { standing } from './standing.ts'

const ASK_MOVE = say('ask.turn')
const ASK_MAIN = say('ask.turn-main')
const ASK_FREE = say('ask.turn-free')

export function* takeTurn(t: HegemonyTable, role: Role): Script {
  let mainDone = false
  let freeDone = false
  while (!mainDone || !freeDone) {
    const prompt: Message = mainDone ? ASK_FREE : freeDone ? ASK_MAIN : ASK_MOVE
    const offers = moveOffers(t, role, mainDone, freeDone)
    const hint = (move: Move) => hintFor(t, role, move)
    // Ask even for a single Main Action: skipping would reveal that no card of the hand can be played.
    const circumstances = () => standing(t.state, role)
    const move: Move = yield* t.choose(role, prompt, offers, { always: !mainDone, hint, circumstances })
    switch (move.kind) {
      case 'end':
        return
      case 'free':
        t.emit({ type: 'action', role, action: move.action.id, free: true })
        yield* t.within(say(`action.${move.action.id}`), move.action.perform(t, role))
        freeDone = move.action.leavesFreeAction !== true
        break
      case 'card':
        yield* t.within(cardName(move.card), playCard(t, role, move.card))
        mainDone = true
        break
      case 'basic':
        yield* discardFor(t, role, move.action.id)
        yield* t.within(say(`action.${move.action.id}`), move.action.perform(t, role))
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
