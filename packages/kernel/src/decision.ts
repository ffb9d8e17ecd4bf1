// Decisions: the small closed set of questions a script can ask a seat, and the answers to them.
import type { Draft } from './draft.ts'
import type { Message, Reason } from './message.ts'
import type { Random } from './random.ts'

/** A place in a match; each game defines its own (a role, a color). */
export type Seat = string

/** The thing on the board an option refers to, as `kind:id`, so that a board can highlight it. */
export type Target = string

export interface Option {
  /** Stable within its decision. */
  readonly id: string
  readonly label: Message
  /** Name for bots where the id names a place and not the thing in it. */
  readonly means?: string
  readonly target?: Target
  /** Why an option that a player would look for is not available now. */
  readonly blocked?: Reason
  /** Always available in addition to the question (sell, use an office): listed last, never highlighted. */
  readonly aside?: true
  /** Effect of the option in numbers, for the current state. */
  readonly hint?: Message
}

/** An option with the value it stands for, as a script offers it. */
export interface Offer<T> extends Option {
  readonly value: T
}

/** Position in a sequence of picks: worker 2 of 3. */
export interface Progress {
  readonly step: number
  readonly of: number
}

interface Asked {
  readonly seat: Seat
  readonly prompt: Message
  readonly progress?: Progress
  /** The actions in progress while the question is open, outermost first. */
  readonly context?: readonly Message[]
  /** Description of the situation of the seat for bots. */
  readonly circumstances?: readonly string[]
}

/** Effects of options, computed only on request: bots do not need them. */
export interface Hints {
  /** Effect of the option with this id. */
  of(option: string): Message | null
}

/** Returns a short description of the situation of the seat, from what the seat can see. Computed only on request. */
export type Circumstances = () => readonly string[]

/** Created very often, so all of a shape have the same fields (V8 hidden class); missing ones are undefined. */
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

/** Adds the actions in progress to a question. */
export function askedWithin(question: Question, context: readonly Message[] | undefined): Question {
  return context === undefined ? question : { ...question, context }
}

/** Returns the description of the situation of the seat, if the game gives one. */
export function circumstancesOf({ circumstances }: Question | Decision): readonly string[] {
  return typeof circumstances === 'function' ? circumstances() : (circumstances ?? NONE)
}
const NONE: readonly string[] = []

/** Returns the value of the option with this id. The option must exist and must not be blocked. */
export function offeredValue<T>(offers: readonly Offer<T>[], answer: Answer | undefined): T {
  for (const offer of offers) if (offer.id === answer && offer.blocked === undefined) return offer.value
  throw new Error(`a script was answered with an option it did not offer: ${String(answer)}`)
}

/** Returns the answer to a question for a number. */
export function numberGiven(answer: Answer | undefined): number {
  if (typeof answer === 'number') return answer
  throw new Error(`a script asked for a number and was answered ${String(answer)}`)
}

/** Returns the answer to a yes/no question. */
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

/** Lists all legal answers, for bots and tests. */
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

/** Returns the answer to a question that has only one. Automatic seats get only such questions. */
export function onlyAnswer(question: Question | Decision): Answer {
  const [answer, ...others] = legalAnswers(question)
  if (answer === undefined || others.length > 0) throw new Error(`${question.prompt.key} has not just one answer`)
  return answer
}

/** Draws a legal answer, each equally likely, without listing them all. */
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
  // Field by field because there may be many options, and each step creates them again.
  const option: Draft<Option> = { id, label }
  if (means !== undefined) option.means = means
  if (target !== undefined) option.target = target
  if (blocked !== undefined) option.blocked = blocked
  if (aside !== undefined) option.aside = aside
  if (hint !== undefined) option.hint = hint
  return option
}

/** Returns the question with its id and without the values behind the options. */
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
