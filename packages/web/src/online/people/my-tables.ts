// The tables one sits at, for the lobby and for the bell beside one's name. The lobby is told of changes; elsewhere, and
// while the connection is away, they are asked for now and then.
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

  /** Asks again and again while a page listens. */
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

  /** Hears of every change from now on, until what is given back is called. */
  watch(): () => void {
    let stopped = false
    void openLink().then((link) => {
      if (stopped) return link.close()
      this.link = link
      link.on('lobby', (table) => this.take(table))
      link.on('connected', () => {
        link.ask('lobby:watch', {}).then(
          () => this.again(),
          // Whoever is not known here is asked again in a moment.
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
      // It is asked again in a moment; until then what was known stays.
      if (this.now === null) this.set([])
    }
  }

  /** A table has changed. */
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
/** A visitor who is not signed in has no tables to ask for. */
const notSubscribed = () => () => undefined

/** Null until they were asked for. */
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

/** The same, told of every change: for the page that shows them all. */
export function useWatchedTables(): readonly TableSeen[] | null {
  const { me: known } = useHouse()
  const id = known?.id ?? null
  useEffect(() => (id === null ? undefined : myTables.watch()), [id])
  return useMyTables()
}

/** How many tables wait for one. */
export function useWaiting(): number {
  const { me: known } = useHouse()
  const tables = useMyTables()
  return tables?.filter((table) => waitsFor(table, known)).length ?? 0
}
