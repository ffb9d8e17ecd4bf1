// What every component at the table can reach: who sits where, what is asked, how to answer it.
import type { Answer, Decision, Option, Seat, Viewer } from '@hustings/kernel'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { GameInfo, Layout } from '../games/types.ts'
import type { Attention, AttentionStore } from './attention.ts'

export interface Person {
  readonly name: string
  readonly kind: 'person' | 'bot'
}

export interface TableContext {
  readonly info: GameInfo
  readonly attention: AttentionStore
  readonly people: Readonly<Record<Seat, Person>>
  readonly viewer: Viewer
  readonly layout: Layout
  readonly live: boolean
  answer(decision: Decision, answer: Answer): void
  /** Several options point at one thing: let the person choose among them, next to it. */
  offer(options: readonly Option[], at: Element): void
  /** Says why something is blocked, on screen and aloud. */
  explain(option: Option): void
}

export const TableContext = createContext<TableContext | null>(null)

export function useTable(): TableContext {
  const table = useContext(TableContext)
  if (table === null) throw new Error('outside of a table')
  return table
}

export function useAttention(): Attention {
  const { attention } = useTable()
  return useSyncExternalStore(attention.subscribe, attention.get)
}

/** The decision the person at the device has to make now. */
export function useDecision(): Decision | null {
  return useAttention().decision
}
