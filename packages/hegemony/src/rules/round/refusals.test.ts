// Refused options are impossible or forbidden by name: when tried anyway, they fail or change nothing.
import { copy, type Reason, type Script } from '@hustings/kernel'
import { expect, it } from 'vitest'
import { ACTION_CARDS } from '../../data/actions.ts'
import { ROLES, type Role } from '../../data/vocabulary.ts'
import { hegemony } from '../../game.ts'
import type { HegemonyState } from '../../state/state.ts'
import { playUntil, startMatch } from '../../testing/match.ts'
import type { HegemonyTable } from '../table.ts'
import { BASIC_ACTIONS, FREE_ACTIONS } from './actions.ts'
import { effectOf, whyNotPlay } from './moves.ts'

/** Reasons against options that would otherwise be possible. */
const FORBIDDEN = new Set([
  'why.policy-requirement',
  'why.no-bill-marker',
  'why.too-many-bills',
  'why.cannot-pay',
  'why.demonstration-in-play',
  'why.enough-places',
  'why.legitimacy-at-one',
  'why.needs-two-influence',
  'why.needs-two-legitimacies',
  'why.nobody-to-silence',
  'why.three-bills-needed',
  'why.too-few-unemployed',
  'why.nothing-to-nationalize',
  'why.no-events',
  'why.nobody-employed',
  'why.all-storages-extended',
  'why.no-storage-tile-left',
  'why.no-loan',
  'why.no-benefits',
  'why.no-company-space',
  'why.no-agenda-match',
])

/** Whether the attempt can begin, so that the option would have to be allowed. */
function canBegin(s: HegemonyState, attempt: (t: HegemonyTable) => Script<unknown>): boolean {
  const table = hegemony.table(copy(s))
  table.strict = true
  try {
    const step = attempt(table).next([])
    return step.done !== true || JSON.stringify(table.state) !== JSON.stringify(s)
  } catch {
    return false
  }
}

function* refused(s: HegemonyState, role: Role): Generator<[string, Reason, (t: HegemonyTable) => Script<unknown>]> {
  const { extensions } = hegemony.table(s)
  for (const action of [...BASIC_ACTIONS[role], ...FREE_ACTIONS[role]]) {
    const reason = action.whyNot(s, role, extensions)
    if (reason !== null) yield [action.id, reason, (t) => action.perform(t, role)]
  }
  for (const card of Object.keys(ACTION_CARDS)) {
    if (!card.startsWith(role)) continue
    const reason = whyNotPlay(s, card, extensions)
    if (reason !== null) yield [card, reason, (t) => effectOf(card, extensions).play(t)]
  }
}

it.each([2, 3, 4] as const)('H-GEN-11, H-TURN-04: every blocked option of %i players names a rule', (players) => {
  const wrong = new Set<string>()
  let tried = 0
  for (let game = 0; game < 3; game++) {
    const match = startMatch(players, `refusals ${players}/${game}`)
    let step = -1
    playUntil(match, (s) => {
      if (s.clock.phase !== 'action' || s.clock.step === step) return false
      step = s.clock.step
      const role = ROLES.find((each) => each === match.decisions[0]?.seat)
      if (role === undefined || match.decisions[0]?.prompt.key !== 'ask.turn') return false
      for (const [what, reason, attempt] of refused(s, role)) {
        if (FORBIDDEN.has(reason.key)) continue
        tried++
        if (canBegin(s, attempt)) wrong.add(`${what}: ${reason.key}`)
      }
      return false
    })
  }
  expect([...wrong]).toEqual([])
  expect(tried).toBeGreaterThan(200)
})
