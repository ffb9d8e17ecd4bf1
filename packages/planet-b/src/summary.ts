// Where a match stands, in one line: for lists of matches.
import { type Message, say } from '@hustings/kernel'
import type { PlanetBView } from './state/view.ts'

export function summary(view: PlanetBView): Message {
  if (view.phase === 'end') return say('planet-b.over')
  if (view.phase === 'draft') return say('planet-b.drafting')
  return say('planet-b.summary', { turn: view.clock.turn, elections: view.elections })
}
