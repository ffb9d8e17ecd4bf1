// The current step of a tutorial, derived from the log of the match by a pure function.
import type { AnyLesson, LessonMoment, LessonPage, LessonReaction, LessonTopic } from '../games/lesson.ts'

/** `now`: the current topic. `open`: not yet done. */
export type TopicState = 'done' | 'missed' | 'now' | 'open'

export interface Teaching {
  /** The same for the same texts at the same move, also after undo. */
  readonly id: string
  readonly step: string
  readonly pages: readonly LessonPage[]
  readonly reaction: LessonReaction | null
  readonly topics: readonly (Pick<LessonTopic, 'id' | 'title' | 'icon'> & { readonly state: TopicState })[]
}

/** Null: no step applies now, or the tutorial is complete. */
export function teachingAt(lesson: AnyLesson, now: LessonMoment): Teaching | null {
  if (lesson.over(now)) return null
  const step = lesson.steps.find((each) => each.when(now))
  if (step === undefined) return null
  return {
    id: `${step.id}/${now.log.length}`,
    step: step.id,
    pages: step.pages(now),
    reaction: lesson.reaction(now),
    topics: lesson.topics.map(({ id, title, icon, outcome }) => ({
      id,
      title,
      icon,
      state: id === step.topic ? 'now' : (outcome(now) ?? 'open'),
    })),
  }
}
