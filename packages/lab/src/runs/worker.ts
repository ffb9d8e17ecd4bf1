// A thread of the lab: plays shards and training batches, and replies with the results.
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
import { optionSamplerFor, type Subject } from '../games/option-sampler.ts'
import type { CountsJson } from '../shards/counts.ts'
import type { Shard } from '../shards/series.ts'
import { playShard } from './kinds.ts'

/** A self-play batch on frozen weights. */
export interface SelfPlayTask {
  readonly game: string
  readonly players: number
  readonly weights: Weights
  readonly plan: SelfPlayPlan
  readonly subject: Subject
}

/** A PPO batch on frozen weights. */
export interface PpoTask extends Omit<SelfPlayTask, 'plan'> {
  readonly plan: PpoPlan
}

export type Task = { readonly shard: Shard } | { readonly selfPlay: SelfPlayTask } | { readonly ppo: PpoTask }
export type Reply =
  | { readonly counts: CountsJson }
  | { readonly selfPlay: SelfPlayBatch }
  | { readonly ppo: PpoBatch }
  | { readonly error: unknown }

async function execute(task: Task): Promise<Reply> {
  if ('shard' in task) return { counts: (await playShard(task.shard)).toJSON() }
  if ('ppo' in task) {
    const { game, weights, optionsOf } = tableFor(task.ppo)
    return { ppo: collectPpoBatch(game, weights, task.ppo.plan, optionsOf) }
  }
  const { game, weights, optionsOf } = tableFor(task.selfPlay)
  return { selfPlay: playSelfPlayBatch(game, weights, task.selfPlay.plan, optionsOf) }
}

function tableFor({ game: id, players, weights, subject, plan }: SelfPlayTask | PpoTask): {
  readonly game: AnyGame
  readonly weights: Weights
  readonly optionsOf: OptionsOf
} {
  const game = findGame(id)
  if (game === undefined) throw new Error(`unknown game ${id}`)
  return { game: game.game, weights, optionsOf: (index) => optionSamplerFor(subject)(game, players, index, plan.seats) }
}

parentPort?.on('message', (task: Task) => {
  const answer = (reply: Reply): void => parentPort?.postMessage(reply)
  execute(task).then(answer, (error: unknown) => answer({ error }))
})
