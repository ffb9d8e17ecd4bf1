// Decisions: the small closed set of questions a script can ask a seat, and the answers to them.
import type { Draft } from './draft.ts'
import type { Message, Reason } from './message.ts'
import type { Random } from './random.ts'

/** A place at the table; games name their own (a role, a colour). */
export type Seat = string

/** The thing on the board an option points at, as `kind:id`, so that a board can light it up. */
export type Target = string

export interface Option {
  /** Stable within its decision. */
  readonly id: string
  readonly label: Message
  /** What bots know it by, where the id names a place and not what lies there. */
  readonly means?: string
  readonly target?: Target
  /** Why this option, which a person would look for, cannot be taken now. */
  readonly blocked?: Reason
  /** Always possible beside the question (sell, use an office): listed last, never lit. */
  readonly aside?: true
  /** What choosing it begins, in figures as things stand. */
  readonly hint?: Message
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
  /** What is being done while this is asked, outermost first. */
  readonly context?: readonly Message[]
  /** What bots know the moment by: how things stand for the seat. */
  readonly circumstances?: readonly string[]
}

/** Says what options begin. Worked out only when somebody looks, as bots do not. */
export interface Hints {
  /** What the option with this id begins. */
  of(option: string): Message | null
}

/** How things stand for who is asked, in a few words that the seat can know. Worked out only when somebody looks. */
export type Circumstances = () => readonly string[]

/** Questions are made so often that all of a shape are built alike: what is not said is undefined. */
interface Asking {
  readonly seat: Seat
  readonly prompt: Message
  readonly progress?: Progress | undefined
  readonly context?: readonly Message[] | undefined
  readonly circumstances?: Circumstances | undefined
}

/** A question inside the engine, still with the values behind its options. */
export type Question =
  | (Asking & {
      readonly shape: 'pick'
      readonly offers: readonly Offer<unknown>[]
      readonly hints?: Hints | undefined
    })
  | (Asking & { readonly shape: 'number'; readonly min: number; readonly max: number })
  | (Asking & { readonly shape: 'confirm' })

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

export function pickQuestion(
  seat: Seat,
  prompt: Message,
  offers: readonly Offer<unknown>[],
  progress?: Progress,
  hints?: Hints,
  context?: readonly Message[],
  circumstances?: Circumstances,
): Question {
  return { shape: 'pick', seat, prompt, progress, context, circumstances, offers, hints }
}

export function numberQuestion(
  seat: Seat,
  prompt: Message,
  min: number,
  max: number,
  progress?: Progress,
  context?: readonly Message[],
  circumstances?: Circumstances,
): Question {
  return { shape: 'number', seat, prompt, progress, context, circumstances, min, max }
}

export function confirmQuestion(
  seat: Seat,
  prompt: Message,
  progress?: Progress,
  context?: readonly Message[],
  circumstances?: Circumstances,
): Question {
  return { shape: 'confirm', seat, prompt, progress, context, circumstances }
}

/** The question with what is being done around it. */
export function askedWithin(question: Question, context: readonly Message[] | undefined): Question {
  return context === undefined ? question : { ...question, context }
}

/** How things stand for who is asked, as far as the game says it. */
export function circumstancesOf({ circumstances }: Question | Decision): readonly string[] {
  return typeof circumstances === 'function' ? circumstances() : (circumstances ?? NONE)
}
const NONE: readonly string[] = []

/** What the option with this id stands for; it must be there and not blocked. */
export function offeredValue<T>(offers: readonly Offer<T>[], answer: Answer | undefined): T {
  for (const offer of offers) if (offer.id === answer && offer.blocked === undefined) return offer.value
  throw new Error(`a script was answered with an option it did not offer: ${String(answer)}`)
}

/** The answer to a question for a number. */
export function numberGiven(answer: Answer | undefined): number {
  if (typeof answer === 'number') return answer
  throw new Error(`a script asked for a number and was answered ${String(answer)}`)
}

/** The answer to a yes/no question. */
export function isConfirmed(answer: Answer | undefined): boolean {
  if (typeof answer === 'boolean') return answer
  throw new Error(`a script asked for yes or no and was answered ${String(answer)}`)
}

export function isLegal(question: Question, answer: Answer): boolean {
  switch (question.shape) {
    case 'pick':
      for (const offer of question.offers) if (offer.id === answer) return offer.blocked === undefined
      return false
    case 'number':
      return typeof answer === 'number' && Number.isInteger(answer) && answer >= question.min && answer <= question.max
    case 'confirm':
      return typeof answer === 'boolean'
  }
}

function optionsOf(question: Question | Decision): readonly Option[] {
  if (question.shape !== 'pick') return []
  return 'offers' in question ? question.offers : question.options
}

/** Every answer that may be given, for bots and tests. */
export function legalAnswers(question: Question | Decision): Answer[] {
  switch (question.shape) {
    case 'pick':
      return optionsOf(question).flatMap((option) => (option.blocked === undefined ? [option.id] : []))
    case 'number':
      return Array.from({ length: question.max - question.min + 1 }, (_, i) => question.min + i)
    case 'confirm':
      return [true, false]
  }
}

/** The answer to a question that has only one: an automatic seat is asked nothing else. */
export function onlyAnswer(question: Question | Decision): Answer {
  const [answer, ...others] = legalAnswers(question)
  if (answer === undefined || others.length > 0) throw new Error(`${question.prompt.key} has not just one answer`)
  return answer
}

/** One of the legal answers, each equally likely, without listing them. */
export function randomAnswer(question: Question | Decision, random: Random): Answer {
  switch (question.shape) {
    case 'pick':
      return randomOption(optionsOf(question), random)
    case 'number':
      return question.min + random.below(question.max - question.min + 1)
    case 'confirm':
      return random.below(2) === 1
  }
}

function randomOption(options: readonly Option[], random: Random): string {
  let legal = 0
  for (const option of options) if (option.blocked === undefined) legal++
  let at = random.below(legal)
  if (legal === options.length) return options[at]?.id ?? ''
  for (const option of options) {
    if (option.blocked !== undefined) continue
    if (at === 0) return option.id
    at--
  }
  throw new RangeError('no legal option to pick from')
}

function publicOption({ id, label, means, target, blocked, aside }: Option, hints: Hints | undefined): Option {
  const hint = blocked === undefined ? (hints?.of(id) ?? undefined) : undefined
  // Field by field: there may be many options, and they are made anew at every step.
  const option: Draft<Option> = { id, label }
  if (means !== undefined) option.means = means
  if (target !== undefined) option.target = target
  if (blocked !== undefined) option.blocked = blocked
  if (aside !== undefined) option.aside = aside
  if (hint !== undefined) option.hint = hint
  return option
}

/** The question with its identity and without the values behind the options. */
export function toDecision(question: Question, id: string): Decision {
  const { seat, prompt, progress, context } = question
  const asked: Draft<Asked & { readonly id: string }> = { id, seat, prompt }
  if (progress !== undefined) asked.progress = progress
  if (context !== undefined) asked.context = context
  if (question.circumstances !== undefined) asked.circumstances = question.circumstances()
  switch (question.shape) {
    case 'pick':
      return { ...asked, shape: 'pick', options: question.offers.map((offer) => publicOption(offer, question.hints)) }
    case 'number':
      return { ...asked, shape: 'number', min: question.min, max: question.max }
    case 'confirm':
      return { ...asked, shape: 'confirm' }
  }
}
