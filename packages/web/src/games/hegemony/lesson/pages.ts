// How the pages of the lesson are made: words by name, and marks for what they speak of.
import { type Message, say } from '@hustings/kernel'
import type { LessonPage, LessonStep, Mark } from '../../lesson.ts'
import type { HegemonyEvent, HegemonyView } from '../words/model.ts'
import { asks, legal } from './advice.ts'
import type { Moment } from './deeds.ts'

export type Step = LessonStep<HegemonyView, HegemonyEvent>
export type Marks = LessonPage['at']
type Params = NonNullable<Message['params']>

/** The words are `lesson.<name>` and `.text`. */
export function page(name: string, at: Marks, params: Params = {}, todo?: Message): LessonPage {
  const told = { title: say(`lesson.${name}`), text: say(`lesson.${name}.text`, params), at }
  return todo === undefined ? told : { ...told, todo }
}

/** What to do now, in words of its own. */
export function todo(name: string, params?: Params): Message {
  return say(`lesson.${name}.todo`, params)
}

/** What to do now: take this action. */
export function choose(action: Message): Message {
  return say('lesson.choose', { action })
}

/** What is said when one of these questions is asked. */
export function whenAsked(id: string, topic: string | null, prompts: readonly string[], pages: Step['pages']): Step {
  return { id, topic, when: (now) => asks(now, ...prompts), pages }
}

export const option = (id: string): Mark => `option:${id}`
export const target = (id: string): Mark => `target:${id}`
export const anchor = (id: string): Mark => `anchor:${id}`

/** Wherever the answer is given. */
export const ANSWER: Marks = [['part:options', 'part:decision']]
export const HAND: Marks = [['part:hand']]
/** What is looked at, or the bar that tells of it. */
export const SHEET: Marks = [['part:sheet', 'part:decision']]

/** The thing on the board an option stands for, and the option in the list; all of them where this one is not to be had. */
export function choice({ decision }: Pick<Moment, 'decision'>, id: string): Marks {
  const chosen = legal(decision).find((each) => each.id === id)
  if (chosen === undefined) return ANSWER
  return chosen.target === undefined ? [option(id)] : [target(chosen.target), option(id)]
}
