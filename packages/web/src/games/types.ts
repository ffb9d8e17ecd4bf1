// The contract between the frame of the table and a game. Everything outside src/games/<id>/ is generic over decisions,
// events and views; a game brings its board and its words (its rules are a package of their own).
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
  /** The name as a sentence says it ("the Working Class"); where a language has cases, the first. */
  readonly said: Message
  /** Shape, pattern and the hook `c-<colour>` of the style sheets follow from it. */
  readonly colour: SeatColour
  /** The term that explains the seat. */
  readonly term?: string
  /** What it lives on, in a few words, for whoever chooses a seat. */
  readonly aim?: Message
}

interface SetupQuestion {
  readonly id: string
  /** A part of the game of its own, offered in sight of everybody; its drawing. */
  readonly module?: IconName
  readonly label: Message
  readonly help: Message
  /** Why it cannot be had with so many players; null when it can. */
  when?(players: number): Reason | null
}

/** An extra question of the setup form; its answer reaches the game's `options` under `id`. */
export type SetupOption =
  | (SetupQuestion & { readonly kind: 'switch'; readonly initial: boolean })
  | (SetupQuestion & {
      readonly kind: 'select'
      readonly initial: string
      readonly values: readonly { readonly value: string; readonly label: Message }[]
    })

export type SetupAnswers = Readonly<Record<string, boolean | string>>

/** Who may play a seat: a person, a bot, or the rules themselves. */
export interface Controller {
  readonly kind: 'person' | 'bot' | 'automa'
  /** The ways an Automa plays ("simple", "advanced"), the usual one first. */
  readonly modes?: readonly { readonly id: string; readonly label: Message }[]
  /** Why this seat cannot be played so; it is shown, struck through, with its rule. */
  readonly blocked?: Reason
}

/** Everything the setup form was told. */
export interface Setup {
  readonly players: number
  readonly answers: SetupAnswers
  /** The seats that are taken. */
  readonly seats: readonly Seat[]
  /** The seats played by the rules themselves, each with its mode. */
  readonly automas: Readonly<Record<Seat, string>>
}

/** A match that is started with one click. The first one is what we recommend. */
export interface Preset {
  readonly id: string
  readonly label: Message
  readonly text: Message
  readonly players: number
  /** Who plays the seats; seats not named are bots, the first one a person. */
  readonly controllers: Readonly<Record<Seat, 'person' | 'bot' | { readonly automa: string }>>
  readonly answers: SetupAnswers
  /** The same cards each time. */
  readonly seed?: string
  /** With the game's lesson at the table. */
  readonly guided?: true
}

/** One step of the guidance for a first game, as a text to read. */
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
  /** What everybody should know before a match is begun. */
  readonly note?: Message
  /** Its own drawing on the shelf, from shapes of the game; decoration, for the name stands beside it. */
  readonly Face: ComponentType
  seats(players: number): readonly Seat[]
  /** Seats differ by their colour alone: whoever plays may take any of these, in this order around the table. */
  readonly colours?: readonly Seat[]
  /** How seats look in a match with these options (in what `options` makes, or unknown: then as usual). */
  looks(options: unknown): Readonly<Record<Seat, SeatLook>>
  readonly setup: readonly SetupOption[]
  /** Who may play this seat; where a game does not say, a person or a bot. */
  controllers?(seat: Seat, players: number): readonly Controller[]
  /** The seats the rules play themselves in a match with these options, and what they are called ("Simple Automa"). */
  automas?(options: unknown): Readonly<Record<Seat, Message>>
  readonly presets?: readonly Preset[]
  /** What a new player should know, in the order of need. */
  readonly guide?: readonly GuideStep[]
  /** The options the engine is started with. */
  options(setup: Setup): unknown
  /** What the setup form was told for a match with these options: the way back from `options`. Its seats the match knows itself. */
  setupOf(options: unknown): Omit<Setup, 'seats'>
  /** The few words needed before its table is opened: all that this module says, and where a match stands. */
  front(language: Language): Promise<Catalog>
  /** The words of a match with these options, in one language, loaded with its table; without options all the game has. */
  catalog(language: Language, options?: unknown): Promise<Catalog>
  ui(): Promise<AnyGameUi>
  /** The guided first game; fetched with the table of a match that is guided. */
  lesson?(): Promise<AnyLesson>
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
  /** `never`: it will not happen this time (no Bill was proposed, so no election). */
  readonly state: 'done' | 'now' | 'next' | 'never'
  /** It has fallen due and will come (an exchange, an election). */
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
  /** Null: this viewer may not know it. */
  readonly value: number | string | null
  /** Hidden from the other players: on a shared device it stays covered until its owner looks. */
  readonly secret?: true
  /** The figure that matters most: shown first and larger, under its own name. */
  readonly main?: boolean
  /** Its icon says enough beside the figure. */
  readonly sign?: true
  /** The term that explains it. */
  readonly term?: string
}

export interface Status {
  readonly round: { readonly now: number; readonly of: number; readonly term?: string } | null
  /** The turn, where turns are counted through the whole game. */
  readonly turn?: { readonly now: number; readonly term?: string }
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

/** Where a sheet lies over the board: beside the part of it that moves. */
export const DOCKS = ['bottom', 'top', 'left', 'full', 'centre'] as const
export type Dock = (typeof DOCKS)[number]

/**
 * A run of events that is looked at before the table goes on (what a vote came to, a production phase, an Automa's turn):
 * it waits for a click or some seconds without being a decision, and the engine is not asked.
 */
export interface Beat {
  /** The same for all events of the run: `production:3`. */
  readonly id: string
  /** A new run starts here, even after one of the same id (two turns in a row). */
  readonly begins?: true
  /** What it is, with its result: also the line it is folded to. */
  readonly title: Message
  readonly icon: IconName
  readonly dock: Dock
  /** Goes on by itself after so many seconds. */
  readonly seconds?: number
  /** What the log calls the way back to it ("why?"), where looking again is not enough. */
  readonly again?: Message
}

/**
 * How a beat is told: in pictures, one after the other, at the person's pace. Until the picture in which something is done,
 * the table stays as it was before.
 */
export interface Film {
  /** How long each picture stays while the film plays by itself, in milliseconds. The last one stays. */
  readonly pictures: readonly number[]
  /** The picture from which on the board shows what was done. */
  readonly acts: number
  /** What is being told, until its result is known. */
  readonly title: Message
  /** Whose turn is told. */
  readonly seat?: Seat
  /** What was done, in a word or two. */
  readonly result: Message
  /** What it came to, in a few figures. */
  readonly brought: readonly Message[]
  /** The things on the board that a picture is about: marked while it is shown, once they have been done. Always the same list for a picture. */
  about(picture: number): readonly Target[]
  /** Too much for a line that passes by: whoever wants only results gets its last picture. */
  readonly stays?: true
  /** Where the sheet lies while a picture is shown. */
  dock(picture: number): Dock
}

/** What shows a beat. More of what led to it is in `useLog()`. */
export interface BeatProps<V, E extends GameEvent> extends BoardProps<V> {
  readonly beat: Beat
  /** The events of its run. */
  readonly events: readonly E[]
  /** The picture of its film, from 0. When it is looked at again, the last one. */
  readonly picture: number
  readonly onPicture: (picture: number) => void
}

export interface Beats<V, E extends GameEvent> {
  /** The beat an event belongs to. Events of one beat follow each other, others may stand between. */
  of(event: E): Beat | null
  /** How it is told step by step, from all that was told so far; null, or absent: all at once. */
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

/** Something somebody does: what is told after it belongs to it, until the next one. */
export interface Deed {
  /** Who; null for what befalls the whole table (production, an election); absent: whoever was at it. */
  readonly seat?: Seat | null
  /** Worth a line of its own among what happened since one's last turn. */
  readonly main: boolean
}

/** A change of a number of previews. */
export type Difference = Change

/** How others are followed: who did what, and what it meant for a seat. */
export interface Following<E extends GameEvent> {
  deed(event: E): Deed | null
  /** What the event changed for somebody, by the names of previews; less than all, but never anything else. */
  differences(event: E): readonly Difference[]
}

export interface GameUi<V = unknown, E extends GameEvent = GameEvent> {
  readonly id: string
  /** The middle of the table. */
  readonly Board: ComponentType<BoardProps<V>>
  /** The column of players at the left. */
  readonly Players?: ComponentType<BoardProps<V>>
  /** The viewer's own hand, under the decision bar. */
  readonly Hand?: ComponentType<BoardProps<V>>
  /** Over the board while something is going on there (a vote): an `OverBoard` with its dock. Never over the decision bar. */
  readonly Overlay?: ComponentType<BoardProps<V>>
  /** Tabs of the phone layout; the frame adds the log. */
  readonly sections: readonly Section<V>[]
  /** What `data-tip="term:<id>"` explains, anywhere at the table. */
  readonly terms?: Readonly<Record<string, Term<V>>>
  /** The facts of any other thing that carries a `data-tip` (`company:clinic`). */
  readonly Tip?: ComponentType<TipProps<V>> & { readonly fetch?: () => Promise<unknown> }
  status(view: V): Status
  seatFacts(view: V, seat: Seat): readonly Fact[]
  /** What stands around all that the rules say is being done (`decision.context`), outermost first: the phase, who acts. */
  context?(view: V, decision: Decision): readonly Message[]
  optionIcon?(option: Option): IconName | null
  /** Null: not worth a line. */
  line(event: E): LogLine | null
  readonly logKinds: readonly LogKind[]
  /** What a number of a preview is called; null keeps it out of previews. */
  number(name: string): NumberLabel | null
  /** Who did what to whom. */
  readonly following: Following<E>
  /** What is looked at before the table goes on. */
  readonly beats?: Beats<V, E>
  /** How an event moves things on the board; anchors are `data-anchor` or `data-target` attributes. */
  motion?(event: E): readonly Motion[]
  report(log: readonly LoggedEvent<E>[], view: V, standings: readonly Standing[]): Promise<EndReport>
}

/** A game's side of the table, of which only the frame's part matters. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where boards of all games are held together
export type AnyGameUi = GameUi<any, any>
