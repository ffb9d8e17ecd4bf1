// Looks at a finished match again, in a worker of its own: nothing else waits for it, and it can be stopped at any time.
import { type Analysis, type AnalysisProgress, analyse, loadMind } from '@hustings/bots'
import { HustingsError, type MatchRecord } from '@hustings/kernel'
import { attemptLater, type Outcome } from '@hustings/protocol'
import { expose } from 'comlink'
import { loadEngine } from '../shelf/engines.ts'

/** How often it is told how far it is, in milliseconds. */
const NEWS_MS = 150

const analyst = {
  analyse: (record: MatchRecord, tell: (progress: AnalysisProgress) => void): Promise<Outcome<Analysis>> =>
    attemptLater(async () => {
      const engine = await loadEngine(record.game, record.options)
      if (engine === null) throw new HustingsError('foreign-record', { game: record.game })
      const steps = analyse(await loadMind(engine.game, record.options), record)
      let told = 0
      for (;;) {
        const step = steps.next()
        if (step.done === true) return step.value
        const now = performance.now()
        if (now - told < NEWS_MS) continue
        told = now
        tell(step.value)
      }
    }),
}

export type Analyst = typeof analyst

expose(analyst)
