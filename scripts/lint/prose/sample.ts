// `npm run prose:sample -- --seed N`: a random sample of the prose for a reader outside the project.
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { allPassages, CATEGORIES, type Category, type Passage } from './passages.ts'

export type Sizes = Readonly<Record<Category, number>>

export const SIZES: Sizes = { comments: 200, titles: 100, texts: 200, docs: 50 }

/** Shortest paragraph of documentation in a sample, in characters: a table cell or a heading is no paragraph. */
const SHORTEST_PARAGRAPH = 60

/** Draws passages of each category. The order follows a hash of seed and text, so the same text gives the same sample. */
export function samplePassages(passages: readonly Passage[], seed: string, sizes: Sizes): Passage[] {
  const rank = ({ file, text }: Passage): string =>
    createHash('sha256').update(`${seed}\n${file}\n${text}`).digest('hex')
  return CATEGORIES.flatMap((category) =>
    passages
      .filter((passage) => passage.category === category && isSampled(passage))
      .map((passage) => ({ passage, rank: rank(passage) }))
      .sort((one, other) => (one.rank < other.rank ? -1 : 1))
      .slice(0, sizes[category])
      .map(({ passage }) => passage),
  )
}

function isSampled({ category, text }: Passage): boolean {
  return category !== 'docs' || (text.length >= SHORTEST_PARAGRAPH && !/^[|#]/.test(text))
}

export function sampleText(passages: readonly Passage[]): string {
  return CATEGORIES.map((category) => {
    const drawn = passages.filter((passage) => passage.category === category)
    const lines = drawn.map(({ file, line, text }) => `${file}:${line}\n    ${text.replace(/\n/g, '\n    ')}`)
    return [`== ${category}: ${drawn.length}`, ...lines].join('\n')
  }).join('\n\n')
}

if (import.meta.main) {
  const count = { type: 'string' } as const
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '1' }, comments: count, titles: count, texts: count, docs: count },
  })
  const size = (category: Category): number => {
    const wanted = Number(values[category] ?? SIZES[category])
    if (!Number.isInteger(wanted) || wanted < 0) throw new RangeError(`--${category} needs a number`)
    return wanted
  }
  const sizes = { comments: size('comments'), docs: size('docs'), titles: size('titles'), texts: size('texts') }
  console.log(sampleText(samplePassages(allPassages(), values.seed, sizes)))
}
