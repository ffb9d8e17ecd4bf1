// A policy entry: the parameters of a seat and prompt, and of each of its answers.

import { hashOf } from './common-random-numbers.ts'
import { deterministicExp } from './deterministic-exp.ts'
import { NO, NUMBER_KEYS, YES } from './keys.ts'
import type { Net } from './net.ts'
import type { PlaceWeights } from './weights.ts'

/** Parameters of an answer: a logit per stage. */
export interface AnswerParams {
  readonly entry: PolicyEntry
  readonly answer: string
  readonly logit: Float64Array
  /** Exponential of each logit: softmax weight at temperature 1. */
  readonly weight: Float64Array
  /** The same at `PLAY_TEMPERATURE`. */
  readonly playWeight: Float64Array
  /** Output weights of the net for this answer, if trained. */
  readonly output: Float64Array | undefined
}

/** Softmax temperature in play. */
export const PLAY_TEMPERATURE = 0.5

/** Clamp of a logit, so that sums of weights neither overflow nor vanish. */
const MAX_LOGIT = 60

/** Input of a net at a policy entry. */
export interface NetInput {
  readonly net: Net
  /** Seat, prompt and number of Automas: input to the hidden layer. */
  readonly prompt: Float64Array
  /** Prefix of its answers among the outputs of the net. */
  readonly name: string
}

/** Key of a decision: the general prompt, or one that names a law or a building. */
export class PolicyEntry {
  readonly name: string
  /** Hash of the name: key for common random numbers. */
  readonly number: number
  readonly stakes: number
  /** The general parameters first, then those of the law or building, and of the number of Automas. */
  private readonly weights: readonly (PlaceWeights | undefined)[]
  private readonly stages: number
  private readonly params = new Map<string, AnswerParams>()
  /** Parameters by circumstance; shared by all entries of a prompt. */
  readonly circumstances: ReadonlyMap<string, PolicyEntry>
  /** Null without a net for this seat and number of Automas. */
  readonly netInput: NetInput | null
  /**
   * Answers by index at the last use: options mostly come in the same order, which saves a lookup. The index counts from
   * the end, because cards of the hand come first and change most.
   */
  private readonly lastUsed: AnswerParams[] = []
  private numberParams: readonly AnswerParams[] | undefined
  private yesNoParams: readonly AnswerParams[] | undefined

  constructor(
    name: string,
    stages: number,
    weights: readonly (PlaceWeights | undefined)[],
    circumstances: ReadonlyMap<string, PolicyEntry> = NO_CIRCUMSTANCES,
    netInput: NetInput | null = null,
  ) {
    this.name = name
    this.netInput = netInput
    this.circumstances = circumstances
    this.number = hashOf(name)
    this.stages = stages
    this.weights = weights
    this.stakes = weights[0]?.stakes ?? 0
  }

  answer(answer: string): AnswerParams {
    const found = this.params.get(answer)
    if (found !== undefined) return found
    const logit = new Float64Array(this.stages)
    for (const weights of this.weights) {
      const row = weights?.answers.get(answer)
      if (row === undefined) continue
      for (let stage = 0; stage < this.stages; stage++) {
        logit[stage] = (logit[stage] ?? 0) + (row[0] ?? 0) + (row[stage + 1] ?? 0)
      }
    }
    const weightAt = (temperature: number): Float64Array =>
      logit.map((each) => deterministicExp(Math.max(-MAX_LOGIT, Math.min(MAX_LOGIT, each / temperature))))
    const { netInput } = this
    const output = netInput?.net.weights.outputs.get(outputName(netInput.name, answer))
    const known = { entry: this, answer, logit, weight: weightAt(1), playWeight: weightAt(PLAY_TEMPERATURE), output }
    this.params.set(answer, known)
    return known
  }

  /** The same with a cache by index. */
  answerAt(index: number, answer: string): AnswerParams {
    const last = this.lastUsed[index]
    if (last !== undefined && last.answer === answer) return last
    const known = this.answer(answer)
    this.lastUsed[index] = known
    return known
  }

  /** Answers to number questions. */
  get numbers(): readonly AnswerParams[] {
    this.numberParams ??= NUMBER_KEYS.map((key) => this.answer(key))
    return this.numberParams
  }

  get yesAndNo(): readonly AnswerParams[] {
    this.yesNoParams ??= [this.answer(YES), this.answer(NO)]
    return this.yesNoParams
  }

  /** Whether the answer occurred in training. */
  isTrained(answer: string): boolean {
    return this.weights[0]?.answers.has(answer) ?? false
  }
}

/** Key of an answer among the outputs of a net. */
export function outputName(entry: string, answer: string): string {
  return `${entry} ${answer}`
}

const NO_CIRCUMSTANCES: ReadonlyMap<string, PolicyEntry> = new Map()
