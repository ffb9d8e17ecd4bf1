// Test helpers for Events of the State: put one on the board and resolve it.
import { eventAction } from '../rules/state/state-actions.ts'
import type { HegemonyState } from '../state/state.ts'
import { given, type Play, type TestTable } from './given.ts'

export interface Resolution {
  readonly game: TestTable
  readonly play: Play<void>
}

/** Returns a table with 4 players on whose board this is the only Event. */
export function facing(event: string, change: (s: HegemonyState) => void = () => undefined): TestTable {
  return given({ players: 4 }, (s) => {
    s.state.events = [event]
    change(s)
  })
}

/** Starts to resolve it. */
export function resolving(event: string, change?: (s: HegemonyState) => void): Resolution {
  const game = facing(event, change)
  return { game, play: game.run((t) => eventAction.perform(t, 'state')) }
}

/** Returns the rule that forbids the Event Action on this Event alone; undefined when it can be resolved. */
export function ruleAgainst(event: string, change?: (s: HegemonyState) => void): string | undefined {
  const { state, table } = facing(event, change)
  return eventAction.whyNot(state, 'state', table.extensions)?.rule
}
