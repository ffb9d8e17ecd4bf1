// The contract between the frame of the table and a game. Everything outside src/games/<id>/ is generic over decisions,
// events and views; a game brings its board and its words (its rules are a package of their own).
import type { Decision, GameEvent, Message, Option, Seat, Standing, Target, Viewer } from '@hustings/kernel'
import type { LoggedEvent } from '@hustings/protocol'
import type { ComponentType } from 'react'
import type { Catalog, Language } from '../i18n/types.ts'
import type { IconName } from '../ui/icon-names.ts'
import type { SeatColour } from '../ui/seat-colours.ts'
import type { EndReport } from './charts.ts'
import type { Motion } from './motion.ts'

export interface SeatLook {
  /** Full name ("Working Class") and short name ("Working"). */
  readonly name: Message
  readonly short: Message
  /** The name as a sentence says it ("the Working Class"); where a language has cases, the first. */
  readonly said: Message
  /** Shape, pattern and the hook `c-<colour>` of the style sheets follow from it. */
  readonly colour: SeatColour
  /** The term that explains the seat. */
  readonly term?: string
  /** What it lives on, in a few words, for whoever chooses a seat. */
  readonly aim?: Message
}

/** An extra question of the setup form; its answer goes into the game's options under `id`. */
export type SetupOption =
  | {
      readonly id: string
      readonly kind: 'switch'
      readonly label: Message
      readonly help: Message
      readonly initial: boolean
    }
  | {
      readonly id: string
      readonly kind: 'select'
      readonly label: Message
      readonly help: Message
      readonly initial: string
      readonly values: readonly { readonly value: string; readonly label: Message }[]
    }

export type SetupAnswers = Readonly<Record<string, boolean | string>>

/** One step of the guidance for a first game. */
export interface GuideStep {
  readonly id: string
  readonly title: Message
  readonly text: Message
  readonly icon: IconName
  /** The rule to read on. */
  readonly rule?: string
}

/** A word of the game with its meaning: things that carry `data-tip="term:<id>"` explain themselves. */
export interface Term<V = unknown> {
  readonly name: Message
  readonly meaning: Message
  readonly rule?: string
  /** Its figures, as things stand: results before formulas. */
  readonly Now?: ComponentType<{ readonly view: V }>
}

/** What the home screen knows about a game before its board is loaded: small, always in memory. */
export interface GameInfo {
  readonly id: string
  readonly name: Message
  readonly tagline: Message
  /** Not offered on the home screen: made for tests. */
  readonly hidden?: boolean
  readonly playerCounts: readonly number[]
  /** What a first game should be. */
  readonly firstGame: { readonly players: number; readonly why: Message }
  seats(players: number): readonly Seat[]
  readonly looks: Readonly<Record<Seat, SeatLook>>
  readonly setup: readonly SetupOption[]
  /** What a new player should know, in the order of need. */
  readonly guide?: readonly GuideStep[]
  /** The options the engine is started with. */
  options(players: number, answers: SetupAnswers): unknown
  /** The words of the game, in one language, loaded when needed. */
  catalog(language: Language): Promise<Catalog>
  ui(): Promise<AnyGameUi>
}

/** `table`: everything at once. `compact`: players as a strip. `phone`: one section at a time. */
export type Layout = 'table' | 'compact' | 'phone'

/** What every board component gets. Decisions come through `useTarget` and `useTable`, not through props. */
export interface BoardProps<V> {
  /** Unchanged parts keep their identity from one view to the next, so `memo` works on them. */
  readonly view: V
  /** Through whose eyes. */
  readonly viewer: Viewer
  readonly layout: Layout
  /** False while looking back: nothing can be chosen. */
  readonly live: boolean
}

/** Whose facts, as its `data-tip` names it. */
export interface TipProps<V> {
  readonly tip: string
  readonly view: V
}

/** One tab of the phone layout. */
export interface Section<V> {
  readonly id: string
  readonly label: Message
  readonly icon: IconName
  readonly Component: ComponentType<BoardProps<V>>
  /** Whether this tab shows the target: the tab of the current decision opens by itself. */
  holds(target: Target): boolean
}

export interface Phase {
  readonly id: string
  readonly label: Message
  readonly state: 'done' | 'now' | 'next'
  /** "turn 3 of 5" */
  readonly detail?: Message
  /** The term that explains it. */
  readonly term?: string
}

/** A figure with its icon, in the header or on a seat. */
export interface Fact {
  readonly id: string
  readonly icon: IconName
  readonly label: Message
  readonly value: number | string
  /** The figure that matters most (victory points): shown first and larger. */
  readonly main?: boolean
  /** The term that explains it. */
  readonly term?: string
}

export interface Status {
  readonly round: { readonly now: number; readonly of: number; readonly term?: string } | null
  readonly phases: readonly Phase[]
  /** Whose turn it is, when the game says so. */
  readonly active: Seat | null
  readonly facts: readonly Fact[]
}

/** An event as a line of the log. */
export interface LogLine {
  readonly message: Message
  /** One of the game's `logKinds`. */
  readonly kind: string
  /** Seats it concerns; the first one's shape stands before the line. */
  readonly seats: readonly Seat[]
  readonly icon?: IconName
  /** A separator ("Turn 2") instead of a line. */
  readonly heading?: boolean
  /** Worth telling a screen reader as it happens. */
  readonly announce?: boolean
}

export interface LogKind {
  readonly id: string
  readonly label: Message
  readonly icon: IconName
}

export interface NumberLabel {
  readonly label: Message
  readonly seat?: Seat
  readonly icon?: IconName
  /** More of it is worse (loans, unemployed). */
  readonly lessIsBetter?: boolean
}

export interface GameUi<V = unknown, E extends GameEvent = GameEvent> {
  readonly id: string
  /** The middle of the table. */
  readonly Board: ComponentType<BoardProps<V>>
  /** The column of players at the left. */
  readonly Players?: ComponentType<BoardProps<V>>
  /** The viewer's own hand, under the decision bar. */
  readonly Hand?: ComponentType<BoardProps<V>>
  /** Over the board while something is going on there (a vote); not modal, must leave the decision bar free. */
  readonly Overlay?: ComponentType<BoardProps<V>>
  /** Tabs of the phone layout; the frame adds the log. */
  readonly sections: readonly Section<V>[]
  /** What `data-tip="term:<id>"` explains, anywhere at the table. */
  readonly terms?: Readonly<Record<string, Term<V>>>
  /** The facts of any other thing that carries a `data-tip` (`company:clinic`). */
  readonly Tip?: ComponentType<TipProps<V>>
  status(view: V): Status
  seatFacts(view: V, seat: Seat): readonly Fact[]
  /** What is being done while this is asked ("Basic action: Assign workers"). */
  context?(view: V, decision: Decision): { readonly kicker: Message; readonly title: Message } | null
  optionIcon?(option: Option): IconName | null
  /** Null: not worth a line. */
  line(event: E): LogLine | null
  readonly logKinds: readonly LogKind[]
  /** What a number of a preview is called; null keeps it out of previews. */
  number(name: string): NumberLabel | null
  /** How an event moves things on the board; anchors are `data-anchor` or `data-target` attributes. */
  motion?(event: E): readonly Motion[]
  report(log: readonly LoggedEvent<E>[], view: V, standings: readonly Standing[]): EndReport
}

/** A game's side of the table, of which only the frame's part matters. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where boards of all games are held together
export type AnyGameUi = GameUi<any, any>
