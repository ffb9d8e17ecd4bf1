// The drawings of sprite.svg, taken apart once. They are drawn in place and not by reference: `<use>` costs the browser
// a tree of its own for every icon, and there are hundreds on the table.
import type { IconName } from './icon-names.ts'
import sprite from './sprite.svg?raw'

export type DrawingId = `i-${IconName}` | `i-shape-${string}` | `p-${string}` | `m-${string}`

export interface Drawing {
  readonly viewBox: string
  /** What stands inside of the `<svg>`. */
  readonly content: string
}

const drawings = new Map(
  [...sprite.matchAll(/<symbol id="([\w-]+)" viewBox="([\d ]+)">(.*?)<\/symbol>/gs)].map(
    ([, id = '', viewBox = '', content = '']) => [id, { viewBox, content }],
  ),
)

export function drawing(id: DrawingId): Drawing {
  const found = drawings.get(id)
  if (found === undefined) throw new Error(`no drawing ${id}`)
  return found
}

/** Several drawings over each other. */
export function laidOver(first: Drawing, ...others: readonly Drawing[]): Drawing {
  return { viewBox: first.viewBox, content: [first, ...others].map(({ content }) => content).join('') }
}
