import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const item = (name: string, table: string, account: string | null = null) => ({ name, owner: { table, account } })

function filled(...items: ReturnType<typeof item>[]) {
  const queue = new FairQueue<ReturnType<typeof item>>()
  for (const one of items) queue.add(one)
  return queue
}

describe('a fair queue', () => {
  it('takes from each table in turn, however many items of one table wait', () => {
    const many = Array.from({ length: 5 }, (_, number) => item(`many ${number}`, 'one'))
    const queue = filled(...many, item('second', 'two'), item('third', 'three'))
    expect(queue.drain().map(({ name }) => name)).toEqual([
      'many 0',
      'second',
      'third',
      'many 1',
      'many 2',
      'many 3',
      'many 4',
    ])
  })

  it('takes from each account of a table in turn', () => {
    const queue = filled(
      item('a1', 't', 'anna'),
      item('a2', 't', 'anna'),
      item('b1', 't', 'bela'),
      item('a3', 't', 'anna'),
      item('b2', 't', 'bela'),
    )
    expect(queue.drain().map(({ name }) => name)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
  })

  it('puts a table that was served behind those that wait', () => {
    const queue = filled(item('a', 'one'), item('b', 'two'))
    expect(queue.take()?.name).toBe('a')
    queue.add(item('c', 'one'))
    expect(queue.drain().map(({ name }) => name)).toEqual(['b', 'c'])
  })

  it('skips items that may not be taken, and keeps their place', () => {
    const queue = filled(item('a', 'one', 'anna'), item('b', 'two', 'bela'))
    expect(queue.take(({ owner }) => owner.account !== 'anna')?.name).toBe('b')
    expect(queue.take(() => false)).toBeNull()
    expect(queue.drain().map(({ name }) => name)).toEqual(['a'])
  })
})
