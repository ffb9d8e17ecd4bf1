// Games with metrics for the balance run.
import { UsageError } from '../terminal/usage.ts'
import type { GameMetrics } from './game-metrics.ts'
import { hegemonyMetrics } from './hegemony.ts'
import { planetBMetrics } from './planet-b.ts'

// biome-ignore lint/suspicious/noExplicitAny: the one place that holds the metrics of all games
export type AnyMetrics = GameMetrics<any, any>

export const metricsByGame: Readonly<Record<string, AnyMetrics>> = {
  hegemony: hegemonyMetrics,
  'planet-b': planetBMetrics,
}

export function metricsFor(game: string): AnyMetrics {
  const metrics = Object.hasOwn(metricsByGame, game) ? metricsByGame[game] : undefined
  if (metrics === undefined) {
    throw new UsageError(`${game} has no balance metrics; games with metrics: ${Object.keys(metricsByGame).join(', ')}`)
  }
  return metrics
}
