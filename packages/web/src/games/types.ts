// The interface between the frame of the table and a game. Code outside src/games/<id>/ is generic over decisions, events
// and views; a game provides its board and texts (its rules are a separate package).
import type { Decision, GameEvent, Message, Option, Reason, Seat, Standing, Target, Viewer } from '@hustings/kernel'
import type { LoggedEvent } from '@hustings/protocol'
import type { ComponentType } from 'react'
import type { Catalog, Language } from '../i18n/types.ts'
import type { Change } from '../match/acts.ts'
import type { IconName } from '../ui/icon-names.ts'
import type { SeatColour } from '../ui/seat-colours.ts'
import type { EndReport } from './charts.ts'
import type { AnyLesson } from './lesson.ts'
import type { Motion } from './motion.ts'

export interface SeatLook {
  /** Full name ("Working Class") and short name ("Working"). */
  readonly name: Message
  readonly short: Message
  /** The name within a sentence ("the Working Class"); in the nominative if the language has cases. */
  readonly said: Message
  /** Determines shape, pattern and the CSS class `c-<colour>`. */
  readonly colour: SeatColour
  /** The term that explains the seat. */
  readonly term?: string
  /** Its main income in a few words, for players who choose a seat. */
  readonly aim?: Message
}

interface SetupQuestion {
  readonly id: string
  /** An expansion that is always visible in the form; its icon. */
  readonly module?: IconName
  readonly label: Message
  readonly help: Message
  /** Why it is unavailable with this number of players; null if available. */
  when?(players: number): Reason | null
}

/** An extra field of the setup form; its answer is passed to the game's `options` under `id`. */
export type SetupOption =
  | (SetupQuestion & { readonly kind: 'switch'; readonly initial: boolean })
  | (SetupQuestion & {
      readonly kind: 'select'
      readonly initial: string
      readonly values: readonly { readonly value: string; readonly label: Message }[]
    })

export type SetupAnswers = Readonly<Record<string, boolean | string>>

/** Who may play a seat: a human, a bot or an Automa. */
export interface Controller {
  readonly kind: 'person' | 'bot' | 'automa'
  /** The modes of an Automa ("simple", "advanced"), the default first. */
  readonly modes?: readonly { readonly id: string; readonly label: Message }[]
  /** Why this seat cannot have this player; it is shown struck through with the rule. */
  readonly blocked?: Reason
}

/** The values of the setup form. */
export interface Setup {
  readonly players: number
  readonly answers: SetupAnswers
  /** The seats in use. */
  readonly seats: readonly Seat[]
  /** The seats of Automas, each with its mode. */
  readonly automas: Readonly<Record<Seat, string>>
}

/** A match that starts with one click. The first one is recommended. */
export interface Preset {
  readonly id: string
  readonly label: Message
  readonly text: Message
  readonly players: number
  /** The players of seats; other seats are bots, except the first one, which is a human. */
  readonly controllers: Readonly<Record<Seat, 'person' | 'bot' | { readonly automa: string }>>
  readonly answers: SetupAnswers
  /** A fixed shuffle. */
  readonly seed?: string
  /** With the game's tutorial. */
  readonly guided?: true
}

/** One step of the introduction. */
export interface GuideStep {
  readonly id: string
  readonly title: Message
  readonly text: Message
  readonly icon: IconName
  /** The rule to read on. */
  readonly rule?: string
}

/** A term of the game with its meaning, the tooltip of elements with `data-tip="term:<id>"`. */
export interface Term<V = unknown> {
  readonly name: Message
  readonly meaning: Message
  readonly rule?: string
  /** Its current figures: results before formulas. */
  readonly Now?: ComponentType<{ readonly view: V }>
}

/** What the home page needs of a game before its board is loaded: small, always in memory. */
export interface GameInfo {
  readonly id: string
  readonly name: Message
  readonly tagline: Message
  /** Not on the home page: only for tests. */
  readonly hidden?: boolean
  readonly playerCounts: readonly number[]
  /** The recommended first match. */
  readonly firstGame: { readonly players: number; readonly why: Message }
  /** What every player should know before a match. */
  readonly note?: Message
  /** Its cover on the home page; decorative, because the name is next to it. */
  readonly Face: ComponentType
  seats(players: number): readonly Seat[]
  /** Seats differ by color alone: players may take any of these, in this order around the table. */
  readonly colours?: readonly Seat[]
  /** The look of the seats with these options (from `options`; unknown options give the default). */
  looks(options: unknown): Readonly<Record<Seat, SeatLook>>
  readonly setup: readonly SetupOption[]
  /** Who may play this seat; by default a human or a bot. */
  controllers?(seat: Seat, players: number): readonly Controller[]
  /** The seats of Automas with these options, and their names ("Simple Automa"). */
  automas?(options: unknown): Readonly<Record<Seat, Message>>
  readonly presets?: readonly Preset[]
  /** The introduction for new players, in order of importance. */
  readonly guide?: readonly GuideStep[]
  /** The options for the engine. */
  options(setup: Setup): unknown
  /** The form values for a match with these options: the inverse of `options`, without seats. */
  setupOf(options: unknown): Omit<Setup, 'seats'>
  /** The messages needed outside the table: those of this module, and the status of a match. */
  front(language: Language): Promise<Catalog>
  /** The messages of a match with these options in one language, loaded with its table; without options all of the game. */
  catalog(language: Language, options?: unknown): Promise<Catalog>
  ui(): Promise<AnyGameUi>
  /** The tutorial, loaded with the table of a tutorial match. */
  lesson?(): Promise<AnyLesson>
}

/** `table`: everything at once. `compact`: players as a strip. `phone`: one section at a time. */
export type Layout = 'table' | 'compact' | 'phone'

/** The props of every board component. Decisions come through `useTarget` and `useTable`, not through props. */
export interface BoardProps<V> {
  /** Unchanged parts keep their identity between views, so `memo` works on them. */
  readonly view: V
  /** The viewer. */
  readonly viewer: Viewer
  readonly layout: Layout
  /** False in the past: options are disabled. */
  readonly live: boolean
}

/** The subject of the facts, as in its `data-tip`. */
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
  /** Whether this tab shows the target: the tab of the current decision opens automatically. */
  holds(target: Target): boolean
}

export interface Phase {
  readonly id: string
  readonly label: Message
  /** `never`: it is skipped this time (no bill was proposed, so no election). */
  readonly state: 'done' | 'now' | 'next' | 'never'
  /** It is due and will happen (an exchange, an election). */
  readonly due?: boolean
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
  /** Null: hidden from this viewer. */
  readonly value: number | string | null
  /** Hidden from other players: on a shared device it stays covered until its owner looks. */
  readonly secret?: true
  /** The most important figure: shown first and larger, with its name. */
  readonly main?: boolean
  /** Its icon is a sufficient label. */
  readonly sign?: true
  /** The term that explains it. */
  readonly term?: string
}

export interface Status {
  readonly round: { readonly now: number; readonly of: number; readonly term?: string } | null
  /** The number of the turn, if the game counts turns. */
  readonly turn?: { readonly now: number; readonly term?: string }
  readonly phases: readonly Phase[]
  /** The active player, if the game names one. */
  readonly active: Seat | null
  readonly facts: readonly Fact[]
}

/** An event as a line of the log. */
export interface LogLine {
  readonly message: Message
  /** One of the game's `logKinds`. */
  readonly kind: string
  /** The affected seats; the shape of the first one is shown before the line. */
  readonly seats: readonly Seat[]
  readonly icon?: IconName
  /** A separator ("Turn 2") instead of a line. */
  readonly heading?: boolean
  /** Announced to screen readers. */
  readonly announce?: boolean
}

export interface LogKind {
  readonly id: string
  readonly label: Message
  readonly icon: IconName
}

/** The position of a sheet over the board, next to the part that moves. */
export const DOCKS = ['bottom', 'top', 'left', 'full', 'centre'] as const
export type Dock = (typeof DOCKS)[number]

/**
 * A run of events with a sheet that pauses the table (the result of a vote, a production phase, an Automa's turn): it waits
 * for a click or some seconds, but is not a decision of the engine.
 */
export interface Beat {
  /** The same for all events of the run: `production:3`. */
  readonly id: string
  /** A new run starts here, even after one with the same id (two turns in a row). */
  readonly begins?: true
  /** The title with the result, also the label of the folded sheet. */
  readonly title: Message
  readonly icon: IconName
  readonly dock: Dock
  /** Continues automatically after this number of seconds. */
  readonly seconds?: number
  /** The label of the link from the log ("why?") if the default does not fit. */
  readonly again?: Message
}

/**
 * The playback of a beat: pictures at the player's pace. Until the picture of the action, the table shows the previous
 * state.
 */
export interface Film {
  /** Duration of each picture in automatic playback, in milliseconds. The last one stays. */
  readonly pictures: readonly number[]
  /** The first picture with the effects on the board. */
  readonly acts: number
  /** The title until the result is shown. */
  readonly title: Message
  /** The acting seat. */
  readonly seat?: Seat
  /** The action, in a word or two. */
  readonly result: Message
  /** The result, in a few figures. */
  readonly brought: readonly Message[]
  /** The board elements of a picture: marked while it is shown, after the action. Each picture has a constant list. */
  about(picture: number): readonly Target[]
  /** Too much for a passing line: at the pace `result`, its last picture is shown. */
  readonly stays?: true
  /** The position of the sheet during a picture. */
  dock(picture: number): Dock
}

/** The component of a beat. `useLog()` has the earlier events. */
export interface BeatProps<V, E extends GameEvent> extends BoardProps<V> {
  readonly beat: Beat
  /** The events of its run. */
  readonly events: readonly E[]
  /** The picture of its playback, from 0. When it is reopened, the last one. */
  readonly picture: number
  readonly onPicture: (picture: number) => void
}

export interface Beats<V, E extends GameEvent> {
  /** The beat of an event. Events of one beat are consecutive except for events without a beat. */
  of(event: E): Beat | null
  /** Its playback, from the log so far; null or absent: all at once. */
  film?(beat: Beat, events: readonly E[], told: readonly E[]): Film | null
  readonly Sheet: ComponentType<BeatProps<V, E>>
}

export interface NumberLabel {
  readonly label: Message
  readonly seat?: Seat
  readonly icon?: IconName
  /** More of it is worse (loans, unemployed). */
  readonly lessIsBetter?: boolean
}

/** The start of an action: following events belong to it, until the next one. */
export interface Deed {
  /** The acting seat; null for events of the whole table (production, an election); absent: the current one. */
  readonly seat?: Seat | null
  /** Has its own line in the recap since the viewer's last turn. */
  readonly main: boolean
}

/** A change of a number of previews. */
export type Difference = Change

/** Summaries of other players' moves: the action, and its effect on a seat. */
export interface Following<E extends GameEvent> {
  deed(event: E): Deed | null
  /** The changes of an event for a seat, named as in previews; it may omit changes but never adds any. */
  differences(event: E): readonly Difference[]
}

export interface GameUi<V = unknown, E extends GameEvent = GameEvent> {
  readonly id: string
  /** The middle of the table. */
  readonly Board: ComponentType<BoardProps<V>>
  /** The column of players at the left. */
  readonly Players?: ComponentType<BoardProps<V>>
  /** The viewer's hand, under the decision bar. */
  readonly Hand?: ComponentType<BoardProps<V>>
  /** The sheet of a current event (a vote): an `OverBoard` with its dock. Never over the decision bar. */
  readonly Overlay?: ComponentType<BoardProps<V>>
  /** Tabs of the phone layout; the frame adds the log. */
  readonly sections: readonly Section<V>[]
  /** The terms of `data-tip="term:<id>"` at the table. */
  readonly terms?: Readonly<Record<string, Term<V>>>
  /** The facts of other elements with a `data-tip` (`company:clinic`). */
  readonly Tip?: ComponentType<TipProps<V>> & { readonly fetch?: () => Promise<unknown> }
  status(view: V): Status
  seatFacts(view: V, seat: Seat): readonly Fact[]
  /** The context around the engine's own (`decision.context`), outermost first: the phase, the active player. */
  context?(view: V, decision: Decision): readonly Message[]
  optionIcon?(option: Option): IconName | null
  /** Null: no line. */
  line(event: E): LogLine | null
  readonly logKinds: readonly LogKind[]
  /** The name of a number in previews; null hides it. */
  number(name: string): NumberLabel | null
  /** Summaries of other players' moves. */
  readonly following: Following<E>
  /** Events with a sheet that pauses the table. */
  readonly beats?: Beats<V, E>
  /** The animations of an event; anchors are `data-anchor` or `data-target` attributes. */
  motion?(event: E): readonly Motion[]
  report(log: readonly LoggedEvent<E>[], view: V, standings: readonly Standing[]): Promise<EndReport>
}

/** A game's UI, typed for the frame. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where boards of all games are held together
export type AnyGameUi = GameUi<any, any>
