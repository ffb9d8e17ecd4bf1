// Records of older versions: a two-version toy game, and what load, replay, verify and fork make of its older record.
import { describe, expect, it } from 'vitest'
import type { Answer } from './decision.ts'
import type { Game } from './game.ts'
import { Match } from './match.ts'
import { say } from './message.ts'
import type { RandomState } from './random.ts'
import { readRecord, sealRecord } from './record.ts'
import type { GameState, Script, Table } from './table.ts'

// A well: in a turn somebody takes buckets, several times, until they stop. Version 2 calls buckets litres, ten each,
// and no longer allows to take three at a time.

interface Well {
  random: RandomState
  turn: number
  buckets: number
}

interface Litres {
  random: RandomState
  turn: number
  litres: number
}

type Told = { type: 'taken'; size: number }

const TURNS = 6

function* turn<S extends GameState>(t: Table<S, Told>, sizes: readonly number[], take: (n: number) => void): Script {
  for (;;) {
    const offers = [...sizes, 0].map((size) => ({ id: `take-${size}`, label: say('take', { size }), value: size }))
    const size = yield* t.choose('ann', say('how-many'), offers)
    if (size === 0) return
    take(size)
    t.emit({ type: 'taken', size })
  }
}

const common = {
  id: 'well',
  vocabulary: 1,
  options: () => ({}),
  seats: () => ['ann'],
  over: ({ turn: now }: { turn: number }) => now === TURNS,
  redeal: () => {},
  numbers: () => ({}),
  violations: () => [],
  stages: 1,
  stage: () => 0,
  features: { names: [], write: () => {} },
}

const old: Game<Well, object, Well, Told> = {
  ...common,
  version: 1,
  create: (_, random) => ({ random, turn: 0, buckets: 0 }),
  *advance(t) {
    yield* turn(t, [1, 2, 3], (size) => {
      t.state.buckets += size
    })
    t.reveal()
    t.state.turn++
  },
  standings: ({ buckets }) => [{ seat: 'ann', score: buckets, rank: 1 }],
  view: (state) => ({ ...state }),
  score: ({ buckets }) => buckets,
}

function isWell(checkpoint: unknown): checkpoint is Well {
  return typeof checkpoint === 'object' && checkpoint !== null && 'buckets' in checkpoint
}

const current: Game<Litres, object, Litres, Told> = {
  ...common,
  version: 2,
  create: (_, random) => ({ random, turn: 0, litres: 0 }),
  *advance(t) {
    yield* turn(t, [1, 2], (size) => {
      t.state.litres += 10 * size
    })
    t.reveal()
    t.state.turn++
  },
  standings: ({ litres }) => [{ seat: 'ann', score: litres, rank: 1 }],
  view: (state) => ({ ...state }),
  score: ({ litres }) => litres,
  upgrade(checkpoint, from) {
    if (from !== 1 || !isWell(checkpoint)) return null
    const { random, turn: now, buckets } = checkpoint
    return { random, turn: now, litres: 10 * buckets }
  },
}

function play<S extends GameState>(match: Match<S, object, S, Told>, ...answers: Answer[]): Match<S, object, S, Told> {
  for (const answer of answers) match.answer('ann', match.decisions[0]?.id ?? '', answer)
  return match
}

/** Two turns behind, in the third 2 and then 1 bucket taken. */
const oldRecord = (...since: Answer[]): string =>
  JSON.stringify(play(Match.start(old, {}, 'well'), 'take-3', 'take-0', 'take-1', 'take-0', ...since).record())

describe('a record of an older version', () => {
  it('goes on from its checkpoint, with the choices since', () => {
    const match = Match.load(current, oldRecord('take-2', 'take-1'))
    expect(match.state).toMatchObject({ turn: 2, litres: 70 })
    expect(match.step).toBe(6)
    expect(match.begins).toMatchObject({ at: 4, version: 1, checkpoint: { turn: 2, litres: 40 } })
    match.undo()
    expect(match.state.litres).toBe(60)
  })

  it('loses the choices of the open stretch from the first on that is no longer allowed', () => {
    const match = Match.load(current, oldRecord('take-2', 'take-3', 'take-1'))
    expect(match.state).toMatchObject({ turn: 2, litres: 60 })
    expect(match.step).toBe(5)
    expect(Match.verify(current, match.record())).toMatchObject({ outcome: 'since-upgrade', from: 4, choices: 5 })
    expect(() => Match.load(current, match.record())).not.toThrow()
  })

  it('becomes a record of this version that begins where the older one left off', () => {
    const match = play(Match.load(current, oldRecord('take-2')), 'take-0', 'take-1', 'take-0', 'take-2')
    const record = match.record()
    expect(record).toMatchObject({
      gameVersion: 2,
      at: 8,
      begins: { at: 4, version: 1 },
      history: '0stake-2 0stake-0 0stake-1 0stake-0',
    })
    expect(Match.load(current, JSON.stringify(record)).record()).toEqual(record)
    expect(match.fork().record()).toEqual(record)
    expect(readRecord(JSON.stringify(record))).toEqual(record)
  })

  it('is replayed from there, with the events since, and not from its seed', () => {
    const record = play(Match.load(current, oldRecord('take-2')), 'take-0', 'take-1').record()
    const again = Match.replay(current, record)
    expect(again.record()).toEqual(record)
    expect(again.eventsFor('ann').map(({ size }) => size)).toEqual([2, 1])
    expect(Match.replay(current, record, 5).state).toMatchObject({ litres: 60 })
    expect(Match.replay(current, record, 2).step).toBe(4)
    expect(Match.replay(current, oldRecord('take-2')).state).toMatchObject({ litres: 60 })
  })

  it('does not pass for proven, only for proven since', () => {
    const record = play(Match.load(current, oldRecord('take-2')), 'take-0', 'take-1').record()
    const since = { ok: false, outcome: 'since-upgrade', from: 4, choices: 7, difference: null }
    expect(Match.verify(current, record)).toMatchObject(since)
    expect(Match.verify(current, oldRecord('take-2'))).toMatchObject({ ...since, choices: 5 })
    expect(Match.verify(current, oldRecord('take-3'))).toMatchObject({ outcome: 'different', difference: 'choice 5' })
    expect(Match.verify(old, oldRecord('take-2'))).toMatchObject({ ok: true, outcome: 'proven', from: 0 })
    const forged = sealRecord({ ...record, checkpoint: Object.assign({}, record.checkpoint, { litres: 1000 }) })
    expect(Match.verify(current, forged)).toMatchObject({ ok: false, outcome: 'different', difference: 'checkpoint' })
    const shortened = sealRecord({ ...record, history: '', historyDigest: '' })
    expect(Match.verify(current, shortened)).toMatchObject({ outcome: 'different', difference: 'history' })
  })

  it('can be of a match that is over', () => {
    const over = play(Match.start(old, {}, 'well'), 'take-2', ...Array.from({ length: TURNS }, () => 'take-0'))
    const match = Match.load(current, over.record())
    expect(match.over).toBe(true)
    expect(match.standings).toEqual([{ seat: 'ann', score: 20, rank: 1 }])
  })

  it('is refused when the game cannot bring it up to date', () => {
    const refused = { code: 'unsupported-version', params: { version: 1 } }
    const { upgrade: _, ...deaf } = current
    for (const read of [Match.load, Match.replay, Match.verify]) {
      expect(() => read(deaf, oldRecord())).toThrow(expect.objectContaining(refused))
      expect(() => read({ ...current, upgrade: () => null }, oldRecord())).toThrow(expect.objectContaining(refused))
      expect(() => read({ ...current, version: 0 }, oldRecord())).toThrow(expect.objectContaining(refused))
    }
    const careless = {
      ...current,
      upgrade: (): never => {
        throw new TypeError('no such field')
      },
    }
    const broken = { code: 'broken-record', params: { where: 'checkpoint' } }
    expect(() => Match.load(careless, oldRecord())).toThrow(expect.objectContaining(broken))
  })
})
