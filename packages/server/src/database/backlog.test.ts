import { expect, it } from 'vitest'
import { Backlog } from './backlog.ts'
import type { CertainWrite } from './database.ts'

const write = (subject: string): CertainWrite => ({ text: subject, values: [], subject, together: (all) => all })

it('whoever reads waits for what was promised before, and not for those who go on writing', async () => {
  const strokes: string[][] = []
  const backlog: Backlog = new Backlog(
    async (promised) => {
      strokes.push(promised.map(({ text }) => text))
      // Somebody always writes while the database works.
      if (strokes.length < 100) backlog.add(write(`while ${strokes.length}`), null)
    },
    () => undefined,
  )
  backlog.add(write('a'), null)
  backlog.add(write('b'), null)
  await backlog.emptied()
  expect(strokes).toEqual([['a', 'b']])
  await backlog.emptied()
  expect(strokes).toEqual([['a', 'b'], ['while 1']])
})

it('whoever reads of one match waits for what was promised of it, and not for others', async () => {
  const strokes: (readonly number[])[] = []
  let done: () => void = () => undefined
  const working = new Promise<void>((resolve) => {
    done = resolve
  })
  const backlog = new Backlog(
    async (_, numbers) => {
      strokes.push(numbers)
      await working
    },
    () => undefined,
  )
  backlog.add(write('a'), 7)
  await backlog.emptiedOf('b')
  expect(strokes).toEqual([])
  const of = backlog.emptiedOf('a')
  // It is on its way, which is not enough.
  const order: string[] = []
  const again = backlog.emptiedOf('a').then(() => order.push('read'))
  // All that can go on without the database has gone on by then.
  await new Promise(setImmediate)
  order.push('written')
  done()
  await of
  await again
  expect(order).toEqual(['written', 'read'])
  expect(strokes).toEqual([[7]])
})

it('many writes do not wait for each other: the database begins with them before there are too many', async () => {
  const strokes: number[] = []
  const backlog = new Backlog(
    async (_, numbers) => {
      strokes.push(numbers.length)
    },
    () => undefined,
  )
  for (let number = 1; number <= 5000; number++) {
    backlog.add(write('a'), number)
    if (number % 100 === 0) await new Promise(setImmediate)
    expect(backlog.full).toBe(false)
  }
  await backlog.emptied()
  expect(strokes).toEqual([1000, 1000, 1000, 1000, 1000])
})
