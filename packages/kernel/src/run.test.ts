// One live state and the scripts that run over it.
import { describe, expect, it } from 'vitest'
import { numberQuestion } from './decision.ts'
import type { Game } from './game.ts'
import { say } from './message.ts'
import { type RandomState, seedRandom } from './random.ts'
import { Run } from './run.ts'

interface Dull {
  random: RandomState
  stretches: number
}

/** A game without questions for `silence` stretches; then it asks two seats together and ends. */
function dull(silence: number): Game<Dull, object, Dull> {
  return {
    id: 'dull',
    version: 1,
    vocabulary: 1,
    options: () => ({}),
    seats: () => ['ann', 'ben'],
    create: (_, random) => ({ random, stretches: 0 }),
    *advance(t) {
      if (t.state.stretches === silence) {
        yield* t.together(['ann', 'ben'].map((seat) => numberQuestion(seat, say('n'), 0, 9)))
      }
      t.state.stretches++
    },
    over: ({ stretches }) => stretches > silence,
    standings: () => [],
    view: (state) => ({ ...state }),
    redeal: () => {},
    numbers: () => ({}),
    violations: () => [],
    stages: 1,
    stage: () => 0,
    features: { names: [], write: () => {} },
    score: () => 0,
  }
}

const begin = (silence: number, passed?: () => void) =>
  new Run(dull(silence), { random: seedRandom('run'), stretches: 0 }, passed).begin()

describe('a run', () => {
  it('passes stretches without a question, and reports each checkpoint', () => {
    let checkpoints = 0
    const run = begin(7, () => checkpoints++)
    expect(run.state.stretches).toBe(7)
    expect(checkpoints).toBe(7)
    expect(run.questions).toHaveLength(2)
  })

  it('stops rules that run ten thousand stretches without asking', () => {
    expect(begin(9_999).questions).toHaveLength(2)
    expect(() => begin(10_000)).toThrow(/dull went through 10000 stretches without asking anybody/)
  })

  it('waits for the answers of all seats to a simultaneous question', () => {
    const run = begin(0)
    expect(run.openQuestion('ben')).toBe(1)
    expect(run.openQuestion('cat')).toBe(-1)
    expect(run.take(1, 4)).toBe(false)
    expect([0, 1].map((i) => run.isAnswered(i))).toEqual([false, true])
    expect(run.openQuestion('ben')).toBe(-1)
    expect(run.openQuestion('ann')).toBe(0)
    expect(run.take(0, 0)).toBe(true)
    expect(run.questions).toEqual([])
    expect([0, 1].map((i) => run.isAnswered(i))).toEqual([false, false])
  })
})
