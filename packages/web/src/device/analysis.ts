// The page's side of the analysis: starts a worker for it, and ends the worker with it.
import type { Analysis, AnalysisProgress } from '@hustings/bots'
import type { MatchRecord } from '@hustings/kernel'
import { settled } from '@hustings/protocol'
import { proxy, wrap } from 'comlink'
import type { Analyst } from './analysis-worker.ts'

export interface Analysing {
  readonly done: Promise<Analysis>
  stop(): void
}

export function analyseRecord(record: MatchRecord, tell: (progress: AnalysisProgress) => void): Analysing {
  const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), {
    type: 'module',
    name: 'hustings-analysis',
  })
  const analyst = wrap<Analyst>(worker)
  const done = analyst.analyse(record, proxy(tell)).then((outcome) => settled(outcome))
  done.then(
    () => worker.terminate(),
    () => worker.terminate(),
  )
  return { done, stop: () => worker.terminate() }
}
