// Results of series, as a file that can be merged with others of its kind: for each series which games were played, and
// what they came to. The same games give the same file, however they were spread over shards.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BrokenFile } from './broken-file.ts'
import { Counts } from './counts.ts'
import { countIn, joined, type Range, rangesText } from './ranges.ts'
import { isRecord, keyOf, readSeries, type Series } from './series.ts'

const FORMAT = 'hustings results 1'

export interface Outcome {
  readonly series: Series
  readonly done: readonly Range[]
  readonly counts: Counts
}

export class Results {
  private readonly outcomes = new Map<string, Outcome>()

  /** In the order of their keys. */
  all(): readonly Outcome[] {
    return [...this.outcomes].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, outcome]) => outcome)
  }

  find(series: Series): Outcome | undefined {
    return this.outcomes.get(keyOf(series))
  }

  /** Which games of the series are played. */
  done(series: Series): readonly Range[] {
    return this.find(series)?.done ?? []
  }

  add(series: Series, range: Range, counts: Counts): void {
    const key = keyOf(series)
    const known = this.outcomes.get(key) ?? { series, done: [], counts: new Counts() }
    const done = joined(known.done, range)
    if (done === null) {
      const { kind, game, seed } = series
      throw new BrokenFile(`games ${rangesText([range])} of ${kind} ${game} with seed ${seed} are there twice`)
    }
    this.outcomes.set(key, { series, done, counts: known.counts.merge(counts) })
  }

  merge(other: Results): this {
    for (const { series, done, counts } of other.outcomes.values()) {
      // The sums of several ranges cannot be told apart: they are added with the first.
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
    // A line for each series: files stay small, and a difference shows where it is.
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
      throw new BrokenFile('there is no such file').in(file)
    }
    try {
      return Results.read(text)
    } catch (error) {
      throw error instanceof BrokenFile ? error.in(file) : error
    }
  }

  /** What a run left behind that is to go on; nothing if it never began. */
  static goOn(file: string): Results {
    return existsSync(file) ? Results.load(file) : new Results()
  }

  /** All at once: who stops the program between two files has one of them whole. */
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
    throw new BrokenFile('not JSON: the file is broken or something else')
  }
  if (!isRecord(input) || input.format !== FORMAT || !Array.isArray(input.series)) {
    throw new BrokenFile(`not a file of "${FORMAT}"`)
  }
  const series: readonly unknown[] = input.series
  return series.map((each) => {
    if (!isRecord(each)) throw new BrokenFile('a series is missing')
    return each
  })
}

function readRanges(input: unknown): Range[] {
  if (!Array.isArray(input)) throw new BrokenFile('a series does not say which games are done')
  const ranges: readonly unknown[] = input
  return ranges.map((range) => {
    const [from, to]: readonly unknown[] = Array.isArray(range) ? range : []
    if (!isIndex(from) || !isIndex(to) || from >= to) throw new BrokenFile('a range of games is broken')
    return [from, to]
  })
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && typeof value === 'number' && value >= 0
}
