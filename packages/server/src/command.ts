// The process of `hustings server`: its arguments are those of the command line.
import { run } from './cli.ts'

// Files that a command writes are readable for the user who runs it alone.
process.umask(0o077)
const [command = 'start'] = process.argv.slice(2)
const code = await run(process.argv.slice(2), { out: console.log, err: console.error })
if (command !== 'start' || code !== 0) process.exit(code)
