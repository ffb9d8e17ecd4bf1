// Wraps every step of the game: modules get each event, act before questions, and add options to them.
import type { Answer, Question, Script } from '@hustings/kernel'
import { ROLES, type Role } from '../../data/vocabulary.ts'
import type { Aside, HegemonyTable, PickQuestion } from '../extensions.ts'

/** Runs a step; before each question and after the last one the modules act on what happened. */
export function* attended(t: HegemonyTable, step: Script): Script {
  const listeners = t.extensions.listen(t)
  let answers: readonly Answer[] = []
  for (;;) {
    // The host may remove events while a question is open, so only those of this stretch are read.
    const from = t.emitted.length
    const { done, value: questions } = step.next(answers)
    // Listeners emit events too, which are read in the same loop.
    for (let at = from, emitted = t.emitted[at]; emitted !== undefined; emitted = t.emitted[++at]) {
      for (const listener of listeners) listener(emitted.event)
    }
    t.extensions.onPause(t, done === true ? null : deciderOf(questions))
    if (done === true) return
    answers = yield* askWithAsides(t, questions)
  }
}

/** The role with the only open question, which can get additional options. */
function deciderOf(questions: readonly Question[]): Role | null {
  const [question, ...others] = questions
  if (question === undefined || others.length > 0 || question.shape !== 'pick') return null
  return ROLES.find((role) => role === question.seat) ?? null
}

/** Asides can be taken any number of times; then the question is answered. */
function* askWithAsides(t: HegemonyTable, questions: readonly Question[]): Script<readonly Answer[]> {
  const role = deciderOf(questions)
  const [question] = questions
  if (role === null || question === undefined || question.shape !== 'pick') return yield questions
  for (;;) {
    const asides = t.extensions.asides(t.state, role, question)
    const answers = yield asides.length === 0 ? questions : [withAsides(question, asides)]
    const aside = asides.find(({ id }) => id === answers[0])
    if (aside === undefined) return answers
    aside.value(t)
  }
}

/** Returns the question with asides; hints exist only for the options of the question. */
function withAsides(question: PickQuestion, asides: readonly Aside[]): PickQuestion {
  const { hints } = question
  const offers = [...question.offers, ...asides]
  if (hints === undefined) return { ...question, offers }
  return {
    ...question,
    offers,
    hints: { of: (id) => (asides.some((aside) => aside.id === id) ? null : hints.of(id)) },
  }
}
