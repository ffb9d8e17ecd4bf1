// The thread of bots in tests, which also know Ballot.
import { register } from 'tsx/esm/api'

register()
const { serveTasks } = await import('../thinking/thread.ts')
const { testGames } = await import('./games.ts')
serveTasks(testGames)
