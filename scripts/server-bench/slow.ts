// Pages that do not read, and five that do: their cost for the others, and their cost in memory.
import { type Findings, measure, spreadOf, target } from '@hustings/lab/bench'
import { inFolder } from './folder.ts'
import { type Onlooker, type OurHouse, type OurTable, ourHouse } from './ours.ts'
import type { Wish } from './parts.ts'
import { Hall } from './table.ts'

const SLOW = 10
/** The operating system buffers about four megabytes for a page that does not read: this number of moves fills it. */
const FILLING = 7000
const LOTS = 5
const OTHERS_TIMES = 1.5
const MEGABYTES = 1

export async function slowPages({ moves }: Wish): Promise<Findings> {
  return inFolder(async (folder) => {
    const house = await ourHouse('hustings', 'ballot', {}, { DATA_DIR: folder })
    const onlookers = await Promise.all(Array.from({ length: SLOW }, () => house.onlooker()))
    const alone = new Hall(house)
    const beside = new Hall(lookedAt(house, onlookers))
    for (let i = 0; i < FILLING; i++) await beside.one()
    const before = (await house.process.memory()).heap
    for (const one of onlookers) one.stopReading()
    for (let i = 0; i < FILLING; i++) await beside.one()
    const lots = { alone: [] as number[], beside: [] as number[] }
    for (let lot = 0; lot < LOTS; lot++) {
      const times = { alone: [] as number[], beside: [] as number[] }
      for (let i = 0; i < moves / (2 * LOTS); i++) {
        times.alone.push(await alone.one())
        times.beside.push(await beside.one())
      }
      lots.alone.push(late(times.alone))
      lots.beside.push(late(times.beside))
    }
    const after = (await house.process.memory()).heap
    for (const one of onlookers) one.close()
    alone.close()
    beside.close()
    await house.stop()
    const each = spreadOf([(after - before) / SLOW / 1e6])
    const ratio = spreadOf(lots.beside.map((time, i) => time / (lots.alone[i] ?? time)))
    const group = `ballot: five pages beside ${SLOW} that do not read`
    return {
      measures: [
        measure(group, 'a move, 19 of 20, with nobody else', 'ms', spreadOf(lots.alone)),
        measure(group, `the same beside them`, 'ms', spreadOf(lots.beside)),
        measure(group, 'memory of each of them', 'MB', each),
      ],
      targets: [
        target('pages that do not read: a move of the others, 19 of 20', ratio, 'at most', OTHERS_TIMES),
        target('pages that do not read: memory of each', each, 'at most', MEGABYTES, 'MB'),
      ],
      notes: [],
    }
  })
}

/** The same server, with spectators at every table. */
function lookedAt(house: OurHouse, onlookers: readonly Onlooker[]): OurHouse {
  return {
    ...house,
    async table(number): Promise<OurTable> {
      const table = await house.table(number)
      for (const one of onlookers) one.looksAt(table)
      return table
    },
  }
}

/** The 95th percentile. */
function late(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(0.95 * times.length)] ?? Number.NaN
}
