// npm run bench:server: starts, memory, and what a move costs, next to the targets.
import { ensureInstalled } from './ensure-installed.mjs'

ensureInstalled()
const { benchServer } = await import('./server-bench/run.ts')
process.exit(await benchServer(process.argv.slice(2)))
