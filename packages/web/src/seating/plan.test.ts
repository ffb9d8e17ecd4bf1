// Seat plans: who may play a seat, changes of the number of players, presets.
import { describe, expect, it } from 'vitest'
import { info as ballot } from '../games/ballot/info.ts'
import type { GameInfo } from '../games/types.ts'
import { A_BOT, automasOf, dealt, planFor, planOfPreset, recoloured, seatingOf } from './plan.ts'

const info: GameInfo = {
  ...ballot,
  playerCounts: [2, 4],
  seats: (players) => ['red', 'blue', 'green', 'yellow'].slice(0, players),
  controllers: (seat, players) => [
    { kind: 'person' },
    { kind: 'bot' },
    seat === 'blue' && players === 4
      ? { kind: 'automa', blocked: { key: 'why', rule: 'B-1' } }
      : { kind: 'automa', modes: [{ id: 'simple', label: { key: 'simple' } }] },
  ],
}

const PRESET = {
  id: 'solo',
  label: { key: 'solo' },
  text: { key: 'solo' },
  players: 2,
  controllers: { red: 'bot', blue: { automa: 'simple' } },
  answers: {},
} as const

describe('a seat plan', () => {
  it('seats one human and bots, and keeps earlier choices', () => {
    expect(planFor(info, 2, {})).toEqual({ red: { kind: 'person', name: '' }, blue: A_BOT })
    const before = { red: { kind: 'bot', name: 'R' }, blue: { kind: 'person', name: 'Olena' } } as const
    expect(planFor(info, 4, before)).toMatchObject(before)
  })

  it('drops seats and controllers that are not possible with the number of players', () => {
    const before = { blue: { kind: 'automa', mode: 'simple' } } as const
    expect(planFor(info, 2, before).blue).toEqual(before.blue)
    expect(planFor(info, 4, before).blue).toEqual(A_BOT)
  })

  it('keeps the chosen colors when seats differ by color alone', () => {
    const coloured: GameInfo = { ...info, colours: ['red', 'blue', 'green', 'yellow'] }
    const two = recoloured(coloured, planFor(coloured, 2, {}), 'red', 'yellow')
    expect(Object.entries(two)).toEqual([
      ['blue', A_BOT],
      ['yellow', { kind: 'person', name: '' }],
    ])
    expect(Object.keys(planFor(coloured, 2, two))).toEqual(['blue', 'yellow'])
    expect(Object.keys(planFor(coloured, 4, two))).toEqual(['red', 'blue', 'green', 'yellow'])
    expect(Object.keys(planFor(info, 2, two))).toEqual(['red', 'blue'])
  })

  it('returns people and bots as seating, and Automas as options', () => {
    const plan = planOfPreset(info, PRESET)
    expect(seatingOf(plan)).toEqual({ red: A_BOT })
    expect(automasOf(plan)).toEqual({ blue: 'simple' })
  })
})

describe('random seats', () => {
  const person = (name: string) => ({ kind: 'person', name }) as const
  const plan = {
    red: person('Olena'),
    blue: { kind: 'automa', mode: 'simple' },
    green: person('Marek'),
    yellow: A_BOT,
  } as const
  const seeds = Array.from({ length: 60 }, (_, i) => `seed ${i}`)
  const seatOf = (name: string, seed: string) =>
    Object.entries(dealt(plan, seed)).find(([, by]) => by.kind === 'person' && by.name === name)?.[0]

  it('keeps Automas and assigns the other seats to the same people and bots', () => {
    for (const seed of seeds) {
      const after = dealt(plan, seed)
      expect(Object.keys(after)).toEqual(Object.keys(plan))
      expect(after.blue).toBe(plan.blue)
      expect(new Set(Object.values(after))).toEqual(new Set(Object.values(plan)))
    }
  })

  it('assigns each seat to a player for some seed, and the same seat for the same seed', () => {
    expect(new Set(seeds.map((seed) => seatOf('Olena', seed)))).toEqual(new Set(['red', 'green', 'yellow']))
    for (const seed of seeds) expect(dealt(plan, seed)).toEqual(dealt(plan, seed))
  })
})
