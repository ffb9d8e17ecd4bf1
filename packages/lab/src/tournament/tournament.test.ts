import { describe, expect, it } from 'vitest'
import { games } from '../games/games.ts'
import { SeatedGame } from '../play/seating.ts'
import { play } from '../runs/run.ts'
import { Results } from '../shards/results.ts'
import { replaceSection } from '../terminal/generated-sections.ts'
import { contestSeries, leadOf, winOf } from './contest.ts'
import { strengthPage } from './page.ts'
import { findVerdict, isReached, TARGETS } from './targets.ts'
import { type Verdict, verdictsIn } from './verdict.ts'

const standings = [
  { seat: 'red', score: 20, rank: 1 },
  { seat: 'blue', score: 20, rank: 1 },
  { seat: 'green', score: 5, rank: 3 },
  { seat: 'gold', score: 4, rank: 4 },
]

describe('a contest', () => {
  it('shares first places, and computes leads over the mean of the others in integers', () => {
    expect(standings.map(({ seat }) => winOf(standings, seat))).toEqual([6, 6, 0, 0])
    expect(leadOf(standings, 'red')).toBe(12 * 20 - 4 * 29)
    expect(leadOf(standings.slice(0, 2), 'blue')).toBe(0)
  })

  it('seats the challenger everywhere in turn, with Automas if there are any, on the same deals', async () => {
    const { hegemony } = games
    const options = { players: 4 }
    const terms = { challenger: 'medium', field: 'advanced-automa', otherwise: 'random' }
    const series = await contestSeries(hegemony, options, 'deal', terms)
    expect(series.terms.seats).toBe('working,middle,capitalist,state')
    expect(series.terms.learned).toMatch(/^[0-9a-f]{12}$/)
    const results = new Results()
    await play([{ series, games: 1 }], results, { threads: 1 })
    const [verdict] = verdictsIn(results)
    if (verdict === undefined) throw new Error('no verdict')
    const room = new SeatedGame(hegemony, options)
    const field = ['working', 'middle', 'capitalist'].map((seat) => [seat, 'advanced-automa'] as const)
    const alone = room.play('deal/0', new Map([...field, ['state', 'random']]))
    const middle = room.play('deal/0', new Map([...field, ['state', 'random'], ['middle', 'medium']]))
    const own = verdict.bySeat.find(({ seat }) => seat === 'middle')
    expect(own?.lead.value).toBeCloseTo(leadOf(middle, 'middle') / 12, 3)
    expect(own?.gain.value).toBeCloseTo((leadOf(middle, 'middle') - leadOf(alone, 'middle')) / 12, 3)
    expect(verdict.compared.decided).toBe(1)
  })

  it('rejects impossible seats and players', async () => {
    const between = (challenger: string, field: string, seats?: readonly string[]) =>
      contestSeries(games['planet-b'], { players: 2 }, '1', {
        challenger,
        field,
        otherwise: 'random',
        ...(seats === undefined ? {} : { seats }),
      })
    await expect(between('random', 'random', ['purple'])).rejects.toThrow('no seat "purple"')
    await expect(between('random', 'advanced-automa')).rejects.toThrow('cannot play each other')
  })
})

describe('targets', () => {
  const exactly = (value: number) => ({ value, low: value, high: value })
  const seat = (wins: number, gain: number) => ({
    seat: 'red',
    games: 10,
    wins: exactly(wins),
    score: exactly(0),
    lead: exactly(0),
    gain: exactly(gain),
  })
  const verdict = (bySeat: Verdict['bySeat'], meanGain = 0, compared = 0): Verdict => ({
    challenger: 'hard',
    field: 'medium',
    otherwise: 'medium',
    seats: ['red'],
    game: 'hegemony',
    options: { players: 4 },
    players: 4,
    seed: '1',
    learned: 'x',
    deals: 10,
    bySeat,
    meanGain,
    compared: { ...exactly(compared), decided: 10 },
  })

  it('hold in every seat, in the mean, or over all deals', () => {
    expect(isReached(verdict([seat(0.99, 0), seat(1, 0)]), { wins: 0.99 })).toBe(true)
    expect(isReached(verdict([seat(0.98, 0), seat(1, 0)]), { wins: 0.99 })).toBe(false)
    expect(isReached(verdict([seat(0, 8), seat(0, 22)], 15), { gain: 15, everySeat: 8 })).toBe(true)
    expect(isReached(verdict([seat(0, 7), seat(0, 23)], 15), { gain: 15, everySeat: 8 })).toBe(false)
    expect(isReached(verdict([seat(0, 0)], 0), { gain: 0 })).toBe(false)
    expect(isReached(verdict([seat(0, -10)], -10), { loss: 10 })).toBe(true)
    expect(isReached(verdict([], 0, 0.6), { compared: 0.6 })).toBe(true)
  })

  it('appear on the page with the measured values, between its marks', () => {
    const played = verdict([seat(0.4, 20)], 20)
    const target = TARGETS.find(({ challenger, field }) => challenger === 'hard' && field === 'medium')
    if (target === undefined) throw new Error('no target')
    expect(findVerdict([played], target)).toBe(played)
    expect(findVerdict([{ ...played, options: { players: 4, modules: {} } }], target)).toBeUndefined()
    const page = replaceSection(
      '# Bots\n<!-- begin strength -->old<!-- end strength -->\nend',
      'strength',
      strengthPage([played]),
    )
    expect(page).toContain('mean +20.0: red +20.0 ± 0.0 (10 of 60 deals) | reached so far |')
    expect(page).toContain('not played')
    const decided = {
      game: 'planet-b',
      players: 2,
      learned: 'x',
      positions: 30,
      gain: { value: 0.4, low: 0.1, high: 0.7 },
    }
    expect(strengthPage([played], [decided])).toContain(
      '| planet-b, 2 players | expert among hard | gains | +0.40 ± 0.30 points a decision, 1024 rollouts against 64 (30 positions) | reached |',
    )
    const doubted = { ...decided, gain: { value: 0.2, low: -0.1, high: 0.5 } }
    expect(strengthPage([], [doubted])).toContain('(30 positions) | not decided |')
    expect(page).not.toContain('old')
    expect(page.endsWith('end')).toBe(true)
    expect(() => replaceSection('# Bots', 'strength', '')).toThrow('no marks')
  })
})
