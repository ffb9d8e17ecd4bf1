// Hints for the options of a turn: their effects in numbers for the current state. They contain no hidden information.
import { copy, legalAnswers, type Message, type Question, type Script, say } from '@hustings/kernel'
import { BONUS } from '../../data/boards.ts'
import { type LabourClass, POLICIES, ROLES, type Role, WARES } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { availablePlaces } from '../actions/demonstration.ts'
import { funds } from '../economy/money.ts'
import { HegemonyTable } from '../extensions.ts'
import { isLabour, openings } from '../labour/placement.ts'
import { population, unemployedCount } from '../labour/workers.ts'
import { billMarkersLeft, whyClosed } from '../politics/bills.ts'
import { type ActionRule, DONE, roleName } from '../table.ts'
import { FREE_ACTIONS } from './actions.ts'
import type { Move } from './moves.ts'
import { numberName, publicNumbers } from './numbers.ts'
import { playCard } from './playing.ts'

export function hintFor(t: HegemonyTable, role: Role, move: Move): Message | null {
  const { state: s, extensions } = t
  switch (move.kind) {
    case 'card':
      return outcome(t, role, (trial) => playCard(trial, role, move.card))
    case 'basic':
    case 'free':
      return actionHint(t, role, move.action)
    case 'pass':
      return say('hint.pass', { cards: s[role].hand.length })
    case 'end':
      return say('hint.end', {
        actions: FREE_ACTIONS[role].filter(({ whyNot }) => whyNot(s, role, extensions) === null).length,
      })
  }
}

function actionHint(t: HegemonyTable, role: Role, action: ActionRule): Message {
  const s = t.state
  const choices = (): number => choicesIn(t, action, role).length
  switch (action.id) {
    case 'propose-bill':
      return say('hint.propose-bill', {
        policies: POLICIES.filter((policy) => whyClosed(s, policy) === null).length,
        markers: billMarkersLeft(s, role),
      })
    case 'assign-workers':
      return isLabour(role) ? assignHint(s, role) : outcomeOf(t, role, action)
    case 'buy-goods':
      return say('hint.buy-goods', { money: funds(s, role), most: isLabour(role) ? population(s, role) : 0 })
    case 'strike':
      return say('hint.strike', { companies: choices() })
    case 'demonstration':
      return say('hint.demonstration', { unemployed: unemployedCount(s, 'working'), places: availablePlaces(s) })
    case 'build-company':
      return say('hint.build-company', { companies: choices(), money: funds(s, role) })
    case 'sell-company':
      return say('hint.sell-company', { companies: choices() })
    case 'sell-abroad':
      return say('hint.sell-abroad', { lots: choices() })
    case 'make-deal':
      return say('hint.make-deal', { deals: choices() })
    case 'extra-shift':
      return say('hint.extra-shift', { companies: choices() })
    case 'event-action':
      return say('hint.event-action', { events: choices(), all: s.state.events.length })
    case 'swap-workers':
      return say('hint.swap-workers', { workers: choices() })
    case 'adjust-prices':
      return say('hint.adjust-prices', { prices: WARES.length })
    case 'adjust-wages':
      return say('hint.adjust-wages', { companies: new Set(choicesIn(t, action, role)).size })
    case 'give-bonus':
      return say('hint.give-bonus', { amount: BONUS, companies: choices() })
    default:
      return outcomeOf(t, role, action)
  }
}

function assignHint(s: HegemonyState, of: LabourClass): Message {
  let places = 0
  for (const { skilled, open } of openings(s, of)) places += skilled + open
  return say('hint.assign-workers', { unemployed: unemployedCount(s, of), places })
}

function outcomeOf(t: HegemonyTable, role: Role, action: ActionRule): Message {
  return outcome(t, role, (trial) => action.perform(trial, role))
}

// Trial on a copy of the table

type Attempt = (t: HegemonyTable) => Script<unknown>

function tryOut(t: HegemonyTable, attempt: Attempt, strict: boolean): { table: HegemonyTable; asked: Question | null } {
  const table = new HegemonyTable(copy(t.state), t.extensions)
  table.strict = strict
  const step = attempt(table).next([])
  return { table, asked: step.done === true ? null : (step.value[0] ?? null) }
}

/** First choices of an action, by target. */
function choicesIn(t: HegemonyTable, action: ActionRule, role: Role): string[] {
  const { asked } = tryOut(t, (trial) => action.perform(trial, role), true)
  if (asked?.shape !== 'pick') return []
  return asked.offers.flatMap(({ id, target = id, blocked }) =>
    blocked === undefined && id !== DONE.id ? [target] : [],
  )
}

/** The certain effects, then the next question; after a random event there is no hint. */
function outcome(t: HegemonyTable, role: Role, attempt: Attempt): Message {
  const { table, asked } = tryOut(t, attempt, false)
  if (table.revealed) return say('hint.chance')
  const changes = changesFor(role, publicNumbers(t.state), publicNumbers(table.state))
  const next = asked === null ? null : askHint(role, asked)
  if (changes.length === 0) return next ?? say('hint.at-once')
  return next === null ? say('hint.brings', { changes }) : say('hint.brings-then', { changes, next })
}

function askHint(role: Role, question: Question): Message {
  const { prompt } = question
  const other = ROLES.find((each) => each === question.seat && each !== role)
  if (other !== undefined) return say('hint.asks-another', { role: roleName(other) })
  if (question.shape === 'number') return say('hint.asks-number', { prompt, min: question.min, max: question.max })
  return say('hint.asks', { prompt, count: legalAnswers(question).length })
}

/** Maximum number of changes shown; players would not read more. */
const SHOWN = 5

/** The own numbers; if none changes, those of the others. */
function changesFor(
  role: Role,
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): Message[] {
  const moved = Object.keys(before).filter((name) => before[name] !== after[name])
  const own = moved.filter((name) => name.startsWith(`${role}.`) || name === `bag.${role}`)
  return (own.length > 0 ? own : moved).slice(0, SHOWN).map((name) => {
    const by = (after[name] ?? 0) - (before[name] ?? 0)
    const change = { what: numberName(name), sign: by > 0 ? '+' : '−', by: Math.abs(by) }
    const whose = ROLES.find((each) => each !== role && name.startsWith(`${each}.`))
    return whose === undefined
      ? say('hint.change', change)
      : say('hint.change-of', { ...change, role: roleName(whose) })
  })
}
