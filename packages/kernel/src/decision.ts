// Decisions: the small closed set of questions a script can ask a seat, and the answers to them.
import type { Message, Reason } from './message.ts'

/** A place at the table; games name their own (a role, a colour). */
export type Seat = string

/** The thing on the board an option points at, as `kind:id`, so that a board can light it up. */
export type Target = string

export interface Option {
  /** Stable within its decision. */
  readonly id: string
  readonly label: Message
  readonly target?: Target
  /** Why this option, which a person would look for, cannot be taken now. */
  readonly blocked?: Reason
}

/** An option as the script offers it: with the value it stands for. */
export interface Offer<T> extends Option {
  readonly value: T
}

/** How far a sequence of picks has come: worker 2 of 3. */
export interface Progress {
  readonly step: number
  readonly of: number
}

interface Asked {
  readonly seat: Seat
  readonly prompt: Message
  readonly progress?: Progress
}

/** A question inside the engine, still with the values behind its options. */
export type Question =
  | (Asked & { readonly shape: 'pick'; readonly offers: readonly Offer<unknown>[] })
  | (Asked & { readonly shape: 'number'; readonly min: number; readonly max: number })
  | (Asked & { readonly shape: 'confirm' })

/** A question as its seat sees it. */
export type Decision = Asked & { readonly id: string } & (
    | { readonly shape: 'pick'; readonly options: readonly Option[] }
    | { readonly shape: 'number'; readonly min: number; readonly max: number }
    | { readonly shape: 'confirm' }
  )

/** An option id, a number in the range, or yes/no. */
export type Answer = string | number | boolean

export interface Choice {
  readonly seat: Seat
  readonly answer: Answer
}

export function isLegal(question: Question, answer: Answer): boolean {
  switch (question.shape) {
    case 'pick':
      return question.offers.some((offer) => offer.id === answer && offer.blocked === undefined)
    case 'number':
      return typeof answer === 'number' && Number.isInteger(answer) && answer >= question.min && answer <= question.max
    case 'confirm':
      return typeof answer === 'boolean'
  }
}

/** Every answer that may be given, for bots and tests. */
export function legalAnswers(question: Question | Decision): Answer[] {
  switch (question.shape) {
    case 'pick': {
      const options: readonly Option[] = 'offers' in question ? question.offers : question.options
      return options.filter((option) => option.blocked === undefined).map((option) => option.id)
    }
    case 'number':
      return Array.from({ length: question.max - question.min + 1 }, (_, i) => question.min + i)
    case 'confirm':
      return [true, false]
  }
}

function publicOption({ id, label, target, blocked }: Option): Option {
  return {
    id,
    label,
    ...(target === undefined ? {} : { target }),
    ...(blocked === undefined ? {} : { blocked }),
  }
}

/** The question with its identity and without the values behind the options. */
export function toDecision(question: Question, id: string): Decision {
  const { seat, prompt, progress } = question
  const asked = { id, seat, prompt, ...(progress === undefined ? {} : { progress }) }
  switch (question.shape) {
    case 'pick':
      return { ...asked, shape: 'pick', options: question.offers.map(publicOption) }
    case 'number':
      return { ...asked, shape: 'number', min: question.min, max: question.max }
    case 'confirm':
      return { ...asked, shape: 'confirm' }
  }
}
