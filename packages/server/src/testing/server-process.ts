// A server in its own process, to be killed. Settings come from the environment, the address goes to the parent.
import { startServer } from '../app.ts'
import { readSettings } from '../config/settings.ts'
import { botsThread, testGames } from './games.ts'

const settings = readSettings(process.env)
const server = await startServer({
  settings: { ...settings, databaseConnections: 4 },
  client: null,
  games: testGames,
  botsThread,
  patience: 1000,
})
process.send?.({ port: server.port })
process.on('message', (word) => {
  if (word !== 'memory') return
  globalThis.gc?.()
  // What the first collection has released is gone after the second.
  setImmediate(() => {
    globalThis.gc?.()
    const { heapUsed, external, rss } = process.memoryUsage()
    process.send?.({ heap: heapUsed + external, resident: rss })
  })
})
process.once('SIGTERM', () => {
  server.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
