// A decision that an Automa makes outside of its action: the question, and the possible answers.
import type { Answer, Message, Question } from '@hustings/kernel'
import type { Class } from '../../data/vocabulary.ts'
import type { HegemonyTable } from '../../rules/table.ts'
import type { HegemonyState } from '../../state/state.ts'
import type { Watch } from '../place/watching.ts'

export interface Asked {
  readonly t: HegemonyTable
  readonly s: HegemonyState
  readonly of: Class
  readonly question: Question
  readonly prompt: Message
  /** Ids of the legal options. */
  readonly legal: readonly string[]
  readonly watch: Watch
}

/** Undefined where the instructions do not cover the decision: then CC-AUTO-108 decides. */
export type Decider = (asked: Asked) => Answer | undefined

/** Returns the part of an option id after the first colon: `supermarket` for `company:supermarket`. */
export function thingOf(id: string): string {
  return id.slice(id.indexOf(':') + 1)
}

/** Returns the legal options of a kind, without the prefix. */
export function things({ legal }: Asked, kind: string): string[] {
  return legal.filter((id) => id.startsWith(`${kind}:`)).map(thingOf)
}

/** Draws one of them at random. */
export function byLot<T>({ t }: Asked, from: readonly T[]): T | undefined {
  return from.length < 2 ? from[0] : from[t.below(from.length)]
}

/** Returns the name in a parameter of the question: `3` for `policy.3`. */
export function named({ prompt }: Asked, param: string): string | undefined {
  const value = prompt.params?.[param]
  if (typeof value !== 'object' || !('key' in value)) return undefined
  return value.key.slice(value.key.indexOf('.') + 1)
}

export function most({ question }: Asked): number | undefined {
  return question.shape === 'number' ? question.max : undefined
}

export function least({ question }: Asked): number | undefined {
  return question.shape === 'number' ? question.min : undefined
}
