// What every action of an Automa has: a test that says what it found, and the deed with the bonus of the AI card.
import { type Answer, isLegal, type Message, type Question, type Reason, type Script } from '@hustings/kernel'
import { type BonusId, bonusFacts } from '../../data/automa-bonuses.ts'
import { type ActionCode, type AiCardFacts, bonusAction } from '../../data/automa-facts.ts'
import { type Class, POLICIES, type PolicySection } from '../../data/vocabulary.ts'
import type { HegemonyTable } from '../../rules/table.ts'
import type { HegemonyState } from '../../state/state.ts'

/** Whether an action can be performed, by which rule, and the figures found. */
export interface Test {
  readonly possible: boolean
  readonly rule: string
  readonly found: readonly Message[]
}

/** The AI card of the turn, with its bonus if the action is the one the bonus belongs to and its policies are in force. */
export interface Played {
  readonly card: AiCardFacts
  readonly bonus: BonusId | null
}

export interface AutomaAction<Of extends Class = Class> {
  test(s: HegemonyState, of: Of, played: Played): Test
  /** Returns whether the bonus was really used (CC-AUTO-103). */
  perform(t: HegemonyTable, of: Of, played: Played): Script<boolean>
}

/** The test of something that the base game allows or refuses with a reason. */
export function unlessRefused(rule: string, reason: Reason | null, ...found: readonly Message[]): Test {
  return { possible: reason === null, rule: reason?.rule ?? rule, found: reason === null ? found : [...found, reason] }
}

/** Whether one of the printed sections is in force; nothing printed is always in force. */
export function isInForce(s: HegemonyState, requires: readonly PolicySection[] | undefined): boolean {
  return requires === undefined || POLICIES.some((policy) => requires.includes(`${policy}${s.policies[policy]}`))
}

/**
 * The card as it is played for an action. The bonus belongs to the action of the first symbol (CC-AUTO-25 to CC-AUTO-28,
 * CC-AUTO-60); while its policies are not in force there is none, restrictions included (OQ-08).
 */
export function playedFor(s: HegemonyState, card: AiCardFacts, code: ActionCode): Played {
  const { bonus } = card
  const belongs = bonus !== undefined && bonusAction(card) === code
  return { card, bonus: belongs && isInForce(s, bonusFacts(bonus).requires) ? bonus : null }
}

/** Without any bonus: symbols after the first, checks after the first. */
export function plain(card: AiCardFacts): Played {
  return { card, bonus: null }
}

/** Runs a script of the base game and answers those of its questions to this class that `answer` knows; others go on. */
export function* answering<T>(
  of: Class,
  script: Script<T>,
  answer: (question: Question) => Answer | undefined,
): Script<T> {
  let step = script.next([])
  while (step.done !== true) {
    const [question] = step.value
    const own = question !== undefined && step.value.length === 1 && question.seat === of
    const given = own ? answer(question) : undefined
    if (own && given !== undefined) step = script.next([checked(question, given)])
    else step = script.next(yield step.value)
  }
  return step.value
}

/** The same checks as for everybody. */
export function checked(question: Question, answer: Answer): Answer {
  if (isLegal(question, answer)) return answer
  throw new Error(`the Automa of ${question.seat} cannot answer ${String(answer)} to ${question.prompt.key}`)
}
