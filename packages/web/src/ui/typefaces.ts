// The typefaces. On a quick line the page waits for them a moment, so that nothing moves when they arrive. On a slow one
// they would stand in the way of everything that can be played with: the stand-ins of fonts.css serve until they have come.
import { whenIdle } from './when-idle.ts'

const FACES = ['400 1em "Inter Variable"', '700 1em "Source Serif 4 Variable"']

/** Letters of each language: they say which subsets are needed. */
const LETTERS: Readonly<Record<string, string>> = { en: 'a', uk: 'aї', pl: 'ał' }

/** Longer than this nobody waits for letters, in milliseconds. */
const PATIENCE = 1500

/** A line on which a single file of the page's code takes longer is a slow one, in milliseconds. */
const QUICK = 400

function isSlowLine(): boolean {
  return performance
    .getEntriesByType('resource')
    .some((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd - entry.requestStart > QUICK)
}

function load(language: string): Promise<unknown> {
  const letters = LETTERS[language] ?? 'a'
  return Promise.allSettled(FACES.map((face) => document.fonts.load(face, letters)))
}

/** Comes true when the first screen may be shown. On a slow line the typefaces are fetched after what comes `before`. */
export async function typefaces(language: string, before: () => Promise<unknown>): Promise<void> {
  if (isSlowLine()) {
    const { dataset } = document.documentElement
    dataset.letters = 'stand-in'
    void before()
      .then(() => load(language))
      .then(() => whenIdle(() => delete dataset.letters))
    return
  }
  await Promise.race([load(language), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}
