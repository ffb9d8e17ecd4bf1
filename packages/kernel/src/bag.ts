// A bag of cubes: the number of cubes of each color. The draw order is hidden.
import type { Chance } from './deck.ts'

export type Bag<Colour extends string> = Record<Colour, number>

export function bagSize<C extends string>(bag: Readonly<Bag<C>>): number {
  let size = 0
  for (const colour in bag) size += bag[colour]
  return size
}

export function drawCube<C extends string>(chance: Chance, bag: Bag<C>): C | undefined {
  const size = bagSize(bag)
  if (size === 0) return undefined
  chance.reveal()
  let at = chance.below(size)
  for (const colour in bag) {
    if (at < bag[colour]) {
      bag[colour]--
      return colour
    }
    at -= bag[colour]
  }
  return undefined
}

/** Draws up to `count` cubes, one after another, without putting any back. */
export function drawCubes<C extends string>(chance: Chance, bag: Bag<C>, count: number): C[] {
  const drawn: C[] = []
  while (drawn.length < count) {
    const cube = drawCube(chance, bag)
    if (cube === undefined) break
    drawn.push(cube)
  }
  return drawn
}
