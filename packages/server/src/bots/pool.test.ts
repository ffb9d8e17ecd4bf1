// Bots think in separate threads: they choose the same as elsewhere, and a lost thread costs one turn.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hegemony } from '@hustings/hegemony'
import { Match } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import type { LiveMatch } from '@hustings/live'
import { afterAll, describe, expect, it } from 'vitest'
import { hostedGames } from '../config/games.ts'
import { botsThread, testGames } from '../testing/games.ts'
import { BotPool } from './pool.ts'
import type { BotTask } from './task.ts'
import { playOn } from './think.ts'

const src = fileURLToPath(new URL('..', import.meta.url))
const pools: BotPool[] = []

function pool(wish: ConstructorParameters<typeof BotPool>[0] = {}): BotPool {
  const made = new BotPool({ script: botsThread, size: 1, longest: 300_000, ...wish })
  pools.push(made)
  return made
}

afterAll(async () => {
  for (const one of pools) await one.close()
})

function task(match: LiveMatch, bot: string, limit = 8): BotTask {
  return {
    kind: 'play',
    game: match.game.id,
    record: match.record(),
    bots: match.seats.map((seat) => [seat, bot]),
    only: null,
    limit,
  }
}

/** A thread that answers at once. */
const ECHO = new URL(
  `data:text/javascript,${encodeURIComponent(
    `import { parentPort } from 'node:worker_threads'
     parentPort.on('message', ({ kind }) => parentPort.postMessage({ kind, found: [] }))`,
  )}`,
)

const AT_MATCH = { game: 'none', record: Match.start(ballot, {}, 'none').record() }
const NO_TASK = {
  play: { kind: 'play', ...AT_MATCH, bots: [], only: null, limit: 1 },
  hint: { kind: 'hint', ...AT_MATCH, decision: { id: 'none', seat: 'none' } },
  why: { kind: 'why', ...AT_MATCH, deeds: [], seat: 'none', count: 0, reader: null },
} as const

/** A pool that records which tasks begin, and ends no hint or reason before `answer()`. */
function heldPool(size: number) {
  const one = pool({ script: ECHO, size })
  const begun: string[] = []
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const owner = (table: string, account: string) => ({ table, account })
  return {
    begun,
    answer: () => answer(),
    move: (table: string): Promise<unknown> =>
      one.think(table, () => {
        begun.push('move')
        return NO_TASK.play
      }),
    hint: (table: string, account: string): Promise<unknown> =>
      one.hint(owner(table, account), async () => {
        begun.push(`hint ${account}`)
        await answered
        return NO_TASK.hint
      }),
    why: (table: string, account: string): Promise<unknown> =>
      one.why(owner(table, account), async () => {
        begun.push(`why ${account}`)
        await answered
        return NO_TASK.why
      }),
  }
}

describe('the threads of the bots', () => {
  it('choose what bots choose elsewhere, and stop at the limit', async () => {
    const match: LiveMatch = Match.start(ballot, {}, 'pool')
    const asked = task(match, 'medium')
    const choices = await pool().think('table', () => asked)
    expect(choices).toHaveLength(8)
    expect(choices).toEqual(await playOn(testGames, asked))
    for (const { seat, answer } of choices) {
      const open = match.decisions.find((decision) => decision.seat === seat)
      match.answer(seat, open?.id ?? '', answer)
    }
    expect(match.step).toBe(8)
  })

  it('let hard bots of a big game search with their trained weights', async () => {
    const match: LiveMatch = Match.start(hegemony, { players: 2 }, 'pool')
    const asked = task(match, 'hard', 1)
    expect(await pool().think('table', () => asked)).toEqual(await playOn(hostedGames, asked))
  })

  it('play only the seat of a late turn', async () => {
    const match: LiveMatch = Match.start(ballot, {}, 'late')
    const [late = ''] = match.decisions.map(({ seat }) => seat)
    const choices = await pool().think('table', () => ({ ...task(match, 'medium', 64), only: late }))
    expect(choices.length).toBeGreaterThan(0)
    expect(new Set(choices.map(({ seat }) => seat))).toEqual(new Set([late]))
  })

  it('report a task they cannot do, continue after a thread is lost, and work in order', async () => {
    const one = pool()
    const match: LiveMatch = Match.start(ballot, {}, 'lost')
    await expect(one.think('table', () => ({ ...task(match, 'medium'), game: 'chess' }))).rejects.toThrow(
      'HustingsError',
    )
    expect(one.running).toBe(1)
    const three = await Promise.all([1, 2, 3].map(() => one.think('table', () => task(match, 'random', 2))))
    expect(three[0]).toEqual(three[2])
    expect(one.running).toBe(1)
    const hasty = pool({ longest: 1 })
    await expect(hasty.think('table', () => task(match, 'medium'))).rejects.toThrow('too long')
    expect(hasty.running).toBe(0)
  })

  it('begin moves before hints and reasons that have waited longer', async () => {
    const { begun, move, hint, why, answer } = heldPool(1)
    const first = why('table', 'anna')
    const all = [first, why('table', 'bela'), hint('table', 'cleo'), move('other'), move('third')]
    expect(begun).toEqual(['why anna'])
    answer()
    await Promise.all(all)
    expect(begun).toEqual(['why anna', 'move', 'move', 'hint cleo', 'why bela'])
  })

  it('let a move wait behind at most one reason while three guests ask without end', async () => {
    const { begun, move, why, answer } = heldPool(1)
    answer()
    let done = false
    const guests = ['anna', 'bela', 'cleo'].map(async (guest) => {
      while (!done) await why('table', guest)
    })
    const waits: number[] = []
    for (let turn = 0; turn < 11; turn++) {
      const before = begun.length
      await move('other')
      waits.push(begun.slice(before).indexOf('move'))
    }
    done = true
    await Promise.all(guests)
    expect(begun.filter((name) => name !== 'move').length).toBeGreaterThan(3)
    expect(Math.max(...waits)).toBe(0)
  })

  it('refuse further tasks of an account that has one running and one waiting, and accept those of others', async () => {
    const { begun, hint, why, answer } = heldPool(3)
    const all = [why('table', 'anna'), hint('other', 'anna')]
    await expect(why('third', 'anna')).rejects.toMatchObject({ trouble: { code: 'too-fast' } })
    await expect(hint('table', 'anna')).rejects.toMatchObject({ trouble: { code: 'too-fast' } })
    all.push(why('table', 'bela'))
    // A thread is free, but an account never has two tasks running.
    expect(begun).toEqual(['why anna', 'why bela'])
    answer()
    await Promise.all(all)
    expect(begun).toEqual(['why anna', 'why bela', 'hint anna'])
    await why('table', 'anna')
  })

  it('keep one of several threads free for moves', async () => {
    const { begun, move, why, answer } = heldPool(3)
    const all = ['anna', 'bela', 'cleo', 'dora'].map((guest) => why('table', guest))
    expect(begun).toEqual(['why anna', 'why bela'])
    all.push(move('other'))
    expect(begun).toEqual(['why anna', 'why bela', 'move'])
    answer()
    await Promise.all(all)
  })

  it('refuse hints and reasons when 64 wait, but never moves', async () => {
    const { move, why, answer } = heldPool(1)
    const all = Array.from({ length: 65 }, (_, guest) => why('table', `guest ${guest}`))
    await expect(why('table', 'one more')).rejects.toMatchObject({ trouble: { code: 'too-fast' } })
    all.push(...Array.from({ length: 100 }, (_, table) => move(`table ${table}`)))
    answer()
    await Promise.all(all)
  })

  it('continue after a task that could not be created', async () => {
    const one = pool({ script: ECHO })
    const owner = { table: 'table', account: 'anna' }
    const broken = one.why(owner, () => Promise.reject(new Error('no journal')))
    await expect(broken).rejects.toThrow('no journal')
    expect(await one.think('table', () => NO_TASK.play)).toEqual([])
    expect(one.running).toBe(1)
  })

  it('import the bots package in one file', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    const knowing = files.filter((name) => /from '@hustings\/bots/.test(readFileSync(join(src, name), 'utf8')))
    expect(knowing).toEqual([join('bots', 'think.ts')])
  })
})
