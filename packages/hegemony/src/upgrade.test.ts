/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copy, Match, readRecord } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import type { PlayerCount } from './data/vocabulary.ts'
import { hegemony } from './game.ts'
import type { HegemonyState } from './state/state.ts'
import { playUntil } from './testing/match.ts'

/** Matches as version 1 stored them. They are never recorded again. */
const STORED = ['2p-finished', '3p-elections', '4p-action'] as const
type Stored = (typeof STORED)[number]

const textOf = (name: Stored): string =>
  readFileSync(join(import.meta.dirname, `../fixtures/version-1/${name}.json`), 'utf8')

/** Returns the paths of all required fields; the path ends at a value that may be empty at the start. */
function namesIn(thing: unknown, path = ''): string[] {
  if (typeof thing !== 'object' || thing === null || Array.isArray(thing)) return [path]
  const inside = Object.entries(thing).flatMap(([name, value]) => namesIn(value, `${path}.${name}`))
  return inside.length === 0 ? [path] : inside
}

describe('matches of version 1', () => {
  it.each(STORED)('%s has everything that a fresh table has', (name) => {
    const record = readRecord(textOf(name))
    const state = hegemony.upgrade?.(copy(record.checkpoint), 1)
    const players: PlayerCount = name === '2p-finished' ? 2 : name === '3p-elections' ? 3 : 4
    const { state: fresh } = Match.start(hegemony, { players }, 'fresh')
    const missing = namesIn(fresh).filter((path) => {
      const found = path.split('.').slice(1).reduce<unknown>(inside, state)
      return found === undefined
    })
    expect(missing, 'add these to ADDED_SINCE_1 in upgrade.ts').toEqual([])
    expect(hegemony.violations(state ?? fresh)).toEqual([])
    expect(namesIn(record.checkpoint)).not.toContain('.automas')
  })

  it.each(['3p-elections', '4p-action'] as const)('%s continues from its checkpoint to the end', (name) => {
    const record = readRecord(textOf(name))
    const match = Match.load(hegemony, textOf(name))
    expect(record.gameVersion).toBe(1)
    expect(match.step).toBeGreaterThanOrEqual(record.at)
    expect(match.state.house).toEqual(Reflect.get(record.checkpoint, 'house'))
    const stored = match.record()
    expect(stored.gameVersion).toBe(hegemony.version)
    const end = playUntil(Match.load(hegemony, stored))
    expect(end.over).toBe(true)
    expect(hegemony.violations(end.state)).toEqual([])
    expect(Match.verify(hegemony, end.record())).toMatchObject({ outcome: 'since-upgrade', difference: null })
  })

  it('H-IMF-14: outside production, taxes go by the Labor Market of today', () => {
    const { checkpoint } = readRecord(textOf('4p-action'))
    expect(Reflect.get(checkpoint, 'wagesPaidUnder')).not.toBeNull()
    expect(hegemony.upgrade?.(copy(checkpoint), 1)?.wagesPaidUnder).toBeNull()
    const paying = { ...copy(checkpoint), clock: { round: 3, phase: 'production', step: 2 }, wagesPaidUnder: 'A' }
    expect(hegemony.upgrade?.(paying, 1)?.wagesPaidUnder).toBe('A')
  })

  it('a finished one keeps its standings', () => {
    const { standings } = readRecord(textOf('2p-finished'))
    expect(Match.load(hegemony, textOf('2p-finished')).standings).toEqual(standings)
  })
})

/** Matches with Automas as version 2 stored them. They are never recorded again. */
const OF_VERSION_2 = ['finished-replays', 'finished-differs', 'running-replays', 'running-differs'] as const

const ofVersion2 = (name: (typeof OF_VERSION_2)[number]): string =>
  readFileSync(join(import.meta.dirname, `../fixtures/version-2/${name}.json`), 'utf8')

describe('matches of version 2', () => {
  it.each(OF_VERSION_2)('%s has the state of this version, without a change', (name) => {
    const { gameVersion, checkpoint } = readRecord(ofVersion2(name))
    expect(gameVersion).toBe(2)
    const state = hegemony.upgrade?.(copy(checkpoint), 2) ?? null
    expect(state).toEqual(checkpoint)
    expect(state === null ? null : hegemony.violations(state)).toEqual([])
  })

  it('a finished one that replays to the same end keeps its result, its replay and its analysis', () => {
    const text = ofVersion2('finished-replays')
    const match = Match.load(hegemony, text)
    expect(match).toMatchObject({ over: true, replayableFrom: 0, standings: readRecord(text).standings })
    expect(match.record().gameVersion).toBe(3)
    expect(Match.verify(hegemony, text)).toMatchObject({ outcome: 'proven', version: 2, difference: null })
    expect(Match.replay(hegemony, text).eventsFor('spectator').length).toBeGreaterThan(100)
  })

  it('a finished one whose replay differs keeps its result and reports the difference', () => {
    const text = ofVersion2('finished-differs')
    const record = readRecord(text)
    const match = Match.load(hegemony, text)
    expect(match).toMatchObject({ over: true, standings: record.standings, replayableFrom: match.step })
    expect(match.record()).toEqual(record)
    expect(Match.verify(hegemony, text)).toMatchObject({ outcome: 'earlier-rules', version: 2 })
    expect(() => Match.replay(hegemony, text)).toThrow(expect.objectContaining({ code: 'earlier-rules' }))
  })

  it('a running one that replays to the same checkpoint continues with its whole history', () => {
    const text = ofVersion2('running-replays')
    const { at, choices } = readRecord(text)
    const match = Match.load(hegemony, text)
    expect(match).toMatchObject({ over: false, step: at + choices.length, replayableFrom: 0, begins: null })
    const end = playUntil(match)
    expect(Match.verify(hegemony, end.record())).toMatchObject({ outcome: 'proven', version: 3 })
  })

  it('a running one whose replay differs continues from its checkpoint', () => {
    const text = ofVersion2('running-differs')
    const { at, checkpoint } = readRecord(text)
    const match = Match.load(hegemony, text)
    expect(match).toMatchObject({ over: false, replayableFrom: at, begins: { at, version: 2, checkpoint } })
    const end = playUntil(Match.load(hegemony, match.record()))
    expect([end.over, hegemony.violations(end.state)]).toEqual([true, []])
    expect(Match.verify(hegemony, end.record())).toMatchObject({ outcome: 'since-upgrade', difference: null })
  })
})

const goldenOfVersion2 = (folder: 'golden' | 'running'): [name: string, text: string][] => {
  const path = join(import.meta.dirname, '../fixtures/version-2', folder)
  return readdirSync(path).map((file) => [file.replace('.json', ''), readFileSync(join(path, file), 'utf8')])
}

/** Matches whose Automas decided differently in version 2. All others replay to the same end. */
const DIFFERENT = ['automas-4p-all', 'automas-4p']

/** Golden matches of version 2, and some that version 2 saved in the middle. They are never recorded again. */
describe('golden matches of version 2', () => {
  const finished = goldenOfVersion2('golden')
  const running = goldenOfVersion2('running')

  it('cover every player count, Automas and modules', () => {
    expect([finished.length, running.length]).toEqual([21, 11])
  })

  it.each(finished)('%s keeps its result and names its outcome', (name, text) => {
    const { standings, gameVersion } = readRecord(text)
    const outcome = DIFFERENT.includes(name) ? 'earlier-rules' : 'proven'
    const match = Match.load(hegemony, text)
    expect(gameVersion).toBe(2)
    expect(match).toMatchObject({ over: true, standings })
    expect(match.replayableFrom).toBe(outcome === 'proven' ? 0 : match.step)
    expect(Match.verify(hegemony, text)).toMatchObject({ outcome, version: 2, standings, difference: null })
  })

  it.each(running)('%s continues to its end', (name, text) => {
    const { at, choices } = readRecord(text)
    const outcome = DIFFERENT.includes(name) ? 'since-upgrade' : 'proven'
    const match = Match.load(hegemony, text)
    expect(match).toMatchObject({ over: false, replayableFrom: outcome === 'proven' ? 0 : at })
    expect(match.step).toBe(at + choices.length)
    const end = playUntil(match)
    expect([end.over, hegemony.violations(end.state)]).toEqual([true, []])
    expect(Match.verify(hegemony, end.record())).toMatchObject({ outcome, difference: null })
  })
})

describe('upgrade', () => {
  it('accepts every position of a match, also one without an Agenda', () => {
    const refused: string[] = []
    const look = (state: HegemonyState): boolean => {
      if (hegemony.upgrade?.(copy(state), 2) === null) refused.push(JSON.stringify(state.clock))
      return false
    }
    const { state: end } = playUntil(Match.start(hegemony, { players: 4 }, 'positions'), look)
    look(end)
    expect(end.state.agenda).toBeNull()
    expect(refused.slice(0, 1)).toEqual([])
  })
})

function inside(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined
}

describe('records that cannot be upgraded', () => {
  const checkpoint = () => copy(readRecord(textOf('4p-action')).checkpoint)

  it('a record is refused as unsupported when the game has no upgrade', () => {
    const { upgrade: _, ...deaf } = hegemony
    const refused = expect.objectContaining({ code: 'unsupported-version' })
    expect(() => Match.load(deaf, textOf('4p-action'))).toThrow(refused)
    expect(() => Match.load({ ...hegemony, version: 1 }, Match.start(hegemony, { players: 2 }, 's').record())).toThrow(
      refused,
    )
  })

  it('an unknown version, and a checkpoint with a missing or differently typed field', () => {
    expect(hegemony.upgrade?.(checkpoint(), 0)).toBeNull()
    expect(hegemony.upgrade?.(checkpoint(), 2)).toBeNull()
    expect(hegemony.upgrade?.(null, 1)).toBeNull()
    expect(hegemony.upgrade?.({ ...checkpoint(), players: 5 }, 1)).toBeNull()
    expect(hegemony.upgrade?.({ ...checkpoint(), working: undefined }, 1)).toBeNull()
    expect(hegemony.upgrade?.({ ...checkpoint(), deals: 'none' }, 1)).toBeNull()
    expect(hegemony.upgrade?.({ ...checkpoint(), bag: { working: '8', middle: 8, capitalist: 8 } }, 1)).toBeNull()
    expect(hegemony.upgrade?.(checkpoint(), 1)).not.toBeNull()
  })
})
