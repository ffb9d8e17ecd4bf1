import { expect, it } from 'vitest'
import { OneByOne } from './one-by-one.ts'

it('begins at once if nothing else is done, and then in the order of asking, whatever fails', async () => {
  const turns = new OneByOne()
  const told: string[] = []
  const act = (name: string) => async (): Promise<string> => {
    told.push(`${name} begins`)
    await new Promise((done) => setImmediate(done))
    told.push(`${name} ends`)
    if (name === 'two') throw new Error(name)
    return name
  }
  const one = turns.do(act('one'))
  expect(told).toEqual(['one begins'])
  expect(turns.busy).toBe(true)
  const two = turns.do(act('two'))
  const three = turns.do(act('three'))
  await expect(two).rejects.toThrow('two')
  expect([await one, await three]).toEqual(['one', 'three'])
  expect(told).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends'])
  await new Promise((done) => setImmediate(done))
  expect(turns.busy).toBe(false)
  void turns.do(act('four'))
  expect(told.at(-1)).toBe('four begins')
})
