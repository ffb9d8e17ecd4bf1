// The bot thread of tests, which also plays Ballot.
import { serveTasks } from '../bots/thread.ts'
import { testGames } from './games.ts'

serveTasks(testGames)
