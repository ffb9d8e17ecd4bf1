// Compares the reported changes of other players' moves with the real changes, in random games of every kind.
import { randomBot } from '@hustings/bots'
import { hegemony } from '@hustings/hegemony'
import { type AnyGame, Match, randomFrom, seedRandom, seenIn } from '@hustings/kernel'
import { planetB } from '@hustings/planet-b'
import { describe, expect, it } from 'vitest'
import { presented as hegemonyFollowing } from './hegemony/log/presentation.ts'
import { numberLabel as hegemonyNumber } from './hegemony/words/numbers.ts'
import { presented as planetBFollowing } from './planet-b/log/presentation.ts'
import { numberLabel as planetBNumber } from './planet-b/words/numbers.ts'
import type { AnyGameUi, NumberLabel } from './types.ts'

type Numbers = Readonly<Record<string, number>>

interface Told {
  readonly game: AnyGame
  readonly options: readonly unknown[]
  readonly following: AnyGameUi['following']
  number(name: string): NumberLabel | null
  /** Numbers whose changes must be reported in full, with those that are reported together. */
  counted(numbers: Numbers): Numbers
}

const pick = (numbers: Numbers, wanted: RegExp): Record<string, number> =>
  Object.fromEntries(Object.entries(numbers).filter(([name]) => wanted.test(name)))

const MODULES = {
  crisisResponse: true,
  alternativeEvents: true,
  hiddenAgendas: true,
  actionCards: true,
  historicalEvents: true,
}

const GAMES: Readonly<Record<string, Told>> = {
  Hegemony: {
    game: hegemony,
    options: [
      ...[2, 3, 4].map((players) => ({ players })),
      { players: 4, automas: { middle: 'simple' }, modules: MODULES },
    ],
    following: hegemonyFollowing,
    number: hegemonyNumber,
    counted: (numbers) => ({
      ...pick(
        numbers,
        /\.(money|vp|influence|prosperity|loans|population|unemployed)$|\.(goods|storage|freeTradeZone|legitimacy)\./,
      ),
      'capitalist.money': (numbers['capitalist.revenue'] ?? 0) + (numbers['capitalist.capital'] ?? 0),
    }),
  },
  'Planet B': {
    game: planetB,
    options: [2, 3, 4].map((players) => ({ players, openScores: true })),
    following: planetBFollowing,
    number: planetBNumber,
    counted: (numbers) => pick(numbers, /\.(money|vp|mood)$|\.(store|workers|factions)\./),
  },
}

function changesOf(before: Numbers, after: Numbers): Record<string, number> {
  const changes = Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)] as const)
  return Object.fromEntries(changes.filter(([, by]) => by !== 0))
}

describe.each(Object.keys(GAMES))('%s', (name) => {
  const told = GAMES[name]
  if (told === undefined) throw new Error(name)
  it('reports the changes of each move, and has texts for them', () => {
    const seen = new Set<string>()
    for (const [i, options] of told.options.entries()) {
      const seed = `following-${i}`
      const match = Match.start(told.game, options, seed)
      const random = randomFrom(seedRandom(`${seed}/bots`))
      for (let step = 0; step < 900; step++) {
        const [decision] = match.decisions
        if (decision === undefined) break
        const before = told.counted(told.game.numbers(match.state))
        const from = match.eventCount
        match.answer(decision.seat, decision.id, randomBot.decide(decision, seenIn(match, decision.seat, random)))
        // Changes are reported to the affected seat only.
        const sums: Record<string, number> = {}
        for (const viewer of [...match.seats, 'spectator']) {
          const mine: Record<string, number> = {}
          for (const event of match.eventsFor(viewer, from)) {
            for (const { number, by } of told.following.differences(event)) mine[number] = (mine[number] ?? 0) + by
          }
          for (const [number, by] of Object.entries(mine)) {
            const [owner = ''] = number.split('.')
            if (owner === viewer || (viewer === 'spectator' && !match.seats.includes(owner))) sums[number] = by
          }
        }
        const after = told.counted(told.game.numbers(match.state))
        const expected = changesOf(before, after)
        const found = Object.fromEntries(Object.entries(sums).filter(([number, by]) => by !== 0 && number in after))
        expect(found, `step ${step}: ${JSON.stringify(match.eventsFor('spectator', from))}`).toEqual(expected)
        for (const number of Object.keys(found)) seen.add(number)
      }
    }
    expect(seen.size).toBeGreaterThan(20)
    for (const number of seen) expect(told.number(number), number).not.toBeNull()
  })
})
