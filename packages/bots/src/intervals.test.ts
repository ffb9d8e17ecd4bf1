import { hegemony } from '@hustings/hegemony'
import type { AnyGame, Bot, MatchRecord } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import { DEEP, sized } from '@hustings/kernel/testing/length'
import { describe, expect, it } from 'vitest'
import { ANALYSIS, type Analysis, analyse } from './analysis.ts'
import type { Figure } from './estimate.ts'
import { botAt } from './levels.ts'
import { type BotModel, createModel, loadModel } from './model.ts'
import { randomBot } from './random-bot.ts'
import { botMatch } from './testing/bot-match.ts'
import { noWeights } from './weights.ts'

/** Budget of a short run; the long run has `TIMES` as much. */
const SHORT = { ...ANALYSIS, rollouts: 4, scoutRollouts: 1, pairs: sized(4, 8) }
const TIMES = 20
const RUNS = sized(10, 30)
/** Fewer of 30 intervals of 95% hold the true value in 1 of 65 runs; fewer of 10 in 1 of 85 runs. */
const AT_LEAST = sized(8, 26)

interface Subject {
  readonly model: BotModel
  readonly record: MatchRecord
}

/** A small game with random bots in `npm test`, a whole match of trained bots in `npm run test:deep`. */
async function subject(): Promise<Subject> {
  const played = (game: AnyGame, options: unknown, bot: Bot) => botMatch(game, options, 'interval', () => bot).record()
  if (!DEEP) {
    return { model: createModel(ballot, {}, noWeights(ballot, 4)), record: played(ballot, { rounds: 1 }, randomBot) }
  }
  const options = { players: 2 }
  const model = await loadModel(hegemony, options)
  return { model, record: played(hegemony, options, botAt('medium', model)) }
}

function figures({ model, record }: Subject, seed: string, times: number): Map<string, Figure> {
  const budget = { ...SHORT, seed, rollouts: times * SHORT.rollouts, pairs: times * SHORT.pairs }
  const { accounts } = whole(analyse(model, record, budget))
  return new Map(
    accounts.flatMap(({ seat, own, others, luck }) => [
      [`${seat}, own moves`, own] as const,
      [`${seat}, moves of others`, others] as const,
      [`${seat}, luck`, luck] as const,
    ]),
  )
}

/** Chances of winning at the start and half way, for each seat. */
function chances({ model, record }: Subject, seed: string, times: number): Figure[] {
  const { moments } = whole(analyse(model, record, { ...SHORT, seed, rollouts: times * SHORT.rollouts, pairs: 1 }))
  return [0, Math.floor(moments.length / 2)].flatMap((at) => moments[at]?.first ?? [])
}

function whole(steps: ReturnType<typeof analyse>): Analysis {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

describe('the accounts of an analysis', () => {
  it(`hold the figure of a run with ${TIMES} times the rollouts in at least ${AT_LEAST} of ${RUNS} intervals`, async () => {
    const game = await subject()
    const long = figures(game, 'long', TIMES)
    const held = new Map([...long.keys()].map((name) => [name, 0]))
    for (let run = 0; run < RUNS; run++) {
      for (const [name, { low, high }] of figures(game, `short ${run}`, 1)) {
        const { value } = long.get(name) ?? { value: Number.NaN }
        if (low <= value && value <= high) held.set(name, (held.get(name) ?? 0) + 1)
      }
    }
    for (const [name, times] of held) expect(times, name).toBeGreaterThanOrEqual(AT_LEAST)
    // More rollouts make the intervals narrower.
    for (const [name, { low, high }] of figures(game, 'short', 1)) {
      const narrow = long.get(name)
      expect(high - low, name).toBeGreaterThan(2 * ((narrow?.high ?? 0) - (narrow?.low ?? 0)))
    }
  })

  it('repeat for the same seed', async () => {
    const record = botMatch(ballot, { rounds: 1 }, 'interval', () => randomBot).record()
    const model = createModel(ballot, {}, noWeights(ballot, 4))
    expect(figures({ model, record }, 'seed', 1)).toEqual(figures({ model, record }, 'seed', 1))
  })
})

describe('the chances of winning in an analysis', () => {
  it(`hold the chances of a run with ${TIMES} times the rollouts in at least ${AT_LEAST} of ${RUNS} intervals`, async () => {
    const game = await subject()
    const long = chances(game, 'long', TIMES)
    const held = Array.from({ length: RUNS }, (_, run) =>
      chances(game, `short ${run}`, 1).map(({ low, high }, i) => {
        const { value } = long[i] ?? { value: Number.NaN }
        return low <= value && value <= high
      }),
    ).flat()
    expect(held).toHaveLength(RUNS * 2 * game.model.seats.length)
    expect(held.filter(Boolean).length / held.length).toBeGreaterThanOrEqual(AT_LEAST / RUNS)
    // Wide intervals would be useless.
    for (const { low, high } of long) expect(high - low).toBeLessThan(0.3)
  })
})
