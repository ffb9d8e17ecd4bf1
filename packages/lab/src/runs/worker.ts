// What a thread of the lab does: plays the shards and holds the lessons it is sent, and answers with what came of them.
import { parentPort } from 'node:worker_threads'
import type { Weights } from '@hustings/bots'
import {
  holdLesson,
  holdPractice,
  type Lesson,
  type LessonPlan,
  type OptionsOf,
  type Practice,
  type PracticePlan,
} from '@hustings/bots/train'
import type { AnyGame } from '@hustings/kernel'
import { findGame } from '../games/games.ts'
import { mixtureFor, type Subject } from '../games/mixture.ts'
import type { CountsJson } from '../shards/counts.ts'
import type { Shard } from '../shards/series.ts'
import { playShard } from './kinds.ts'

/** A lesson of the training, on frozen weights. */
export interface LessonOrder {
  readonly game: string
  readonly players: number
  readonly weights: Weights
  readonly plan: LessonPlan
  readonly subject: Subject
}

/** A practice for nets, the same way. */
export interface PracticeOrder extends Omit<LessonOrder, 'plan'> {
  readonly plan: PracticePlan
}

export type Order = { readonly shard: Shard } | { readonly lesson: LessonOrder } | { readonly practice: PracticeOrder }
export type Reply =
  | { readonly counts: CountsJson }
  | { readonly lesson: Lesson }
  | { readonly practice: Practice }
  | { readonly trouble: unknown }

async function obey(order: Order): Promise<Reply> {
  if ('shard' in order) return { counts: (await playShard(order.shard)).toJSON() }
  if ('practice' in order) {
    const { game, weights, optionsOf } = tableFor(order.practice)
    return { practice: holdPractice(game, weights, order.practice.plan, optionsOf) }
  }
  const { game, weights, optionsOf } = tableFor(order.lesson)
  return { lesson: holdLesson(game, weights, order.lesson.plan, optionsOf) }
}

function tableFor({ game: id, players, weights, subject, plan }: LessonOrder | PracticeOrder): {
  readonly game: AnyGame
  readonly weights: Weights
  readonly optionsOf: OptionsOf
} {
  const game = findGame(id)
  if (game === undefined) throw new Error(`unknown game ${id}`)
  return { game: game.game, weights, optionsOf: (index) => mixtureFor(subject)(game, players, index, plan.seats) }
}

parentPort?.on('message', (order: Order) => {
  const answer = (reply: Reply): void => parentPort?.postMessage(reply)
  obey(order).then(answer, (trouble: unknown) => answer({ trouble }))
})
