// Historical Events in an Automa's turn (CC-AX-14 to CC-AX-17): Free Actions at its end, and Basic Actions instead of a
// Special Action that no symbol of the card required.
import { type Message, type Script, say } from '@hustings/kernel'
import type { Class } from '../../data/vocabulary.ts'
import { triggers } from '../../expansions/historical-events/triggers.ts'
import type { HegemonyTable, PlainAction } from '../../rules/table.ts'
import type { HegemonyState } from '../../state/state.ts'

function possible(s: HegemonyState, of: Class, kind: 'free' | 'basic'): PlainAction[] {
  return triggers(s, of, kind).filter((action) => action.whyNot(s, of) === null)
}

/**
 * Triggers all events it can, even harmful ones; events that reward its uses come before the uses (CC-HIST-16).
 */
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

/** Returns the Basic Action of a Historical Event that it performs instead of its Special Action, if possible. */
export function basicTrigger(s: HegemonyState, of: Class): PlainAction | undefined {
  return possible(s, of, 'basic')[0]
}
