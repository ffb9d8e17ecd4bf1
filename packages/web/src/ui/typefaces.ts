// Font loading. On a fast network the page waits briefly for the fonts, so that nothing moves when they arrive. On a slow
// one they would delay the page, so that the fallback fonts of fonts.css are used until they are loaded.
import { whenIdle } from './when-idle.ts'

const FACES = ['400 1em "Inter Variable"', '700 1em "Source Serif 4 Variable"']

/** Letters of each language, which select the subsets to load. */
const LETTERS: Readonly<Record<string, string>> = { en: 'a', uk: 'aї', pl: 'ał' }

/** The longest wait for fonts, in milliseconds. */
const PATIENCE = 1500

/** A network where one file of the page's code takes longer is slow, in milliseconds. */
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

/** Resolves when the first screen may be shown. On a slow network the fonts load after `before`. */
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
