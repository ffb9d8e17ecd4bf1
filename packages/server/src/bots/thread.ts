// A bot thread: takes one task after the other and replies with its result.
import { parentPort } from 'node:worker_threads'
import type { Games } from '../config/games.ts'
import type { Reply, Task } from './task.ts'
import { answerTo } from './think.ts'

export function serveTasks(games: Games): void {
  const port = parentPort
  if (port === null) throw new Error('this is a thread of the server')
  port.on('message', (task: Task) => {
    const reply = (message: Reply): void => port.postMessage(message)
    answerTo(games, task).then(reply, (error: unknown) =>
      reply({ kind: 'trouble', trouble: error instanceof Error ? error.name : 'unknown' }),
    )
  })
}
