// `hustings verify FILE`: checks that a match record replays to the same end.

import { standingsTable } from '../play/standings.ts'
import { checkRecord, type RecordCheck } from '../play/verification.ts'
import { type Command, jsonOption } from '../terminal/command.ts'
import { textOf } from '../terminal/io.ts'
import { FOUND_PROBLEMS, flag, OK } from '../terminal/usage.ts'

export const verifyCommand: Command = {
  usage: 'verify <file>',
  description: 'Replay a match record from its seed and check that it ends the same way',
  options: [jsonOption],
  examples: ['verify match.json'],
  async run({ args, options, io }) {
    const file = args[0] ?? ''
    const check = checkRecord(textOf(file))
    if (flag(options, 'json')) io.out(JSON.stringify({ file, ...check }))
    else if (check.ok) {
      io.out(`${file}: ${check.game}, ${check.choices} choices replay to the same end${acrossVersions(check)}`)
      io.out(check.standings === null ? 'The match is not over.' : standingsTable(check.standings))
    } else io.err(`${file}: ${check.problem}`)
    return check.ok ? OK : FOUND_PROBLEMS
  },
}

function acrossVersions({ versions }: RecordCheck): string {
  if (versions === null || versions.written === versions.replayed) return ''
  return ` (written by version ${versions.written} of the rules, replayed by version ${versions.replayed})`
}
