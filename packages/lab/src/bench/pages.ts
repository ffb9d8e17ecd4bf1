// A report as text for a terminal and as a page of docs/.
import { textTable } from '../terminal/text-table.ts'
import { type BenchReport, figure, type Measure, spreadFigure, targetFigures } from './report.ts'

export function asText(report: BenchReport): string {
  const groups = groupsOf(report).map(
    ([group, measures]) => `${group}\n${textTable(MEASURE_HEAD, measures.map(measureRow))}`,
  )
  return [
    ...groups,
    `targets\n${textTable(TARGET_HEAD, targetRows(report))}`,
    ...report.notes,
    ...(report.quick ? ['A quick run: the numbers are rough.'] : []),
  ].join('\n\n')
}

const MEASURE_HEAD = ['what', 'median', 'unit', 'quartiles', 'repeats']
const TARGET_HEAD = ['target', 'found', 'quartiles', 'wanted', 'result']

function groupsOf({ measures }: BenchReport): [string, Measure[]][] {
  const groups = new Map<string, Measure[]>()
  for (const measure of measures) groups.set(measure.group, [...(groups.get(measure.group) ?? []), measure])
  return [...groups]
}

function measureRow(measure: Measure): string[] {
  return [measure.name, figure(measure.median), measure.unit, spreadFigure(measure), String(measure.repeats)]
}

function targetRows({ targets }: BenchReport): string[][] {
  return targets.map((target) => {
    const { found, quartiles, wanted } = targetFigures(target)
    return [target.name, found, quartiles, wanted, target.pass ? 'pass' : 'FAIL']
  })
}

/** What a page says around its tables. */
export interface PageWords {
  readonly title: string
  readonly introduction: string
  readonly method: string
}

export function asMarkdown(report: BenchReport, { title, introduction, method }: PageWords = KERNEL_PAGE): string {
  const groups = groupsOf(report).map(
    ([group, measures]) => `### ${capital(group)}\n\n${markdownTable(MEASURE_HEAD, measures.map(measureRow))}`,
  )
  return `${[
    `# ${title}`,
    introduction,
    markdownTable(['', ''], [['date', report.date], ...Object.entries(report.machine)]),
    ...(report.quick ? ['**A quick run: these numbers are rough.**'] : []),
    '## Targets',
    markdownTable(TARGET_HEAD, targetRows(report)),
    '## Measures',
    ...groups,
    ...(report.notes.length === 0 ? [] : ['## Notes', ...report.notes]),
    method,
  ].join('\n\n')}\n`
}

const INTRODUCTION =
  'Written by `npm run bench -- --write`. Numbers of one machine on one day: compare ratios, not seconds.'

const METHOD = `## What was measured, and how

- Contenders take turns, forwards and backwards alternately, so that a busy moment of the machine does not fall on one of them
  alone. One round warms up and is thrown away; the tables show the median of the repeats and how far the quartiles lie from it.
  Ratios are taken round by round, between samples of the same moment.
- **Playouts**: each contestant is a process of its own (\`NODE_ENV=production\`) and plays whole games one after another while the
  others wait: list the legal answers, take one at random, apply it, until the game is over. Each has some seconds to warm up first.
- **Ballot** is the small game of the kernel's tests. Its twin for boardgame.io lies in \`packages/lab/bench/boardgame.io\`: the same rules,
  the same state, the same questions. *client* is the headless client its users have, with undo and the debug panel switched off
  and a fresh client for each game; *reducer* is the undocumented reducer that its own bots call, without store, middleware and log. The target counts
  against the client, the fastest documented way.
- **Undo** takes back one choice of a live match; **load** starts from the JSON text of a record and ends with a match that waits for an
  answer. Each is an average over many matches that stand at different decisions of the same time of the game, for what is
  going on there matters: the twenty decisions up to the one named.
- **Copies and views** are of a hundred states in the middle of the game. These, undo and load are told in processor time, which
  includes the collector's work and leaves out the time when others had the processor.
- **Hegemony and Planet B**: random games with nothing examined or recorded, one process, one core. The cost of a decision is compared with
  Ballot's in the same run. Undo and load are taken in the first and in the last fifth of the decisions of a match.
- **Bots**: a playout is a whole game on a bare run, as in a search, by the learned policy or at random, in processor time. A decision is the mean
  over positions of all of a game, those that need no thought included.`

const KERNEL_PAGE: PageWords = { title: 'Benchmarks', introduction: INTRODUCTION, method: METHOD }

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
