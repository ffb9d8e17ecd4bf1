// A small driver for tests: set the relevant state, run a script, answer like a player, read the result.
import { type Script, seedRandom } from '@hustings/kernel'
import { Conversation } from '@hustings/kernel/testing'
import type { PlayerCount } from '../data/vocabulary.ts'
import { hegemony } from '../game.ts'
import type { HegemonyTable } from '../rules/table.ts'
import {
  type Automas,
  DEFAULT_HOUSE_RULES,
  type HouseRules,
  type Modules,
  NO_AUTOMAS,
  NO_MODULES,
} from '../state/agreements.ts'
import type { HegemonyEvent } from '../state/events.ts'
import type { HegemonyState } from '../state/state.ts'

export interface Given {
  readonly players?: PlayerCount
  readonly seed?: string
  readonly house?: Partial<HouseRules>
  readonly automas?: Automas
  readonly modules?: Partial<Modules>
  /** Ask every question, including those with one answer. */
  readonly strict?: boolean
}

/** Returns a table after setup in round 1 (before the classes add their last workers), with the changes of the test. */
export function given(setting: Given, change: (s: HegemonyState) => void = () => undefined): TestTable {
  const agreed = {
    players: setting.players ?? 4,
    house: { ...DEFAULT_HOUSE_RULES, ...setting.house },
    automas: setting.automas ?? NO_AUTOMAS,
    modules: { ...NO_MODULES, ...setting.modules },
  }
  const state = hegemony.create(agreed, seedRandom(setting.seed ?? 'test'))
  state.clock = { round: 1, phase: 'action', step: 0 }
  change(state)
  return new TestTable(state, setting.strict)
}

export class TestTable {
  readonly table: HegemonyTable
  constructor(state: HegemonyState, strict = false) {
    this.table = hegemony.table(state)
    this.table.strict = strict
  }

  get state(): HegemonyState {
    return this.table.state
  }

  /** All events so far. */
  get events(): readonly HegemonyEvent[] {
    return this.table.emitted.map(({ event }) => event)
  }

  eventsOf<K extends HegemonyEvent['type']>(type: K): Extract<HegemonyEvent, { type: K }>[] {
    return this.events.filter((event): event is Extract<HegemonyEvent, { type: K }> => event.type === type)
  }

  /** Runs a script up to its first question. */
  run<T>(script: (t: HegemonyTable) => Script<T>): Play<T> {
    return new Conversation(script(this.table))
  }
}

export type Play<T> = Conversation<T>
