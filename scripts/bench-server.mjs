// npm run bench:server: measures latency, throughput and memory of moves, compared with other servers.
import { ensureInstalled } from './ensure-installed.mjs'

ensureInstalled()
const { benchServer } = await import('./server-bench/run.ts')
process.exit(await benchServer(process.argv.slice(2)))
