// The bot thread of a server: plays the hosted games.
import { hostedGames } from '../config/games.ts'
import { serveTasks } from './thread.ts'

serveTasks(hostedGames)
