// Work that machines share: a run of the lab, cut into parts, in the database of the server. The one place where both meet.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main, type OpenWork, type WorkQueue } from '@hustings/lab'
import { openDatabase } from '@hustings/server/database'
import { WorkQueue as ServerQueue } from '@hustings/server/work'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'hustings-work-'))
const database = openDatabase({ url: null, folder: null, log: () => undefined })
afterAll(async () => {
  await (await database).close()
  rmSync(folder, { recursive: true })
})

/** Commands leave the database of the test open. */
const openWork: OpenWork = async () => {
  const queue = new ServerQueue(await database)
  queue.close = async () => undefined
  return queue satisfies WorkQueue<Parameters<ServerQueue['hold']>[0]>
}

async function hustings(...argv: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = []
  const err: string[] = []
  const io = { out: (text: string) => out.push(text), err: (text: string) => err.push(text), interactive: false }
  const code = await main(argv, io, openWork)
  return { code, out: out.join('\n'), err: err.join('\n') }
}

const SOAK = ['soak', '--game', 'ballot', '--games', '130', '--seed', 'shared']

describe('hustings work', () => {
  it('comes to the same file, to the letter, whoever plays which part of a run', async () => {
    const alone = join(folder, 'alone.json')
    const together = join(folder, 'together.json')
    await hustings(...SOAK, '--workers', '1', '--results', alone)
    const put = await hustings(...SOAK, '--put', 'night', '--parts', '7')
    expect(put).toMatchObject({ code: 0, out: expect.stringContaining('130 games are put in as "night", in 7 parts') })
    expect((await hustings(...SOAK, '--put', 'night')).err).toContain('a run called "night" already')

    const machines = await Promise.all([1, 2, 3].map(() => hustings('work', '--json')))
    const played = machines.map(({ out }): { parts: number; games: number } => JSON.parse(out))
    expect(played.reduce((sum, { parts }) => sum + parts, 0)).toBe(7)
    expect(played.reduce((sum, { games }) => sum + games, 0)).toBe(130)
    expect(played.every(({ parts }) => parts > 0)).toBe(true)

    expect(await hustings('work', '--run', 'night', '--collect', together)).toMatchObject({ code: 0 })
    expect(readFileSync(together, 'utf8')).toBe(readFileSync(alone, 'utf8'))
    expect((await hustings('work', '--list')).out).toMatch(/night.* 7 .* 7 /)
    expect(await hustings('work', '--run', 'night', '--drop')).toMatchObject({ code: 0 })
    expect((await hustings('work', '--run', 'night', '--drop')).err).toContain('no run called "night"')
  })

  it('puts in only what is missing, and tells what went wrong', async () => {
    const some = join(folder, 'some.json')
    await hustings(...SOAK, '--workers', '1', '--results', some, '--shard', '1/2')
    const put = await hustings(...SOAK, '--results', some, '--put', 'rest', '--parts', '4')
    expect(put.out).toContain('65 games are put in as "rest", in 2 parts')
    const queue = await openWork()
    await queue.put('broken', (await queue.state())[0]?.code ?? '', ['[{"from":0,"to":1}]'])
    const { code, err, out } = await hustings('work')
    expect(out).toBe('2 parts, 65 games, 3 times something went wrong')
    expect(err).toContain('broken, part 1: a series is missing')
    expect(code).toBe(1)
    expect((await hustings('work', '--list')).code).toBe(1)
  })

  it('needs the database', async () => {
    const err: string[] = []
    const io = { out: () => undefined, err: (text: string) => err.push(text), interactive: false }
    expect(await main(['work'], io)).toBe(2)
    expect(err.join()).toContain('npm run hustings')
  })
})
