// What options say, told apart from others that say the same, wherever they stand.

import type { Option } from '@hustings/kernel'
import { useWords } from '../../i18n/context.ts'
import { sentence } from '../../i18n/translator.ts'

export function useLabels(options: readonly Option[]): readonly string[] {
  const { say } = useWords()
  const labels = numbered(options.map(({ label }) => sentence(say(label))))
  return labels.map(({ label, at, of }) => (of > 1 ? say('ui.options.alike', { label, at, of }) : label))
}

interface Numbered {
  readonly label: string
  /** Which of how many that are called the same. */
  readonly at: number
  readonly of: number
}

/** Two companies of the same name are two options: the first and the second. */
function numbered(labels: readonly string[]): Numbered[] {
  const seen = new Map<string, number>()
  const places = labels.map((label) => {
    const at = (seen.get(label) ?? 0) + 1
    seen.set(label, at)
    return { label, at }
  })
  return places.map(({ label, at }) => ({ label, at, of: seen.get(label) ?? 1 }))
}
