// Where an expansion joins the base game: at these moments the rules ask what has come out of its box, and know nothing
// more of it. While the box is closed, each of them is what it is in the base game.
import type { Random, Script, Viewer } from '@hustings/kernel'
import type { Class, Policy, Role, WageLevel, Ware } from '../data/vocabulary.ts'
import type { Agreements, Automas } from '../state/agreements.ts'
import type { CrisisTable, HiddenAgendas, HistoryTable } from '../state/expansions.ts'
import type { HegemonyState } from '../state/state.ts'
import type { HegemonyView } from '../state/view.ts'
import { type ActionRule, type CardEffect, type EventRule, type HegemonyTable, simply } from './table.ts'

/** What somebody has been made to do in a vote: the side, and the Influence spent. */
export type Pledges = Readonly<Partial<Record<Role, { readonly for: boolean; readonly influence: number }>>>

/** Something that takes place between two steps of the base game. */
export type Moment = (t: HegemonyTable) => Script

export interface Expansion {
  // Automas
  setUpAutomas(automas: Automas, random: Random): HegemonyState['ai']
  automaTurn(t: HegemonyTable, of: Class, turn: number): Script
  /** Carries out a step of the round at a table with Automas: they answer what they are asked. */
  amongAutomas(t: HegemonyTable, script: Script<unknown>): Script
  /** What happens outside of any script is noticed by Automas, too. */
  noticeAll(t: HegemonyTable, happen: () => void): void
  /** When the Capitalist Class has more of a ware than there is room for. */
  makeRoom(t: HegemonyTable, ware: Ware): void
  /** The room that this would make once a price is paid. */
  roomToBuy(s: HegemonyState, ware: Ware, price: number): number
  /** What must hold of Automas and modules. */
  mustHold(s: HegemonyState, must: (holds: boolean, ...what: readonly (string | number)[]) => void): void

  // Modules: the beginning
  setUpCrises(random: Random): CrisisTable
  setUpAgendas(s: Pick<Agreements, 'automas'> & Pick<HegemonyState, 'roles'>, random: Random): HiddenAgendas
  setUpHistory(random: Random): HistoryTable
  redrawHand(s: HegemonyState, random: Random): void

  // Modules: the course of the game
  /** Hears what is told in a step, and has its say beside questions. */
  attended(t: HegemonyTable, step: Script): Script
  atTheEndOfSetup(s: HegemonyState): Moment | undefined
  atTheEndOfPreparation(s: HegemonyState): Moment | undefined
  atTheEndOfTheActionPhase(s: HegemonyState): Moment | undefined
  atTheEndOfTheRound(t: HegemonyTable): void
  atTheEndOfTheGame(s: HegemonyState): Moment | undefined
  whenAStepBegins: Moment
  /** A wage that was changed for a phase goes back. */
  restoreWage(t: HegemonyTable, company: string, level: WageLevel, back: WageLevel): void
  pressTheState(t: HegemonyTable, policy: Policy): Script<Pledges>
  /** Takes the place of the IMF's own procedure. */
  respondToCrisis(t: HegemonyTable, crisis: CrisisTable): Script
  /** Actions that open Historical Events offer. */
  triggers(s: HegemonyState, role: Role, kind: 'free-action' | 'basic-action'): readonly ActionRule[]
  readonly effects: Readonly<Record<string, CardEffect>>
  readonly eventRules: Readonly<Record<string, EventRule>>

  // Modules: what is seen of them
  /** With the same for a spectator, if it is at hand. */
  viewHidden(s: HegemonyState, viewer: Viewer, open?: HegemonyView['hidden']): HegemonyView['hidden']
  viewHistory(s: HegemonyState): HegemonyView['history']
  redealAgendas(s: HegemonyState, viewer: Viewer, random: Random): void
}

function closed(): never {
  throw new Error('the box of the expansion is closed')
}

/** The base game alone. */
const NOTHING: Expansion = {
  setUpAutomas: (automas) => (Object.keys(automas).length === 0 ? {} : closed()),
  automaTurn: closed,
  amongAutomas: plainly,
  noticeAll: (_, happen) => happen(),
  makeRoom: () => undefined,
  roomToBuy: () => 0,
  mustHold: () => undefined,
  setUpCrises: closed,
  setUpAgendas: closed,
  setUpHistory: closed,
  redrawHand: () => undefined,
  attended: (_, step) => step,
  atTheEndOfSetup: () => undefined,
  atTheEndOfPreparation: () => undefined,
  atTheEndOfTheActionPhase: () => undefined,
  atTheEndOfTheRound: () => undefined,
  atTheEndOfTheGame: () => undefined,
  whenAStepBegins: simply(() => undefined),
  restoreWage: closed,
  pressTheState: simply(() => ({})),
  respondToCrisis: closed,
  triggers: () => NONE,
  effects: {},
  eventRules: {},
  viewHidden: () => null,
  viewHistory: () => null,
  redealAgendas: () => undefined,
}
const NONE: readonly ActionRule[] = []

function* plainly(_: HegemonyTable, script: Script<unknown>): Script {
  yield* script
}

/** What has come out of the box. */
export const expansion: Expansion = { ...NOTHING }

/** Opens the box, for all matches from now on: those that use nothing of it are played as before. */
export function open(box: Expansion): void {
  Object.assign(expansion, box)
}
