// The interface of a tutorial: a guided first match at the real table. A game provides texts as data, and functions of the
// log. The current step follows from the match alone, so that undo, reload and branches work without extra code. A tutorial
// recommends moves but never changes rules.
import type { Decision, GameEvent, Message, Viewer } from '@hustings/kernel'
import type { LoggedEvent } from '@hustings/protocol'
import type { Catalog, Language } from '../i18n/types.ts'
import type { IconName } from '../ui/icon-names.ts'

/** The learner's view with the log so far. */
export interface LessonMoment<V = unknown, E extends GameEvent = GameEvent> {
  readonly view: V
  readonly viewer: Viewer
  /** The open decision; null while other players act or a sheet is open. */
  readonly decision: Decision | null
  /** The id of the open sheet. */
  readonly beat: string | null
  readonly log: readonly LoggedEvent<E>[]
}

/**
 * The highlights of a page: `option:<id>`, `target:<target>`, `anchor:<data-anchor>`, `tab:<section>` on a phone, or one
 * of the parts of the table: `part:options`, `part:hand`, `part:decision`, `part:sheet`, `part:players`, `part:log`.
 */
export type Mark = `${'option' | 'target' | 'anchor' | 'tab' | 'part'}:${string}`

/** One text. The player reads the pages of a step in order; the match does not wait for it. */
export interface LessonPage {
  readonly title: Message
  /** The subject and its explanation. */
  readonly text: Message
  /** The recommended move. */
  readonly todo?: Message
  /** The highlights: each gets a ring, the first one a line. Of several alternatives the first existing element counts. */
  readonly at: readonly (Mark | readonly Mark[])[]
}

/** A text for certain states of the match. */
export interface LessonStep<V = unknown, E extends GameEvent = GameEvent> {
  readonly id: string
  /** Its topic; null for a welcome, or when the player plays without advice. */
  readonly topic: string | null
  /** Whether it applies now. The first matching step counts. */
  when(now: LessonMoment<V, E>): boolean
  pages(now: LessonMoment<V, E>): readonly LessonPage[]
}

/** One of the topics of a tutorial, in order. */
export interface LessonTopic<V = unknown, E extends GameEvent = GameEvent> {
  readonly id: string
  readonly title: Message
  readonly icon: IconName
  /** Its outcome; null while it is open. */
  outcome(now: LessonMoment<V, E>): 'done' | 'missed' | null
}

/** The result of the last move: the figures of this match in one sentence. */
export interface LessonReaction {
  /** As recommended; another sensible move; or a missed chance. */
  readonly tone: 'good' | 'other' | 'missed'
  readonly text: Message
}

export interface Lesson<V = unknown, E extends GameEvent = GameEvent> {
  readonly topics: readonly LessonTopic<V, E>[]
  readonly steps: readonly LessonStep<V, E>[]
  reaction(now: LessonMoment<V, E>): LessonReaction | null
  /** Whether the tutorial is complete: from here on the match has no guide. */
  over(now: LessonMoment<V, E>): boolean
  /** The messages of the tutorial, in addition to those of the table. */
  words(language: Language): Promise<Catalog>
}

/** A tutorial of any game, typed for the frame. */
// biome-ignore lint/suspicious/noExplicitAny: lessons of all games are followed by one frame
export type AnyLesson = Lesson<any, any>
