// What a thread of the lab does: plays the shards and holds the lessons it is sent, and answers with what came of them.
import { parentPort } from 'node:worker_threads'
import type { Weights } from '@hustings/bots'
import { holdLesson, type Lesson, type LessonPlan } from '@hustings/bots/train'
import { findGame } from '../games/games.ts'
import { mixtureFor } from '../games/mixture.ts'
import type { CountsJson } from '../shards/counts.ts'
import type { Shard } from '../shards/series.ts'
import { playShard } from './kinds.ts'

/** A lesson of the training, on frozen weights. */
export interface LessonOrder {
  readonly game: string
  readonly players: number
  readonly weights: Weights
  readonly plan: LessonPlan
  readonly companyOnly: boolean
}

export type Order = { readonly shard: Shard } | { readonly lesson: LessonOrder }
export type Reply = { readonly counts: CountsJson } | { readonly lesson: Lesson } | { readonly trouble: unknown }

async function obey(order: Order): Promise<Reply> {
  if ('shard' in order) return { counts: (await playShard(order.shard)).toJSON() }
  const { game: id, players, weights, plan, companyOnly } = order.lesson
  const game = findGame(id)
  if (game === undefined) throw new Error(`unknown game ${id}`)
  return { lesson: holdLesson(game.game, weights, plan, (index) => mixtureFor(companyOnly)(game, players, index)) }
}

parentPort?.on('message', (order: Order) => {
  const answer = (reply: Reply): void => parentPort?.postMessage(reply)
  obey(order).then(answer, (trouble: unknown) => answer({ trouble }))
})
