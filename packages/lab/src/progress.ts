// A progress bar for long work, shown only when somebody watches.
import { SingleBar } from 'cli-progress'
import type { Io } from './io.ts'

export interface Progress {
  /** This much more is done. */
  advance(count: number): void
  stop(): void
}

export function startProgress(io: Io, label: string, total: number): Progress {
  if (!io.interactive) return { advance: () => {}, stop: () => {} }
  const bar = new SingleBar({
    format: `${label} {bar} {percentage}% | {value}/{total} | {eta_formatted} left`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
  })
  bar.start(total, 0)
  return { advance: (count) => bar.increment(count), stop: () => bar.stop() }
}
