// npm run soak:server: kills the server a thousand times during play on each database, and checks that nothing was lost.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, root } from './ensure-installed.mjs'

ensureInstalled()
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const args = [vitest, 'run', 'packages/server/src/faults.test.ts', '-t', 'kill -9', '--testTimeout=21600000']
const env = { ...process.env, HUSTINGS_KILLS: process.argv[2] ?? '1000' }
process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status ?? 1)
