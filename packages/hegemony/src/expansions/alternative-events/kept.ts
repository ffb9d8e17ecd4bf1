// Alternative Events in the hands of the classes: kept for their benefit, or discarded at once for 1 VP (CC-ALT-04, CC-ALT-05).
import { type Script, say } from '@hustings/kernel'
import type { Class } from '../../data/vocabulary.ts'
import { score } from '../../rules/economy/points.ts'
import { putInForce } from '../../rules/measures.ts'
import { type HegemonyTable, offer } from '../../rules/table.ts'

const VP_INSTEAD = 1

/** A card that is already kept brings the second class 1 VP, without a choice (CC-ALT-10). */
export function* giveEvent(t: HegemonyTable, event: string, to: Class): Script {
  const isTaken = t.state.kept.some((kept) => kept.event === event)
  const keep = isTaken ? false : yield* wantsToKeep(t, event, to)
  t.emit({ type: 'event-given', event, class: to, kept: keep })
  if (keep) keepEvent(t, event, to)
  else score(t, to, VP_INSTEAD, 'event', event)
}

function* wantsToKeep(t: HegemonyTable, event: string, of: Class): Script<boolean> {
  const name = say(`event.${event}`)
  return yield* t.choose(of, say('ask.keep-event', { event: name }), [
    offer('keep', true, say('option.keep-event'), `altevent:${event}:keep`),
    offer('vp', false, say('option.event-vp', { vp: VP_INSTEAD }), `altevent:${event}:vp`),
  ])
}

/** It leaves the board for good and can never be given back for the VP (CC-ALT-06). */
function keepEvent(t: HegemonyTable, event: string, by: Class): void {
  const { events } = t.state.state
  const at = events.indexOf(event)
  if (at >= 0) events.splice(at, 1)
  t.state.kept.push({ event, by })
  if (event === 'ae23') putInForce(t, event, 'game', { kind: 'grant', of: by, amount: 10, vp: 1 })
}
