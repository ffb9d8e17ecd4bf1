// Around every step of the game: the mini expansions hear what is told, act on it, and have their say beside questions.
// The base rules need not know of them.
import type { Answer, Offer, Question, Script } from '@hustings/kernel'
import { ROLES, type Role } from '../data/vocabulary.ts'
import type { HegemonyTable } from '../rules/table.ts'
import type { HegemonyEvent } from '../state/events.ts'
import { agendaAsides, claimByItself, countForAgendas, type VoteCalled } from './hidden-agendas/agendas.ts'
import { deedIn, reward } from './rewards.ts'

/** Runs a step; before each question and after the last one everybody listens. */
export function* attended(t: HegemonyTable, step: Script): Script {
  const { hidden, history } = t.state
  if (hidden === null && history === null) return yield* step
  const hear = listener(t)
  let answers: readonly Answer[] = []
  for (;;) {
    // What is told while somebody thinks may be taken away by the host: listen to this stretch only.
    const from = t.emitted.length
    const { done, value: questions } = step.next(answers)
    // What listeners do is told as well, and heard.
    for (let at = from, told = t.emitted[at]; told !== undefined; told = t.emitted[++at]) hear(told.event)
    claimByItself(t, done === true ? null : whoMaySay(questions))
    if (done === true) return
    answers = yield* askWithAsides(t, questions)
  }
}

/** The one who is asked alone, and can be offered something beside the question. */
function whoMaySay(questions: readonly Question[]): Role | null {
  const [question, ...others] = questions
  if (question === undefined || others.length > 0 || question.shape !== 'pick') return null
  return ROLES.find((role) => role === question.seat) ?? null
}

/** Asides are taken as often as wanted; then the question is answered. */
function* askWithAsides(t: HegemonyTable, questions: readonly Question[]): Script<readonly Answer[]> {
  const role = whoMaySay(questions)
  const [question] = questions
  if (role === null || question === undefined || question.shape !== 'pick') return yield questions
  for (;;) {
    const asides = agendaAsides(t.state, role, question.prompt.key.startsWith('ask.turn'))
    const answers = yield asides.length === 0 ? questions : [beside(question, asides)]
    const aside = asides.find(({ id }) => id === answers[0])
    if (aside === undefined) return answers
    aside.value(t)
  }
}

type Pick = Extract<Question, { shape: 'pick' }>

/** The question with asides; hints are about its own options. */
function beside(question: Pick, asides: readonly Offer<unknown>[]): Pick {
  const { hints } = question
  const offers = [...question.offers, ...asides]
  if (hints === undefined) return { ...question, offers }
  return {
    ...question,
    offers,
    hints: { of: (id) => (asides.some((aside) => aside.id === id) ? null : hints.of(id)) },
  }
}

/** Somebody begins to do something else. */
function isNewAction({ type }: HegemonyEvent): boolean {
  return (
    type === 'turn' || type === 'action' || type === 'card-played' || type === 'card-discarded' || type === 'history'
  )
}

/** Hears one event after another; remembers which vote is being held, and which Event cards were acted upon. */
function listener(t: HegemonyTable): (event: HegemonyEvent) => void {
  let vote: VoteCalled | null = null
  const resolved = new Set<string>()
  // Several transactions are one sale (he22, he35).
  let selling: Role | null = null
  return (event) => {
    const done = deedIn(event)
    if (isNewAction(event)) selling = null
    if (done !== null && !(done.deed === 'export' && selling === done.role)) reward(t, done.role, done.deed)
    if (done?.deed === 'export') selling = done.role
    if (event.type === 'vote-called') vote = event
    // Two Event Actions on one card are one card (CC-HID-06).
    if (event.type === 'event-resolved') {
      if (resolved.has(event.event)) return
      resolved.add(event.event)
    }
    countForAgendas(t, event, vote)
  }
}
