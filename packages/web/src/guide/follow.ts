// Where a lesson stands and what it says, worked out of the match alone: a pure function of what has happened so far.
import type { AnyLesson, LessonMoment, LessonPage, LessonReaction, LessonTopic } from '../games/lesson.ts'

/** `now`: what is being taught. `open`: still to do. */
export type TopicState = 'done' | 'missed' | 'now' | 'open'

export interface Teaching {
  /** The same for the same words at the same moment, also when one comes back to it. */
  readonly id: string
  readonly step: string
  readonly pages: readonly LessonPage[]
  readonly reaction: LessonReaction | null
  readonly topics: readonly (Pick<LessonTopic, 'id' | 'title' | 'icon'> & { readonly state: TopicState })[]
}

/** Null: nothing is said now, or all has been said. */
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
