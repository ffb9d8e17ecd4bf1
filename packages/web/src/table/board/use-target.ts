// Makes a thing on the board part of the current decision: it lights up, can be clicked, focused and read.
// Spread `props` on the element; style by [data-state="selectable" | "aside" | "blocked"], [data-pointed], [data-selected], [data-told].
import type { Target } from '@hustings/kernel'
import { type KeyboardEvent, type SyntheticEvent, useMemo, useSyncExternalStore } from 'react'
import type { TargetState } from '../model/attention.ts'
import { type TableContext, useTable } from '../model/context.ts'

export interface TargetProps {
  readonly 'data-target': Target
  readonly 'data-state'?: 'selectable' | 'aside' | 'blocked'
  readonly 'data-pointed'?: true
  readonly 'data-selected'?: true
  readonly 'data-told'?: true
  readonly role?: 'button'
  readonly tabIndex?: 0
  readonly 'aria-disabled'?: true
  readonly 'aria-pressed'?: true
  readonly onClick?: (event: SyntheticEvent) => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly onPointerEnter?: () => void
  readonly onPointerLeave?: () => void
  readonly onFocus?: () => void
  readonly onBlur?: () => void
}

export interface TargetView extends TargetState {
  readonly props: TargetProps
}

export function useTarget(target: Target): TargetView {
  const table = useTable()
  const { attention } = table
  const state = useSyncExternalStore(attention.subscribe, () => attention.target(target))
  return useMemo(() => ({ ...state, props: propsOf(table, target, state) }), [table, target, state])
}

function propsOf(table: TableContext, target: Target, state: TargetState): TargetProps {
  if (state.options.length === 0) return { 'data-target': target, ...(state.told ? { 'data-told': true } : {}) }
  const legal = state.options.filter((option) => option.blocked === undefined)
  const point = () => {
    table.point(legal[0] ?? state.options[0] ?? null)
    // Whoever is about to choose among several does not wait for the list of them.
    if (legal.length > 1) void import('./Chooser.tsx')
  }
  const leave = () => table.point(null)
  const choose = (event: SyntheticEvent) => {
    event.stopPropagation()
    pick(table, state, event.currentTarget)
  }
  return {
    'data-target': target,
    'data-state': state.selectable ? (state.aside ? 'aside' : 'selectable') : 'blocked',
    ...(state.pointed ? { 'data-pointed': true } : {}),
    ...(state.selected ? { 'data-selected': true, 'aria-pressed': true } : {}),
    ...(state.selectable ? {} : { 'aria-disabled': true }),
    role: 'button',
    tabIndex: 0,
    onClick: choose,
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      choose(event)
    },
    onPointerEnter: point,
    onPointerLeave: leave,
    onFocus: point,
    onBlur: leave,
  }
}

function pick(table: TableContext, state: TargetState, at: Element): void {
  const { decision } = table.attention.get()
  if (decision === null) return
  const legal = state.options.filter((option) => option.blocked === undefined)
  const [first, ...others] = legal
  if (first === undefined) {
    const [blocked] = state.options
    if (blocked !== undefined) table.explain(blocked)
  } else if (others.length > 0) {
    table.offer(legal, at)
  } else {
    table.choose(decision, first.id)
  }
}
