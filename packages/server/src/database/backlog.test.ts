import { expect, it } from 'vitest'
import { Backlog } from './backlog.ts'
import type { CertainWrite } from './database.ts'

const write = (name: string): CertainWrite => ({
  text: name,
  values: [],
  subject: name,
  with: () => null,
  holds: () => true,
})

it('whoever reads waits for what was promised before, and not for those who go on writing', async () => {
  const strokes: string[][] = []
  const backlog: Backlog = new Backlog(
    {
      async certainly(queries) {
        strokes.push(queries.map(({ text }) => text))
        // Somebody always writes while the database works.
        if (strokes.length < 100) backlog.add([write(`while ${strokes.length}`)], null)
        return queries.map(() => [])
      },
    },
    () => undefined,
  )
  backlog.add([write('a'), write('b')], null)
  await backlog.emptied()
  expect(strokes).toEqual([['a', 'b']])
  await backlog.emptied()
  expect(strokes).toEqual([['a', 'b'], ['while 1']])
})
