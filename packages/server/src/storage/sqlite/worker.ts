// The thread that owns the only connection which writes to the SQLite file.

import type { DatabaseSync } from 'node:sqlite'
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { StorageCorrupt, StorageRefused } from '../driver.ts'
import { openFolder, openToRead } from './data-folder.ts'
import { setClean } from './database-file.ts'
import { GroupCommit, takeGroup } from './group-commit.ts'
import type { Lock } from './lock.ts'
import { Reserve } from './reserve.ts'
import type { Condition, FromThread, OpenedFacts, Refusal, Reply, Request, ThreadSettings } from './thread-messages.ts'
import { isOutside, type Trouble, troubleOf } from './trouble.ts'

const PROBE = 'update server_state set probed_at = ? where id = 1'

interface Opened {
  readonly database: DatabaseSync
  /** Null for a connection that only reads. */
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

  constructor(port: MessagePort, settings: ThreadSettings, opened: Opened) {
    this.port = port
    this.settings = settings
    this.opened = opened
    this.group = new GroupCommit(opened.database)
    this.reserve = new Reserve(settings.folder, settings.reserveBytes)
    port.on('message', (request: Request) => this.hear(request))
  }

  /** Fails silently: a disk without room for the reserve is noticed by the first write without room. */
  takeReserve(): void {
    try {
      if (this.reserve.hasRoom()) this.reserve.take()
    } catch (error) {
      if (!isOutside(troubleOf(error))) throw error
    }
  }

  private hear(first: Request): void {
    const group = takeGroup(first, () => {
      const next: { message: Request } | undefined = receiveMessageOnPort(this.port)
      return next?.message
    })
    for (const { define } of group) this.group.define(define)
    const refused = group.flatMap(({ id, task }): Reply[] => (task.kind === 'batch' ? this.refusal(id) : []))
    const { replies, slow, failure } = this.group.run(
      refused.length === 0 ? group : group.filter(({ task }) => task.kind !== 'batch'),
    )
    if (failure !== null) this.suffer(failure.trouble, failure.message)
    const all = [...refused, ...replies]
    if (all.length > 0) this.post({ kind: 'replies', replies: all, slow })
    if (group.some(({ task }) => task.kind === 'close')) this.close()
  }

  /** The reply to a batch that is not tried. */
  private refusal(id: number): Reply[] {
    const { condition } = this
    if (condition.kind === 'healthy') return []
    const trouble = condition.kind === 'corrupt' ? 'corrupt' : condition.cause
    return [[id, { kind: 'error', trouble, message: condition.message, isUnknown: false }]]
  }

  private suffer(trouble: Trouble, message: string): void {
    // A thread that does not know what is on the disk must not go on: the process ends and the next start checks the file.
    if (trouble === 'fsync') throw new Error(`the disk did not confirm a write: ${message}`)
    if (trouble === 'corrupt') this.become({ kind: 'corrupt', message })
    else if (trouble !== 'busy' && this.condition.kind === 'healthy') {
      if (trouble === 'full') this.giveUpReserve()
      this.become({ kind: 'degraded', cause: trouble, message })
      this.probeLater()
    }
  }

  private giveUpReserve(): void {
    try {
      this.reserve.giveUp()
    } catch (error) {
      if (!isOutside(troubleOf(error))) throw error
    }
  }

  private become(condition: Condition): void {
    this.condition = condition
    this.post({ kind: 'condition', condition })
  }

  private probeLater(): void {
    setTimeout(() => this.probe(), this.settings.probeMs)
  }

  /** Ends the degraded condition when the disk has room again and a write succeeds. */
  private probe(): void {
    if (this.isClosed || this.condition.kind !== 'degraded') return
    try {
      if (this.testWrite(this.condition.cause)) this.become({ kind: 'healthy' })
      else this.probeLater()
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble === 'full') this.giveUpReserve()
      if (isOutside(trouble)) this.probeLater()
      else if (trouble === 'corrupt' || trouble === 'fsync') this.suffer(trouble, String(error))
      else throw error
    }
  }

  /** False while there is no room for the reserve, which writes must not use up. */
  private testWrite(cause: Trouble): boolean {
    if (cause === 'full') {
      if (!this.reserve.hasRoom()) return false
      this.reserve.take()
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
  const trouble = troubleOf(error)
  if (trouble === 'corrupt') return { error: 'corrupt', message }
  return { error: isOutside(trouble) ? 'unavailable' : 'other', message }
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
  if (settings.access === 'write') thread.takeReserve()
}

if (parentPort === null) throw new Error('worker.ts runs in a worker thread')
begin(parentPort, workerData)
