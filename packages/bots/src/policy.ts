// The learned policy: how likely each answer is to a question, from the words of the question and the stage alone. It
// costs about as much as choosing at random, for rollouts ask it some hundred times a game.
import type { Answer, Decision, Option, Question, Random } from '@hustings/kernel'
import { exponential } from './exponential.ts'
import { generalPlace, NO, NUMBER_KEYS, numberKey, specialPlace, specialWords, YES } from './keys.ts'
import type { PlaceWeights, Weights } from './weights.ts'

/** An answer that the policy knows by name, with its leaning at each stage. */
export interface Known {
  readonly place: Place
  readonly answer: string
  readonly leaning: Float64Array
}

/** What the policy thinks of a question. It lasts until the next look: the policy uses it again. */
export interface Look {
  /** Answers told apart: options in their order (blocked ones too), keys of numbers, or yes and no. */
  size: number
  /** How likely each of them is; 0 for what cannot be answered. */
  readonly likely: Float64Array
  readonly known: Known[]
}

/** Where a seat is asked something: the general prompt, or one that names a law or a building. */
export class Place {
  readonly name: string
  readonly stakes: number
  private readonly general: PlaceWeights | undefined
  private readonly special: PlaceWeights | undefined
  private readonly stages: number
  private readonly known = new Map<string, Known>()

  constructor(name: string, stages: number, general: PlaceWeights | undefined, special?: PlaceWeights) {
    this.name = name
    this.stages = stages
    this.general = general
    this.special = special
    this.stakes = general?.stakes ?? 0
  }

  answer(answer: string): Known {
    const found = this.known.get(answer)
    if (found !== undefined) return found
    const leaning = new Float64Array(this.stages)
    for (const weights of [this.general, this.special]) {
      const row = weights?.answers.get(answer)
      if (row === undefined) continue
      for (let stage = 0; stage < this.stages; stage++) {
        leaning[stage] = (leaning[stage] ?? 0) + (row[0] ?? 0) + (row[stage + 1] ?? 0)
      }
    }
    const known = { place: this, answer, leaning }
    this.known.set(answer, known)
    return known
  }

  /** Whether training has met this answer here, in general. */
  knows(answer: string): boolean {
    return this.general?.answers.has(answer) ?? false
  }
}

/** The general place of a prompt, and the particular ones that name something. */
interface PromptPlaces {
  readonly general: Place
  readonly special: Map<string, Place>
}

export class Policy {
  readonly weights: Weights
  private readonly alike: boolean
  /** By seat, then by prompt. */
  private readonly seats = new Map<string, Map<string, PromptPlaces>>()
  private readonly seen: Look = { size: 0, likely: new Float64Array(64), known: [] }
  private readonly counts = new Float64Array(NUMBER_KEYS.length)

  constructor(weights: Weights, alike: boolean) {
    this.weights = weights
    this.alike = alike
  }

  placeOf(question: Question | Decision): Place {
    const seat = this.alike ? '' : question.seat
    let prompts = this.seats.get(seat)
    if (prompts === undefined) {
      prompts = new Map()
      this.seats.set(seat, prompts)
    }
    const { prompt } = question
    let places = prompts.get(prompt.key)
    if (places === undefined) {
      const name = generalPlace(seat, prompt)
      places = { general: this.placeNamed(name, name), special: new Map() }
      prompts.set(prompt.key, places)
    }
    const words = specialWords(prompt)
    if (words === null) return places.general
    let special = places.special.get(words)
    if (special === undefined) {
      special = this.placeNamed(places.general.name, specialPlace(places.general.name, words))
      places.special.set(words, special)
    }
    return special
  }

  private placeNamed(general: string, name: string): Place {
    const { places, stages } = this.weights
    return new Place(name, stages, places.get(general), name === general ? undefined : places.get(name))
  }

  /** How likely each answer is; at a high temperature all are alike, near 0 only the likeliest is left. */
  look(question: Question | Decision, stage: number, temperature = 1): Look {
    const place = this.placeOf(question)
    switch (question.shape) {
      case 'pick':
        return this.lookAtOptions(place, 'offers' in question ? question.offers : question.options, stage, temperature)
      case 'number':
        return this.lookAtNumbers(place, question.min, question.max, stage, temperature)
      case 'confirm':
        return this.weigh([place.answer(YES), place.answer(NO)], stage, temperature)
    }
  }

  private lookAtOptions(place: Place, options: readonly Option[], stage: number, temperature: number): Look {
    const { seen } = this
    const { known } = seen
    const size = options.length
    seen.size = size
    if (seen.likely.length < size) return this.withRoom(size).lookAtOptions(place, options, stage, temperature)
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < size; i++) {
      const option = options[i]
      if (option === undefined || option.blocked !== undefined) continue
      const each = place.answer(option.id)
      known[i] = each
      const leaning = each.leaning[stage] ?? 0
      if (leaning > most) most = leaning
    }
    let sum = 0
    const { likely } = seen
    for (let i = 0; i < size; i++) {
      if (options[i]?.blocked !== undefined) {
        likely[i] = 0
        continue
      }
      const weight = exponential(((known[i]?.leaning[stage] ?? 0) - most) / temperature)
      likely[i] = weight
      sum += weight
    }
    for (let i = 0; i < size; i++) likely[i] = (likely[i] ?? 0) / sum
    return seen
  }

  private withRoom(size: number): this {
    Object.assign(this.seen, { likely: new Float64Array(2 * size) })
    return this
  }

  /** A key stands for several numbers, each as likely as its neighbour: so many count as so many options. */
  private lookAtNumbers(place: Place, min: number, max: number, stage: number, temperature: number): Look {
    const look = this.weigh(
      NUMBER_KEYS.map((key) => place.answer(key)),
      stage,
      temperature,
    )
    const { counts } = this
    counts.fill(0)
    for (let value = min; value <= max; value++) {
      const key = numberKey(value, min, max)
      counts[key] = (counts[key] ?? 0) + 1
    }
    let sum = 0
    for (let i = 0; i < look.size; i++) {
      const weight = counts[i] === 0 ? 0 : (look.likely[i] ?? 0)
      look.likely[i] = weight
      sum += weight
    }
    for (let i = 0; i < look.size; i++) look.likely[i] = (look.likely[i] ?? 0) / sum
    return look
  }

  private weigh(answers: readonly Known[], stage: number, temperature: number): Look {
    const { seen } = this
    seen.size = answers.length
    let most = Number.NEGATIVE_INFINITY
    for (const { leaning } of answers) most = Math.max(most, leaning[stage] ?? 0)
    let sum = 0
    for (let i = 0; i < answers.length; i++) {
      const each = answers[i]
      if (each === undefined) continue
      seen.known[i] = each
      const weight = exponential(((each.leaning[stage] ?? 0) - most) / temperature)
      seen.likely[i] = weight
      sum += weight
    }
    for (let i = 0; i < answers.length; i++) seen.likely[i] = (seen.likely[i] ?? 0) / sum
    return seen
  }

  /** One of the answers by their likelihood. */
  choose(question: Question | Decision, stage: number, random: Random, temperature = 1): Answer {
    const look = this.look(question, stage, temperature)
    return answerAt(question, drawn(look, random), random)
  }
}

const WHOLE = 0x1_0000_0000

/** The number of an answer, drawn by likelihood. */
export function drawn({ size, likely }: Look, random: Random): number {
  let rest = random.below(WHOLE) / WHOLE
  let last = 0
  for (let i = 0; i < size; i++) {
    const share = likely[i] ?? 0
    if (share === 0) continue
    if (rest < share) return i
    rest -= share
    last = i
  }
  return last
}

/** The number of the likeliest answer, the first of equals. */
export function favourite({ size, likely }: Look): number {
  let best = 0
  for (let i = 1; i < size; i++) if ((likely[i] ?? 0) > (likely[best] ?? 0)) best = i
  return best
}

/** The answer with this number in a look; a key of numbers gives any of its numbers. */
export function answerAt(question: Question | Decision, index: number, random: Random): Answer {
  if (question.shape !== 'number') return middleAnswer(question, index)
  const [first, count] = numbersOf(question, index)
  return first + (count === 1 ? 0 : random.below(count))
}

/** The same without chance: a key of numbers gives the one in the middle. */
export function middleAnswer(question: Question | Decision, index: number): Answer {
  switch (question.shape) {
    case 'pick':
      return ('offers' in question ? question.offers : question.options)[index]?.id ?? ''
    case 'number': {
      const [first, count] = numbersOf(question, index)
      return first + Math.floor(count / 2)
    }
    case 'confirm':
      return index === 0
  }
}

/** The first number of a key, and how many there are. */
function numbersOf({ min, max }: { readonly min: number; readonly max: number }, index: number): [number, number] {
  let first = min
  while (numberKey(first, min, max) < index) first++
  let count = 1
  while (first + count <= max && numberKey(first + count, min, max) === index) count++
  return [first, count]
}
