// The typefaces of the first screen. The page waits for them a moment, so that nothing moves when they arrive; what has
// not come by then is shown in the stand-ins of fonts.css.

const FACES = ['400 1em "Inter Variable"', '700 1em "Source Serif 4 Variable"']

/** Letters of each language: they say which subsets are needed. */
const LETTERS: Readonly<Record<string, string>> = { en: 'a', uk: 'aї', pl: 'ał' }

/** Longer than this nobody waits for letters, in milliseconds. */
const PATIENCE = 1500

export async function typefaces(language: string): Promise<void> {
  const letters = LETTERS[language] ?? 'a'
  const loaded = FACES.map((face) => document.fonts.load(face, letters))
  await Promise.race([Promise.allSettled(loaded), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}
