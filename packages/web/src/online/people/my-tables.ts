// The player's tables, for the lobby and the bell in the header. The lobby gets changes by socket; other pages, and the
// lobby without a connection, poll.
import type { TableSeen } from '@hustings/protocol'
import { useEffect, useSyncExternalStore } from 'react'
import { waitsFor } from '../match/seats.ts'
import { me } from '../wire/api.ts'
import { type Link, openLink } from '../wire/link.ts'
import { useHouse } from './house.ts'

const EVERY = 15_000

class MyTables {
  private now: readonly TableSeen[] | null = null
  private timer: ReturnType<typeof setInterval> | undefined
  private readonly listeners = new Set<() => void>()
  private link: Link | null = null

  readonly get = (): readonly TableSeen[] | null => this.now

  /** Polls while a page subscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    if (this.listeners.size === 1) {
      this.timer = setInterval(() => {
        if (document.visibilityState === 'visible' && !this.isTold) void this.again()
      }, EVERY)
    }
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) clearInterval(this.timer)
    }
  }

  private get isTold(): boolean {
    return this.link?.get().state === 'connected'
  }

  /** Subscribes to changes by socket; returns a function that ends the subscription. */
  watch(): () => void {
    let stopped = false
    void openLink().then((link) => {
      if (stopped) return link.close()
      this.link = link
      link.on('lobby', (table) => this.take(table))
      link.on('connected', () => {
        link.ask('lobby:watch', {}).then(
          () => this.again(),
          // The next poll retries for an unknown user.
          () => undefined,
        )
      })
    })
    return () => {
      stopped = true
      this.link?.close()
      this.link = null
    }
  }

  async again(): Promise<void> {
    try {
      this.set((await me.tables()).items)
    } catch {
      // The next poll retries; until then the last state stays.
      if (this.now === null) this.set([])
    }
  }

  /** Replaces a changed table. */
  take(table: TableSeen): void {
    if (this.now === null) return
    const known = this.now.some(({ id }) => id === table.id)
    this.set(known ? this.now.map((one) => (one.id === table.id ? table : one)) : [table, ...this.now])
  }

  forget(): void {
    this.now = null
  }

  private set(tables: readonly TableSeen[]): void {
    this.now = tables
    for (const listener of this.listeners) listener()
  }
}

export const myTables = new MyTables()

const NOBODY: readonly TableSeen[] = []
/** A visitor who is not signed in has no tables. */
const notSubscribed = () => () => undefined

/** Null until they are loaded. */
export function useMyTables(): readonly TableSeen[] | null {
  const { me: known } = useHouse()
  const id = known?.id ?? null
  const tables = useSyncExternalStore(id === null ? notSubscribed : myTables.subscribe, myTables.get)
  useEffect(() => {
    if (id !== null) void myTables.again()
  }, [id])
  if (known === null) return NOBODY
  return tables
}

/** The same with changes by socket, for the lobby. */
export function useWatchedTables(): readonly TableSeen[] | null {
  const { me: known } = useHouse()
  const id = known?.id ?? null
  useEffect(() => (id === null ? undefined : myTables.watch()), [id])
  return useMyTables()
}

/** The number of tables where it is the player's turn. */
export function useWaiting(): number {
  const { me: known } = useHouse()
  const tables = useMyTables()
  return tables?.filter((table) => waitsFor(table, known)).length ?? 0
}
