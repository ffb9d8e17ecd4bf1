// Houses that take turns, so that a busy moment of the machine falls on all of them.
import { type Care, Samples, type Spread } from '@hustings/lab/bench'
import { Hall, type House, type Round } from './table.ts'

/** Rounds that do not count, until the engine has compiled what many tables need. */
const WARM_ROUNDS = 4
/** Moves are counted for so long at a time. */
const ROUND_MS = 1500

export interface Contest {
  readonly movesPerSecond: Samples
  readonly processorMs: Samples
}

/** Many tables of each house at once, round by round. */
export async function manyAtOnce(
  houses: readonly House[],
  tables: number,
  { repeats }: Care,
  warmRounds = WARM_ROUNDS,
): Promise<Contest> {
  const halls = houses.map((house) => ({ name: house.name, hall: new Hall(house) }))
  const rounds = new Map<string, Round[]>(halls.map(({ name }) => [name, []]))
  for (let round = -warmRounds; round < repeats; round++) {
    const order = round % 2 === 0 ? halls : halls.toReversed()
    for (const { name, hall } of order) {
      const found = await hall.round(tables, ROUND_MS)
      if (round >= 0) rounds.get(name)?.push(found)
    }
  }
  for (const { hall } of halls) hall.close()
  const samples = (of: (round: Round) => number) =>
    new Samples(new Map([...rounds].map(([name, found]) => [name, found.map(of)])))
  return {
    movesPerSecond: samples((round) => round.movesPerSecond),
    processorMs: samples((round) => round.processorMs),
  }
}

/** Milliseconds of single moves, a table of each house in turn; a quarter more moves warm up. */
export async function moveByMove(
  houses: readonly House[],
  moves: number,
  begun: () => void = () => {},
): Promise<Samples> {
  const halls = houses.map((house) => ({ name: house.name, hall: new Hall(house) }))
  const times = new Map<string, number[]>(halls.map(({ name }) => [name, []]))
  for (let i = -Math.ceil(moves / 4); i < moves; i++) {
    if (i === 0) begun()
    for (const { name, hall } of halls) {
      const took = await hall.one()
      if (i >= 0) times.get(name)?.push(took)
    }
  }
  for (const { hall } of halls) hall.close()
  return new Samples(times)
}

/** Subtracts one wait for the disk. */
export function withoutSync(spread: Spread, sync: Spread): Spread {
  const less = (value: number) => value - sync.median
  return { ...spread, median: less(spread.median), low: less(spread.low), high: less(spread.high) }
}
