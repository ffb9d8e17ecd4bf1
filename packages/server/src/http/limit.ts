// A limit that protects accounts. It is counted in the database, so it holds for all nodes and after a restart.
import { createHash } from 'node:crypto'
import { refused } from '@hustings/protocol'
import type { Driver } from '../storage/driver.ts'
import { countInWindow, countOfWindow, uncountInWindow } from '../storage/limits.ts'

export interface LimitSettings {
  readonly name: string
  /** Maximum count in a window of time. */
  readonly max: number
  readonly seconds: number
}

interface LimitContext {
  readonly storage: Driver
  now(): number
}

export class Limit {
  private readonly node: LimitContext
  private readonly settings: LimitSettings

  constructor(node: LimitContext, settings: LimitSettings) {
    this.node = node
    this.settings = settings
  }

  /** Counts one, or throws `too-fast`. Concurrent requests cannot exceed the limit. */
  async consume(key: string): Promise<void> {
    if ((await this.count(key)) > this.settings.max) throw refused('too-fast')
  }

  /** Counts one, and returns the count of the window. */
  count(key: string): Promise<number> {
    const { seconds } = this.settings
    return countInWindow(this.node.storage, { key: this.digest(key), seconds, now: this.node.now() })
  }

  giveBack(key: string): Promise<void> {
    return uncountInWindow(this.node.storage, { key: this.digest(key), now: this.node.now() })
  }

  async isUsedUp(key: string): Promise<boolean> {
    const count = await countOfWindow(this.node.storage, { key: this.digest(key), now: this.node.now() })
    return count >= this.settings.max
  }

  /** Keys contain client addresses and names, so the database gets a digest. */
  private digest(key: string): string {
    return createHash('sha256').update(`${this.settings.name} ${key}`).digest('base64url')
  }
}
