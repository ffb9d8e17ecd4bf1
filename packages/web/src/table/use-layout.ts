// Which of the three layouts fits the window, measured in the person's own pixels (text size counts).
import { useSyncExternalStore } from 'react'
import type { Layout } from '../games/types.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

function zoom(): number {
  const value = Number(document.documentElement.style.getPropertyValue('--zoom'))
  return value > 0 ? value : 1
}

export function layoutNow(): Layout {
  const width = window.innerWidth / zoom()
  if (width < 1000) return 'phone'
  return width < 1280 ? 'compact' : 'table'
}

/** Lower than this a desk is packed closer: the hand keeps to a row of titles until it is needed. */
const FULL_HEIGHT = 880

function short(): boolean {
  return window.innerHeight / zoom() < FULL_HEIGHT
}

export function useShort(): boolean {
  return useSyncExternalStore(subscribe, short)
}

/** Narrow and tall (a tablet held upright): room for a second section under the open one. */
function tall(): boolean {
  return window.innerWidth / zoom() >= 700 && window.innerHeight / zoom() >= 960
}

export function useTall(): boolean {
  return useSyncExternalStore(subscribe, tall)
}

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, layoutNow)
}
