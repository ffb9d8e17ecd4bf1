// The course of the game (chapter 5): phase, step and active role. Every step is a stretch between checkpoints.
import type { Answer, Script } from '@hustings/kernel'
import { ROUNDS, TURNS } from '../../data/boards.ts'
import { POLICIES, type Policy, type Role } from '../../data/vocabulary.ts'
import type { HegemonyState, Phase } from '../../state/state.ts'
import type { Moment } from '../extensions.ts'
import { expire, isInForce } from '../measures.ts'
import { holdVote, refillBag } from '../politics/voting.ts'
import { PRODUCTION_STEPS } from '../production/production.ts'
import { type HegemonyTable, simply } from '../table.ts'
import { attended } from './attendance.ts'
import { END_STEPS } from './end.ts'
import { PREPARATION_STEPS } from './preparation.ts'
import { SCORING_STEPS } from './scoring.ts'
import { completeSetup } from './setup.ts'
import { takeTurn } from './turn.ts'

type Step = (t: HegemonyTable) => Script

/** From one checkpoint to the next: one turn, one production step, one vote. */
export function* advance(t: HegemonyTable): Script {
  yield* t.extensions.needsEvents ? hearing(t, stretch(t)) : stretch(t)
}

/** Modules act on events, so they get them even at a table that records none. */
function* hearing(t: HegemonyTable, script: Script): Script {
  let answers: readonly Answer[] = []
  for (;;) {
    const { deaf } = t
    t.deaf = false
    t.unexplained = deaf
    const { done, value: questions } = script.next(answers)
    if (deaf) t.emitted.length = 0
    t.deaf = deaf
    t.unexplained = false
    if (done === true) return
    answers = yield questions
  }
}

function* stretch(t: HegemonyTable): Script {
  const { clock } = t.state
  const step = nextStep(t)
  if (step === undefined) {
    yield* t.extensions.around(t, toNextPhase(t))
    return
  }
  yield* t.extensions.hasListeners ? attended(t, take(t, step)) : take(t, step)
  expire(t.state, 'turn')
  clock.step++
}

function* take(t: HegemonyTable, step: Step): Script {
  const { step: number, phase } = t.state.clock
  const { extensions } = t
  if (number === 0 && phase !== 'setup') yield* extensions.around(t, announcePhase(t))
  yield* extensions.around(t, extensions.has('step-start') ? begin(t, step) : step(t))
}

function* begin(t: HegemonyTable, step: Step): Script {
  yield* t.extensions.at('step-start', t)
  yield* step(t)
}

const announcePhase: Step = simply((t) => t.emit({ type: 'phase', phase: t.state.clock.phase }))

function nextStep(t: HegemonyTable): Step | undefined {
  const { phase, step } = t.state.clock
  switch (phase) {
    case 'setup':
      return thenAt(t, [completeSetup], 'setup-end')
    case 'preparation':
      return thenAt(t, PREPARATION_STEPS, 'preparation-end')
    case 'action':
      return nextActionStep(t)
    case 'production':
      return PRODUCTION_STEPS[step]
    case 'elections':
      return nextElectionStep(t.state)
    case 'scoring':
      return SCORING_STEPS[step]
    case 'end':
      return thenAt(t, END_STEPS, 'game-end')
  }
}

/** The steps one after another, then one for the modules, if one of them acts at this moment. */
function thenAt(t: HegemonyTable, steps: readonly Step[], moment: Moment): Step | undefined {
  const { step } = t.state.clock
  return step === steps.length ? stepAt(t, moment) : steps[step]
}

/** The moments at which a module acts, as one step. */
function stepAt({ extensions }: HegemonyTable, ...moments: readonly Moment[]): Step | undefined {
  const used = moments.filter((moment) => extensions.has(moment))
  if (used.length === 0) return undefined
  return function* (t) {
    for (const moment of used) yield* extensions.at(moment, t)
  }
}

/** Five turns each (H-TURN-01). */
function nextActionStep(t: HegemonyTable): Step | undefined {
  const { clock, roles } = t.state
  const turnsLeft = TURNS * roles.length - clock.step
  if (turnsLeft > 0) return nextTurn
  return turnsLeft === 0 ? stepAt(t, 'last-turn', 'action-end') : undefined
}

/** The active role, in regular order until each has taken five turns (H-TURN-01). */
export function activeRole(s: HegemonyState): Role | null {
  if (s.clock.phase !== 'action' || s.clock.step >= TURNS * s.roles.length) return null
  return s.roles[s.clock.step % s.roles.length] ?? null
}

/** 1 to 5. */
export function turnNumber(s: HegemonyState): number {
  return Math.floor(s.clock.step / s.roles.length) + 1
}

function* nextTurn(t: HegemonyTable): Script {
  const role = activeRole(t.state)
  if (role === null) return
  const turn = turnNumber(t.state)
  t.emit({ type: 'turn', role, turn })
  yield* t.extensions.takeTurn(t, role, turn) ?? takeTurn(t, role)
}

/** Refill Bag, then one vote for each Bill in the order of the Policies (H-ROUND-05, H-VOTE-06). */
function nextElectionStep(s: HegemonyState): Step | undefined {
  if (isInForce(s, 'no-elections')) return undefined
  const bills = POLICIES.filter((policy) => s.bills[policy] !== undefined)
  if (s.clock.step === 0) {
    return bills.length > 0 || (s.house.electionsWithoutBills && s.billProposed) ? refill : undefined
  }
  const [policy] = bills
  return policy === undefined ? undefined : (t) => elect(t, policy)
}

function* elect(t: HegemonyTable, policy: Policy): Script {
  yield* holdVote(t, policy, false, undefined, yield* t.extensions.beforeVote(t, policy))
}

const refill: Step = simply((t) => refillBag(t, true))

const NEXT_PHASE: Readonly<Record<Phase, Phase>> = {
  setup: 'action',
  preparation: 'action',
  action: 'production',
  production: 'elections',
  elections: 'scoring',
  scoring: 'preparation',
  end: 'end',
}

const toNextPhase: Step = simply((t) => enterNextPhase(t))

function enterNextPhase(t: HegemonyTable): void {
  const s = t.state
  const { phase, round } = s.clock
  if (phase === 'end') {
    s.finished = true
    t.emit({ type: 'game-over' })
    return
  }
  if (phase === 'scoring' && round === ROUNDS) {
    s.clock = { round, phase: 'end', step: 0 }
    return
  }
  for (const measure of expire(s, 'phase')) t.extensions.onExpiry(t, measure)
  if (phase === 'scoring') {
    expire(s, 'round')
    t.extensions.onRoundEnd(t)
  }
  const next = NEXT_PHASE[phase]
  s.clock = { round: phase === 'scoring' ? round + 1 : round, phase: next, step: 0 }
  if (next !== 'preparation' && phase !== 'setup') return
  // Bills without an election count as proposed again (CC-HIST-14).
  s.billProposed = POLICIES.some((policy) => s.bills[policy] !== undefined)
  t.emit({ type: 'round', round: s.clock.round })
}
