import { describe, expect, it } from 'vitest'
import type { Bot } from './bot.ts'
import { legalAnswers, pickQuestion, randomAnswer } from './decision.ts'
import type { Emitted } from './event.ts'
import { isAutomatic } from './game.ts'
import { say } from './message.ts'
import { playOut } from './playout.ts'
import type { Script } from './table.ts'
import { type BallotEvent, type BallotView, ballot } from './testing/ballot.ts'
import { soundToTheEnd } from './testing/light.ts'
import { uniformBot } from './testing/play.ts'

/** Ballot with an automatic yellow seat, which must continue and takes the first answer. */
const automatic: typeof ballot = {
  ...ballot,
  automatic: () => ['yellow'],
  *advance(t): Script {
    const script = ballot.advance(t)
    let step = script.next([])
    while (step.done !== true) {
      const questions = step.value
      const answers = yield questions.map((question) => (question.seat === 'yellow' ? GO_ON : question))
      step = script.next(
        questions.map((question, i) => (question.seat === 'yellow' ? legalAnswers(question)[0] : answers[i]) ?? ''),
      )
    }
  },
}
const GO_ON = pickQuestion('yellow', say('go-on'), [{ id: 'go-on', label: say('go-on'), value: null }])

type BallotBot = Bot<BallotView, BallotEvent>

describe('a playout', () => {
  it('runs to the end and counts the decisions', () => {
    let asked = 0
    const counting: Bot = {
      name: 'counting',
      decide(question, seen) {
        asked++
        return randomAnswer(question, seen.random)
      },
    }
    const { state, standings, decisions } = playOut(ballot, {}, 'playout', () => counting)
    expect(decisions).toBe(asked)
    expect(state.phase).toBe('over')
    expect(standings.map(({ seat }) => seat).toSorted()).toEqual(['blue', 'green', 'red', 'yellow'])
    expect(decisions).toBeGreaterThan(150)
    expect(decisions).toBeLessThan(250)
  })

  it('depends only on its seed', () => {
    const final = (seed: string) => JSON.stringify(playOut(ballot, {}, seed, () => uniformBot).state)
    expect(final('one')).toBe(final('one'))
    expect(final('one')).not.toBe(final('two'))
  })

  it('shows every bot its own view only, each event once', () => {
    const heard = new Map<string, BallotEvent[]>()
    const listener = (seat: string): BallotBot => ({
      listens: true,
      name: `listener ${seat}`,
      decide(question, seen) {
        expect(seen.seat).toBe(seat)
        expect(seen.view()).toHaveProperty('own.hand')
        heard.set(seat, [...(heard.get(seat) ?? []), ...seen.events()])
        return randomAnswer(question, seen.random)
      },
    })
    playOut(ballot, { rounds: 1 }, 'listen', listener)
    const draws = heard.get('red')?.filter((event) => event.type === 'cards-drawn') ?? []
    expect(draws.filter((event) => event.party === 'red').every((event) => event.cards !== undefined)).toBe(true)
    expect(draws.filter((event) => event.party !== 'red').every((event) => event.cards === undefined)).toBe(true)
    expect(heard.get('red')?.filter((event) => event.type === 'round-begun')).toHaveLength(1)
  })

  it('sends a bot the events before its first decision', () => {
    const announced: typeof ballot = {
      ...ballot,
      *advance(t) {
        if (t.state.phase === 'pledges')
          for (const round of [1, 2]) t.emit({ type: 'round-begun', round, speaker: 'red' })
        yield* ballot.advance(t)
      },
    }
    const first: number[] = []
    const listener: BallotBot = {
      listens: true,
      name: 'listener',
      decide(question, seen) {
        const told = seen.events()
        if (question.prompt.key === 'ballot.ask.pledge') first.push(told.length)
        return randomAnswer(question, seen.random)
      },
    }
    playOut(announced, { rounds: 1 }, 'early', () => listener)
    expect(first).toEqual([2, 2, 2, 2])
  })

  it('sends observers at the start the events before the first question', () => {
    const announced: typeof ballot = {
      ...ballot,
      *advance(t) {
        if (t.state.phase === 'pledges')
          for (const round of [7, 8]) t.emit({ type: 'round-begun', round, speaker: 'red' })
        yield* ballot.advance(t)
      },
    }
    const steps: (readonly Emitted<BallotEvent>[])[] = []
    playOut(announced, { rounds: 1 }, 'early', () => uniformBot, { step: (_, emitted) => steps.push(emitted) })
    expect(steps[0]?.map(({ event }) => event)).toEqual([
      { type: 'round-begun', round: 7, speaker: 'red' },
      { type: 'round-begun', round: 8, speaker: 'red' },
    ])
    expect(new Set(steps.flat()).size).toBe(steps.flat().length)
  })

  it('shows every event to observers once', () => {
    let told = 0
    let stops = 0
    const types = new Set<string>()
    playOut(ballot, {}, 'watch', () => uniformBot, {
      step: (_, emitted) => {
        stops++
        told += emitted.length
        for (const { event } of emitted) types.add(event.type)
      },
    })
    expect(stops).toBeGreaterThan(100)
    expect(told).toBeGreaterThan(200)
    expect(types).toContain('pledge-shown')
  })

  it('answers for Automa seats without a bot', () => {
    const seated: string[] = []
    const { standings } = playOut(automatic, {}, 'automatic', (seat) => {
      seated.push(seat)
      return uniformBot
    })
    expect(seated).toEqual(['red', 'blue', 'green'])
    expect(standings).toHaveLength(4)
    expect(isAutomatic(automatic, { rounds: 4 }, 'yellow')).toBe(true)
    expect(isAutomatic(automatic, { rounds: 4 }, 'red')).toBe(false)
    expect(isAutomatic(ballot, { rounds: 4 }, 'yellow')).toBe(false)
    soundToTheEnd(automatic, { options: {}, seed: 'automatic', every: 1, limit: 1000 })
    const undecided = { ...ballot, automatic: () => ['yellow'] }
    expect(() => playOut(undecided, {}, 'automatic', () => uniformBot)).toThrow(
      /ballot.ask.pledge has not just one answer/,
    )
  })

  it('stops a game that does not end, and a bot that cheats', () => {
    expect(() => playOut(ballot, {}, 'long', () => uniformBot, { limit: 20 })).toThrow(/no end after 20/)
    const { decisions } = playOut(ballot, {}, 'long', () => uniformBot)
    expect(playOut(ballot, {}, 'long', () => uniformBot, { limit: decisions }).decisions).toBe(decisions)
    const tooFew = { limit: decisions - 1 }
    expect(() => playOut(ballot, {}, 'long', () => uniformBot, tooFew)).toThrow(`no end after ${decisions - 1}`)
    const cheat: BallotBot = { name: 'cheat', decide: () => 1000 }
    expect(() => playOut(ballot, {}, 'cheat', () => cheat)).toThrow(/cheat gave the illegal answer 1000/)
    const bold: BallotBot = {
      name: 'bold',
      decide(question, seen) {
        const options = 'offers' in question ? question.offers : []
        return options.find(({ blocked }) => blocked !== undefined)?.id ?? randomAnswer(question, seen.random)
      },
    }
    expect(() => playOut(ballot, {}, 'bold', () => bold)).toThrow(/bold gave the illegal answer/)
    const greedy: BallotBot = {
      name: 'greedy',
      decide: (question, seen) =>
        question.shape === 'number' ? question.max + 1 : randomAnswer(question, seen.random),
    }
    expect(() => playOut(ballot, {}, 'greedy', () => greedy)).toThrow(/greedy gave the illegal answer/)
    const stranger = { ...ballot, seats: () => ['red', 'blue', 'green'] }
    expect(() => playOut(stranger, {}, 'stranger', () => uniformBot)).toThrow(/nobody plays yellow/)
  })
})
