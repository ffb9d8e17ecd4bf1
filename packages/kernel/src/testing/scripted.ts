// Scripted randomness and strict asking, for tests that control what happens.
import { type Bag, bagSize, drawCubes } from '../bag.ts'
import type { Chance } from '../deck.ts'
import type { GameEvent } from '../event.ts'
import type { Game } from '../game.ts'
import { type RandomState, randomFrom, seedRandom } from '../random.ts'
import type { GameState, Table } from '../table.ts'

/** Number of seeds tried before the search fails. */
const MOST_TRIES = 1_000_000

/**
 * Returns a generator state that gives the wanted result: put it into the game state. `happens` draws as the rules will
 * draw, and returns whether the result is right.
 */
export function randomWhere(happens: (chance: Chance) => boolean): RandomState {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const state = seedRandom(`scripted ${tries}`)
    if (happens({ ...randomFrom([...state]), reveal: () => {} })) return state
  }
  throw new Error(`chance did not bring this in ${MOST_TRIES} tries`)
}

/** Returns a generator state that draws these cubes from the bag next, in this order. */
export function randomThatDraws<C extends string>(bag: Readonly<Bag<C>>, cubes: readonly NoInfer<C>[]): RandomState {
  for (const colour in bag) {
    const wanted = cubes.filter((cube) => cube === colour).length
    if (wanted > bag[colour]) throw new Error(`there are ${bag[colour]} ${colour} cubes in the bag, not ${wanted}`)
  }
  if (cubes.length > bagSize(bag)) throw new Error(`there are not ${cubes.length} cubes of these colours in the bag`)
  return randomWhere((chance) => {
    const drawn = drawCubes(chance, { ...bag }, cubes.length)
    return drawn.every((cube, i) => cube === cubes[i])
  })
}

/** Puts these cards on top of a face-down deck: the first argument is drawn first. */
export function stackDeck(cards: string[], ...next: readonly string[]): void {
  for (const card of next.toReversed()) {
    const at = cards.indexOf(card)
    if (at < 0) throw new Error(`${card} is not in the deck`)
    cards.splice(at, 1)
    cards.push(card)
  }
}

/** The table also asks questions with one answer, so every step of a script must be answered. */
export function askStrictly<S extends GameState, E extends GameEvent>(table: Table<S, E>): Table<S, E> {
  table.strict = true
  return table
}

/** The game with every question asked, also those with one answer. */
export function strictly<S extends GameState, O, V, E extends GameEvent>(game: Game<S, O, V, E>): Game<S, O, V, E> {
  return { ...game, advance: (table) => game.advance(askStrictly(table)) }
}
