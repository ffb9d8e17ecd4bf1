// The server and the signed-in user, loaded once and shared by all pages.
import type { Me, ServerFacts } from '@hustings/protocol'
import { useSyncExternalStore } from 'react'
import { me as account } from '../wire/api.ts'
import { discover } from './discovery.ts'

export interface House {
  /** Undefined before the server was detected; null without a server. */
  readonly facts: ServerFacts | null | undefined
  /** Undefined before it was loaded; null without an account. */
  readonly me: Me | null | undefined
  /** The server answers but is not ready yet. */
  readonly isStarting?: true
}

class HouseStore {
  private now: House = { facts: undefined, me: undefined }
  private asking: Promise<House> | null = null
  private readonly listeners = new Set<() => void>()

  readonly get = (): House => this.now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Detects the server and loads the user. */
  enter(): Promise<House> {
    if (this.now.facts != null && this.now.me !== undefined) return Promise.resolve(this.now)
    this.asking ??= this.look().finally(() => {
      this.asking = null
    })
    return this.asking
  }

  /** Sets the user after sign-in, renaming or sign-out. */
  be(me: Me | null): void {
    this.set({ ...this.now, me })
  }

  private async look(): Promise<House> {
    const facts = await discover(() => this.set({ ...this.now, isStarting: true }))
    const me = facts === null ? undefined : await account.get().catch(() => undefined)
    this.set({ facts, me })
    return this.now
  }

  private set(next: House): void {
    this.now = next
    for (const listener of this.listeners) listener()
  }
}

export const house = new HouseStore()

export function useHouse(): House {
  return useSyncExternalStore(house.subscribe, house.get)
}
