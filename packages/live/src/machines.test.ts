// Seats without a human: bots draw from seed and step, automatic seats give the only possible answer.
import { type Bot, type Decision, Match, type Option, randomAnswer } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import type { LiveMatch } from './engine.ts'
import { isThinker, machineAsked, machineChoice, machinesOf, machineThoughts } from './machines.ts'
import { ballotEngine } from './testing/ballot.ts'
import { undoRefused } from './undo.ts'

const chance: Bot = { name: 'chance', decide: (question, { random }) => randomAnswer(question, random) }
const BOTS = new Map([['blue', chance]])

function started(automatic: readonly string[] = []): LiveMatch {
  return Match.start({ ...ballotEngine.game, automatic: () => automatic }, { rounds: 1 }, 'machines')
}

function play(match: LiveMatch): void {
  const everybody = new Map(match.seats.map((seat) => [seat, chance]))
  const decision = machineAsked(match, match.seats)
  if (decision === null) throw new Error('nobody is asked')
  match.answer(decision.seat, decision.id, machineChoice(match, decision, everybody).answer)
}

describe('machines', () => {
  it('include the bots of the seating and the automatic seats of the match', () => {
    expect(machinesOf(started(['green']), BOTS)).toEqual(['blue', 'green'])
    expect(machinesOf(Match.start(ballotEngine.game, { rounds: 1 }, 'none'), BOTS)).toEqual(['blue'])
  })

  it('choose the same for the same decision, and differently in different matches', () => {
    const [one, other] = [started(), started()]
    for (let i = 0; i < 20; i++) {
      play(one)
      play(other)
    }
    expect(one.state).toEqual(other.state)
    const elsewhere: LiveMatch = Match.start(ballotEngine.game, { rounds: 1 }, 'elsewhere')
    for (let i = 0; i < 20; i++) play(elsewhere)
    expect(elsewhere.record().choices).not.toEqual(one.record().choices)
  })

  it('answer for an automatic seat with the only answer, and never choose for it', () => {
    const match = started(['green'])
    const asked = { id: '0.0:green', seat: 'green', prompt: { key: 'go-on' }, shape: 'pick' } as const
    const options: readonly Option[] = [
      { id: 'go-on', label: { key: 'go-on' } },
      { id: 'not', label: { key: 'not' }, blocked: { key: 'why', rule: 'B-1' } },
    ]
    const step: Decision = { ...asked, options }
    expect(machineChoice(match, step, new Map())).toEqual({ seat: 'green', answer: 'go-on' })
    const choice: Decision = { ...asked, shape: 'confirm' }
    expect(() => machineChoice(match, choice, new Map())).toThrow('go-on')
  })
})

describe('stepwise play', () => {
  const slow: Bot = {
    ...chance,
    name: 'slow',
    searches: true,
    *think(question, seen) {
      for (let i = 0; i < 3; i++) yield i
      return { answer: chance.decide(question, seen) }
    },
  }

  it('makes the same move in steps as at once', () => {
    const match = started()
    const decision = machineAsked(match, match.seats)
    if (decision === null) throw new Error('nobody is asked')
    const bots = new Map([[decision.seat, slow]])
    const thoughts = machineThoughts(match, decision, bots)
    for (let i = 0; i < 3; i++) expect(thoughts.next()).toEqual({ done: false, value: i })
    expect(thoughts.next()).toEqual({ done: true, value: machineChoice(match, decision, bots) })
  })

  it('takes several steps only for searching bots, not for Automas', () => {
    const [match, ruled] = [started(), started(['red', 'blue', 'green', 'yellow'])]
    const decision = machineAsked(match, match.seats)
    if (decision === null) throw new Error('nobody is asked')
    expect(isThinker(match, decision, new Map([[decision.seat, slow]]))).toBe(true)
    expect(isThinker(match, decision, new Map([[decision.seat, chance]]))).toBe(false)
    expect(isThinker(ruled, decision, new Map([[decision.seat, slow]]))).toBe(false)
  })
})

describe('undo', () => {
  it('reverts only the last move of the player', () => {
    const match = started()
    for (let i = 0; i < 60 && match.undoSeat === null; i++) play(match)
    const seat = match.undoSeat ?? ''
    expect(match.seats).toContain(seat)
    expect(undoRefused(match, [seat], [])).toBeNull()
    expect(undoRefused(match, [], [])).toEqual({ key: 'ui.undo.other' })
    expect(undoRefused(match, [], [seat])).toEqual({ key: 'ui.undo.bot' })
  })
})
