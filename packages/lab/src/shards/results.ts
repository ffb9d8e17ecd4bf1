// Results of series: played games and their counts, as a file that can be merged. The file is byte-identical regardless of
// sharding.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Counts } from './counts.ts'
import { InvalidResultsFile } from './invalid-results-file.ts'
import { addRange, countIn, type Range, rangesText } from './ranges.ts'
import { isRecord, keyOf, readSeries, type Series } from './series.ts'

const FORMAT = 'hustings results 1'

export interface Outcome {
  readonly series: Series
  readonly done: readonly Range[]
  readonly counts: Counts
}

export class Results {
  private readonly outcomes = new Map<string, Outcome>()

  /** Sorted by key. */
  all(): readonly Outcome[] {
    return [...this.outcomes].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, outcome]) => outcome)
  }

  find(series: Series): Outcome | undefined {
    return this.outcomes.get(keyOf(series))
  }

  /** Played games of a series. */
  done(series: Series): readonly Range[] {
    return this.find(series)?.done ?? []
  }

  add(series: Series, range: Range, counts: Counts): void {
    const key = keyOf(series)
    const known = this.outcomes.get(key) ?? { series, done: [], counts: new Counts() }
    const done = addRange(known.done, range)
    if (done === null) {
      const { kind, game, seed } = series
      throw new InvalidResultsFile(`games ${rangesText([range])} of ${kind} ${game} with seed ${seed} occur twice`)
    }
    this.outcomes.set(key, { series, done, counts: known.counts.merge(counts) })
  }

  merge(other: Results): this {
    for (const { series, done, counts } of other.outcomes.values()) {
      // Counts are not stored per range: they are added with the first range.
      const [first, ...rest] = done
      if (first === undefined) continue
      for (const range of rest) this.add(series, range, new Counts())
      this.add(series, first, counts)
    }
    return this
  }

  games(): number {
    return this.all().reduce((sum, { done }) => sum + countIn(done), 0)
  }

  toText(): string {
    const series = this.all().map(({ series: each, done, counts }) => ({ ...sorted(each), done, counts }))
    // One line per series keeps diffs readable.
    const lines = series.map((each) => JSON.stringify(each))
    return `{"format":${JSON.stringify(FORMAT)},"series":[${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n`}]}\n`
  }

  static read(text: string): Results {
    const results = new Results()
    for (const each of seriesIn(text)) {
      const counts = Counts.from(each.counts)
      const [first, ...rest] = readRanges(each.done)
      if (first === undefined) continue
      const series = readSeries(each)
      results.add(series, first, counts)
      for (const range of rest) results.add(series, range, new Counts())
    }
    return results
  }

  static load(file: string): Results {
    let text: string
    try {
      text = readFileSync(file, 'utf8')
    } catch {
      throw new InvalidResultsFile('file not found').in(file)
    }
    try {
      return Results.read(text)
    } catch (error) {
      throw error instanceof InvalidResultsFile ? error.in(file) : error
    }
  }

  /** Loads the results of a stopped run; empty if there is no file. */
  static resume(file: string): Results {
    return existsSync(file) ? Results.load(file) : new Results()
  }

  /** Saves atomically (write and rename). */
  save(file: string): void {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, this.toText())
    renameSync(`${file}.new`, file)
  }
}

function sorted({ kind, game, version, options, seed, terms }: Series): Series {
  const byName = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))
  return { kind, game, version, options: byName(options), seed, terms: byName(terms) }
}

function seriesIn(text: string): readonly Record<string, unknown>[] {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    throw new InvalidResultsFile('not JSON')
  }
  if (!isRecord(input) || input.format !== FORMAT || !Array.isArray(input.series)) {
    throw new InvalidResultsFile(`not a file of "${FORMAT}"`)
  }
  const series: readonly unknown[] = input.series
  return series.map((each) => {
    if (!isRecord(each)) throw new InvalidResultsFile('a series is missing')
    return each
  })
}

function readRanges(input: unknown): Range[] {
  if (!Array.isArray(input)) throw new InvalidResultsFile('a series has no ranges of played games')
  const ranges: readonly unknown[] = input
  return ranges.map((range) => {
    const [from, to]: readonly unknown[] = Array.isArray(range) ? range : []
    if (!isIndex(from) || !isIndex(to) || from >= to) throw new InvalidResultsFile('invalid range of games')
    return [from, to]
  })
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && typeof value === 'number' && value >= 0
}
