// A server in a separate process, to be killed. Settings come from the environment, the address goes to the parent.
import { startServer } from '../app.ts'
import { readSettings } from '../config/settings.ts'
import { collectGarbage, MemoryTrim } from '../observe/memory-trim.ts'
import { botsThread, testGames } from './games.ts'

const settings = readSettings(process.env)
const server = await startServer({
  settings: { ...settings, databaseConnections: 4 },
  client: null,
  games: testGames,
  botsThread,
  patience: 1000,
})
new MemoryTrim().begin()
process.send?.({ port: server.port })
process.on('message', (word) => {
  if (word !== 'memory') return
  void collectGarbage().then(() => {
    const { heapUsed, external, rss } = process.memoryUsage()
    process.send?.({ heap: heapUsed + external, resident: rss })
  })
})
// The parent has ended without stopping it.
process.once('disconnect', () => process.exit(1))
process.once('SIGTERM', () => {
  server.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
