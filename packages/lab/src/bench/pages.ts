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

/** Texts around the tables of a page. */
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
  'Written by `npm run bench -- --write`. The figures are from one machine on one day: compare ratios, not seconds.'

const METHOD = `## Method

- Contestants take turns, forward and backward in alternation, so that load on the machine affects all of them. The first round
  is a warm-up and is discarded. Tables show the median of the repeats and the distance of the quartiles from it. Ratios are
  computed round by round, from samples of the same minute.
- **Playouts**: each contestant is a separate process (\`NODE_ENV=production\`) that plays whole games while the others wait. It
  lists the legal answers, picks one at random and applies it, until the game is over. Each gets a few seconds of warm-up.
- **Ballot** is the small game of the kernel tests. Its boardgame.io version is in \`packages/lab/bench/boardgame.io\`: same rules,
  same state, same questions. *client* is the headless client, with undo and debug panel off, and a fresh client for each
  game. *reducer* is the undocumented reducer that its bots call, without store, middleware and log. The target compares with
  the client, the fastest documented way.
- **Undo** reverts one move of a live match. **Load** starts from the JSON text of a record and ends with a match that waits for
  an answer. Each is a mean over many matches at different decisions of the same stage: the twenty decisions up to the named one.
- **Copies and views** use a hundred states from the middle of games. Copies, views, undo and load are measured in processor time.
  This includes garbage collection and excludes the time of other processes.
- **Hegemony and Planet B**: random games in one process on one core, without checks or records. The cost of a decision is
  compared with Ballot's in the same run. Undo and load are measured in the first and the last fifth of the decisions of a match.
- **Bots**: a playout is a whole game without a record, as in a search, by the trained policy or at random, in processor time.
  A decision is the mean over all positions of a game, including those that need no search.`

const KERNEL_PAGE: PageWords = { title: 'Benchmarks', introduction: INTRODUCTION, method: METHOD }

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
