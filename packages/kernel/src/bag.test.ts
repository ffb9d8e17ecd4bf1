import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bagSize, drawCube, drawCubes } from './bag.ts'
import { type RandomState, seedRandom } from './random.ts'
import { Table } from './table.ts'

const tableWith = (seed: string) => new Table<{ random: RandomState }>({ random: seedRandom(seed) })
const count = (cubes: readonly string[], colour: string) => cubes.filter((cube) => cube === colour).length

describe('a bag', () => {
  it('loses exactly the cubes that are drawn', () => {
    const content = fc.record({ red: fc.nat(9), blue: fc.nat(9), grey: fc.nat(9) })
    fc.assert(
      fc.property(content, fc.nat(30), fc.string(), (before, wanted, seed) => {
        const bag = { ...before }
        const drawn = drawCubes(tableWith(seed), bag, wanted)
        expect(drawn).toHaveLength(Math.min(wanted, bagSize(before)))
        for (const colour of ['red', 'blue', 'grey'] as const) {
          expect(bag[colour] + count(drawn, colour)).toBe(before[colour])
          expect(bag[colour]).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('gives every cube the same chance', () => {
    const table = tableWith('fair')
    let red = 0
    for (let i = 0; i < 10_000; i++) if (drawCube(table, { red: 1, blue: 3 }) === 'red') red++
    expect(Math.abs(red - 2500)).toBeLessThan(150)
  })

  it('draws without replacement: two of one color out of two and two in a third of all cases', () => {
    const table = tableWith('pairs')
    let pairs = 0
    for (let i = 0; i < 12_000; i++) {
      const [one, other] = drawCubes(table, { red: 2, blue: 2 }, 2)
      if (one === other) pairs++
    }
    expect(Math.abs(pairs - 4000)).toBeLessThan(200)
  })

  it('becomes a floor for undo only when something is drawn', () => {
    const table = tableWith('floor')
    expect(drawCube(table, { red: 0 })).toBeUndefined()
    expect(table.revealed).toBe(false)
    expect(drawCube(table, { red: 1 })).toBe('red')
    expect(table.revealed).toBe(true)
  })
})
