// The learned policy: how likely each answer is to a question, from the words of the question, the stage and the company.
// That costs about as much as choosing at random, for rollouts ask it some hundred times a game. In company for which a net
// has been trained, the facts of the position have a say, too.
import {
  type Answer,
  type AnyGame,
  circumstancesOf,
  type Decision,
  type Option,
  type Question,
  type Random,
} from '@hustings/kernel'
import { answerAt, drawn, type Look } from './answers.ts'
import { companyWord } from './company.ts'
import { exponential } from './exponential.ts'
import {
  circumstanceOf,
  circumstancePlace,
  companyPlace,
  generalOf,
  generalPlace,
  isOfCircumstance,
  NUMBER_KEYS,
  numberKey,
  placesOf,
  specialPlace,
  specialWords,
  wordOf,
} from './keys.ts'
import type { Luck } from './luck.ts'
import { Net } from './net.ts'
import { type Insight, KEEN, type Known, Place } from './place.ts'
import type { Sight } from './sight.ts'
import type { Weights } from './weights.ts'

/** So much of what words say counts where a net speaks, and no answer is further behind: a net may find what words gave up. */
const TRUST = 0.6
const FURTHEST = 5

/** How a circumstance is called among the words of a net. */
export function circumstanceWord(word: string): string {
  return `~${word}`
}

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
  /** By seat, for those who have one. */
  private readonly nets: ReadonlyMap<string, Net>
  /** By seat, then by prompt. */
  private readonly seats = new Map<string, Map<string, PromptPlaces>>()
  private readonly seen: Look = { size: 0, likely: new Float64Array(64), known: [], said: new Float64Array(64) }
  private leanings = new Float64Array(64)
  /** By general place, the circumstances that something was learned about. */
  private readonly circumstances: ReadonlyMap<string, ReadonlySet<string>>

  /** For a table with such company (`companyAt`). */
  constructor(weights: Weights, game: AnyGame, company = '') {
    this.weights = weights
    this.alike = game.alike === true
    this.company = company
    this.nets = new Map(
      [...(weights.nets ?? [])].map(([seat, nets]) => [seat, new Net(nets.policy, weights.facts, game)]),
    )
    this.circumstances = circumstancesIn(weights)
  }

  placeOf(question: Question | Decision): Place {
    const places = this.placesFor(question)
    const words = specialWords(question.prompt)
    if (words === null) return places.general
    let special = places.special.get(words)
    if (special === undefined) {
      special = this.placeNamed(specialPlace(places.name, words), places.circumstances, question)
      places.special.set(words, special)
    }
    return special
  }

  /** Parameters of the current circumstances. */
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
      places = { name, general: this.placeNamed(name, circumstances, question), special: new Map(), circumstances }
      prompts.set(prompt.key, places)
    }
    return places
  }

  private placeNamed(name: string, circumstances?: ReadonlyMap<string, Place>, question?: Question | Decision): Place {
    const { places, stages } = this.weights
    const here = companyPlace(name, this.company)
    const weights = placesOf(here).map((each) => places.get(each))
    return new Place(
      here,
      stages,
      weights,
      circumstances,
      question === undefined ? null : this.insightAt(here, question),
    )
  }

  /** A net speaks for the seats that it was trained for, in such company. */
  private insightAt(place: string, { seat }: Question | Decision): Insight | null {
    const net = this.nets.get(this.alike ? '' : seat)
    if (net === undefined || !net.weights.words.has(companyWord(this.company))) return null
    return { net, asked: net.sumOf(this.netWords(place)), name: companyPlace(generalOf(place), this.company) }
  }

  /** Words of a net for this place: number of Automas, general and detailed prompt. */
  netWords(place: string): readonly string[] {
    return [...new Set([companyWord(this.company), companyPlace(generalOf(place), this.company), place])]
  }

  /** How likely each answer is; at a high temperature all are alike, near 0 only the likeliest is left. */
  look(question: Question | Decision, sight: Sight, temperature = 1): Look {
    const sum = this.weigh(this.placeOf(question), question, sight, temperature)
    const { seen } = this
    const { likely, size } = seen
    for (let i = 0; i < size; i++) likely[i] = (likely[i] ?? 0) / sum
    return seen
  }

  /** One of the answers by their likelihood. */
  choose(question: Question | Decision, sight: Sight, random: Random, temperature = 1): Answer {
    const sum = this.weigh(this.placeOf(question), question, sight, temperature)
    return answerAt(question, drawn(this.seen, random, sum), random)
  }

  /** The same with common random numbers. */
  chooseBy(luck: Luck, question: Question | Decision, sight: Sight, temperature: number): Answer {
    const place = this.placeOf(question)
    const sum = this.weigh(place, question, sight, temperature)
    const random = luck.at(place)
    return answerAt(question, drawn(this.seen, random, sum), random)
  }

  /** Writes the weights of the answers, and returns their sum. */
  private weigh(place: Place, question: Question | Decision, sight: Sight, temperature: number): number {
    const { stage } = sight
    const sum = this.weighPlainly(place, question, stage, temperature)
    const { insight, circumstances } = place
    if (insight === null && circumstances.size === 0) return sum
    const leanings = this.leaningsAt(place, question, stage)
    if (insight !== null) this.foresee(insight, question, sight, leanings)
    return this.raised(leanings, temperature)
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

  /** Tabular logits with the circumstances. */
  private leaningsAt(place: Place, question: Question | Decision, stage: number): Float64Array {
    const { size, likely, known } = this.seen
    const leanings = this.room(size)
    for (let i = 0; i < size; i++) leanings[i] = known[i]?.leaning[stage] ?? 0
    if (place.circumstances.size === 0) return leanings
    for (const word of circumstancesOf(question)) {
      const circumstance = place.circumstances.get(word)
      if (circumstance === undefined) continue
      for (let i = 0; i < size; i++) {
        const answer = known[i]?.answer
        if (likely[i] === 0 || answer === undefined) continue
        leanings[i] = (leanings[i] ?? 0) + (circumstance.answerAt(i, answer).leaning[stage] ?? 0)
      }
    }
    return leanings
  }

  /** A share of the tabular logits plus those of the net. A decision with a single answer needs no features. */
  private foresee(insight: Insight, question: Question | Decision, sight: Sight, leanings: Float64Array): void {
    const { seen } = this
    const { size, likely, known } = seen
    const most = this.mostOf(leanings)
    if (seen.said.length < size) seen.said = new Float64Array(2 * size)
    let possible = 0
    for (let i = 0; i < size; i++) {
      if (likely[i] === 0) continue
      possible++
      seen.said[i] = Math.max(-FURTHEST, TRUST * ((leanings[i] ?? 0) - most))
      leanings[i] = seen.said[i] ?? 0
    }
    if (possible < 2) return
    const { net, asked } = insight
    const { words } = net.weights
    const standing = circumstancesOf(question).map((word) => words.get(circumstanceWord(word)))
    net.see(sight.facts(question.seat), asked, ...standing)
    for (let i = 0; i < size; i++) {
      const output = known[i]?.output
      if (likely[i] !== 0 && output !== undefined) leanings[i] = (leanings[i] ?? 0) + net.output(output)
    }
  }

  /** The largest leaning to what can be answered. */
  private mostOf(leanings: Float64Array): number {
    const { size, likely } = this.seen
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < size; i++) {
      const leaning = leanings[i] ?? 0
      if (likely[i] !== 0 && leaning > most) most = leaning
    }
    return most
  }

  private room(size: number): Float64Array {
    if (this.leanings.length < size) this.leanings = new Float64Array(2 * size)
    return this.leanings
  }

  /** The weights by these leanings, against the largest so that none is too large. */
  private raised(leanings: Float64Array, temperature: number): number {
    const { size, likely } = this.seen
    const most = this.mostOf(leanings)
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
