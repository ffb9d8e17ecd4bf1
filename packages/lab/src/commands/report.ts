// `hustings report`: writes the report of a balance run as one HTML page, and the data as JSON and CSV.
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname } from 'node:path'
import { type Balance, balanceOf } from '../balance/balance-summary.ts'
import { balanceCsv } from '../balance/csv.ts'
import { reportPage } from '../report/page.ts'
import { Results } from '../shards/results.ts'
import { optionsText } from '../soak/page.ts'
import { type Command, jsonOption } from '../terminal/command.ts'
import { flag, OK, typed, UsageError } from '../terminal/usage.ts'

export const reportCommand: Command = {
  usage: 'report <file>',
  description:
    'Make one self-contained HTML page with plots from the results of "balance", and the data as JSON and CSV',
  options: [
    { flags: '--out <file>', description: 'The page, such as docs/reports/hegemony-4.html' },
    { flags: '--title <text>', description: 'Title of the page' },
    { flags: '--series <number>', description: 'Number of the series in the file, from 1' },
    jsonOption,
  ],
  examples: [
    'balance --players 4 --games 500 --results balance.json',
    'report balance.json --out docs/reports/hegemony-4.html --title "Hegemony with four players"',
  ],
  async run({ args, options, argv, io }) {
    const out = typed(argv, 'out')
    if (out === undefined) throw new UsageError('--out is missing: where is the page to be written?')
    const balance = chosen(args[0] ?? '', typed(argv, 'series'))
    const title = typed(argv, 'title') ?? `${balance.game}, ${optionsText(balance.options)}`
    const name = out.slice(0, out.length - extname(out).length)
    const files = [
      { file: `${name}.json`, text: `${JSON.stringify(balance)}\n` },
      { file: `${name}.csv`, text: balanceCsv(balance) },
    ]
    const page = { file: out, text: reportPage(balance, { title, files: files.map(({ file }) => basename(file)) }) }
    mkdirSync(dirname(out), { recursive: true })
    for (const { file, text } of [page, ...files]) writeFileSync(file, text)
    const written = [page, ...files].map(({ file, text }) => ({ file, bytes: Buffer.byteLength(text) }))
    io.out(
      flag(options, 'json')
        ? JSON.stringify(written)
        : written.map(({ file, bytes }) => `${file}: ${Math.round(bytes / 1024)} kB`).join('\n'),
    )
    return OK
  },
}

function chosen(file: string, number: string | undefined): Balance {
  const outcomes = Results.load(file)
    .all()
    .filter(({ series }) => series.kind === 'balance')
  if (outcomes.length === 0) throw new UsageError(`${file} has no results of "balance"`)
  if (number === undefined && outcomes.length > 1) {
    const list = outcomes.map(
      ({ series }, index) =>
        `${index + 1}: ${series.game}, ${optionsText(series.options)}, ${series.terms.players ?? ''}`,
    )
    throw new UsageError(`${file} has several series; choose with --series:\n${list.join('\n')}`)
  }
  const outcome = outcomes[Number(number ?? 1) - 1]
  if (outcome === undefined) throw new UsageError(`there is no series ${number} in ${file}, but ${outcomes.length}`)
  return balanceOf(outcome)
}
