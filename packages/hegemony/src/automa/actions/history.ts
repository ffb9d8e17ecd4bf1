// Historical Events in an Automa's turn: Free Actions at its end, Basic Actions in the place of a Special Action that no symbol
// of the card called for (CC-AX-14 to CC-AX-17).
import { type Message, type Script, say } from '@hustings/kernel'
import type { Class } from '../../data/vocabulary.ts'
import { triggers } from '../../expansions/historical-events/triggers.ts'
import type { HegemonyTable, PlainAction } from '../../rules/table.ts'
import type { HegemonyState } from '../../state/state.ts'

function possible(s: HegemonyState, of: Class, kind: 'free' | 'basic'): PlainAction[] {
  return triggers(s, of, kind).filter((action) => action.whyNot(s, of) === null)
}

/** All that it can trigger, also what would harm it; what rewards its uses comes before them (CC-HIST-16). */
export function* triggerFreely(
  t: HegemonyTable,
  of: Class,
  when: 'before-uses' | 'after-uses',
  done: Message[],
): Script {
  for (;;) {
    const action = possible(t.state, of, 'free').find(
      ({ leavesFreeAction }) => when === 'after-uses' || leavesFreeAction === true,
    )
    if (action === undefined) return
    done.push(say(`action.${action.id}`))
    yield* action.perform(t, of)
  }
}

/** The Basic Action of a Historical Event that it performs in the place of its Special Action, if it can. */
export function basicTrigger(s: HegemonyState, of: Class): PlainAction | undefined {
  return possible(s, of, 'basic')[0]
}
