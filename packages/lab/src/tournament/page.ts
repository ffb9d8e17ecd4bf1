// Strength as tables for a terminal and for docs/bots.md.

import { gainText, meanText, shareText } from '../shards/statistics.ts'
import { optionsText } from '../soak/page.ts'
import { markdownTable } from '../terminal/generated-sections.ts'
import { type DecisionVerdict, EXPERT_ROLLOUTS, HARD_ROLLOUTS } from './decisions.ts'
import { findVerdict, type Goal, isReached, TARGETS, type Target } from './targets.ts'
import type { Verdict } from './verdict.ts'

export const CONTEST_HEAD = ['game', 'bot', 'among', 'seat', 'games', 'first place', 'points', 'lead', 'gain']

export function contestRows(verdict: Verdict): string[][] {
  const { game, options, challenger, field, otherwise, bySeat } = verdict
  const among =
    field.endsWith('-automa') && verdict.game === 'hegemony' && verdict.players === 4
      ? `${field}, State ${otherwise}`
      : field
  return bySeat.map(({ seat, games, wins, score, lead, gain }) => [
    `${game}, ${optionsText(options)}`,
    challenger,
    among,
    seat,
    String(games),
    shareText(wins),
    meanText(score),
    gainText(lead),
    gainText(gain),
  ])
}

/** Returns the generated section of docs/bots.md. */
export function strengthPage(verdicts: readonly Verdict[], decisions: readonly DecisionVerdict[] = []): string {
  const rows = TARGETS.map((target) => {
    const verdict = findVerdict(verdicts, target)
    const head = [
      `${target.game}, ${target.players} players`,
      `${target.challenger} among ${target.field}`,
      goalText(target.goal),
    ]
    if (verdict !== undefined && verdict.deals > 0) {
      const soFar = verdict.deals < target.games ? ' so far' : ''
      return [
        ...head,
        measuredText(verdict, target),
        `${isReached(verdict, target.goal) ? 'reached' : 'missed'}${soFar}`,
      ]
    }
    const decided = decisions.find(
      ({ game, players }) => game === target.game && players === target.players && target.challenger === 'expert',
    )
    if (decided === undefined) return [...head, 'not played', '']
    const { low, high } = decided.gain
    return [...head, decisionText(decided), low > 0 ? 'reached' : high < 0 ? 'missed' : 'not decided']
  })
  const learned = [
    ...new Set(verdicts.map((verdict) => `${verdict.game} with ${verdict.players} players ${verdict.learned}`)),
  ]
  return [
    'Written by `npm run hustings -- tournament --write docs/bots.md`. A bot plays each seat in turn among a field of others; the field also plays every deal alone. *First place*: ties are shared. *Lead*: points above the mean of the others. *Gain*: the lead minus the lead of the field in the same seat on the same deals. *Decided deals*: deals on which the sum of the leads of all seats is not 0; the share counts those above 0. Expert games take too long, so expert and hard are compared by single decisions (`hustings regret --searchers 64,1024`: their budgets for a decision with medium stakes). Intervals are 95%; those of shares use Wilson scores.',
    '',
    '### Targets',
    '',
    markdownTable(['game', 'contest', 'target', 'measured', ''], rows),
    '',
    '### All contests',
    '',
    markdownTable(CONTEST_HEAD, verdicts.flatMap(contestRows)),
    '',
    `Weights: ${learned.filter((each) => !each.endsWith(' ')).join('; ')}.`,
  ].join('\n')
}

function decisionText({ gain, positions }: DecisionVerdict): string {
  const text = `${gain.value < 0 ? '−' : '+'}${Math.abs(gain.value).toFixed(2)} ± ${(gain.high - gain.value).toFixed(2)}`
  return `${text} points a decision, ${EXPERT_ROLLOUTS} rollouts against ${HARD_ROLLOUTS} (${positions} positions)`
}

function goalText(goal: Goal): string {
  const percent = (share: number): string => `${100 * share} %`
  if ('wins' in goal) return `first place at least ${percent(goal.wins)} in every seat`
  if ('compared' in goal) return `at least ${percent(goal.compared)} of decided deals, all seats together`
  if ('loss' in goal) return `loses at least ${goal.loss} points`
  if (goal.gain === 0) return 'gains'
  return `gains at least ${goal.gain} points in the mean of the seats${goal.everySeat === undefined ? '' : `, ${goal.everySeat} in every one`}`
}

function measuredText({ bySeat, meanGain, compared, deals }: Verdict, { goal, games }: Target): string {
  const few = deals < games ? ` (${deals} of ${games} deals)` : ` (${deals} deals)`
  if ('wins' in goal) return bySeat.map(({ seat, wins }) => `${seat} ${shareText(wins)}`).join(', ') + few
  if ('compared' in goal) return `${shareText(compared)} of ${compared.decided}${few}`
  const seats = bySeat.map(({ seat, gain }) => `${seat} ${gainText(gain)}`).join(', ')
  return `mean ${meanGain < 0 ? '−' : '+'}${Math.abs(meanGain).toFixed(1)}: ${seats}${few}`
}
