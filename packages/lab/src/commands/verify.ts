// `hustings verify FILE`: does a match record replay to the same end?
import { readFileSync } from 'node:fs'
import { type Command, jsonOption } from '../command.ts'
import { standingsTable } from '../standings.ts'
import { FOUND_PROBLEMS, flag, OK, UsageError } from '../usage.ts'
import { checkRecord } from '../verification.ts'

export const verifyCommand: Command = {
  usage: 'verify <file>',
  description: 'Replay a match record from its seed and check that it comes to the same end',
  options: [jsonOption],
  examples: ['verify match.json'],
  async run({ args, options, io }) {
    const file = args[0] ?? ''
    const check = checkRecord(read(file))
    if (flag(options, 'json')) io.out(JSON.stringify({ file, ...check }))
    else if (check.ok) {
      io.out(`${file}: ${check.game}, ${check.choices} choices replay to the same end`)
      io.out(check.standings === null ? 'The match is not over.' : standingsTable(check.standings))
    } else io.err(`${file}: ${check.problem}`)
    return check.ok ? OK : FOUND_PROBLEMS
  },
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new UsageError(missing ? `there is no file ${file}` : `cannot read ${file}: ${String(error)}`)
  }
}
