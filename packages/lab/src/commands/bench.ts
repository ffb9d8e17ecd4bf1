// `hustings bench`: measures speed and compares it with boardgame.io and with the targets.
import { writeFileSync } from 'node:fs'
import { commitDate, machine } from '../bench/machine.ts'
import { careful, quick } from '../bench/measure.ts'
import { asMarkdown, asText } from '../bench/pages.ts'
import type { BenchReport } from '../bench/report.ts'
import { benchParts, runBench } from '../bench/run.ts'
import { gameFrom, gameIds } from '../games/games.ts'
import { type Command, jsonOption } from '../terminal/command.ts'
import { startProgress } from '../terminal/progress.ts'
import { FOUND_PROBLEMS, flag, OK, typed } from '../terminal/usage.ts'

const PAGE = new URL('../../../../docs/benchmarks.md', import.meta.url)

export const benchCommand: Command = {
  usage: 'bench',
  description: 'Measure speed, side by side with boardgame.io, and compare with the targets',
  options: [
    { flags: '--game <id>', description: `Only the parts about one game: ${gameIds.join(', ')}` },
    { flags: '--quick', description: 'A rough run of a few seconds, to try the bench itself' },
    { flags: '--write', description: 'Write the results to docs/benchmarks.md' },
    { flags: '--date <day>', description: 'Day to put on the page (default: that of the last commit)' },
    jsonOption,
  ],
  examples: ['bench', 'bench --game planet-b', 'bench --quick --json', 'bench --write'],
  async run({ options, argv, io }) {
    const isQuick = flag(options, 'quick')
    const about = options.game === undefined ? '' : `${gameFrom(options).id}:`
    const parts = benchParts(isQuick ? quick : careful, (text) => io.err(text)).filter(({ name }) =>
      name.startsWith(about),
    )
    const progress = startProgress(io, 'bench', parts.length)
    const findings = await runBench(parts, () => progress.advance(1)).finally(() => progress.stop())
    const date = typed(argv, 'date') ?? commitDate()
    const report: BenchReport = { date, quick: isQuick, machine: machine(), ...findings }
    if (flag(options, 'write')) writeFileSync(PAGE, asMarkdown(report))
    io.out(flag(options, 'json') ? JSON.stringify(report) : asText(report))
    return report.targets.every(({ pass }) => pass) ? OK : FOUND_PROBLEMS
  },
}
