// npm run hustings: the server's commands begin with `server`, all others are the lab's.
import { ensureInstalled } from './ensure-installed.mjs'

ensureInstalled()
const [first, ...rest] = process.argv.slice(2)
if (first === 'server') {
  process.argv = [...process.argv.slice(0, 2), ...rest]
  await import('../packages/server/bin/server.js')
} else await import('../packages/lab/bin/hustings.js')
