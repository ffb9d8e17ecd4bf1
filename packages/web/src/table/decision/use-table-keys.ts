// The keys of the table: digits point at options, Enter takes them, U undoes. Never while typing or in a dialog.
import { useEffect, useRef } from 'react'

export interface TableKeys {
  undo(): void
  redo(): void
  /** Space: what goes on by itself may go on. */
  proceed(): void
  help(): void
  /** Escape: back from the past. */
  leave(): void
  /** While something is told step by step. */
  readonly film: FilmKeys | null
}

export interface FilmKeys {
  /** Shift and Space. */
  back(): void
  /** R: only results from now on. */
  result(): void
  /** W: all of it at once, in words. */
  why(): void
}

export function useTableKeys(keys: TableKeys): void {
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || busyElsewhere(event.target))
        return
      if (handle(event, now.current)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

function busyElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('[role="dialog"], [role="menu"]') !== null) return true
  return target.isContentEditable || target.matches('input:not([type="radio"]), textarea, select')
}

function takesSpace(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a, summary, [role="button"]') !== null
}

const PLACES: Readonly<Record<string, string>> = {
  l: 'log',
  o: 'options',
  h: 'hand',
  b: 'board',
  p: 'players',
  g: 'guide',
}

function handle(event: KeyboardEvent, keys: TableKeys): boolean {
  const key = event.key.toLowerCase()
  if (/^[0-9]$/.test(key)) return chooseNumber(Number(key))
  if (key === 'u') {
    if (event.shiftKey) keys.redo()
    else keys.undo()
    return true
  }
  if (key === ' ' && !takesSpace(event.target)) {
    if (!event.shiftKey) keys.proceed()
    else keys.film?.back()
    return true
  }
  if (keys.film !== null && (key === 'r' || key === 'w')) {
    if (key === 'r') keys.film.result()
    else keys.film.why()
    return true
  }
  if (key === '?') {
    keys.help()
    return true
  }
  if (key === 'escape') {
    keys.leave()
    return true
  }
  const place = PLACES[key]
  if (place === undefined) return false
  document.getElementById(place)?.focus()
  return true
}

/** The first press points at the option, the second takes it; for a number it sets the value. */
function chooseNumber(digit: number): boolean {
  const radio = document.querySelector<HTMLInputElement>(`#options [data-number="${digit}"] input`)
  if (radio !== null) {
    radio.click()
    radio.focus()
    return true
  }
  const choices = document.querySelectorAll<HTMLElement>(
    '#options :is([data-option]:not([aria-disabled="true"]), [data-way])',
  )
  const choice = choices[digit - 1]
  if (choice === undefined) return false
  if (document.activeElement === choice) choice.click()
  else choice.focus()
  return true
}
