// The page's side of the analysis, which runs in a separate worker and ends with it.
import type { Analysis, AnalysisProgress } from '@hustings/bots'
import type { MatchRecord } from '@hustings/kernel'
import { settled } from '@hustings/protocol'
import { proxy } from 'comlink'
import { startWorker } from './start-worker.ts'

export interface Analysing {
  readonly done: Promise<Analysis>
  stop(): void
}

export function analyseRecord(record: MatchRecord, tell: (progress: AnalysisProgress) => void): Analysing {
  const { host, stop } = startWorker('hustings-analysis')
  const done = host.analyse(record, proxy(tell)).then((outcome) => settled(outcome))
  done.then(stop, stop)
  return { done, stop }
}
