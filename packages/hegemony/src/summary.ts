// Position of a match in one line, for lists of matches.
import { type Message, say } from '@hustings/kernel'
import type { HegemonyView } from './state/view.ts'

export function summary(view: HegemonyView): Message {
  if (view.clock.phase === 'end') return say('hegemony.over')
  return say('hegemony.summary', { round: view.clock.round, phase: say(`board.phase.${view.clock.phase}`) })
}
