// The learned policy: how likely each answer is to a question, from the words of the question, the stage and the company
// alone. It costs about as much as choosing at random, for rollouts ask it some hundred times a game.
import { type Answer, circumstancesOf, type Decision, type Option, type Question, type Random } from '@hustings/kernel'
import { exponential } from './exponential.ts'
import {
  circumstanceOf,
  circumstancePlace,
  companyPlace,
  generalOf,
  generalPlace,
  isOfCircumstance,
  NO,
  NUMBER_KEYS,
  numberKey,
  placesOf,
  specialPlace,
  specialWords,
  wordOf,
  YES,
} from './keys.ts'
import { type Luck, numberOf } from './luck.ts'
import type { PlaceWeights, Weights } from './weights.ts'

/** An answer that the policy knows by name, with its leaning at each stage. */
export interface Known {
  readonly place: Place
  readonly answer: string
  readonly leaning: Float64Array
  /** The exponential of each leaning: how likely the answer is beside others, at temperature 1. */
  readonly weight: Float64Array
  /** The same at the temperature `KEEN`. */
  readonly keenWeight: Float64Array
}

/** The temperature of those who mostly do what they think best. */
export const KEEN = 0.5

/** Beyond this a leaning is as good as certain; and no sum of weights is too large or nothing. */
const FIRM = 60

/** What the policy thinks of a question. It lasts until the next look: the policy uses it again. */
export interface Look {
  /** Answers told apart: options in their order (blocked ones too), keys of numbers, or yes and no. */
  size: number
  /** How likely each of them is; 0 for what cannot be answered. */
  likely: Float64Array
  readonly known: Known[]
}

/** Where a seat is asked something: the general prompt, or one that names a law or a building. */
export class Place {
  readonly name: string
  /** The name as a number: for luck that is the same at the same place. */
  readonly number: number
  readonly stakes: number
  /** What is known in general first, then about the law or building, and about this company. */
  private readonly weights: readonly (PlaceWeights | undefined)[]
  private readonly stages: number
  private readonly known = new Map<string, Known>()
  /** The circumstances that make a difference here; shared by all places of a prompt. */
  readonly circumstances: ReadonlyMap<string, Place>
  /** By their number when last asked: the same options mostly come in the same order, and need not be looked up. What changes most, a hand, comes first: so they are counted from the end. */
  private readonly lately: Known[] = []
  private numberKeys: readonly Known[] | undefined
  private sides: readonly Known[] | undefined

  constructor(
    name: string,
    stages: number,
    weights: readonly (PlaceWeights | undefined)[],
    circumstances: ReadonlyMap<string, Place> = NO_CIRCUMSTANCES,
  ) {
    this.name = name
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
    const known = { place: this, answer, leaning, weight: weightAt(1), keenWeight: weightAt(KEEN) }
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

const NO_CIRCUMSTANCES: ReadonlyMap<string, Place> = new Map()
const NO_PLACES: readonly Place[] = []

/** The general place of a prompt, and the particular ones that name something. */
interface PromptPlaces {
  readonly name: string
  readonly general: Place
  readonly special: Map<string, Place>
  readonly circumstances: Map<string, Place>
}

export class Policy {
  readonly weights: Weights
  private readonly alike: boolean
  private readonly company: string
  /** By seat, then by prompt. */
  private readonly seats = new Map<string, Map<string, PromptPlaces>>()
  private readonly seen: Look = { size: 0, likely: new Float64Array(64), known: [] }
  private leanings = new Float64Array(64)
  /** By general place, the circumstances that something was learned about. */
  private readonly circumstances: ReadonlyMap<string, ReadonlySet<string>>

  /** For a table with such company (`companyAt`). */
  constructor(weights: Weights, alike: boolean, company = '') {
    this.weights = weights
    this.alike = alike
    this.company = company
    this.circumstances = circumstancesIn(weights)
  }

  placeOf(question: Question | Decision): Place {
    const places = this.placesFor(question)
    const words = specialWords(question.prompt)
    if (words === null) return places.general
    let special = places.special.get(words)
    if (special === undefined) {
      special = this.placeNamed(specialPlace(places.name, words), places.circumstances)
      places.special.set(words, special)
    }
    return special
  }

  /** As things stand: what was learned to make a difference here. */
  circumstancesAt(question: Question | Decision): readonly Place[] {
    const { circumstances } = this.placesFor(question)
    if (circumstances.size === 0) return NO_PLACES
    return circumstancesOf(question).flatMap((word) => circumstances.get(word) ?? [])
  }

  /** The same with what has made no difference so far, for those who learn. */
  allCircumstancesAt(question: Question | Decision): readonly Place[] {
    const { name, circumstances } = this.placesFor(question)
    for (const word of circumstancesOf(question)) {
      if (!circumstances.has(word)) circumstances.set(word, this.placeNamed(circumstancePlace(name, word)))
    }
    return this.circumstancesAt(question)
  }

  private placesFor(question: Question | Decision): PromptPlaces {
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
      const circumstances = new Map<string, Place>()
      for (const word of this.circumstances.get(name) ?? []) {
        circumstances.set(word, this.placeNamed(circumstancePlace(name, word)))
      }
      places = { name, general: this.placeNamed(name, circumstances), special: new Map(), circumstances }
      prompts.set(prompt.key, places)
    }
    return places
  }

  private placeNamed(name: string, circumstances?: ReadonlyMap<string, Place>): Place {
    const { places, stages } = this.weights
    const here = companyPlace(name, this.company)
    const weights = placesOf(here).map((each) => places.get(each))
    return new Place(here, stages, weights, circumstances)
  }

  /** How likely each answer is; at a high temperature all are alike, near 0 only the likeliest is left. */
  look(question: Question | Decision, stage: number, temperature = 1): Look {
    const sum = this.weigh(this.placeOf(question), question, stage, temperature)
    const { seen } = this
    const { likely, size } = seen
    for (let i = 0; i < size; i++) likely[i] = (likely[i] ?? 0) / sum
    return seen
  }

  /** One of the answers by their likelihood. */
  choose(question: Question | Decision, stage: number, random: Random, temperature = 1): Answer {
    const sum = this.weigh(this.placeOf(question), question, stage, temperature)
    return answerAt(question, drawn(this.seen, random, sum), random)
  }

  /** The same with luck that comes again wherever the same is asked. */
  chooseBy(luck: Luck, question: Question | Decision, stage: number, temperature: number): Answer {
    const place = this.placeOf(question)
    const sum = this.weigh(place, question, stage, temperature)
    const random = luck.at(place)
    return answerAt(question, drawn(this.seen, random, sum), random)
  }

  /** Writes the weights of the answers, and returns their sum. */
  private weigh(place: Place, question: Question | Decision, stage: number, temperature: number): number {
    const sum = this.weighPlainly(place, question, stage, temperature)
    return place.circumstances.size === 0 ? sum : this.sway(place, question, stage, temperature)
  }

  private weighPlainly(place: Place, question: Question | Decision, stage: number, temperature: number): number {
    switch (question.shape) {
      case 'pick':
        return this.weighOptions(place, 'offers' in question ? question.offers : question.options, stage, temperature)
      case 'number':
        return this.weighAll(place.numbers, numbersIn(question.max - question.min), stage, temperature)
      case 'confirm':
        return this.weighAll(place.yesAndNo, EACH, stage, temperature)
    }
  }

  private weighOptions(place: Place, options: readonly Option[], stage: number, temperature: number): number {
    const { seen } = this
    const size = options.length
    seen.size = size
    if (seen.likely.length < size) seen.likely = new Float64Array(2 * size)
    const { likely, known } = seen
    let sum = 0
    for (let i = 0; i < size; i++) {
      const option = options[i]
      if (option === undefined || option.blocked !== undefined) {
        likely[i] = 0
        continue
      }
      const each = place.answerAt(size - i, wordOf(option))
      known[i] = each
      const weight = (temperature === KEEN ? each.keenWeight : each.weight)[stage] ?? 0
      likely[i] = weight
      sum += weight
    }
    return temperature === 1 || temperature === KEEN ? sum : this.tempered(stage, temperature)
  }

  /** Those that stand for something here: a short range of numbers has not every key. */
  private weighAll(answers: readonly Known[], counts: ArrayLike<number>, stage: number, temperature: number): number {
    const { seen } = this
    const { likely, known } = seen
    seen.size = answers.length
    let sum = 0
    for (let i = 0; i < answers.length; i++) {
      const each = answers[i]
      if (each === undefined) continue
      known[i] = each
      const weight = counts[i] === 0 ? 0 : ((temperature === KEEN ? each.keenWeight : each.weight)[stage] ?? 0)
      likely[i] = weight
      sum += weight
    }
    return temperature === 1 || temperature === KEEN ? sum : this.tempered(stage, temperature)
  }

  /** The weights at another temperature. */
  private tempered(stage: number, temperature: number): number {
    const { size, known } = this.seen
    const leanings = this.room(size)
    for (let i = 0; i < size; i++) leanings[i] = known[i]?.leaning[stage] ?? 0
    return this.raised(leanings, temperature)
  }

  /** The weights as things stand: circumstances lean to answers, or away from them. */
  private sway(place: Place, question: Question | Decision, stage: number, temperature: number): number {
    const { size, likely, known } = this.seen
    const leanings = this.room(size)
    for (let i = 0; i < size; i++) leanings[i] = known[i]?.leaning[stage] ?? 0
    for (const word of circumstancesOf(question)) {
      const circumstance = place.circumstances.get(word)
      if (circumstance === undefined) continue
      for (let i = 0; i < size; i++) {
        const answer = known[i]?.answer
        if (likely[i] === 0 || answer === undefined) continue
        leanings[i] = (leanings[i] ?? 0) + (circumstance.answerAt(i, answer).leaning[stage] ?? 0)
      }
    }
    return this.raised(leanings, temperature)
  }

  private room(size: number): Float64Array {
    if (this.leanings.length < size) this.leanings = new Float64Array(2 * size)
    return this.leanings
  }

  /** The weights by these leanings, against the largest so that none is too large. */
  private raised(leanings: Float64Array, temperature: number): number {
    const { size, likely } = this.seen
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < size; i++) {
      const leaning = leanings[i] ?? 0
      if (likely[i] !== 0 && leaning > most) most = leaning
    }
    let sum = 0
    for (let i = 0; i < size; i++) {
      if (likely[i] === 0) continue
      const weight = exponential(((leanings[i] ?? 0) - most) / temperature)
      likely[i] = weight
      sum += weight
    }
    return sum
  }
}

/** The circumstances that weights know of, by the place. */
function circumstancesIn({ places }: Weights): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const name of places.keys()) {
    if (!isOfCircumstance(name)) continue
    const general = generalOf(name)
    const words = found.get(general) ?? new Set<string>()
    words.add(circumstanceOf(name))
    found.set(general, words)
  }
  return found
}

/** How many numbers each key stands for, in a range of this span. */
function numbersIn(span: number): Float64Array {
  let counts = COUNTS[span]
  if (counts === undefined) {
    counts = new Float64Array(NUMBER_KEYS.length)
    for (let value = 0; value <= span; value++) {
      const key = numberKey(value, 0, span)
      counts[key] = (counts[key] ?? 0) + 1
    }
    COUNTS[span] = counts
  }
  return counts
}
const COUNTS: Float64Array[] = []
const EACH = [1, 1]

const WHOLE = 0x1_0000_0000

/** The number of an answer, drawn by likelihood; `sum` is that of all weights. */
export function drawn({ size, likely }: Look, random: Random, sum = 1): number {
  let rest = (random.below(WHOLE) / WHOLE) * sum
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
