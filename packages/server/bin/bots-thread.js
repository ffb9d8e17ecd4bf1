// A thread of bots: lets Node read TypeScript, then plays on for the tables that it is sent.
import { register } from 'tsx/esm/api'

register()
const { serveTasks } = await import('../src/thinking/thread.ts')
const { hostedGames } = await import('../src/settings/games.ts')
serveTasks(hostedGames)
