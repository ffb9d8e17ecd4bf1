// What a thread of the lab does: plays the shards and holds the lessons it is sent, and answers with what came of them.
import { parentPort } from 'node:worker_threads'
import { holdLesson } from '@hustings/bots/train'
import { findGame } from '../games.ts'
import { mixedOptions } from '../mixture.ts'
import type { LessonOrder } from '../train-worker.ts'
import { playShard } from './kinds.ts'
import type { Shard } from './series.ts'

export type Order = { readonly shard: Shard } | { readonly lesson: LessonOrder }
export type Reply = { readonly answer: unknown } | { readonly trouble: unknown }

async function obey(order: Order): Promise<unknown> {
  if ('shard' in order) return (await playShard(order.shard)).toJSON()
  const { game: id, players, weights, plan } = order.lesson
  const game = findGame(id)
  if (game === undefined) throw new Error(`unknown game ${id}`)
  return holdLesson(game.game, weights, plan, (index) => mixedOptions(game, players, index))
}

parentPort?.on('message', (order: Order) => {
  const reply = (message: Reply): void => parentPort?.postMessage(message)
  obey(order).then(
    (answer) => reply({ answer }),
    (trouble: unknown) => reply({ trouble }),
  )
})
