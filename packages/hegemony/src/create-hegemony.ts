// Hegemony as a game of the kernel, with the expansions that it is created with.
import type { Game, Seat, Table } from '@hustings/kernel'
import { ROUNDS } from './data/boards.ts'
import { CLASSES, ROLES } from './data/vocabulary.ts'
import { features } from './features.ts'
import { checkModules, type HegemonyOptions, optionsReader } from './options.ts'
import { redealFor } from './redeal.ts'
import { type Expansion, type ExpansionModule, Extensions, HegemonyTable } from './rules/extensions.ts'
import { finalStandings } from './rules/round/end.ts'
import { publicNumbers } from './rules/round/numbers.ts'
import { advance } from './rules/round/round.ts'
import { createTable, rolesFor } from './rules/round/setup.ts'
import type { Agreements } from './state/agreements.ts'
import type { HegemonyEvent } from './state/events.ts'
import type { HegemonyState } from './state/state.ts'
import type { HegemonyView } from './state/view.ts'
import { upgrade } from './upgrade.ts'
import { viewFor } from './view.ts'
import { violationsIn } from './violations.ts'

export interface HegemonyGame extends Game<HegemonyState, HegemonyOptions, HegemonyView, HegemonyEvent> {
  table(state: HegemonyState): HegemonyTable
}

export interface HegemonySettings {
  readonly expansions?: readonly Expansion[]
}

/** Returns the game with these expansions. Each match uses the modules of its options. */
export function createHegemony({ expansions = [] }: HegemonySettings = {}): HegemonyGame {
  const modules = expansions.flat()
  if (new Set(modules.map(({ id }) => id)).size < modules.length) throw new Error('two modules have the same id')
  const used = usedBy(modules)
  const readOptions = optionsReader(modules)
  return {
    id: 'hegemony',
    version: 3,
    vocabulary: 2,
    options: readOptions,
    seats: ({ players }) => rolesFor(players),
    automatic: ({ automas }) => CLASSES.filter((of) => automas[of] !== undefined),
    create: (options, random) => {
      checkModules(options, modules)
      return createTable(options, random, used(options))
    },
    table: (state) => new HegemonyTable(state, used(state)),
    advance: (table) => advance(asHegemonyTable(table)),
    over: (state) => state.finished,
    standings: finalStandings,
    view: (state, viewer, open) => viewFor(state, viewer, used(state), open),
    redeal: (state, viewer, random) => redealFor(state, viewer, random, used(state)),
    numbers: publicNumbers,
    violations: (state) => violationsIn(state, used(state)),
    upgrade,
    stages: ROUNDS,
    stage: (state) => state.clock.round - 1,
    features,
    score: pointsOf,
  }
}

/** Returns the modules that a match uses: one set for each combination, created once. */
function usedBy(modules: readonly ExpansionModule[]): (agreed: Agreements) => Extensions {
  const sets = new Map<number, Extensions>()
  return (agreed) => {
    let combination = 0
    let bit = 1
    for (const module of modules) {
      if (isUsed(module, agreed)) combination += bit
      bit *= 2
    }
    let set = sets.get(combination)
    if (set === undefined) {
      set = new Extensions(
        modules.filter((module) => isUsed(module, agreed)),
        modules,
      )
      sets.set(combination, set)
    }
    return set
  }
}

function isUsed(module: ExpansionModule, agreed: Agreements): boolean {
  return module.isUsed === undefined ? agreed.modules[module.id] === true : module.isUsed(agreed)
}

function asHegemonyTable(table: Table<HegemonyState, HegemonyEvent>): HegemonyTable {
  if (table instanceof HegemonyTable) return table
  throw new Error('Hegemony is played at a table that the game has made')
}

function pointsOf(state: HegemonyState, seat: Seat): number {
  for (const role of ROLES) if (role === seat) return state[role].vp
  return 0
}
