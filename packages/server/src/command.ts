// The process of `hustings server`, with the arguments of the command line.
import { run } from './cli.ts'

// Only the user who runs a command can read the files it writes.
process.umask(0o077)
const [command = 'start'] = process.argv.slice(2)
const code = await run(process.argv.slice(2), { out: console.log, err: console.error })
if (command !== 'start' || code !== 0) process.exit(code)
