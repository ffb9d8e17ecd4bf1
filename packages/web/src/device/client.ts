// The page's side of the engine: starts the worker once and turns its outcomes into values or typed errors.
import type { Answer, MatchRecord, Preview, Viewer } from '@hustings/kernel'
import { proxy, type Remote, releaseProxy, wrap } from 'comlink'
import type { StoredMatch } from '../storage/database.ts'
import type { Adoption, Asked, Frame, Inspection, Listener, NewMatch, RemoteSession, Update } from './protocol.ts'
import { settled } from './trouble.ts'
import type { Host } from './worker.ts'

let host: Remote<Host> | undefined

function engine(): Remote<Host> {
  host ??= wrap<Host>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'hustings-engine' }))
  return host
}

export async function createMatch(match: NewMatch): Promise<StoredMatch> {
  return settled(await engine().create(match))
}

export async function inspectRecord(input: unknown): Promise<Inspection> {
  return settled(await engine().inspect(input))
}

export async function adoptRecord(input: unknown, about: Adoption): Promise<StoredMatch> {
  return settled(await engine().adopt(input, about))
}

export interface OpenMatch {
  readonly match: StoredMatch
  readonly session: TableSession
}

/** Null when there is no such match. */
export async function openMatch(id: string, listener: Listener): Promise<OpenMatch | null> {
  const opened = settled(await engine().open(id, proxy(listener)))
  if (opened === null) return null
  const remote = await engine().session(opened.session)
  return { match: opened.match, session: tableSession(remote) }
}

/** A match at the table, with errors thrown as `EngineTrouble`. */
export interface TableSession {
  begin(viewer: Viewer): Promise<Update>
  look(viewer: Viewer): Promise<Update>
  answer(decision: Asked, answer: Answer): Promise<Update>
  undo(): Promise<Update>
  redo(): Promise<Update>
  preview(decision: Asked, answer: Answer): Promise<Preview>
  past(step: number, viewer: Viewer): Promise<Frame>
  branch(step: number): Promise<MatchRecord>
  record(): Promise<MatchRecord>
  pace(milliseconds: number): Promise<void>
  close(): Promise<void>
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
    past: async (step, viewer) => settled(await remote.past(step, viewer)),
    branch: async (step) => settled(await remote.branch(step)),
    record: async () => settled(await remote.record()),
    pace: (milliseconds) => remote.pace(milliseconds),
    close: async () => {
      if (closed) return
      closed = true
      await remote.close()
      remote[releaseProxy]()
    },
  }
}
