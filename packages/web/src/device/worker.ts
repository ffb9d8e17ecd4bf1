// Everything the page can ask of the engines. The analysis of a match runs in a second worker of this script.
import type { Analysis, AnalysisProgress } from '@hustings/bots'
import type { MatchRecord } from '@hustings/kernel'
import { attemptLater, type Listener, type Outcome } from '@hustings/protocol'
import { expose, proxy } from 'comlink'
import { adoptRecord, createMatch, type Hosted, inspectRecord, openMatch, prepare } from './host.ts'
import type { Adoption, NewMatch } from './wire.ts'

const open = new Map<number, Hosted>()
let opened = 0

const host = {
  prepare: (game: string, options: unknown) => attemptLater(() => prepare(game, options)),
  create: (match: NewMatch) => attemptLater(() => createMatch(match, Date.now())),
  inspect: (input: unknown) => attemptLater(() => inspectRecord(input)),
  adopt: (input: unknown, about: Adoption) => attemptLater(() => adoptRecord(input, about, Date.now())),
  /** Opens a stored match; null when there is none. Ask for its session by the number given back. */
  open: (id: string, listener: Listener) =>
    attemptLater(async () => {
      const found = await openMatch(id, listener)
      if (found === null) return null
      open.set(++opened, found.hosted)
      return { session: opened, match: found.match }
    }),
  session: (number: number) => {
    const hosted = open.get(number)
    if (hosted === undefined) throw new Error(`no session ${number}`)
    open.delete(number)
    return proxy(hosted)
  },
  analyse: (record: MatchRecord, report: (progress: AnalysisProgress) => void): Promise<Outcome<Analysis>> =>
    attemptLater(async () => {
      const { analyseRecord } = await import('./analyse.ts')
      return analyseRecord(record, report)
    }),
}

export type Host = typeof host

expose(host)
