// The `hustings` command line: runs a command and returns its exit code.
import { readFileSync } from 'node:fs'
import { cac } from 'cac'
import { analyseCommand } from './commands/analyse.ts'
import { balanceCommand } from './commands/balance.ts'
import { benchCommand } from './commands/bench.ts'
import { mergeCommand } from './commands/merge.ts'
import { mutantsCommand } from './commands/mutants.ts'
import { recordCommand } from './commands/record.ts'
import { regretCommand } from './commands/regret.ts'
import { reportCommand } from './commands/report.ts'
import { rulesCommand } from './commands/rules.ts'
import { simulateCommand } from './commands/simulate.ts'
import { soakCommand } from './commands/soak.ts'
import { tournamentCommand } from './commands/tournament.ts'
import { trainCommand } from './commands/train.ts'
import { verifyCommand } from './commands/verify.ts'
import { workCommand } from './commands/work.ts'
import type { Command } from './terminal/command.ts'
import { EarlyExit } from './terminal/early-exit.ts'
import type { Io } from './terminal/io.ts'
import { OK, UsageError, WRONG_USAGE } from './terminal/usage.ts'

const commands: readonly Command[] = [
  simulateCommand,
  balanceCommand,
  recordCommand,
  verifyCommand,
  analyseCommand,
  rulesCommand,
  soakCommand,
  trainCommand,
  tournamentCommand,
  mergeCommand,
  workCommand,
  regretCommand,
  reportCommand,
  benchCommand,
  mutantsCommand,
]

export async function main(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await run(argv, io)
  } catch (error) {
    if (error instanceof EarlyExit) {
      io.out(error.message)
      return OK
    }
    if (!isUsageError(error)) throw error
    io.err(`hustings: ${error.message}`)
    io.err('Run "hustings --help", or any command with --help, to see what is possible.')
    return WRONG_USAGE
  }
}

async function run(argv: readonly string[], io: Io): Promise<number> {
  const cli = cac('hustings')
  for (const command of commands) {
    const declared = cli.command(command.usage, command.description)
    for (const option of command.options) {
      declared.option(option.flags, option.description, option.default === undefined ? {} : { default: option.default })
    }
    for (const example of command.examples) declared.example(`  $ hustings ${example}`)
    declared.action(() => command.run({ args: cli.args, options: cli.options, argv, io }))
  }
  cli.option('-v, --version', 'Display the version')
  const unknownCommand = (): UsageError => new UsageError(`unknown command "${String(cli.args[0])}"`)
  cli.help((sections) => {
    if (cli.matchedCommand === undefined && cli.args.length > 0) throw unknownCommand()
    throw new EarlyExit(
      sections.map(({ title, body }) => (title === undefined ? body : `${title}:\n${body}`)).join('\n\n'),
    )
  })
  cli.parse(['node', 'hustings', ...argv], { run: false })
  if (cli.matchedCommand !== undefined) return (await cli.runMatchedCommand()) as number
  if (cli.args.length > 0) throw unknownCommand()
  if (cli.options.version === true) throw new EarlyExit(version())
  cli.globalCommand.checkUnknownOptions()
  throw new UsageError('no command given')
}

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  return version
}

/** Usage errors of commands and of the parser. */
function isUsageError(error: unknown): error is Error {
  return error instanceof UsageError || (error instanceof Error && error.name === 'CACError')
}
