import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { HashQueue, type HashRequest } from './hash-queue.ts'

/** Hashes that each take one tick of a clock that the test moves. */
class Hashes {
  readonly queue = new HashQueue()
  now = 0
  begun = 0
  refused = 0
  private running: (() => void)[] = []

  /** Returns how many ticks the request took; null if it was refused. */
  async ask(kind: HashRequest['kind'], account: string, client: string): Promise<number | null> {
    const asked = this.now
    try {
      await this.queue.run({ kind, account, client }, () => {
        this.begun++
        return new Promise<void>((done) => this.running.push(done))
      })
      return this.now - asked
    } catch {
      this.refused++
      return null
    }
  }

  async tick(): Promise<void> {
    await turn()
    this.now++
    for (const done of this.running.splice(0)) done()
    await turn()
  }

  get atOnce(): number {
    return this.running.length
  }
}

/** Each of `clients` clients signs in as fast as it can, always with new accounts. */
const floodOf = (clients: number) => (hashes: Hashes, tick: number) =>
  many(clients * 9, (i) => void hashes.ask('sign-in', `guess ${tick} ${i}`, `client ${i % clients}`))

/** Runs `flood` on every tick, and measures a sign-in of another client that starts on the tenth. */
async function signInDuring(flood: (hashes: Hashes, tick: number) => void): Promise<number | null> {
  const hashes = new Hashes()
  for (let tick = 0; tick < 10; tick++) {
    flood(hashes, tick)
    await hashes.tick()
  }
  flood(hashes, 10)
  const member = hashes.ask('sign-in', 'member', 'home')
  for (let tick = 11; tick < 30; tick++) {
    await hashes.tick()
    flood(hashes, tick)
  }
  return member
}

const many = (count: number, act: (i: number) => void) => {
  for (let i = 0; i < count; i++) act(i)
}

describe('the queue before password hashing', () => {
  it('lets another member sign in below twice the quiet time while one account floods', async () => {
    const quiet = await signInDuring(() => undefined)
    expect(quiet).toBe(1)
    const flooded = await signInDuring((hashes) => many(150, (i) => void hashes.ask('change', 'guest', `client ${i}`)))
    expect(flooded).toBeLessThan(2 * (quiet ?? 0))
  })

  it('lets another member sign in below twice the quiet time while one client floods with many accounts', async () => {
    const flooded = await signInDuring((hashes, tick) =>
      many(150, (i) => void hashes.ask(i % 2 === 0 ? 'change' : 'sign-in', `guest ${tick} ${i}`, 'one client')),
    )
    expect(flooded).toBeLessThan(2)
  })

  it.each([
    [1, 1],
    [2, 2],
    [4, 2],
    [20, 2],
  ])(
    'lets another member sign in while %i clients sign in without end, in %i times the quiet time at most',
    async (clients, most) => {
      const flooded = await signInDuring(floodOf(clients))
      expect(flooded).not.toBeNull()
      expect(flooded).toBeLessThanOrEqual(most)
    },
  )

  it('keeps a place for sign-ins while many accounts and clients change passwords', async () => {
    const flooded = await signInDuring((hashes, tick) =>
      many(20, (i) => void hashes.ask('change', `guest ${tick} ${i}`, `client ${tick} ${i}`)),
    )
    expect(flooded).toBeLessThan(2)
  })

  it('runs one hash of an account, keeps one waiting, and refuses the rest without hashing', async () => {
    const hashes = new Hashes()
    many(150, () => void hashes.ask('change', 'guest', 'client'))
    await turn()
    expect(hashes).toMatchObject({ begun: 1, refused: 148, atOnce: 1 })
    await hashes.tick()
    await hashes.tick()
    expect(hashes).toMatchObject({ begun: 2, refused: 148, atOnce: 0 })
  })

  it('runs two at a time, keeps 32 waiting, and refuses more at once', async () => {
    const hashes = new Hashes()
    many(100, (i) => void hashes.ask('sign-in', `account ${i}`, `client ${i}`))
    await turn()
    expect(hashes).toMatchObject({ begun: 2, refused: 66, atOnce: 2 })
    while (hashes.atOnce > 0) await hashes.tick()
    expect(hashes.begun).toBe(34)
  })

  it('continues after a hash that fails', async () => {
    const queue = new HashQueue({ running: 1 })
    const by = { kind: 'sign-in', account: 'a', client: 'c' } as const
    await expect(queue.run(by, () => Promise.reject(new Error('out of memory')))).rejects.toThrow('out of memory')
    expect(await queue.run(by, () => Promise.resolve('hash'))).toBe('hash')
  })
})
