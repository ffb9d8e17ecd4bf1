import { describe, expect, it } from 'vitest'
import { HustingsError } from './errors.ts'
import { addToHistory, NO_HISTORY, readHistory } from './history.ts'
import { Match } from './match.ts'
import { randomFrom, seedRandom } from './random.ts'
import { choicesOf, type MatchRecord, readRecord, sealRecord } from './record.ts'
import { type BallotState, ballot } from './testing/ballot.ts'
import { answerAtRandom } from './testing/play.ts'

function played(choices: number, seed = 'record') {
  const random = randomFrom(seedRandom(seed))
  const match = Match.start(ballot, {}, seed)
  while (!match.over && match.step < choices) answerAtRandom(match, random)
  return match
}

const record = played(60).record()
const finished = played(1000).record()

/** The record with a change and a matching digest. */
const forged = (change: Partial<MatchRecord>, original = record): MatchRecord => sealRecord({ ...original, ...change })

function errorOf(act: () => unknown): HustingsError | undefined {
  try {
    act()
  } catch (error) {
    if (error instanceof HustingsError) return error
    throw error
  }
  return undefined
}

const codeOf = (act: () => unknown) => errorOf(act)?.code ?? 'no error'

const load = (input: unknown) => codeOf(() => Match.load(ballot, input))

describe('a record', () => {
  it('loads from text and from parsed JSON', () => {
    expect(readRecord(JSON.stringify(record))).toEqual(record)
    expect(readRecord(record)).toEqual(record)
    expect(load(JSON.stringify(finished))).toBe('no error')
  })

  it('ignores additional fields of the file', () => {
    expect(readRecord(JSON.stringify({ ...record, about: { name: 'Sunday' } }))).toEqual(record)
    expect(load({ ...finished, about: null })).toBe('no error')
  })

  it('stays small: one checkpoint, a few moves since, the rest packed', () => {
    expect(finished.history.split(' ')).toHaveLength(finished.at)
    expect(JSON.stringify(finished).length).toBeLessThan(8000)
  })

  it.each(['', '{', 'null', '[]', '42', JSON.stringify(record).slice(0, -20)])(
    'counts as broken when it is %j',
    (text) => {
      expect(load(text)).toBe('broken-record')
    },
  )

  it.each([undefined, null, 7, [], {}])('counts as broken when it is %s', (input) => {
    expect(load(input)).toBe('broken-record')
  })

  it.each(Object.keys(record).filter((key) => key !== 'options'))('counts as broken without its %s', (key) => {
    const { [key]: _, ...rest } = { ...record } as Record<string, unknown>
    expect(load(rest)).toBe('broken-record')
  })

  it('counts as broken when a field has the wrong kind, and names the field', () => {
    expect(errorOf(() => readRecord({ ...record, floor: 'high' }))).toMatchObject({
      code: 'broken-record',
      params: { where: 'floor' },
    })
    expect(load({ ...record, choices: [[0]] })).toBe('broken-record')
    expect(load({ ...record, checkpoint: { random: [1, 2] } })).toBe('broken-record')
    expect(load({ ...record, more: 1 })).toBe('broken-record')
  })

  it('counts as edited when anything in it was changed by hand', () => {
    expect(load({ ...record, seed: 'luckier' })).toBe('edited-record')
    expect(load({ ...record, at: record.at + 1 })).toBe('edited-record')
    expect(load({ ...record, digest: 'ffffffffffffffff' })).toBe('edited-record')
    expect(load(JSON.stringify(record).replace('"bank":', '"bank":1'))).toBe('edited-record')
  })

  it('counts as foreign to another game', () => {
    expect(load(forged({ game: 'chess' }))).toBe('foreign-record')
  })

  it('fails to load in another version of the game or of the format', () => {
    expect(load(forged({ gameVersion: 99 }))).toBe('unsupported-version')
    expect(load(forged({ recordVersion: 2 }))).toBe('unsupported-version')
  })

  it('counts as broken when its parts do not fit together, digest or not', () => {
    expect(load(forged({ seats: ['red', 'blue'] }))).toBe('broken-record')
    expect(load(forged({ floor: 9999 }))).toBe('broken-record')
    expect(load(forged({ floor: record.at - 1 }))).toBe('broken-record')
    expect(load(forged({ choices: [[9, 'pass']] }))).toBe('broken-record')
    expect(load(forged({ choices: [[0, 'no-such-card']], floor: record.at }))).toBe('broken-record')
    expect(load(forged({ options: { rounds: 77 } }))).toBe('invalid-options')
  })

  it('counts as broken when its floor is beyond its end or before its checkpoint, by a single move', () => {
    const end = record.at + record.choices.length
    for (const floor of [end + 1, record.at - 1]) {
      expect(errorOf(() => Match.load(ballot, forged({ floor })))).toMatchObject({ params: { where: 'floor' } })
    }
    expect(Match.verify(ballot, forged({ floor: end + 1 }))).toMatchObject({ ok: false, difference: 'floor' })
    expect(Match.verify(ballot, forged({ floor: end })).ok).toBe(true)
    expect(Match.load(ballot, forged({ floor: end })).undoRefused).toEqual({ key: 'undo.revealed' })
  })

  it('counts as broken when the rules throw on its checkpoint', () => {
    const error = errorOf(() => Match.load(ballot, forged({ checkpoint: { random: [1, 2, 3, 4] } })))
    expect(error).toMatchObject({ code: 'broken-record', params: { where: 'checkpoint' } })
    expect(error).toHaveProperty('cause')
  })
})

describe('verify', () => {
  it('replays an honest record, finished or not', () => {
    expect(Match.verify(ballot, record)).toEqual({
      ok: true,
      outcome: 'proven',
      version: 1,
      from: 0,
      choices: 60,
      standings: null,
      difference: null,
    })
    const verified = Match.verify(ballot, JSON.stringify(finished))
    expect(verified).toMatchObject({ ok: true, difference: null, standings: finished.standings })
    expect(verified.standings).not.toBeNull()
  })

  it('replays the record of a match with undo in it', () => {
    const random = randomFrom(seedRandom('undo'))
    const match = Match.start(ballot, {}, 'undo')
    let undone = 0
    while (!match.over) {
      answerAtRandom(match, random)
      if (match.undoRefused !== null || random.below(3) > 0) continue
      match.undo()
      undone++
      expect(Match.verify(ballot, match.record())).toMatchObject({ ok: true, choices: match.step })
    }
    expect(undone).toBeGreaterThan(10)
    expect(Match.verify(ballot, match.record())).toMatchObject({ ok: true, standings: match.standings })
  })

  it('detects a changed checkpoint even with a valid digest', () => {
    const checkpoint: BallotState = JSON.parse(JSON.stringify(record.checkpoint))
    checkpoint.parties.red.coins++
    const forgery = forged({ checkpoint })
    expect(load(forgery)).toBe('no error')
    expect(Match.verify(ballot, forgery)).toMatchObject({ ok: false, difference: 'checkpoint' })
  })

  it('detects changed standings', () => {
    const standings = (finished.standings ?? []).map((standing) => ({ ...standing, score: standing.score + 1 }))
    expect(Match.verify(ballot, forged({ standings }, finished))).toMatchObject({ ok: false, difference: 'standings' })
    expect(Match.verify(ballot, forged({ standings: null }, finished)).difference).toBe('standings')
  })

  it('detects a changed history, which loading does not read', () => {
    const changed = forged({ history: record.history.replace(' ', ' 0spass ') })
    expect(load(changed)).toBe('no error')
    expect(codeOf(() => Match.verify(ballot, changed))).toBe('edited-record')
    expect(codeOf(() => Match.replay(ballot, changed))).toBe('edited-record')
  })

  it('detects a changed history even with valid digests', () => {
    const before = choicesOf(record).slice(0, record.at)
    const rewritten = (choices: typeof before): MatchRecord => {
      const { packed, digest } = addToHistory(NO_HISTORY, choices, record.seats)
      return forged({ history: packed, historyDigest: digest })
    }
    expect(Match.verify(ballot, rewritten(before)).ok).toBe(true)
    expect(Match.verify(ballot, rewritten(before.slice(1))).difference).toBe('history')
    const invented = before.with(20, { seat: 'red', answer: 'no-such-card' })
    expect(Match.verify(ballot, rewritten(invented)).difference).toBe('choice 21')
    expect(Match.verify(ballot, forged({ seed: 'another seed' })).ok).toBe(false)
  })

  it('detects a floor lowered to undo revealed information, and loading rejects it too', () => {
    const random = randomFrom(seedRandom('floor'))
    const match = Match.start(ballot, {}, 'floor')
    while (match.record().floor === match.record().at) answerAtRandom(match, random)
    const honest = match.record()
    const lowered = forged({ floor: honest.at }, honest)
    expect(Match.verify(ballot, honest).ok).toBe(true)
    expect(Match.verify(ballot, lowered)).toMatchObject({ ok: false, difference: 'floor' })
    expect(Match.load(ballot, lowered).undoRefused).toEqual(match.undoRefused)
  })

  it('rejects a value that is not a record of this game', () => {
    expect(codeOf(() => Match.verify(ballot, forged({ game: 'chess' })))).toBe('foreign-record')
    expect(codeOf(() => Match.verify(ballot, '{'))).toBe('broken-record')
  })
})

describe('the history', () => {
  const seats = ['red', 'blue']
  const choices = [
    { seat: 'red', answer: 'old-town' },
    { seat: 'blue', answer: 12 },
    { seat: 'blue', answer: true },
    { seat: 'red', answer: false },
    { seat: 'red', answer: '3' },
  ]
  const history = addToHistory(NO_HISTORY, choices, seats)

  it('returns the moves unchanged', () => {
    expect(readHistory(history, seats)).toEqual(choices)
    expect(readHistory(NO_HISTORY, seats)).toEqual([])
  })

  it('stays the same when it grows move by move', () => {
    expect(addToHistory(addToHistory(NO_HISTORY, choices.slice(0, 2), seats), choices.slice(2), seats)).toEqual(history)
    expect(addToHistory(history, [], seats)).toEqual(history)
  })

  it('detects every change', () => {
    for (const packed of [
      '',
      history.packed.slice(1),
      history.packed.replace('12', '13'),
      `${history.packed} 0btrue`,
    ]) {
      expect(codeOf(() => readHistory({ ...history, packed }, seats))).toBe('edited-record')
    }
  })

  it('requires option ids without spaces, and the seats it was written for', () => {
    expect(() => addToHistory(NO_HISTORY, [{ seat: 'red', answer: 'two words' }], seats)).toThrow(/spaces/)
    expect(codeOf(() => readHistory(history, ['red']))).toBe('broken-record')
  })
})
