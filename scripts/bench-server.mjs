// npm run bench:server: how long a move takes, how many a second, and how much memory, side by side with others.
import { ensureInstalled } from './ensure-installed.mjs'

ensureInstalled()
const { benchServer } = await import('./server-bench/run.ts')
process.exit(await benchServer(process.argv.slice(2)))
