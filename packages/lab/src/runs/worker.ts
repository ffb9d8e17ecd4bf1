// What a thread of the lab does: plays the shards and holds the lessons it is sent, and answers with what came of them.
import { parentPort } from 'node:worker_threads'
import type { Weights } from '@hustings/bots'
import {
  collectPpoBatch,
  type OptionsOf,
  type PpoBatch,
  type PpoPlan,
  playSelfPlayBatch,
  type SelfPlayBatch,
  type SelfPlayPlan,
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
  readonly plan: SelfPlayPlan
  readonly subject: Subject
}

/** A practice for nets, the same way. */
export interface PracticeOrder extends Omit<LessonOrder, 'plan'> {
  readonly plan: PpoPlan
}

export type Order = { readonly shard: Shard } | { readonly lesson: LessonOrder } | { readonly practice: PracticeOrder }
export type Reply =
  | { readonly counts: CountsJson }
  | { readonly lesson: SelfPlayBatch }
  | { readonly practice: PpoBatch }
  | { readonly trouble: unknown }

async function obey(order: Order): Promise<Reply> {
  if ('shard' in order) return { counts: (await playShard(order.shard)).toJSON() }
  if ('practice' in order) {
    const { game, weights, optionsOf } = tableFor(order.practice)
    return { practice: collectPpoBatch(game, weights, order.practice.plan, optionsOf) }
  }
  const { game, weights, optionsOf } = tableFor(order.lesson)
  return { lesson: playSelfPlayBatch(game, weights, order.lesson.plan, optionsOf) }
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
