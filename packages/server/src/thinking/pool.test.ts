// Bots think in threads of their own: the same choices as anywhere, and a thread that is lost costs one turn.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hegemony } from '@hustings/hegemony'
import { Match } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import type { LiveMatch } from '@hustings/live'
import { afterAll, describe, expect, it } from 'vitest'
import { hostedGames } from '../settings/games.ts'
import { botsThread, testGames } from '../testing/games.ts'
import { BotPool } from './pool.ts'
import type { BotTask } from './task.ts'
import { playOn } from './think.ts'

const src = fileURLToPath(new URL('..', import.meta.url))
const pools: BotPool[] = []

function pool(wish: ConstructorParameters<typeof BotPool>[0] = {}): BotPool {
  const made = new BotPool({ script: botsThread, size: 1, ...wish })
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

describe('the threads of the bots', () => {
  it('choose what bots choose, and stop at the limit', async () => {
    const match: LiveMatch = Match.start(ballot, {}, 'pool')
    const asked = task(match, 'medium')
    const choices = await pool().think(asked)
    expect(choices).toHaveLength(8)
    expect(choices).toEqual(await playOn(testGames, asked))
    for (const { seat, answer } of choices) {
      const open = match.decisions.find((decision) => decision.seat === seat)
      match.answer(seat, open?.id ?? '', answer)
    }
    expect(match.step).toBe(8)
  })

  it('let hard bots of a big game search, with what they learned', async () => {
    const match: LiveMatch = Match.start(hegemony, { players: 2 }, 'pool')
    const asked = task(match, 'hard', 1)
    expect(await pool().think(asked)).toEqual(await playOn(hostedGames, asked))
  })

  it('play one late seat and nobody else', async () => {
    const match: LiveMatch = Match.start(ballot, {}, 'late')
    const [late = ''] = match.decisions.map(({ seat }) => seat)
    const choices = await pool().think({ ...task(match, 'medium', 64), only: late })
    expect(choices.length).toBeGreaterThan(0)
    expect(new Set(choices.map(({ seat }) => seat))).toEqual(new Set([late]))
  })

  it('say what they cannot do, go on after a thread is lost, and wait in line', async () => {
    const one = pool()
    const match: LiveMatch = Match.start(ballot, {}, 'lost')
    await expect(one.think({ ...task(match, 'medium'), game: 'chess' })).rejects.toThrow('HustingsError')
    expect(one.running).toBe(1)
    const three = await Promise.all([1, 2, 3].map(() => one.think(task(match, 'random', 2))))
    expect(three[0]).toEqual(three[2])
    expect(one.running).toBe(1)
    const hasty = pool({ longest: 1 })
    await expect(hasty.think(task(match, 'medium'))).rejects.toThrow('too long')
    expect(hasty.running).toBe(0)
  })

  it('are the only ones who know what bots have learned', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    const knowing = files.filter((name) => /from '@hustings\/bots/.test(readFileSync(join(src, name), 'utf8')))
    expect(knowing).toEqual([join('thinking', 'think.ts')])
  })
})
