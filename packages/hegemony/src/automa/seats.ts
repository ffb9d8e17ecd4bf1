// The only connection between the rules and the Automas: answers all questions to Automa classes; questions to other
// roles pass through. The base rules do not depend on who plays a seat.
import type { Answer, Question, Script } from '@hustings/kernel'
import type { HegemonyTable } from '../rules/table.ts'
import type { HegemonyState } from '../state/state.ts'
import { checked } from './actions/action.ts'
import { decide } from './decisions/index.ts'
import { type Instruction, instructGroups, spendOf } from './influence.ts'
import { isAutoma } from './place/automa.ts'
import { Watch } from './place/watching.ts'
import { AUTOMA_TURN } from './turn.ts'

/** Runs a step of the round at a table with Automas. */
export function* amongAutomas(t: HegemonyTable, script: Script<unknown>): Script {
  const watch = new Watch(t)
  let step = script.next([])
  while (step.done !== true) {
    watch.look()
    step = script.next(yield* answersTo(t, step.value, watch))
  }
  watch.finish()
}

/** An Automa only gets the question to begin its turn. */
function isForRules(s: HegemonyState, { seat, prompt }: Question): boolean {
  return isAutoma(s, seat) && prompt.key !== AUTOMA_TURN.key
}

function* answersTo(t: HegemonyTable, questions: readonly Question[], watch: Watch): Script<readonly Answer[]> {
  const people = questions.filter((question) => !isForRules(t.state, question))
  if (people.length === questions.length) {
    const answers = yield questions
    watch.resume()
    return answers
  }
  // The instructions are fixed before human players choose; the cards are drawn afterwards (CC-AUTO-97).
  const spending = questions[0]?.prompt.key === 'ask.vote-influence' ? instructGroups(t, watch.vote?.sides ?? {}) : null
  let given: readonly Answer[] = []
  if (people.length > 0) {
    given = yield people
    watch.resume()
  }
  const spent = spending === null ? null : amountsOf(t, spending)
  return questions.map((question) => {
    const index = people.indexOf(question)
    if (index >= 0) return given[index] ?? false
    const amount = spent === null ? undefined : (spent[question.seat] ?? 0)
    return checked(question, amount ?? decide(t, question, watch))
  })
}

function amountsOf(t: HegemonyTable, instructions: readonly Instruction[]): Readonly<Record<string, number>> {
  return Object.assign({}, ...instructions.map((instruction) => spendOf(t, instruction)))
}
