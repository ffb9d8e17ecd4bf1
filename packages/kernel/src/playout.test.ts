import { describe, expect, it } from 'vitest'
import { randomAnswer } from './decision.ts'
import { type Bot, playOut } from './playout.ts'
import { type BallotEvent, type BallotView, ballot } from './testing/ballot.ts'
import { uniformBot } from './testing/play.ts'

type BallotBot = Bot<BallotView, BallotEvent>

describe('a playout', () => {
  it('comes to the end and counts the decisions', () => {
    const { state, standings, decisions } = playOut(ballot, {}, 'playout', () => uniformBot)
    expect(state.phase).toBe('over')
    expect(standings.map(({ seat }) => seat).toSorted()).toEqual(['blue', 'green', 'red', 'yellow'])
    expect(decisions).toBeGreaterThan(150)
    expect(decisions).toBeLessThan(250)
  })

  it('depends on its seed and on nothing else', () => {
    const final = (seed: string) => JSON.stringify(playOut(ballot, {}, seed, () => uniformBot).state)
    expect(final('one')).toBe(final('one'))
    expect(final('one')).not.toBe(final('two'))
  })

  it('lets every bot see from its own seat only, each event once', () => {
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

  it('shows every event to those who watch, once', () => {
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

  it('stops a game that does not end, and a bot that cheats', () => {
    expect(() => playOut(ballot, {}, 'long', () => uniformBot, { limit: 20 })).toThrow(/no end after 20/)
    const cheat: BallotBot = { name: 'cheat', decide: () => 1000 }
    expect(() => playOut(ballot, {}, 'cheat', () => cheat)).toThrow(/cheat gave the illegal answer 1000/)
  })
})
