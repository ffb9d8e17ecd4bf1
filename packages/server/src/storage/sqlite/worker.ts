// Worker thread with the only connection that writes to the SQLite file.

import type { DatabaseSync } from 'node:sqlite'
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { StorageCorrupt, StorageRefused } from '../driver.ts'
import { openFolder, openToRead } from './data-folder.ts'
import { setClean } from './database-file.ts'
import { type ErrorKind, errorKindOf, isTransient } from './error-kind.ts'
import { GroupCommit, takeGroup } from './group-commit.ts'
import type { Lock } from './lock.ts'
import { Reserve } from './reserve.ts'
import type { Condition, FromThread, OpenedFacts, Refusal, Reply, Request, ThreadSettings } from './thread-messages.ts'

const PROBE = 'update server_state set probed_at = ? where id = 1'

interface Opened {
  readonly database: DatabaseSync
  /** Null for a reader. */
  readonly lock: Lock | null
  readonly facts: OpenedFacts
}

class StorageThread {
  private readonly port: MessagePort
  private readonly settings: ThreadSettings
  private readonly opened: Opened
  private readonly group: GroupCommit
  private readonly reserve: Reserve
  private condition: Condition = { kind: 'healthy' }
  private isClosed = false
  private readonly pending: Request[] = []

  constructor(port: MessagePort, settings: ThreadSettings, opened: Opened) {
    this.port = port
    this.settings = settings
    this.opened = opened
    this.group = new GroupCommit(opened.database)
    this.reserve = new Reserve(settings.folder, settings.reserveBytes)
    port.on('message', (requests: readonly Request[]) => this.receive(requests))
  }

  /** Ignores a full disk: the first write that fails will report it. */
  allocateReserve(): void {
    try {
      if (this.reserve.hasRoom()) this.reserve.allocate()
    } catch (error) {
      if (!isTransient(errorKindOf(error))) throw error
    }
  }

  private receive(requests: readonly Request[]): void {
    this.pending.push(...requests)
    for (let first = this.next(); first !== undefined && !this.isClosed; first = this.next()) {
      this.run(takeGroup(first, () => this.next()))
    }
  }

  private next(): Request | undefined {
    if (this.pending.length === 0) {
      const arrived: { message: readonly Request[] } | undefined = receiveMessageOnPort(this.port)
      this.pending.push(...(arrived?.message ?? []))
    }
    return this.pending.shift()
  }

  private run(group: readonly Request[]): void {
    for (const { define } of group) this.group.define(define)
    const refused = group.flatMap(({ id, task }): Reply[] => (task.kind === 'batch' ? this.refusal(id) : []))
    const { replies, slow, failure } = this.group.run(
      refused.length === 0 ? group : group.filter(({ task }) => task.kind !== 'batch'),
    )
    if (failure !== null) this.handleFailure(failure.errorKind, failure.message)
    const all = [...refused, ...replies]
    if (all.length > 0) this.post({ kind: 'replies', replies: all, slow })
    if (group.some(({ task }) => task.kind === 'close')) this.close()
  }

  /** Reply to a batch that is rejected without an attempt. */
  private refusal(id: number): Reply[] {
    const { condition } = this
    if (condition.kind === 'healthy') return []
    const errorKind = condition.kind === 'corrupt' ? 'corrupt' : condition.cause
    return [[id, { kind: 'error', errorKind, message: condition.message, isUnknown: false }]]
  }

  private handleFailure(errorKind: ErrorKind, message: string): void {
    // The state of the disk is unknown: the process exits, and the next start checks the file.
    if (errorKind === 'fsync') throw new Error(`the disk did not confirm a write: ${message}`)
    if (errorKind === 'corrupt') this.setCondition({ kind: 'corrupt', message })
    else if (errorKind !== 'busy' && this.condition.kind === 'healthy') {
      if (errorKind === 'full') this.releaseReserve()
      this.setCondition({ kind: 'degraded', cause: errorKind, message })
      this.probeLater()
    }
  }

  private releaseReserve(): void {
    try {
      this.reserve.release()
    } catch (error) {
      if (!isTransient(errorKindOf(error))) throw error
    }
  }

  private setCondition(condition: Condition): void {
    this.condition = condition
    this.post({ kind: 'condition', condition })
  }

  private probeLater(): void {
    setTimeout(() => this.probe(), this.settings.probeMs)
  }

  /** Ends the degraded condition when a test write succeeds. */
  private probe(): void {
    if (this.isClosed || this.condition.kind !== 'degraded') return
    try {
      if (this.testWrite(this.condition.cause)) this.setCondition({ kind: 'healthy' })
      else this.probeLater()
    } catch (error) {
      const errorKind = errorKindOf(error)
      if (errorKind === 'full') this.releaseReserve()
      if (isTransient(errorKind)) this.probeLater()
      else if (errorKind === 'corrupt' || errorKind === 'fsync') this.handleFailure(errorKind, String(error))
      else throw error
    }
  }

  /** Returns false while there is no room for the reserve: writes must not use it up. */
  private testWrite(cause: ErrorKind): boolean {
    if (cause === 'full') {
      if (!this.reserve.hasRoom()) return false
      this.reserve.allocate()
    }
    this.group.writeNow(PROBE, [Date.now()])
    return true
  }

  private close(): void {
    const { database, lock } = this.opened
    this.isClosed = true
    if (lock !== null && this.condition.kind === 'healthy') setClean(database, true)
    database.close()
    lock?.release()
    this.post({ kind: 'closed' })
    this.port.close()
  }

  private post(message: FromThread): void {
    this.port.postMessage(message)
  }
}

function open(settings: ThreadSettings): Opened {
  if (settings.access === 'write') return openFolder(settings)
  const database = openToRead(settings.folder, settings.file)
  return { database, lock: null, facts: { isNew: false, wasClean: true, applied: [] } }
}

function refusalOf(error: unknown): Refusal {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof StorageCorrupt) return { error: 'corrupt', message }
  if (error instanceof StorageRefused) {
    const { reason } = error
    return { error: reason === 'broken-backup' || reason === 'nodes-alive' ? 'other' : reason, message }
  }
  const errorKind = errorKindOf(error)
  if (errorKind === 'corrupt') return { error: 'corrupt', message }
  return { error: isTransient(errorKind) ? 'unavailable' : 'other', message }
}

function begin(port: MessagePort, settings: ThreadSettings): void {
  let opened: Opened
  try {
    opened = open(settings)
  } catch (error) {
    const refused: FromThread = { kind: 'refused', refusal: refusalOf(error) }
    port.postMessage(refused)
    port.close()
    return
  }
  const thread = new StorageThread(port, settings, opened)
  const ready: FromThread = { kind: 'ready', opened: opened.facts }
  port.postMessage(ready)
  if (settings.access === 'write') thread.allocateReserve()
}

if (parentPort === null) throw new Error('worker.ts runs in a worker thread')
begin(parentPort, workerData)
