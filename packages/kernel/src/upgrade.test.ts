// Records of older versions: two games with a version each; load, replay, verify and fork of the older record.
import { describe, expect, it } from 'vitest'
import type { Answer } from './decision.ts'
import type { Game } from './game.ts'
import { Match } from './match.ts'
import { say } from './message.ts'
import { type RandomState, randomFrom, seedRandom } from './random.ts'
import { type MatchRecord, readRecord, sealRecord } from './record.ts'
import type { GameState, Script, Table } from './table.ts'
import { type BallotEvent, type BallotState, ballot, ballotNext } from './testing/ballot.ts'
import { answerAtRandom } from './testing/play.ts'

// A well: in a turn a player takes buckets, several times, until they stop. Version 2 replaces buckets by liters, ten
// each, and forbids taking three at a time.

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

/** After two turns; in the third, 2 and then 1 bucket taken. */
const oldRecord = (...since: Answer[]): string =>
  JSON.stringify(play(Match.start(old, {}, 'well'), 'take-3', 'take-0', 'take-1', 'take-0', ...since).record())

/** After all turns: the first begins with this choice. */
const overAfter = (first: Answer): MatchRecord =>
  play(Match.start(old, {}, 'well'), first, ...Array.from({ length: TURNS }, () => 'take-0')).record()

describe('a record of an older version whose replay leads to the same checkpoint', () => {
  /** After two turns; in the third, 2 and then 1 bucket taken: nothing that version 2 forbids. */
  const stored = (...since: Answer[]) =>
    play(Match.start(old, {}, 'well'), 'take-2', 'take-0', 'take-1', 'take-0', ...since).record()

  it('becomes a record of this version with its whole history', () => {
    const match = Match.load(current, stored('take-2', 'take-1'))
    expect(match).toMatchObject({ step: 6, begins: null, replayableFrom: 0, state: { turn: 2, litres: 60 } })
    const record = match.record()
    expect(record).toMatchObject({ gameVersion: 2, at: 4, history: '0stake-2 0stake-0 0stake-1 0stake-0' })
    expect(Match.replay(current, record).eventsFor('ann')).toHaveLength(4)
    expect(Match.replay(current, stored('take-2'), 1).state).toMatchObject({ turn: 0, litres: 20 })
    match.undo()
    expect(match.state.litres).toBe(50)
  })

  it('verifies from its seed and names the version that wrote it', () => {
    const proven = { ok: true, outcome: 'proven', from: 0, difference: null }
    expect(Match.verify(current, stored('take-2'))).toMatchObject({ ...proven, version: 1, choices: 5 })
    expect(Match.verify(current, Match.load(current, stored('take-2')).record())).toMatchObject({
      ...proven,
      version: 2,
    })
  })

  it('keeps its history when a move of the open turn is no longer allowed', () => {
    const match = Match.load(current, stored('take-1', 'take-3', 'take-1'))
    expect(match).toMatchObject({ step: 5, begins: null, state: { litres: 40 } })
    expect(Match.verify(current, stored('take-3'))).toMatchObject({ outcome: 'different', difference: 'choice 5' })
  })

  it('needs no upgrade where both versions have the same state', () => {
    const { upgrade: _, ...next } = { ...old, version: 2 }
    const match = Match.load(next, stored('take-2'))
    expect(match).toMatchObject({ step: 5, begins: null, state: { buckets: 5 } })
  })

  it('rejects a replay that only resembles the same moves', () => {
    const altered = sealRecord({ ...stored(), checkpoint: { ...stored().checkpoint, buckets: 30 } } as MatchRecord)
    expect(Match.load(current, altered)).toMatchObject({ begins: { at: 4 }, state: { litres: 300 } })
    const edited = { ...stored(), history: '0stake-1 0stake-0 0stake-2 0stake-0' }
    expect(Match.load(current, edited)).toMatchObject({ begins: { at: 4 }, state: { litres: 30 } })
  })

  it('keeps its start when an earlier version had already upgraded it', () => {
    const upgraded = play(Match.load(current, oldRecord('take-2')), 'take-0', 'take-1', 'take-0').record()
    const next = { ...current, version: 3, upgrade: (checkpoint: unknown) => checkpoint as Litres }
    const match = Match.load(next, upgraded)
    expect(match).toMatchObject({ begins: upgraded.begins, replayableFrom: 4, step: 8 })
    expect(Match.verify(next, upgraded)).toMatchObject({ outcome: 'since-upgrade', from: 4, choices: 8, version: 2 })
    const stricter: typeof next = {
      ...next,
      *advance(t) {
        yield* turn(t, [1], (size) => {
          t.state.litres += 10 * size
        })
        t.state.turn++
      },
    }
    expect(Match.load(stricter, upgraded)).toMatchObject({ begins: { at: 8, version: 2 }, replayableFrom: 8 })
  })
})

describe('a finished match of an older version', () => {
  /** Buckets and liters score the same here, so that a replay can have the same result. */
  const sameScore = { ...current, standings: ({ litres }: Litres) => [{ seat: 'ann', score: litres / 10, rank: 1 }] }

  it('loads as a match of this version when the replay leads to the same result', () => {
    const match = Match.load(sameScore, overAfter('take-2'))
    expect(match).toMatchObject({ over: true, begins: null, replayableFrom: 0, step: 7 })
    expect(match.standings).toEqual([{ seat: 'ann', score: 2, rank: 1 }])
    expect(match.record().gameVersion).toBe(2)
    expect(Match.verify(sameScore, overAfter('take-2'))).toMatchObject({ outcome: 'proven', version: 1, choices: 7 })
  })

  it.each([
    { what: 'a choice is no longer allowed', game: sameScore, record: overAfter('take-3'), score: 3 },
    { what: 'the same choices score differently', game: current, record: overAfter('take-2'), score: 2 },
  ])('keeps its result and its record when $what', ({ game, record, score }) => {
    const match = Match.load(game, record)
    expect(match).toMatchObject({ over: true, step: 7, replayableFrom: 7, undoSeat: null, canRedo: false })
    expect(match.standings).toEqual([{ seat: 'ann', score, rank: 1 }])
    expect(match.observe('ann')).toMatchObject({ step: 7, decisions: [], waitingFor: [], standings: match.standings })
    expect(match.record()).toEqual(record)
    expect(match.fork()).toMatchObject({ over: true, step: 7, standings: match.standings })
    expect(Match.load(game, match.fork().record()).standings).toEqual(match.standings)
  })

  it('rejects replay and moves when the replay leads elsewhere', () => {
    const record = overAfter('take-3')
    const match = Match.load(current, record)
    expect(() => Match.replay(current, record)).toThrow(expect.objectContaining({ code: 'earlier-rules' }))
    expect(() => match.answer('ann', '0.0:ann', 'take-0')).toThrow(expect.objectContaining({ code: 'match-over' }))
    expect(() => match.undo()).toThrow(expect.objectContaining({ code: 'undo-refused' }))
    expect(() => match.preview('ann', 'take-0')).toThrow(expect.objectContaining({ code: 'not-your-decision' }))
    expect(Match.verify(current, record)).toEqual({
      ok: false,
      outcome: 'earlier-rules',
      version: 1,
      from: 7,
      choices: 7,
      standings: record.standings,
      difference: null,
    })
  })

  it('keeps its result when its last turn is no longer allowed', () => {
    // The checkpoint is before the last turn: these rules refuse its first choice and would ask again.
    const { digest: _, ...record } = overAfter('take-3')
    const last = { ...record.checkpoint, turn: TURNS - 1 }
    const choices: MatchRecord['choices'] = [
      [0, 'take-3'],
      [0, 'take-0'],
    ]
    const early = sealRecord({ ...record, at: 6, floor: 6, checkpoint: last, choices })
    const match = Match.load(current, early)
    expect(match).toMatchObject({ over: true, step: 8, waitingFor: [], undoSeat: null })
    expect(match.standings).toEqual([{ seat: 'ann', score: 3, rank: 1 }])
    expect(match.view('spectator')).toMatchObject({ turn: TURNS - 1, litres: 30 })
  })
})

describe('a record of an older version whose replay leads elsewhere', () => {
  it('continues from its checkpoint, with the moves since', () => {
    const match = Match.load(current, oldRecord('take-2', 'take-1'))
    expect(match.state).toMatchObject({ turn: 2, litres: 70 })
    expect(match.step).toBe(6)
    expect(match.begins).toMatchObject({ at: 4, version: 1, checkpoint: { turn: 2, litres: 40 } })
    match.undo()
    expect(match.state.litres).toBe(60)
  })

  it('drops the moves of the open stretch from the first forbidden one on', () => {
    const match = Match.load(current, oldRecord('take-2', 'take-3', 'take-1'))
    expect(match.state).toMatchObject({ turn: 2, litres: 60 })
    expect(match.step).toBe(5)
    expect(Match.verify(current, match.record())).toMatchObject({ outcome: 'since-upgrade', from: 4, choices: 5 })
    expect(() => Match.load(current, match.record())).not.toThrow()
  })

  it('becomes a record of this version that starts where the older one ended', () => {
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

  it('replays from there, with the events since, and not from its seed', () => {
    const record = play(Match.load(current, oldRecord('take-2')), 'take-0', 'take-1').record()
    const again = Match.replay(current, record)
    expect(again.record()).toEqual(record)
    expect(again.eventsFor('ann').map(({ size }) => size)).toEqual([2, 1])
    expect(Match.replay(current, record, 5).state).toMatchObject({ litres: 60 })
    expect(Match.replay(current, record, 2).step).toBe(4)
    expect(Match.replay(current, oldRecord('take-2')).state).toMatchObject({ litres: 60 })
  })

  it('verifies as proven only since the upgrade', () => {
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

  it('fails to load when the game cannot upgrade it', () => {
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

describe('records of Ballot under its next version', () => {
  /** Played at random; `until` stops after that many choices. */
  function played(seed: string, until = Number.POSITIVE_INFINITY): Match<BallotState, object, unknown, BallotEvent> {
    const match = Match.start(ballot, { rounds: 1 }, seed)
    const random = randomFrom(seedRandom(seed))
    while (!match.over && match.step < until) answerAtRandom(match, random)
    return match
  }

  it('open at any move of a match, replay or continue, and can be played to the end', () => {
    const outcomes = new Map<string, number>()
    for (let i = 0; i < 60; i++) {
      const record = played(`ballot/${i}`, i).record()
      const { outcome } = Match.verify(ballotNext, record)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      const match = Match.load(ballotNext, record)
      expect(match.replayableFrom === 0).toBe(outcome === 'proven')
      expect(match.standings).toEqual(record.standings)
      if (outcome === 'earlier-rules') continue
      const random = randomFrom(seedRandom('on'))
      while (!match.over) answerAtRandom(match, random)
      expect(ballotNext.violations(match.state)).toEqual([])
      expect(Match.verify(ballotNext, match.record())).toMatchObject({ difference: null, from: match.replayableFrom })
    }
    for (const outcome of ['proven', 'since-upgrade', 'earlier-rules']) {
      expect(outcomes.get(outcome) ?? 0, outcome).toBeGreaterThan(1)
    }
  })
})
