// The contract of a lesson: a first game that is guided at the real table. A game brings what is said as data, and small
// questions about what has happened. Where a lesson stands follows from the match alone, so that undo, reload and branches
// need nothing of their own; it recommends and never bends a rule.
import type { Decision, GameEvent, Message, Viewer } from '@hustings/kernel'
import type { LoggedEvent } from '@hustings/protocol'
import type { Catalog, Language } from '../i18n/types.ts'
import type { IconName } from '../ui/icon-names.ts'

/** The table through the eyes of whoever is taught, with all that has been told so far. */
export interface LessonMoment<V = unknown, E extends GameEvent = GameEvent> {
  readonly view: V
  readonly viewer: Viewer
  /** What is to be decided now; null while others act, or while something is looked at. */
  readonly decision: Decision | null
  /** The beat that is looked at now, by its id. */
  readonly beat: string | null
  readonly log: readonly LoggedEvent<E>[]
}

/**
 * What a page points at: `option:<id>`, `target:<target>`, `anchor:<data-anchor>`, `tab:<section>` on a phone, or one of
 * the parts of the table: `part:options`, `part:hand`, `part:decision`, `part:sheet`, `part:players`, `part:log`.
 */
export type Mark = `${'option' | 'target' | 'anchor' | 'tab' | 'part'}:${string}`

/** One thing that is said. Steps with several pages are read one after the other; nothing waits for that. */
export interface LessonPage {
  readonly title: Message
  /** What it is about, and why. */
  readonly text: Message
  /** What to do now. */
  readonly todo?: Message
  /** Where to look: each is ringed, the first one is led to. Of several ways to show a thing the first that is there counts. */
  readonly at: readonly (Mark | readonly Mark[])[]
}

/** Something a lesson says at certain moments. */
export interface LessonStep<V = unknown, E extends GameEvent = GameEvent> {
  readonly id: string
  /** What it belongs to; null for a welcome, or where the player is on their own. */
  readonly topic: string | null
  /** Whether it is about this moment. Of several steps the first one counts. */
  when(now: LessonMoment<V, E>): boolean
  pages(now: LessonMoment<V, E>): readonly LessonPage[]
}

/** One of the things a lesson teaches, in their order. */
export interface LessonTopic<V = unknown, E extends GameEvent = GameEvent> {
  readonly id: string
  readonly title: Message
  readonly icon: IconName
  /** What became of it; null while it is still to do. */
  outcome(now: LessonMoment<V, E>): 'done' | 'missed' | null
}

/** What became of the last choice: the figures of this match in one sentence. */
export interface LessonReaction {
  /** As recommended; something else that makes sense; or a chance that was passed over. */
  readonly tone: 'good' | 'other' | 'missed'
  readonly text: Message
}

export interface Lesson<V = unknown, E extends GameEvent = GameEvent> {
  readonly topics: readonly LessonTopic<V, E>[]
  readonly steps: readonly LessonStep<V, E>[]
  reaction(now: LessonMoment<V, E>): LessonReaction | null
  /** Whether everything has been said: from here on it is a match like any other. */
  over(now: LessonMoment<V, E>): boolean
  /** All that it says besides the words of the table. */
  words(language: Language): Promise<Catalog>
}

/** A lesson of any game, of which only the frame's part matters. */
// biome-ignore lint/suspicious/noExplicitAny: lessons of all games are followed by one frame
export type AnyLesson = Lesson<any, any>
