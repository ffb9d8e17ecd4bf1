// How far long work is: a bar when somebody watches, otherwise a line from time to time.
import { SingleBar } from 'cli-progress'
import type { Io } from './io.ts'

export interface Progress {
  /** This much more is done. */
  advance(count: number): void
  stop(): void
}

export function startProgress(io: Io, label: string, total: number): Progress {
  if (!io.interactive) return lines(io, label, total)
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

const LINE_EVERY_MS = 30_000

function lines(io: Io, label: string, total: number): Progress {
  const start = performance.now()
  let done = 0
  let told = start
  return {
    advance(count) {
      done += count
      const now = performance.now()
      if (now - told < LINE_EVERY_MS || done >= total) return
      told = now
      io.err(`${label}: ${done} of ${total}, ${duration(((now - start) / done) * (total - done))} left`)
    },
    stop() {},
  }
}

/** `1 h 5 min`, `3 min`, `20 s` */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
