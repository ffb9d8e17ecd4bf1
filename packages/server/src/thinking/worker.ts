// The bot thread of a server: plays the hosted games.
import { hostedGames } from '../settings/games.ts'
import { serveTasks } from './thread.ts'

serveTasks(hostedGames)
