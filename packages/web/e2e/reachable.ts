// Collects every text that a script of the page could reach: walks from the window and every element along properties,
// entries of maps and sets, and React's internal keys. Runs in the page.
import type { Page } from '@playwright/test'

/** Returns those of the texts that can be reached. */
export function reachable(page: Page, wanted: readonly string[]): Promise<string[]> {
  return page.evaluate((texts) => {
    const seen = new Set<object>()
    const found = new Set<string>()
    const waiting: unknown[] = [window, ...document.querySelectorAll('*')]
    const meet = (value: unknown) => {
      if (typeof value === 'string') {
        for (const text of texts) if (value.includes(text)) found.add(text)
      } else if ((typeof value === 'object' && value !== null) || typeof value === 'function') waiting.push(value)
    }
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const thing = Object(next)
      if (seen.has(thing)) continue
      seen.add(thing)
      if (thing instanceof Map) for (const entry of thing) for (const part of entry) meet(part)
      if (thing instanceof Set) for (const part of thing) meet(part)
      for (const key of Reflect.ownKeys(thing)) {
        const described = Object.getOwnPropertyDescriptor(thing, key)
        if (described !== undefined && 'value' in described) meet(described.value)
      }
    }
    return [...found]
  }, wanted)
}
