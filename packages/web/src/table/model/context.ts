// What every component at the table can reach: who sits where, what is asked, how to answer it.

import type { Answer, Decision, Option } from '@hustings/kernel'
import type { Asked, Deeds, Seating } from '@hustings/protocol'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { GameInfo, Layout } from '../../games/types.ts'
import type { Attention, AttentionStore } from './attention.ts'

/** The same from one decision to the next: two hundred things on the board hold on to it. */
export interface TableContext {
  readonly info: GameInfo
  /** What the match was set up with. */
  readonly options: unknown
  readonly attention: AttentionStore
  readonly people: Seating
  /** Several people share this device: what is hidden from the others stays covered until its owner looks. */
  readonly shared: boolean
  readonly layout: Layout
  answer(decision: Asked, answer: Answer): void
  /** Pressed: an answer at once by mouse or keyboard; by finger, and on a phone, selected first and confirmed then. */
  choose(decision: Decision, answer: Answer): void
  /** The pointer or the focus is on this option (or on none): light it up and preview it. */
  point(option: Option | null): void
  /** Chosen, to be confirmed: the first tap of a finger. */
  select(answer: Answer | null): void
  /** Several options point at one thing: let the person choose among them, next to it. */
  offer(options: readonly Option[], at: Element): void
  /** Asks why a bot did what it did; null where nobody can be asked. */
  readonly why: ((deeds: Deeds) => void) | null
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

/** Whether this option is pointed at or selected; renders only when that changes. */
export function useOptionState(id: string): 'rest' | 'pointed' | 'selected' {
  const { attention } = useTable()
  return useSyncExternalStore(attention.subscribe, () => {
    const { pointed, selected } = attention.get()
    if (selected === id) return 'selected'
    return pointed?.id === id ? 'pointed' : 'rest'
  })
}

/** The decision the person at the device has to make now, as the board knows it: a frame after the decision bar. */
export function useDecision(): Decision | null {
  const { attention } = useTable()
  return useSyncExternalStore(attention.subscribe, () => attention.get().decision)
}
