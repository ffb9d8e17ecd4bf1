// What a thread of the training does: holds the lessons it is sent and answers with what they teach.
import { parentPort } from 'node:worker_threads'
import type { Weights } from '@hustings/bots'
import { holdLesson, type LessonPlan } from '@hustings/bots/train'
import { findGame } from './games.ts'
import { mixedOptions } from './mixture.ts'

export interface LessonOrder {
  readonly game: string
  readonly players: number
  readonly weights: Weights
  readonly plan: LessonPlan
}

parentPort?.on('message', ({ game: id, players, weights, plan }: LessonOrder) => {
  const game = findGame(id)
  if (game === undefined) throw new Error(`unknown game ${id}`)
  parentPort?.postMessage(holdLesson(game.game, weights, plan, (index) => mixedOptions(game, players, index)))
})
