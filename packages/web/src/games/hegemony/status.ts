// The status of the match: round, phase, active player, and the current action.
import { ROUNDS, TURNS } from '@hustings/hegemony/data'
import { type Decision, type Message, type Option, say } from '@hustings/kernel'
import type { IconName } from '../../ui/icon-names.ts'
import type { Phase, Status } from '../types.ts'
import type { HegemonyView } from './words/model.ts'

/** The phases of a round, as in the header. */
const COURSE: readonly HegemonyView['clock']['phase'][] = [
  'preparation',
  'action',
  'production',
  'elections',
  'scoring',
]

export function status(view: HegemonyView): Status {
  const { clock, active, turn, taxMultiplier } = view
  const now = COURSE.indexOf(clock.phase)
  const before = clock.phase === 'end' ? COURSE.length : now
  const phases = COURSE.map(
    (id, at): Phase => ({
      id,
      label: say(`board.phase.${id}`),
      term: `phase-${id}`,
      state: at < before ? 'done' : at === now ? 'now' : 'next',
      ...(id === 'action' && at === now && turn !== null ? { detail: say('board.turn', { turn, turns: TURNS }) } : {}),
    }),
  )
  return {
    round: { now: clock.round, of: ROUNDS, term: 'round' },
    phases,
    active,
    facts: [{ id: 'tax', icon: 'tax', label: say('board.tax.short'), value: `× ${taxMultiplier}`, term: 'tax' }],
  }
}

/** The phase and the active player; while a card is discarded for an action, that action instead. */
export function context(view: HegemonyView, decision: Decision): readonly Message[] {
  const action = decision.prompt.key === 'ask.discard' ? decision.prompt.params?.action : undefined
  return [phaseOf(view), isMessage(action) ? action : say(`role.${decision.seat}`)]
}

function phaseOf(view: HegemonyView): Message {
  if (view.turn !== null && view.clock.phase === 'action') return say('board.context.turn', { turn: view.turn })
  return say(`board.phase.${view.clock.phase}`)
}

function isMessage(param: unknown): param is Message {
  return typeof param === 'object' && param !== null && 'key' in param
}

const ACTION_ICONS: Readonly<Record<string, IconName>> = {
  'propose-bill': 'bill',
  'assign-workers': 'worker',
  'buy-goods': 'food',
  strike: 'strike',
  demonstration: 'demonstration',
  'political-pressure': 'vote-cube',
  'use-healthcare': 'health',
  'use-education': 'education',
  'use-luxury': 'luxury',
  'swap-workers': 'worker',
  'receive-benefits': 'benefit',
  'pay-off-loan': 'loan',
  'build-company': 'company',
  'sell-company': 'company',
  'sell-abroad': 'export',
  'make-deal': 'deal',
  lobby: 'influence',
  'extra-shift': 'machinery',
  'adjust-prices': 'price',
  'adjust-wages': 'wage',
  'give-bonus': 'money',
  'buy-storage': 'storage',
  'event-action': 'event',
  'meet-mps': 'legitimacy',
  'extra-tax': 'tax',
  campaign: 'influence',
}

const TARGET_ICONS: Readonly<Record<string, IconName>> = {
  card: 'hand',
  company: 'company',
  market: 'market',
  policy: 'policy',
  unemployed: 'unemployed',
  worker: 'worker',
  slot: 'worker',
  union: 'union',
  deal: 'deal',
  event: 'event',
  export: 'export',
  benefits: 'benefit',
}

/** The icon of an option: its effect or its subject. */
export function optionIcon(option: Option): IconName | null {
  const [kind = '', name = ''] = option.id.split(':')
  if (kind === 'basic' || kind === 'free') return ACTION_ICONS[name] ?? null
  const thing = option.target?.split(':')[0] ?? ''
  return TARGET_ICONS[thing] ?? null
}
