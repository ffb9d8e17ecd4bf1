// Cards about the voting bag: cubes that are added, and cubes that are removed.
import { type Offer, type Reason, type Script, say } from '@hustings/kernel'
import { CLASSES, type Class } from '../data/vocabulary.ts'
import { addCubes, drawOpenly, returnDrawn } from '../rules/politics/voting.ts'
import { because, type CardEffect, DONE, type HegemonyTable, offer, roleName, simply } from '../rules/table.ts'
import type { HegemonyState } from '../state/state.ts'
import { figure } from './figures.ts'

const NO_CUBES_LEFT = because('H-COMP-03', 'no-cubes-left')
const NO_OTHER_CUBES = because('H-GEN-11', 'no-other-cubes')
const EMPTY_BAG = because('H-GEN-11', 'empty-bag')

/** Without a cube in the supply the card has no effect (H-COMP-03, R-16). */
export function whyNoCubes(s: HegemonyState, of: Class): Reason | null {
  return s.cubes[of] === 0 ? NO_CUBES_LEFT : null
}

function cubesOfOthers(s: HegemonyState, of: Class): number {
  let count = 0
  for (const other of CLASSES) if (other !== of) count += s.bag[other]
  return count
}

/** Drawn cubes return into the bag. */
export function putCubesBack(t: HegemonyTable, cubes: readonly Class[]): void {
  for (const role of CLASSES) returnDrawn(t, role, cubes.filter((cube) => cube === role).length, 'bag', 'returned')
}

/** Returns why no cube of others can be replaced by an own one. */
export function whyNoReplacement(s: HegemonyState, of: Class): Reason | null {
  return whyNoCubes(s, of) ?? (cubesOfOthers(s, of) === 0 ? NO_OTHER_CUBES : null)
}

/** Replaces this number of cubes of others by own ones, limited by the own supply. Returns how many. */
export function replaceOthers(t: HegemonyTable, of: Class, count: number): number {
  const wanted = Math.min(count, t.state.cubes[of], cubesOfOthers(t.state, of))
  const drawn: Class[] = []
  for (let found = 0; found < wanted; ) {
    const [cube] = drawOpenly(t, 1)
    if (cube === undefined) break
    drawn.push(cube)
    if (cube !== of) found++
  }
  keepOwn(t, of, drawn)
  addCubes(t, of, wanted, 'card')
  return wanted
}

/**
 * Draws this number of cubes from the bag; own ones return, those of others are removed. Returns how many were removed.
 */
export function drawOutOthers(t: HegemonyTable, of: Class, count: number): number {
  const drawn = drawOpenly(t, count)
  keepOwn(t, of, drawn)
  return drawn.filter((cube) => cube !== of).length
}

function keepOwn(t: HegemonyTable, of: Class, drawn: readonly Class[]): void {
  t.emit({ type: 'cubes-drawn', cubes: drawn })
  for (const kind of CLASSES) {
    const amount = drawn.filter((cube) => cube === kind).length
    returnDrawn(t, kind, amount, kind === of ? 'bag' : 'supply', kind === of ? 'returned' : 'card')
  }
}

/** Interest Groups: three cubes of others are replaced by own ones. */
export function interestGroups(card: string, of: Class): CardEffect {
  return {
    whyNot: (s) => whyNoReplacement(s, of),
    play: simply((t) => {
      replaceOthers(t, of, figure(card, 'replace'))
      return undefined
    }),
  }
}

/** Fake News: some of the drawn cubes do not return. */
export function fakeNews(card: string, of: Class): CardEffect {
  return {
    whyNot: (s) => (s.bag[of] === 0 && cubesOfOthers(s, of) === 0 ? EMPTY_BAG : null),
    *play(t) {
      const drawn = drawOpenly(t, figure(card, 'draw'))
      t.emit({ type: 'cubes-drawn', cubes: drawn })
      yield* removeDrawn(t, of, figure(card, 'removeUpTo'))
      putCubesBack(t, [...t.state.drawn])
      return undefined
    },
  }
}

function* removeDrawn(t: HegemonyTable, chooser: Class, most: number): Script {
  for (let step = 1; step <= most && t.state.drawn.length > 0; step++) {
    const offers: Offer<Class | null>[] = CLASSES.filter((of) => t.state.drawn.includes(of)).map((of) =>
      offer(`class:${of}`, of, say('option.remove-cube', { class: roleName(of) })),
    )
    offers.push(DONE)
    const of = yield* t.choose(chooser, say('ask.remove-cubes'), offers, { progress: { step, of: most } })
    if (of === null) return
    returnDrawn(t, of, 1, 'supply', 'card')
  }
}
