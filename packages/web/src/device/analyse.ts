// Analyses a finished match. Imported on demand: only the result page asks for it.
import { type Analysis, type AnalysisProgress, analyse, loadModel } from '@hustings/bots'
import { HustingsError, type MatchRecord } from '@hustings/kernel'
import { loadEngine } from '../shelf/engines.ts'

/** Interval between two reports of progress. */
const REPORT_MS = 150

export async function analyseRecord(
  record: MatchRecord,
  report: (progress: AnalysisProgress) => void,
): Promise<Analysis> {
  const engine = await loadEngine(record.game, record.options)
  if (engine === null) throw new HustingsError('foreign-record', { game: record.game })
  const steps = analyse(await loadModel(engine.game, record.options), record)
  let reported = 0
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    const now = performance.now()
    if (now - reported < REPORT_MS) continue
    reported = now
    report(step.value)
  }
}
