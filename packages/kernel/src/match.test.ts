import { beforeEach, describe, expect, it } from 'vitest'
import { type Answer, numberGiven, numberQuestion, type Seat } from './decision.ts'
import { type ErrorCode, HustingsError } from './errors.ts'
import type { Game } from './game.ts'
import { Match } from './match.ts'
import { type Message, say } from './message.ts'
import { type RandomState, randomFrom, seedRandom } from './random.ts'
import type { Script, Table } from './table.ts'
import { ballot } from './testing/ballot.ts'
import { answerAtRandom } from './testing/play.ts'

// A market with two stalls. In a turn a seat buys apples for coins, rolls a die, looks at the hidden price, or ends the
// turn. After both turns, the seats bid in secret.

interface Market {
  random: RandomState
  turn: number
  price: number
  coins: Record<Seat, number>
  apples: Record<Seat, number>
}

type MarketEvent = { type: 'bought' | 'rolled' | 'peeked' | 'ended' | 'bid'; seat: Seat; number?: number }
type MarketTable = Table<Market, MarketEvent>

const SEATS = ['ann', 'ben'] as const
const LAST_TURN = 5

function* turn(t: MarketTable, seat: Seat): Script {
  for (;;) {
    const poor = (t.state.coins[seat] ?? 0) < 2
    const offers = [
      {
        id: 'buy',
        label: say('buy'),
        target: 'stall:apples',
        value: 'buy',
        ...(poor ? { blocked: { key: 'blocked.poor', rule: 'M-BUY-01' } } : {}),
      },
      { id: 'roll', label: say('roll'), value: 'roll' },
      { id: 'peek', label: say('peek'), value: 'peek' },
      { id: 'break', label: say('break'), value: 'break' },
      { id: 'end', label: say('end'), value: 'end' },
    ]
    switch (yield* t.choose(seat, say('turn'), offers)) {
      case 'buy':
        t.state.coins[seat] = (t.state.coins[seat] ?? 0) - 2
        t.state.apples[seat] = (t.state.apples[seat] ?? 0) + 1
        t.emit({ type: 'bought', seat })
        break
      case 'roll':
        t.emit({ type: 'rolled', seat, number: 1 + t.below(6) })
        break
      case 'peek':
        t.reveal()
        t.emitTo([seat], { type: 'peeked', seat, number: t.state.price }, { type: 'peeked', seat })
        break
      case 'break':
        t.state.apples[seat] = 1000
        throw new TypeError('a fault in the rules')
      default:
        t.emit({ type: 'ended', seat })
        return
    }
  }
}

function* auction(t: MarketTable): Script {
  const answers = yield* t.together(SEATS.map((seat) => numberQuestion(seat, say('bid'), 0, t.state.coins[seat] ?? 0)))
  for (const [i, seat] of SEATS.entries()) {
    const bid = numberGiven(answers[i])
    t.state.coins[seat] = (t.state.coins[seat] ?? 0) - bid
    t.emit({ type: 'bid', seat, number: bid })
  }
}

const market: Game<Market, { coins: number }, Omit<Market, 'random' | 'price'>, MarketEvent> = {
  id: 'market',
  version: 3,
  vocabulary: 1,
  options: () => ({ coins: 6 }),
  seats: () => SEATS,
  create: (options, random) => ({
    random,
    turn: 0,
    price: 1 + randomFrom(random).below(9),
    coins: { ann: options.coins, ben: options.coins },
    apples: { ann: 0, ben: 0 },
  }),
  *advance(t) {
    const { turn: now } = t.state
    if (now % 3 === 2) yield* auction(t)
    else yield* turn(t, SEATS[now % 3] ?? 'ann')
    t.state.turn++
  },
  over: (state) => state.turn > LAST_TURN,
  standings: (state) => SEATS.map((seat) => ({ seat, score: state.apples[seat] ?? 0, rank: 1 })),
  view: ({ turn: now, coins, apples }) => ({ turn: now, coins: { ...coins }, apples: { ...apples } }),
  redeal(state, _viewer, random) {
    state.price = 1 + random.below(9)
  },
  numbers: (state) => ({ 'ann.coins': state.coins.ann ?? 0, 'ann.apples': state.apples.ann ?? 0 }),
  violations: () => [],
  stages: 1,
  stage: () => 0,
  features: { names: [], write: () => {} },
  score: (state, seat) => state.apples[seat] ?? 0,
}

type MarketMatch = Match<Market, { coins: number }, Omit<Market, 'random' | 'price'>, MarketEvent>

let match: MarketMatch
beforeEach(() => {
  match = Match.start(market, {}, 'market day')
})

/** Answers the open decision of the seat. */
function answer(seat: Seat, ...answers: Answer[]): void {
  for (const each of answers) match.answer(seat, idFor(seat), each)
}

function idFor(seat: Seat): string {
  return match.decisions.find((decision) => decision.seat === seat)?.id ?? `none:${seat}`
}

function errorOf(act: () => unknown): HustingsError {
  try {
    act()
  } catch (error) {
    if (error instanceof HustingsError) return error
    throw error
  }
  throw new Error('no error')
}

/** Expects the act to fail with this code and to change nothing. */
function refused(code: ErrorCode, act: () => unknown): HustingsError {
  const before = JSON.stringify([match.record(), match.observe('ann'), match.observe('ben')])
  const error = errorOf(act)
  expect(error.code).toBe(code)
  expect(JSON.stringify([match.record(), match.observe('ann'), match.observe('ben')])).toBe(before)
  return error
}

const revealed: Message = { key: 'undo.revealed' }

describe('answering', () => {
  it('advances the game and emits its events', () => {
    answer('ann', 'buy', 'end')
    expect(match.step).toBe(2)
    expect(match.state.apples.ann).toBe(1)
    expect(match.observe('ben')).toMatchObject({
      step: 2,
      waitingFor: ['ben'],
      decisions: [{ seat: 'ben', shape: 'pick', prompt: { key: 'turn' } }],
      events: [{ type: 'bought' }, { type: 'ended' }],
      standings: null,
    })
    expect(match.observe('ann').decisions).toEqual([])
    expect(match.observe('spectator').decisions).toEqual([])
  })

  it('rejects unknown options', () => {
    refused('unknown-option', () => answer('ann', 'fly'))
    refused('unknown-option', () => answer('ann', 3))
    answer('ann', 'end')
    answer('ben', 'end')
    for (const bid of [7, -1, 1.5, '3', true]) refused('unknown-option', () => answer('ann', bid))
  })

  it('rejects blocked options, with the reason and its rule', () => {
    answer('ann', 'buy', 'buy', 'buy')
    const error = refused('blocked-option', () => answer('ann', 'buy'))
    expect(error.reason).toEqual({ key: 'blocked.poor', rule: 'M-BUY-01' })
    expect(error.say.params).toEqual({ reason: error.reason })
  })

  it('rejects the decision of another seat', () => {
    refused('not-your-decision', () => match.answer('ben', idFor('ann'), 'end'))
    refused('not-your-decision', () => match.answer('spectator', idFor('ann'), 'end'))
    refused('not-your-decision', () => match.answer('ann', 'nonsense', 'end'))
    const bens = idFor('ann').replace(':ann', ':ben')
    refused('not-your-decision', () => match.answer('ben', bens, 'end'))
  })

  it('rejects a decision that is no longer open', () => {
    const old = idFor('ann')
    answer('ann', 'buy')
    refused('stale-decision', () => match.answer('ann', old, 'buy'))
    answer('ann', 'end')
    refused('stale-decision', () => match.answer('ann', old, 'buy'))
  })

  it('rejects a second answer in a simultaneous decision', () => {
    answer('ann', 'end')
    answer('ben', 'end')
    const bid = idFor('ann')
    match.answer('ann', bid, 1)
    refused('stale-decision', () => match.answer('ann', bid, 2))
  })

  it('rejects answers after the end', () => {
    for (let day = 0; day < 2; day++) {
      answer('ann', 'end')
      answer('ben', 'end')
      answer('ben', 0)
      answer('ann', 0)
    }
    expect(match.over).toBe(true)
    expect(match.standings).toHaveLength(2)
    expect(match.observe('ann')).toMatchObject({ decisions: [], waitingFor: [], standings: [{}, {}] })
    refused('match-over', () => match.answer('ann', '0.0:ann', 'end'))
  })

  it('leaves the match unchanged when the rules throw', () => {
    answer('ann', 'buy', 'end')
    const before = JSON.stringify([match.record(), match.observe('ann'), match.observe('ben'), match.state])
    expect(() => answer('ben', 'break')).toThrow(TypeError)
    expect(JSON.stringify([match.record(), match.observe('ann'), match.observe('ben'), match.state])).toBe(before)
    match.undo()
    answer('ann', 'end')
    answer('ben', 'buy')
    expect(match.state.apples).toEqual({ ann: 1, ben: 1 })
  })
})

describe('undo', () => {
  it('rejects an undo at the start', () => {
    expect(match.undoRefused).toEqual({ key: 'undo.nothing' })
    expect(match.undoSeat).toBeNull()
    expect(refused('undo-refused', () => match.undo()).say.params).toEqual({ reason: { key: 'undo.nothing' } })
  })

  it('reverts one move after the other', () => {
    answer('ann', 'buy', 'buy')
    expect(match.undoSeat).toBe('ann')
    match.undo()
    expect(match.state.apples.ann).toBe(1)
    expect(match.eventsFor('ann')).toHaveLength(1)
    match.undo()
    expect(match.state.apples.ann).toBe(0)
    expect(match.eventsFor('ann')).toEqual([])
    refused('undo-refused', () => match.undo())
  })

  it('continues across the end of a turn if the next seat has not answered', () => {
    answer('ann', 'buy', 'end')
    expect(match.observe('ann').waitingFor).toEqual(['ben'])
    match.undo()
    expect(match.observe('ann')).toMatchObject({ step: 1, waitingFor: ['ann'], canRedo: true })
    match.undo()
    expect(match.state.apples.ann).toBe(0)
  })

  it('continues across the end of a turn after loading, too', () => {
    answer('ann', 'buy', 'end')
    match = Match.load(market, JSON.stringify(match.record()))
    expect(match.undoSeat).toBe('ann')
    match.undo()
    match.undo()
    expect(match.state.apples.ann).toBe(0)
    refused('undo-refused', () => match.undo())
  })

  it('stops at the answer of another seat, even an undone one', () => {
    answer('ann', 'end')
    answer('ben', 'buy')
    expect(match.undoSeat).toBe('ben')
    match.undo()
    expect(match.undoRefused).toEqual(revealed)
    expect(match.undoSeat).toBeNull()
    refused('undo-refused', () => match.undo())
  })

  it('stops at a random draw', () => {
    answer('ann', 'buy', 'roll')
    expect(match.undoRefused).toEqual(revealed)
    expect(match.undoSeat).toBeNull()
    answer('ann', 'buy')
    match.undo()
    refused('undo-refused', () => match.undo())
  })

  it('stops at revealed information', () => {
    answer('ann', 'peek')
    expect(match.undoRefused).toEqual(revealed)
    refused('undo-refused', () => match.undo())
  })

  it('stops at simultaneous answers, but not while one is missing', () => {
    answer('ann', 'end')
    answer('ben', 'end')
    answer('ann', 2)
    expect(match.undoSeat).toBe('ann')
    match.undo()
    answer('ann', 3)
    answer('ben', 1)
    refused('undo-refused', () => match.undo())
  })

  it('gives repeated questions a new identity, so that old answers are rejected', () => {
    answer('ann', 'end')
    const bens = idFor('ben')
    match.undo()
    answer('ann', 'buy')
    match.undo()
    answer('ann', 'end')
    expect(idFor('ben')).not.toBe(bens)
    refused('stale-decision', () => match.answer('ben', bens, 'buy'))
  })
})

describe('revealed information', () => {
  it('blocks undo of a move, apart from the answers of others', () => {
    expect(match.revealedStep).toBe(0)
    answer('ann', 'buy', 'peek', 'buy', 'end')
    expect(match.revealedStep).toBe(2)
    answer('ben', 'buy')
    expect(match.revealedStep).toBe(2)
    expect(match.undoSeat).toBe('ben')
    match.undo()
    expect(match.undoRefused).toEqual(revealed)
    expect(match.revealedStep).toBe(2)
    answer('ben', 'roll')
    expect(match.revealedStep).toBe(5)
    answer('ben', 'end')
    answer('ben', 1)
    expect(match.revealedStep).toBe(5)
    answer('ann', 1)
    expect(match.revealedStep).toBe(8)
    expect(match.fork().revealedStep).toBe(8)
  })

  it('includes everything before the checkpoint of a record', () => {
    answer('ann', 'buy', 'end')
    answer('ben', 'buy', 'peek', 'buy')
    const loaded = Match.load(market, match.record())
    expect(loaded.revealedStep).toBe(4)
    match.undo()
    answer('ben', 'end')
    expect(match.revealedStep).toBe(4)
    expect(Match.load(market, match.record()).revealedStep).toBe(4)
    answer('ann', 2)
    expect(Match.load(market, match.record()).revealedStep).toBe(5)
  })

  it('stays unchanged after an error in the rules, and after an undone and repeated move', () => {
    answer('ann', 'peek', 'buy')
    expect(() => answer('ann', 'break')).toThrow(TypeError)
    expect(match.revealedStep).toBe(1)
    match.undo()
    expect(match.revealedStep).toBe(1)
    match.redo()
    expect(match.revealedStep).toBe(1)
  })
})

describe('the checkpoint of a record', () => {
  const recorded = () => {
    const { at, choices, floor } = match.record()
    return { at, choices: choices.length, floor }
  }

  it('advances only when undo can no longer go behind the next one', () => {
    answer('ann', 'buy', 'roll', 'buy', 'end')
    expect(recorded()).toEqual({ at: 0, choices: 4, floor: 2 })
    answer('ben', 'buy')
    expect(recorded()).toEqual({ at: 4, choices: 1, floor: 4 })
    answer('ben', 'end')
    expect(recorded()).toEqual({ at: 4, choices: 2, floor: 4 })
    answer('ann', 1)
    expect(recorded()).toEqual({ at: 6, choices: 1, floor: 6 })
    answer('ben', 1)
    expect(recorded()).toEqual({ at: 8, choices: 0, floor: 8 })
  })

  it('records that the answer of another seat was undone', () => {
    answer('ann', 'end')
    answer('ben', 'buy')
    match.undo()
    const loaded = Match.load(market, match.record())
    expect(loaded.undoRefused).toEqual(revealed)
    expect(loaded.undoSeat).toBeNull()
  })
})

describe('redo', () => {
  it('repeats undone moves, byte for byte', () => {
    answer('ann', 'buy', 'buy', 'end')
    const before = JSON.stringify([match.record(), match.observe('ben')])
    for (let i = 0; i < 3; i++) match.undo()
    for (let i = 0; i < 3; i++) match.redo()
    expect(JSON.stringify([match.record(), match.observe('ben')])).toBe(before)
    refused('nothing-to-redo', () => match.redo())
  })

  it('disappears after another answer', () => {
    answer('ann', 'buy')
    match.undo()
    expect(match.canRedo).toBe(true)
    answer('ann', 'end')
    expect(match.canRedo).toBe(false)
    refused('nothing-to-redo', () => match.redo())
  })
})

describe('a fork', () => {
  it('starts at the same position and continues independently', () => {
    answer('ann', 'buy', 'end')
    const fork = match.fork()
    expect(JSON.stringify(fork.record())).toBe(JSON.stringify(match.record()))
    fork.undo()
    fork.undo()
    expect(fork.state.apples.ann).toBe(0)
    expect(match.state.apples.ann).toBe(1)
    answer('ben', 'buy')
    expect(fork.state.apples.ben).toBe(0)
  })

  it('keeps the undo limit', () => {
    answer('ann', 'end')
    answer('ben', 'buy')
    match.undo()
    expect(match.fork().undoRefused).toEqual(revealed)
  })
})

describe('a preview', () => {
  it('shows the certain changes of public numbers', () => {
    expect(match.preview('ann', 'buy')).toEqual({
      certain: true,
      changes: [
        { number: 'ann.coins', from: 6, to: 4 },
        { number: 'ann.apples', from: 0, to: 1 },
      ],
    })
    expect(match.step).toBe(0)
    expect(match.preview('ann', 'end')).toEqual({ certain: true, changes: [] })
  })

  it("shows nothing after chance, hidden information or another seat's decision", () => {
    expect(match.preview('ann', 'roll')).toEqual({ certain: false, changes: [] })
    expect(match.preview('ann', 'peek')).toEqual({ certain: false, changes: [] })
    answer('ann', 'end')
    answer('ben', 'end')
    expect(match.preview('ann', 5)).toEqual({ certain: false, changes: [] })
  })

  it('rejects the same answers as a match', () => {
    refused('unknown-option', () => match.preview('ann', 'fly'))
    refused('not-your-decision', () => match.preview('ben', 'buy'))
    answer('ann', 'buy', 'buy', 'buy')
    refused('blocked-option', () => match.preview('ann', 'buy'))
  })
})

describe('simultaneous answers', () => {
  beforeEach(() => {
    answer('ann', 'end')
    answer('ben', 'end')
  })

  it('stay secret until the last one is given', () => {
    const seen = [0, 2, 6].map((bid) => {
      const fork = match.fork()
      fork.answer('ann', idFor('ann'), bid)
      return JSON.stringify(['ann', 'ben', 'spectator'].map((viewer) => fork.observe(viewer)))
    })
    expect(new Set(seen).size).toBe(1)
    match.answer('ann', idFor('ann'), 2)
    expect(match.observe('ben')).toMatchObject({ waitingFor: ['ben'], decisions: [{ seat: 'ben' }] })
    expect(match.state.coins.ann).toBe(6)
  })

  it('arrive in any order, are shown at once, and are kept by the record', () => {
    answer('ben', 4)
    const loaded = Match.load(market, match.record())
    expect(loaded.observe('ann').waitingFor).toEqual(['ann'])
    answer('ann', 1)
    expect(match.eventsFor('spectator').slice(-2)).toEqual([
      { type: 'bid', seat: 'ann', number: 1 },
      { type: 'bid', seat: 'ben', number: 4 },
    ])
    expect(match.state.coins).toEqual({ ann: 5, ben: 2 })
  })
})

describe('events', () => {
  it('reach each viewer with their visible parts only, from any number on', () => {
    answer('ann', 'buy')
    const since = match.eventCount
    answer('ann', 'peek')
    const price = match.state.price
    expect(match.eventsFor('ann', since)).toEqual([{ type: 'peeked', seat: 'ann', number: price }])
    expect(match.eventsFor('ben', since)).toEqual([{ type: 'peeked', seat: 'ann' }])
    expect(match.observe('ann', since).events).toHaveLength(1)
    expect(match.observe('ann').events).toHaveLength(2)
  })

  it('include their viewers on request, for storage elsewhere', () => {
    answer('ann', 'buy')
    const since = match.eventCount
    answer('ann', 'peek')
    const event = { type: 'peeked', seat: 'ann', number: match.state.price }
    expect(match.emittedSince(since)).toEqual([{ event, only: ['ann'], otherwise: { type: 'peeked', seat: 'ann' } }])
    expect(match.emittedSince()).toHaveLength(2)
    expect(match.emittedSince(match.eventCount)).toEqual([])
  })

  it('forget everything that undo cannot revert, and keep their numbers', () => {
    answer('ann', 'buy', 'end')
    match.forgetEvents()
    expect(match.emittedSince(0)).toHaveLength(2)
    answer('ben', 'roll', 'buy', 'buy')
    expect(match.eventCount).toBe(5)
    match.forgetEvents()
    expect(match.eventCount).toBe(5)
    expect(match.eventsFor('ben').map(({ type }) => type)).toEqual(['rolled', 'bought', 'bought'])
    expect(match.eventsFor('ben', 3)).toHaveLength(2)
    expect(match.observe('ben').events).toHaveLength(3)
    expect(() => match.eventsFor('ben', 1)).toThrow(RangeError)
    match.undo()
    expect(match.eventCount).toBe(4)
    match.redo()
    expect(match.eventsFor('ann', 4)).toEqual([{ type: 'bought', seat: 'ben' }])
    match.forgetEvents()
    expect(match.emittedSince()).toHaveLength(3)
    answer('ben', 'end')
    answer('ann', 0)
    answer('ben', 0)
    match.forgetEvents()
    expect(match.emittedSince()).toEqual([])
    expect(match.eventCount).toBe(8)
  })

  it('return by replay from before the checkpoint', () => {
    answer('ann', 'buy', 'peek', 'end')
    answer('ben', 'buy', 'peek', 'end')
    const record = match.record()
    expect(
      Match.load(market, record)
        .eventsFor('ann')
        .map(({ type }) => type),
    ).toEqual(['bought', 'peeked', 'ended'])
    expect(Match.replay(market, record).eventsFor('ben')).toEqual(match.eventsFor('ben'))
    expect(Match.replay(market, record, 2).step).toBe(2)
  })
})

describe('the cost of a match', () => {
  /** Ballot that counts the stretches played. */
  function counting() {
    const counter = { stretches: 0 }
    const game: typeof ballot = {
      ...ballot,
      advance(t) {
        counter.stretches++
        return ballot.advance(t)
      },
    }
    return { game, counter }
  }

  it.each([50, 10_000])('of load, fork, undo and preview at decision %s is at most two stretches', (until) => {
    const { game, counter } = counting()
    const random = randomFrom(seedRandom('cost'))
    const long = Match.start(game, {}, 'cost')
    while (!long.over && long.step < until) answerAtRandom(long, random)
    const record = long.record()
    const costOf = (act: () => void): number => {
      const before = counter.stretches
      act()
      return counter.stretches - before
    }
    expect(costOf(() => Match.load(game, record))).toBeLessThan(4)
    expect(costOf(() => long.fork())).toBeLessThan(4)
    if (long.undoRefused === null) expect(costOf(() => long.undo())).toBeLessThan(4)
    const decision = long.decisions[0]
    if (decision?.shape === 'pick') expect(costOf(() => long.preview(decision.seat, 'pass'))).toBeLessThan(4)
    expect(record.choices.length).toBeLessThan(10)
    expect(costOf(() => Match.replay(game, record))).toBeGreaterThan(until === 50 ? 10 : 60)
  })
})
