// The learned policy: softmax over logits from the prompt, the stage, the number of Automas and the circumstances, and from
// a net where one is trained. Rollouts call it hundreds of times per game, so it must be fast.
import {
  type Answer,
  type AnyGame,
  circumstancesOf,
  type Decision,
  type Option,
  type Question,
  type Random,
} from '@hustings/kernel'
import { answerAt, drawIndex, type PolicyOutput } from './answers.ts'
import { automaConfigKey } from './automa-config.ts'
import type { CommonRandomNumbers } from './common-random-numbers.ts'
import { deterministicExp } from './deterministic-exp.ts'
import type { FeatureSource } from './features.ts'
import {
  answerKey,
  automaKey,
  circumstanceKey,
  circumstanceOf,
  generalKey,
  generalOf,
  isOfCircumstance,
  keysFor,
  NUMBER_KEYS,
  numberKey,
  promptDetail,
  specialKey,
} from './keys.ts'
import { Net } from './net.ts'
import { type AnswerParams, type NetInput, PLAY_TEMPERATURE, PolicyEntry } from './policy-entry.ts'
import type { Weights } from './weights.ts'

/** With a net: factor of the tabular logits, and their maximum deficit, so that the net can raise rejected answers. */
const TABULAR_WEIGHT = 0.6
const MAX_DEFICIT = 5

/** Key of a circumstance among the words of a net. */
export function circumstanceWord(word: string): string {
  return `~${word}`
}

const NO_ENTRIES: readonly PolicyEntry[] = []

/** The general entry of a prompt, and the entries of its details. */
interface PromptEntries {
  readonly name: string
  readonly general: PolicyEntry
  readonly special: Map<string, PolicyEntry>
  readonly circumstances: Map<string, PolicyEntry>
}

export class BotPolicy {
  readonly weights: Weights
  private readonly alike: boolean
  private readonly automas: string
  /** Nets by seat. */
  private readonly nets: ReadonlyMap<string, Net>
  /** Entries by seat, then by prompt. */
  private readonly seats = new Map<string, Map<string, PromptEntries>>()
  private readonly result: PolicyOutput = {
    size: 0,
    likely: new Float64Array(64),
    params: [],
    tabularLogits: new Float64Array(64),
  }
  private logits = new Float64Array(64)
  /** Trained circumstances by general key. */
  private readonly circumstances: ReadonlyMap<string, ReadonlySet<string>>

  /** `automas` is the number of Automas at the table (`automaConfigAt`). */
  constructor(weights: Weights, game: AnyGame, automas = '') {
    this.weights = weights
    this.alike = game.alike === true
    this.automas = automas
    this.nets = new Map(
      [...(weights.nets ?? [])].map(([seat, nets]) => [seat, new Net(nets.policy, weights.facts, game)]),
    )
    this.circumstances = circumstancesIn(weights)
  }

  entryFor(question: Question | Decision): PolicyEntry {
    const entries = this.entriesFor(question)
    const words = promptDetail(question.prompt)
    if (words === null) return entries.general
    let special = entries.special.get(words)
    if (special === undefined) {
      special = this.entryNamed(specialKey(entries.name, words), entries.circumstances, question)
      entries.special.set(words, special)
    }
    return special
  }

  /** Returns the parameters of the current circumstances. */
  circumstancesAt(question: Question | Decision): readonly PolicyEntry[] {
    const { circumstances } = this.entriesFor(question)
    if (circumstances.size === 0) return NO_ENTRIES
    return circumstancesOf(question).flatMap((word) => circumstances.get(word) ?? [])
  }

  /** The same, with new entries for untrained circumstances. */
  allCircumstancesAt(question: Question | Decision): readonly PolicyEntry[] {
    const { name, circumstances } = this.entriesFor(question)
    for (const word of circumstancesOf(question)) {
      if (!circumstances.has(word)) circumstances.set(word, this.entryNamed(circumstanceKey(name, word)))
    }
    return this.circumstancesAt(question)
  }

  private entriesFor(question: Question | Decision): PromptEntries {
    const seat = this.alike ? '' : question.seat
    let prompts = this.seats.get(seat)
    if (prompts === undefined) {
      prompts = new Map()
      this.seats.set(seat, prompts)
    }
    const { prompt } = question
    let entries = prompts.get(prompt.key)
    if (entries === undefined) {
      const name = generalKey(seat, prompt)
      const circumstances = new Map<string, PolicyEntry>()
      for (const word of this.circumstances.get(name) ?? []) {
        circumstances.set(word, this.entryNamed(circumstanceKey(name, word)))
      }
      entries = { name, general: this.entryNamed(name, circumstances, question), special: new Map(), circumstances }
      prompts.set(prompt.key, entries)
    }
    return entries
  }

  private entryNamed(
    name: string,
    circumstances?: ReadonlyMap<string, PolicyEntry>,
    question?: Question | Decision,
  ): PolicyEntry {
    const { places, stages } = this.weights
    const here = automaKey(name, this.automas)
    const weights = keysFor(here).map((each) => places.get(each))
    return new PolicyEntry(
      here,
      stages,
      weights,
      circumstances,
      question === undefined ? null : this.netInputAt(here, question),
    )
  }

  /** Null without a net for this seat and number of Automas. */
  private netInputAt(entry: string, { seat }: Question | Decision): NetInput | null {
    const net = this.nets.get(this.alike ? '' : seat)
    if (net === undefined || !net.weights.words.has(automaConfigKey(this.automas))) return null
    return { net, prompt: net.sumOf(this.netWords(entry)), name: automaKey(generalOf(entry), this.automas) }
  }

  /** Returns the words of a net for an entry: number of Automas, general and detailed prompt. */
  netWords(entry: string): readonly string[] {
    return [...new Set([automaConfigKey(this.automas), automaKey(generalOf(entry), this.automas), entry])]
  }

  /** Returns the probability of each answer (softmax at the temperature). */
  evaluate(question: Question | Decision, features: FeatureSource, temperature = 1): PolicyOutput {
    const sum = this.weigh(this.entryFor(question), question, features, temperature)
    const { result } = this
    const { likely, size } = result
    for (let i = 0; i < size; i++) likely[i] = (likely[i] ?? 0) / sum
    return result
  }

  /** Draws an answer by its probability. */
  choose(question: Question | Decision, features: FeatureSource, random: Random, temperature = 1): Answer {
    const sum = this.weigh(this.entryFor(question), question, features, temperature)
    return answerAt(question, drawIndex(this.result, random, sum), random)
  }

  /** The same with common random numbers. */
  chooseWith(
    randomNumbers: CommonRandomNumbers,
    question: Question | Decision,
    features: FeatureSource,
    temperature: number,
  ): Answer {
    const entry = this.entryFor(question)
    const sum = this.weigh(entry, question, features, temperature)
    const random = randomNumbers.at(entry)
    return answerAt(question, drawIndex(this.result, random, sum), random)
  }

  /** Writes the softmax weights of the answers and returns their sum. */
  private weigh(
    entry: PolicyEntry,
    question: Question | Decision,
    features: FeatureSource,
    temperature: number,
  ): number {
    const { stage } = features
    const sum = this.weighTabular(entry, question, stage, temperature)
    const { netInput, circumstances } = entry
    if (netInput === null && circumstances.size === 0) return sum
    const logits = this.logitsAt(entry, question, stage)
    if (netInput !== null) this.addNetLogits(netInput, question, features, logits)
    return this.exponentials(logits, temperature)
  }

  private weighTabular(entry: PolicyEntry, question: Question | Decision, stage: number, temperature: number): number {
    switch (question.shape) {
      case 'pick':
        return this.weighOptions(entry, 'offers' in question ? question.offers : question.options, stage, temperature)
      case 'number':
        return this.weighAll(entry.numbers, numbersIn(question.max - question.min), stage, temperature)
      case 'confirm':
        return this.weighAll(entry.yesAndNo, EACH, stage, temperature)
    }
  }

  private weighOptions(entry: PolicyEntry, options: readonly Option[], stage: number, temperature: number): number {
    const { result } = this
    const size = options.length
    result.size = size
    if (result.likely.length < size) result.likely = new Float64Array(2 * size)
    const { likely, params } = result
    let sum = 0
    for (let i = 0; i < size; i++) {
      const option = options[i]
      if (option === undefined || option.blocked !== undefined) {
        likely[i] = 0
        continue
      }
      const each = entry.answerAt(size - i, answerKey(option))
      params[i] = each
      const weight = (temperature === PLAY_TEMPERATURE ? each.playWeight : each.weight)[stage] ?? 0
      likely[i] = weight
      sum += weight
    }
    return temperature === 1 || temperature === PLAY_TEMPERATURE ? sum : this.tempered(stage, temperature)
  }

  /** `counts` is 0 for answers that do not exist here: a short range of numbers lacks some keys. */
  private weighAll(
    answers: readonly AnswerParams[],
    counts: ArrayLike<number>,
    stage: number,
    temperature: number,
  ): number {
    const { result } = this
    const { likely, params } = result
    result.size = answers.length
    let sum = 0
    for (let i = 0; i < answers.length; i++) {
      const each = answers[i]
      if (each === undefined) continue
      params[i] = each
      const weight =
        counts[i] === 0 ? 0 : ((temperature === PLAY_TEMPERATURE ? each.playWeight : each.weight)[stage] ?? 0)
      likely[i] = weight
      sum += weight
    }
    return temperature === 1 || temperature === PLAY_TEMPERATURE ? sum : this.tempered(stage, temperature)
  }

  /** Writes the weights at another temperature. */
  private tempered(stage: number, temperature: number): number {
    const { size, params } = this.result
    const logits = this.logitBuffer(size)
    for (let i = 0; i < size; i++) logits[i] = params[i]?.logit[stage] ?? 0
    return this.exponentials(logits, temperature)
  }

  /** Returns the tabular logits, with those of the circumstances. */
  private logitsAt(entry: PolicyEntry, question: Question | Decision, stage: number): Float64Array {
    const { size, likely, params } = this.result
    const logits = this.logitBuffer(size)
    for (let i = 0; i < size; i++) logits[i] = params[i]?.logit[stage] ?? 0
    if (entry.circumstances.size === 0) return logits
    for (const word of circumstancesOf(question)) {
      const circumstance = entry.circumstances.get(word)
      if (circumstance === undefined) continue
      for (let i = 0; i < size; i++) {
        const answer = params[i]?.answer
        if (likely[i] === 0 || answer === undefined) continue
        logits[i] = (logits[i] ?? 0) + (circumstance.answerAt(i, answer).logit[stage] ?? 0)
      }
    }
    return logits
  }

  /** Scales the tabular logits and adds those of the net. A decision with a single answer needs no features. */
  private addNetLogits(
    netInput: NetInput,
    question: Question | Decision,
    features: FeatureSource,
    logits: Float64Array,
  ): void {
    const { result } = this
    const { size, likely, params } = result
    const most = this.maxLogit(logits)
    if (result.tabularLogits.length < size) result.tabularLogits = new Float64Array(2 * size)
    let possible = 0
    for (let i = 0; i < size; i++) {
      if (likely[i] === 0) continue
      possible++
      result.tabularLogits[i] = Math.max(-MAX_DEFICIT, TABULAR_WEIGHT * ((logits[i] ?? 0) - most))
      logits[i] = result.tabularLogits[i] ?? 0
    }
    if (possible < 2) return
    const { net, prompt } = netInput
    const { words } = net.weights
    const standing = circumstancesOf(question).map((word) => words.get(circumstanceWord(word)))
    net.forward(features.facts(question.seat), prompt, ...standing)
    for (let i = 0; i < size; i++) {
      const output = params[i]?.output
      if (likely[i] !== 0 && output !== undefined) logits[i] = (logits[i] ?? 0) + net.output(output)
    }
  }

  /** Returns the largest logit of a legal answer. */
  private maxLogit(logits: Float64Array): number {
    const { size, likely } = this.result
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < size; i++) {
      const logit = logits[i] ?? 0
      if (likely[i] !== 0 && logit > most) most = logit
    }
    return most
  }

  private logitBuffer(size: number): Float64Array {
    if (this.logits.length < size) this.logits = new Float64Array(2 * size)
    return this.logits
  }

  /** Writes the weights of these logits. The largest logit is subtracted to avoid overflow. */
  private exponentials(logits: Float64Array, temperature: number): number {
    const { size, likely } = this.result
    const most = this.maxLogit(logits)
    let sum = 0
    for (let i = 0; i < size; i++) {
      if (likely[i] === 0) continue
      const weight = deterministicExp(((logits[i] ?? 0) - most) / temperature)
      likely[i] = weight
      sum += weight
    }
    return sum
  }
}

/** Returns the trained circumstances by general key. */
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

/** Returns the count of numbers per key in a range of this span. */
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
