// Extension points: the rules a module can add, and the points of the base game at which it can act. The base rules use
// modules only through `Extensions`, a field of the table.
import { type Offer, type Question, type Random, type Reason, type Script, Table, type Viewer } from '@hustings/kernel'
import { actionDeck } from '../data/actions.ts'
import { EVENTS } from '../data/events.ts'
import type { Class, Policy, Role, Ware } from '../data/vocabulary.ts'
import type { Agreements } from '../state/agreements.ts'
import type { HegemonyEvent } from '../state/events.ts'
import type { Measure } from '../state/measures.ts'
import type { HegemonyState } from '../state/state.ts'
import type { HegemonyView } from '../state/view.ts'

/** The table of this game: with the modules of the match. */
export class HegemonyTable extends Table<HegemonyState, HegemonyEvent> {
  readonly extensions: Extensions

  constructor(state: HegemonyState, extensions: Extensions) {
    super(state)
    this.extensions = extensions
  }
}

// Rules by id

/** A basic or free action of a role. */
export interface ActionRule {
  readonly id: string
  /** The target that a board highlights. */
  readonly target?: string
  /** It does not use up the Free Action of the turn. */
  readonly leavesFreeAction?: true
  /** Null when it can be performed now. */
  whyNot(state: HegemonyState, role: Role, extensions: Extensions): Reason | null
  perform(table: HegemonyTable, role: Role): Script
}

/** An action whose conditions do not depend on the modules. */
export interface PlainAction extends ActionRule {
  whyNot(state: HegemonyState, role: Role): Reason | null
}

/** Effect of an action card. The policies printed on it are checked before `whyNot` (H-TURN-04). */
export interface CardEffect {
  whyNot?(state: HegemonyState, extensions: Extensions): Reason | null
  play(table: HegemonyTable): Script<CardOutcome | undefined>
}

/** An effect whose conditions do not depend on the modules. */
export interface PlainEffect extends CardEffect {
  whyNot?(state: HegemonyState): Reason | null
}

/** Outcome that the Legitimacy symbols of a played card depend on. */
export interface CardOutcome {
  /** For symbols that count something ("per 3 Health sold"). */
  readonly count?: number
  /** For symbols of the class that the effect has chosen. */
  readonly classes?: readonly ('working' | 'middle' | 'capitalist')[]
}

/** The task of an Event card: when and how it can be performed (chapter 25.5). */
export interface EventRule {
  /** Null when the task can be performed in full (H-STATE-EVENT-02). */
  whyNot(state: HegemonyState): Reason | null
  perform(table: HegemonyTable, placement: Placement): Script<readonly Served[]>
  /** After the reward: gives the card to a class. */
  handOver?(table: HegemonyTable, served: readonly Served[]): Script
}

/** One choice printed on an Event card, and the number provided, bought or spent for it. */
export interface Served {
  readonly choice: string
  readonly count: number
}

/** Classes served by the current action: for them new items are added to earlier ones (H-BENEFIT-06, H-BENEFIT-07). */
export type Placement = Set<Class>

// Modules

/** Points of the setup: before the decks are shuffled, when the decks are ready, when the hands are dealt. */
export type SetupPoint = 'seats' | 'decks' | 'hands'

/**
 * Points between the steps of the base game, in a script: before each step, after the setup, after the preparation of a
 * round, after its last turn, then before production, and before the game is over.
 */
export type Moment = 'step-start' | 'setup-end' | 'preparation-end' | 'last-turn' | 'action-end' | 'game-end'

/** A vote that a module has decided for a role: the side, and the Influence spent. */
export type Pledges = Readonly<Partial<Record<Role, { readonly for: boolean; readonly influence: number }>>>

/** Reports a violation in a state; the words are joined only if there is one. */
export type Complain = (holds: boolean, ...what: readonly (string | number)[]) => void

export type PickQuestion = Extract<Question, { shape: 'pick' }>

/** An option in addition to those of a question. Taking it does not answer the question. */
export type Aside = Offer<(t: HegemonyTable) => void>

export interface Overflow {
  /** Room that a module can create for a ware after a price is paid. */
  roomFor(s: HegemonyState, ware: Ware, price: number): number
  makeRoom(t: HegemonyTable, ware: Ware): void
}

/**
 * A module of an expansion. Each hook is optional, and runs only in matches with the module; rules by id are available
 * in all matches. Modules are called in the order of the game's list.
 */
export interface ExpansionModule {
  /** Also the name of its switch in the options (`modules.<id>`), unless it has `isUsed`. */
  readonly id: string
  /** Whether a match uses it, if there is no switch. */
  isUsed?(agreed: Agreements): boolean

  // Setup
  readonly setUp?: Readonly<Partial<Record<SetupPoint, (s: HegemonyState, random: Random) => void>>>
  /** Action cards added to the deck of each role. */
  actionCards?(role: Role): readonly string[]
  /** Event cards that replace those of the base game. */
  readonly eventCards?: readonly string[]

  // Rules by id
  readonly cardEffects?: Readonly<Record<string, CardEffect>>
  readonly eventRules?: Readonly<Record<string, EventRule>>
  /** Actions that a role has in addition to those of the base game, possible now or not. */
  actions?(s: HegemonyState, role: Role, kind: 'free' | 'basic'): readonly ActionRule[]

  // Course of the game
  readonly at?: Readonly<Partial<Record<Moment, (t: HegemonyTable) => Script | undefined>>>
  /** Runs a step, or the actions between two steps: it can answer questions, and act before and after. */
  around?(t: HegemonyTable, step: Script): Script
  /** Returns a listener for one step. It gets each event after it happened, and can emit more. */
  listen?(t: HegemonyTable): (event: HegemonyEvent) => void
  /** Acts when a step pauses for a question or ends; `asked` is the role with the only open question. */
  onPause?(t: HegemonyTable, asked: Role | null): void
  /** Additional options of a question. */
  asides?(s: HegemonyState, role: Role, question: PickQuestion): readonly Aside[]
  /** Replaces the turn of a role. */
  takeTurn?(t: HegemonyTable, role: Role, turn: number): Script | undefined
  /** Replaces the intervention of the IMF. */
  intervene?(t: HegemonyTable): Script | undefined
  /** Before a Bill is voted on in the elections. */
  beforeVote?(t: HegemonyTable, policy: Policy): Script<Pledges>
  /** When wares of the Capitalist Class fit nowhere. */
  readonly overflow?: Overflow
  /** A measure of this phase has expired. */
  onExpiry?(t: HegemonyTable, measure: Measure): void
  /** The round is over. */
  onRoundEnd?(t: HegemonyTable): void

  // Views, search and checks
  /** Public parts of the view. */
  view?(s: HegemonyState): Partial<HegemonyView>
  /** Parts of the view that only this role may see. */
  viewOwn?(s: HegemonyState, role: Role, open: HegemonyView): Partial<HegemonyView>
  /** Redeals hidden cards, at the same points as the setup (see `Game.redeal`). */
  readonly redeal?: Readonly<Partial<Record<SetupPoint, (s: HegemonyState, viewer: Viewer, random: Random) => void>>>
  /** Conditions that hold at every moment. */
  invariants?(s: HegemonyState, must: Complain): void
}

/** An expansion: a group of modules. */
export type Expansion = readonly ExpansionModule[]

/** The modules of a match, as the base rules call them. */
export class Extensions implements Overflow {
  readonly modules: readonly ExpansionModule[]
  /** Whether a module listens to events of a step, or takes part in its questions. */
  readonly hasListeners: boolean
  /** Whether a module needs events, even at a table that records none. */
  readonly needsEvents: boolean
  readonly cardEffects: Readonly<Record<string, CardEffect>>
  readonly eventRules: Readonly<Record<string, EventRule>>
  /** The Event cards of the match. */
  readonly eventCards: readonly string[]
  private readonly moments: ReadonlySet<string>
  // Modules with the most frequent hooks.
  private readonly withActions: readonly ExpansionModule[]
  private readonly withPauses: readonly ExpansionModule[]
  private readonly withAsides: readonly ExpansionModule[]

  /** The modules of the match, and all modules of the game: the decks decide which rules by id are used. */
  constructor(modules: readonly ExpansionModule[], all: readonly ExpansionModule[]) {
    this.modules = modules
    this.hasListeners = modules.some(({ listen, onPause, asides }) => (listen ?? onPause ?? asides) !== undefined)
    this.needsEvents = this.hasListeners || modules.some(({ around }) => around !== undefined)
    this.cardEffects = Object.assign({}, ...all.map(({ cardEffects }) => cardEffects))
    this.eventRules = Object.assign({}, ...all.map(({ eventRules }) => eventRules))
    this.eventCards = modules.find(({ eventCards }) => eventCards !== undefined)?.eventCards ?? BASE_EVENTS
    this.withActions = modules.filter(({ actions }) => actions !== undefined)
    this.withPauses = modules.filter(({ onPause }) => onPause !== undefined)
    this.withAsides = modules.filter(({ asides }) => asides !== undefined)
    this.moments = new Set(modules.flatMap(({ at = {} }) => Object.keys(at)))
  }

  setUp(point: SetupPoint, s: HegemonyState, random: Random): void {
    for (const { setUp } of this.modules) setUp?.[point]?.(s, random)
  }

  actionDeck(role: Role): string[] {
    return [...actionDeck(role), ...this.modules.flatMap((module) => module.actionCards?.(role) ?? NONE)]
  }

  actions(s: HegemonyState, role: Role, kind: 'free' | 'basic'): readonly ActionRule[] {
    let found: readonly ActionRule[] = NONE
    for (const module of this.withActions) found = joined(found, module.actions?.(s, role, kind))
    return found
  }

  /** Whether a module acts at this moment. */
  has(moment: Moment): boolean {
    return this.moments.has(moment)
  }

  *at(moment: Moment, t: HegemonyTable): Script {
    for (const { at } of this.modules) {
      const script = at?.[moment]?.(t)
      if (script !== undefined) yield* script
    }
  }

  around(t: HegemonyTable, step: Script): Script {
    let script = step
    for (const module of this.modules) script = module.around?.(t, script) ?? script
    return script
  }

  listen(t: HegemonyTable): readonly ((event: HegemonyEvent) => void)[] {
    return this.modules.flatMap((module) => module.listen?.(t) ?? [])
  }

  onPause(t: HegemonyTable, asked: Role | null): void {
    for (const module of this.withPauses) module.onPause?.(t, asked)
  }

  asides(s: HegemonyState, role: Role, question: PickQuestion): readonly Aside[] {
    let found: readonly Aside[] = NONE
    for (const module of this.withAsides) found = joined(found, module.asides?.(s, role, question))
    return found
  }

  takeTurn(t: HegemonyTable, role: Role, turn: number): Script | undefined {
    for (const module of this.modules) {
      const script = module.takeTurn?.(t, role, turn)
      if (script !== undefined) return script
    }
    return undefined
  }

  intervene(t: HegemonyTable): Script | undefined {
    for (const module of this.modules) {
      const script = module.intervene?.(t)
      if (script !== undefined) return script
    }
    return undefined
  }

  *beforeVote(t: HegemonyTable, policy: Policy): Script<Pledges> {
    let pledges: Pledges = {}
    for (const module of this.modules) {
      if (module.beforeVote !== undefined) pledges = { ...pledges, ...(yield* module.beforeVote(t, policy)) }
    }
    return pledges
  }

  roomFor(s: HegemonyState, ware: Ware, price: number): number {
    let room = 0
    for (const { overflow } of this.modules) room += overflow?.roomFor(s, ware, price) ?? 0
    return room
  }

  makeRoom(t: HegemonyTable, ware: Ware): void {
    for (const { overflow } of this.modules) overflow?.makeRoom(t, ware)
  }

  onExpiry(t: HegemonyTable, measure: Measure): void {
    for (const module of this.modules) module.onExpiry?.(t, measure)
  }

  onRoundEnd(t: HegemonyTable): void {
    for (const module of this.modules) module.onRoundEnd?.(t)
  }

  view(s: HegemonyState): Partial<HegemonyView> {
    const parts = {}
    for (const module of this.modules) Object.assign(parts, module.view?.(s))
    return parts
  }

  viewOwn(s: HegemonyState, role: Role, open: HegemonyView): Partial<HegemonyView> {
    const parts = {}
    for (const module of this.modules) Object.assign(parts, module.viewOwn?.(s, role, open))
    return parts
  }

  redeal(point: SetupPoint, s: HegemonyState, viewer: Viewer, random: Random): void {
    for (const { redeal } of this.modules) redeal?.[point]?.(s, viewer, random)
  }

  invariants(s: HegemonyState, must: Complain): void {
    for (const module of this.modules) module.invariants?.(s, must)
  }
}

const NONE: readonly never[] = []

/** Copies only if necessary because each question calls it. */
function joined<T>(found: readonly T[], more: readonly T[] = NONE): readonly T[] {
  if (more.length === 0) return found
  return found.length === 0 ? more : [...found, ...more]
}

const BASE_EVENTS: readonly string[] = EVENTS.map(({ id }) => id)

/** The base game alone. */
export const NO_EXTENSIONS: Extensions = new Extensions([], [])
