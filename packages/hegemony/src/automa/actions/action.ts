// The parts of every Automa action: a test with its findings, and the execution with the bonus of the AI card.
import { type Answer, isLegal, type Message, type Question, type Reason, type Script } from '@hustings/kernel'
import { type BonusId, bonusFacts } from '../../data/automa-bonuses.ts'
import { type ActionCode, type AiCardFacts, bonusAction } from '../../data/automa-facts.ts'
import { type Class, POLICIES, type PolicySection } from '../../data/vocabulary.ts'
import type { HegemonyTable } from '../../rules/table.ts'
import type { HegemonyState } from '../../state/state.ts'

/** Whether an action can be performed, the rule that decides it, and the figures found. */
export interface Test {
  readonly possible: boolean
  readonly rule: string
  readonly found: readonly Message[]
}

/** The AI card of the turn. It has its bonus if the action is the bonus action and its policies are in force. */
export interface Played {
  readonly card: AiCardFacts
  readonly bonus: BonusId | null
}

export interface AutomaAction<Of extends Class = Class> {
  test(s: HegemonyState, of: Of, played: Played): Test
  /** Returns whether the bonus was used (CC-AUTO-103). */
  perform(t: HegemonyTable, of: Of, played: Played): Script<boolean>
}

/** Returns the test for an action that the base game allows or refuses with a reason. */
export function unlessRefused(rule: string, reason: Reason | null, ...found: readonly Message[]): Test {
  return { possible: reason === null, rule: reason?.rule ?? rule, found: reason === null ? found : [...found, reason] }
}

/** Whether one of the printed sections is in force; true when none is printed. */
export function isInForce(s: HegemonyState, requires: readonly PolicySection[] | undefined): boolean {
  return requires === undefined || POLICIES.some((policy) => requires.includes(`${policy}${s.policies[policy]}`))
}

/**
 * Returns the card as played for an action. The bonus belongs to the action of the first symbol (CC-AUTO-25 to
 * CC-AUTO-28, CC-AUTO-60). While its policies are not in force there is no bonus, and its restrictions do not apply
 * (OQ-08).
 */
export function playedFor(s: HegemonyState, card: AiCardFacts, code: ActionCode): Played {
  const { bonus } = card
  const belongs = bonus !== undefined && bonusAction(card) === code
  return { card, bonus: belongs && isInForce(s, bonusFacts(bonus).requires) ? bonus : null }
}

/** Returns the card without its bonus: for symbols and checks after the first. */
export function plain(card: AiCardFacts): Played {
  return { card, bonus: null }
}

/**
 * Runs a script of the base game and answers the questions to this class that `answer` handles; others pass through.
 */
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

/** Throws for an illegal answer, as for human players. */
export function checked(question: Question, answer: Answer): Answer {
  if (isLegal(question, answer)) return answer
  throw new Error(`the Automa of ${question.seat} cannot answer ${String(answer)} to ${question.prompt.key}`)
}
