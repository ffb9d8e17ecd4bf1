// npm run soak:server: the long runs of the server. Without arguments all of them; `-- --help` lists them.
import { ensureInstalled } from './ensure-installed.mjs'

ensureInstalled()
const { soakServer } = await import('./server-soak/run.ts')
process.exit(await soakServer(process.argv.slice(2)))
