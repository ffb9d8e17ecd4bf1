// The page's side of the engine: starts the worker once and turns its outcomes into values or typed errors.
import { type Listener, settled, type TableSession } from '@hustings/protocol'
import { proxy, type Remote, releaseProxy } from 'comlink'
import type { StoredMatch } from '../storage/database.ts'
import { askToKeep } from '../storage/persistence.ts'
import { startWorker } from './start-worker.ts'
import type { Adoption, Inspection, NewMatch, RemoteSession } from './wire.ts'
import type { Host } from './worker.ts'

let host: Remote<Host> | undefined

function engine(): Remote<Host> {
  host ??= startWorker('hustings-engine').host
  return host
}

/** A match is likely to be started soon: the worker may come up meanwhile. */
export function wakeEngine(): void {
  engine()
}

/** It is likely to be a match like this one: its rules may be fetched meanwhile. */
export async function prepareEngine(game: string, options: unknown): Promise<void> {
  settled(await engine().prepare(game, options))
}

export async function createMatch(match: NewMatch): Promise<StoredMatch> {
  return saved(settled(await engine().create(match)))
}

export async function inspectRecord(input: unknown): Promise<Inspection> {
  return settled(await engine().inspect(input))
}

export async function adoptRecord(input: unknown, about: Adoption): Promise<StoredMatch> {
  return saved(settled(await engine().adopt(input, about)))
}

/** There is something to keep now. The player does not wait for the browser's answer. */
function saved(match: StoredMatch): StoredMatch {
  void askToKeep()
  return match
}

export interface OpenMatch {
  readonly match: StoredMatch
  readonly session: TableSession
}

/** Null when there is no such match. */
export async function openOnDevice(id: string, listener: Listener): Promise<OpenMatch | null> {
  const opened = settled(await engine().open(id, proxy(listener)))
  if (opened === null) return null
  const remote = await engine().session(opened.session)
  return { match: opened.match, session: tableSession(remote) }
}

function tableSession(remote: Remote<RemoteSession>): TableSession {
  let closed = false
  return {
    begin: async (viewer) => settled(await remote.begin(viewer)),
    look: async (viewer) => settled(await remote.look(viewer)),
    answer: async ({ id, seat }, answer) => settled(await remote.answer({ id, seat }, answer)),
    undo: async () => settled(await remote.undo()),
    redo: async () => settled(await remote.redo()),
    preview: async ({ id, seat }, answer) => settled(await remote.preview({ id, seat }, answer)),
    hint: async ({ id, seat }) => settled(await remote.hint({ id, seat })),
    why: async (deeds, viewer) => settled(await remote.why(deeds, viewer)),
    past: async (step, viewer) => settled(await remote.past(step, viewer)),
    branch: async (step) => settled(await remote.branch(step)),
    record: async () => settled(await remote.record()),
    pace: (pace, rests) => remote.pace(pace, rests),
    proceed: () => remote.proceed(),
    close: async () => {
      if (closed) return
      closed = true
      await remote.close()
      remote[releaseProxy]()
    },
  }
}
