// A place: a seat and prompt with the parameters of its known answers.
import { exponential } from './exponential.ts'
import { NO, NUMBER_KEYS, YES } from './keys.ts'
import { numberOf } from './luck.ts'
import type { Net } from './net.ts'
import type { PlaceWeights } from './weights.ts'

/** An answer that the policy knows by name, with its leaning at each stage. */
export interface Known {
  readonly place: Place
  readonly answer: string
  readonly leaning: Float64Array
  /** Exponential of each logit: weight of the answer at temperature 1. */
  readonly weight: Float64Array
  /** The same at the temperature `KEEN`. */
  readonly keenWeight: Float64Array
  /** What the net makes of it, where it has learned anything. */
  readonly output: Float64Array | undefined
}

/** The temperature of those who mostly do what they think best. */
export const KEEN = 0.5

/** Beyond this a leaning is as good as certain; and no sum of weights is too large or nothing. */
const FIRM = 60

/** What a net needs to speak at a place. */
export interface Insight {
  readonly net: Net
  /** Seat, prompt and number of Automas: input to the hidden layer. */
  readonly asked: Float64Array
  /** The name of the place among the outputs of the net. */
  readonly name: string
}

/** Key of a decision: the general prompt, or one that names a law or a building. */
export class Place {
  readonly name: string
  /** The name as a number: for luck that is the same at the same place. */
  readonly number: number
  readonly stakes: number
  /** The general parameters first, then those of the law or building, and of the number of Automas. */
  private readonly weights: readonly (PlaceWeights | undefined)[]
  private readonly stages: number
  private readonly known = new Map<string, Known>()
  /** The circumstances that make a difference here; shared by all places of a prompt. */
  readonly circumstances: ReadonlyMap<string, Place>
  /** Null where facts have no say. */
  readonly insight: Insight | null
  /**
   * Answers by their index at the last use: the same options mostly come in the same order, which saves a lookup. A
   * hand changes most and comes first, so the index counts from the end.
   */
  private readonly lately: Known[] = []
  private numberKeys: readonly Known[] | undefined
  private sides: readonly Known[] | undefined

  constructor(
    name: string,
    stages: number,
    weights: readonly (PlaceWeights | undefined)[],
    circumstances: ReadonlyMap<string, Place> = NO_CIRCUMSTANCES,
    insight: Insight | null = null,
  ) {
    this.name = name
    this.insight = insight
    this.circumstances = circumstances
    this.number = numberOf(name)
    this.stages = stages
    this.weights = weights
    this.stakes = weights[0]?.stakes ?? 0
  }

  answer(answer: string): Known {
    const found = this.known.get(answer)
    if (found !== undefined) return found
    const leaning = new Float64Array(this.stages)
    for (const weights of this.weights) {
      const row = weights?.answers.get(answer)
      if (row === undefined) continue
      for (let stage = 0; stage < this.stages; stage++) {
        leaning[stage] = (leaning[stage] ?? 0) + (row[0] ?? 0) + (row[stage + 1] ?? 0)
      }
    }
    const weightAt = (temperature: number): Float64Array =>
      leaning.map((each) => exponential(Math.max(-FIRM, Math.min(FIRM, each / temperature))))
    const { insight } = this
    const output = insight?.net.weights.outputs.get(outputName(insight.name, answer))
    const known = { place: this, answer, leaning, weight: weightAt(1), keenWeight: weightAt(KEEN), output }
    this.known.set(answer, known)
    return known
  }

  /** The same for the option with this number. */
  answerAt(index: number, answer: string): Known {
    const last = this.lately[index]
    if (last !== undefined && last.answer === answer) return last
    const known = this.answer(answer)
    this.lately[index] = known
    return known
  }

  /** The keys of numbers, and yes and no: the same at every question. */
  get numbers(): readonly Known[] {
    this.numberKeys ??= NUMBER_KEYS.map((key) => this.answer(key))
    return this.numberKeys
  }

  get yesAndNo(): readonly Known[] {
    this.sides ??= [this.answer(YES), this.answer(NO)]
    return this.sides
  }

  /** Whether training has met this answer here, in general. */
  knows(answer: string): boolean {
    return this.weights[0]?.answers.has(answer) ?? false
  }
}

/** The name of an answer among the outputs of a net. */
export function outputName(place: string, answer: string): string {
  return `${place} ${answer}`
}

const NO_CIRCUMSTANCES: ReadonlyMap<string, Place> = new Map()
