import { expect, it } from 'vitest'
import { freshDatabase, onBothStorages } from '../testing/storage.ts'
import { WorkQueue } from './queue.ts'

onBothStorages('work for the lab', (kind) => {
  it('gives each part to one machine, again when that is silent, and keeps what comes of it', async () => {
    let now = Date.parse('2026-01-01T00:00:00Z')
    const queue = new WorkQueue(await freshDatabase(kind), () => new Date(now))
    expect(await queue.put('night', 'c0de', ['a', 'b', 'c'])).toBe(true)
    expect(await queue.put('night', 'c0de', ['x'])).toBe(false)
    now += 1000
    expect(await queue.put('day', 'c0de', ['d'])).toBe(true)

    // Nobody takes what other code has put in, and a run that is named comes first.
    expect(await queue.take(null, 'other')).toBeNull()
    expect(await queue.take('day', 'c0de')).toMatchObject({ run: 'day', job: 'd' })
    const taken = await Promise.all([1, 2, 3, 4].map(() => queue.take(null, 'c0de')))
    const [one, two, three] = taken.flatMap((each) => each ?? []).toSorted((a, b) => a.part - b.part)
    expect(taken.filter((each) => each === null)).toHaveLength(1)
    if (one === undefined || two === undefined || three === undefined) throw new Error('three parts were to be had')
    expect([one.job, two.job, three.job]).toEqual(['a', 'b', 'c'])
    expect(await queue.finish(two, 'B')).toBe(true)

    // Who is heard of keeps a part; who is silent for too long has lost it.
    now += 200_000
    expect(await queue.hold(one)).toBe(true)
    now += 200_000
    const again = await queue.take('night', 'c0de')
    expect(again).toMatchObject({ part: three.part, job: 'c' })
    expect(await queue.take('night', 'c0de')).toBeNull()
    expect(await queue.hold(three)).toBe(false)
    expect(await queue.finish(three, 'late')).toBe(false)
    if (again === null) throw new Error('nothing was given again')
    expect(await queue.finish(again, 'C')).toBe(true)
    expect(await queue.finish(one, 'A')).toBe(true)
    expect(await queue.results('night')).toEqual(['A', 'B', 'C'])
    expect(await queue.state()).toMatchObject([
      { run: 'night', code: 'c0de', parts: 3, done: 3, taken: 0, failed: 0 },
      { run: 'day', parts: 1, done: 0 },
    ])
    expect(await queue.drop('night')).toBe(true)
    expect(await queue.drop('night')).toBe(false)
    expect(await queue.results('night')).toEqual([])
  })

  it('tries a part that goes wrong again, and then leaves it alone', async () => {
    const queue = new WorkQueue(await freshDatabase(kind))
    await queue.put('broken', 'c0de', ['a'])
    for (let attempt = 1; attempt <= 3; attempt++) {
      const taken = await queue.take(null, 'c0de')
      if (taken === null) throw new Error(`attempt ${attempt} was not made`)
      await queue.fail(taken, `trouble ${attempt}`)
    }
    expect(await queue.take(null, 'c0de')).toBeNull()
    expect(await queue.state()).toMatchObject([{ run: 'broken', parts: 1, done: 0, failed: 1, trouble: 'trouble 3' }])
  })
})
