// The bot thread of tests, which also plays Ballot.
import { serveTasks } from '../thinking/thread.ts'
import { testGames } from './games.ts'

serveTasks(testGames)
