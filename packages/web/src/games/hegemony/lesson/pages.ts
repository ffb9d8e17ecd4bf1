// Builds the pages of the tutorial: message keys, and marks for the highlighted elements.
import { type Message, say } from '@hustings/kernel'
import type { LessonPage, LessonStep, Mark } from '../../lesson.ts'
import type { HegemonyEvent, HegemonyView } from '../words/model.ts'
import { asks, legal } from './advice.ts'
import type { Moment } from './deeds.ts'

export type Step = LessonStep<HegemonyView, HegemonyEvent>
export type Marks = LessonPage['at']
type Params = NonNullable<Message['params']>

/** The messages are `lesson.<name>` and `.text`. */
export function page(name: string, at: Marks, params: Params = {}, todo?: Message): LessonPage {
  const told = { title: say(`lesson.${name}`), text: say(`lesson.${name}.text`, params), at }
  return todo === undefined ? told : { ...told, todo }
}

/** An instruction with its own message. */
export function todo(name: string, params?: Params): Message {
  return say(`lesson.${name}.todo`, params)
}

/** The instruction to take this action. */
export function choose(action: Message): Message {
  return say('lesson.choose', { action })
}

/** A step for one of these questions. */
export function whenAsked(id: string, topic: string | null, prompts: readonly string[], pages: Step['pages']): Step {
  return { id, topic, when: (now) => asks(now, ...prompts), pages }
}

export const option = (id: string): Mark => `option:${id}`
export const target = (id: string): Mark => `target:${id}`
export const anchor = (id: string): Mark => `anchor:${id}`

/** The element with the options of the current decision. */
export const ANSWER: Marks = [['part:options', 'part:decision']]
export const HAND: Marks = [['part:hand']]
/** The open sheet, or its folded bar. */
export const SHEET: Marks = [['part:sheet', 'part:decision']]

/** The board element of an option, and the option in the list; all options if this one is unavailable. */
export function choice({ decision }: Pick<Moment, 'decision'>, id: string): Marks {
  const chosen = legal(decision).find((each) => each.id === id)
  if (chosen === undefined) return ANSWER
  return chosen.target === undefined ? [option(id)] : [target(chosen.target), option(id)]
}
