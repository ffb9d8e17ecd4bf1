// A thread in which bots think: takes tasks one after the other and answers each with the choices that came of it.
import { parentPort } from 'node:worker_threads'
import type { Games } from '../games.ts'
import type { BotReply, BotTask } from './task.ts'
import { playOn } from './think.ts'

export function serveTasks(games: Games): void {
  const port = parentPort
  if (port === null) throw new Error('this is a thread of the server')
  port.on('message', (task: BotTask) => {
    const reply = (message: BotReply): void => port.postMessage(message)
    playOn(games, task).then(
      (choices) => reply({ choices }),
      (error: unknown) => reply({ trouble: error instanceof Error ? error.name : 'unknown' }),
    )
  })
}
