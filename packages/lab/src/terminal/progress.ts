// Progress of long commands: a bar in a terminal, otherwise a line at intervals.
import { SingleBar } from 'cli-progress'
import type { Io } from './io.ts'

export interface Progress {
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
  let printed = start
  return {
    advance(count) {
      done += count
      const now = performance.now()
      if (now - printed < LINE_EVERY_MS || done >= total) return
      printed = now
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
