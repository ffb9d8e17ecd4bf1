import { sectionLetter } from '@hustings/hegemony/data'
import { describe, expect, it } from 'vitest'
import { report, type VpWhy } from './report.ts'
import { playByChance, startMatch, wordsIn } from './testing/at-table.tsx'

describe('the result page of Hegemony', () => {
  it.each([2, 3, 4] as const)('accounts for every point of %i players', (players) => {
    const match = startMatch(players, `report ${players}`)
    playByChance(match, players, () => {})
    const { view, events, standings } = match.observe('spectator')
    const told = report(
      events.map((event) => ({ step: 0, event })),
      view,
      standings ?? [],
    )
    expect(told.ranking).toHaveLength(players)
    for (const { amounts, total, seat } of told.sources.rows) {
      const sum = Object.values(amounts).reduce((all, amount) => all + amount, 0)
      expect(sum, seat).toBe(total)
    }
    const [vp, money] = told.lines
    expect(vp?.moments).toHaveLength(6)
    for (const { seat, values } of vp?.lines ?? []) {
      expect(values[0]).toBe(0)
      expect(values.at(-1), seat).toBe(standings?.find((standing) => standing.seat === seat)?.score)
    }
    expect(money?.lines.find(({ seat }) => seat === 'working')?.values[0]).toBe(30)
    expect(money?.lines.find(({ seat }) => seat === 'capitalist')?.values[0]).toBe(120)
    const [laws] = told.strips
    expect(laws?.rows.map(({ cells }) => cells.at(-1)?.text)).toEqual(Object.values(view.policies).map(sectionLetter))
    for (const language of ['en', 'uk', 'pl'] as const) {
      const { say } = wordsIn(language)
      for (const { label } of told.sources.sources) expect(say(label)).not.toBe('')
      for (const chart of [...told.lines, ...told.strips]) expect(say(chart.title)).not.toBe('')
      for (const { note } of told.ranking) if (note !== undefined) expect(say(note)).not.toBe('')
    }
  })

  it('gives a source the same color in every match', () => {
    const { view } = startMatch(2, 'colours').observe('spectator')
    const coloursAfter = (...whys: readonly VpWhy[]) => {
      const log = whys.map((why) => ({
        step: 0,
        event: { type: 'vp' as const, role: 'working' as const, amount: 3, why },
      }))
      const standings = [{ seat: 'working', score: 3 * whys.length, rank: 1 }]
      return Object.fromEntries(report(log, view, standings).sources.sources.map(({ id, colour }) => [id, colour]))
    }
    const all = coloursAfter('prosperity', 'bill', 'card', 'unions', 'policies', 'hidden-agenda', 'money', 'loans')
    expect(new Set(Object.values(all)).size).toBe(8)
    expect(coloursAfter('unions', 'loans')).toEqual({ works: all.works, losses: all.losses })
  })

  it('explains a tie, and omits the explanation without one', () => {
    const match = startMatch(2, 'tie')
    const { view } = match.observe('spectator')
    const standing = (seat: string, score: number, rank: number) => ({ seat, score, rank })
    const tieBreak = (a: number, b: number) =>
      report([], view, [standing('working', a, 1), standing('capitalist', a, b)]).tieBreak
    expect(tieBreak(50, 2)?.key).toBe('board.report.tie')
    expect(tieBreak(50, 1)?.key).toBe('board.report.tie-shared')
    expect(report([], view, [standing('working', 5, 1), standing('capitalist', 3, 2)]).tieBreak).toBeNull()
  })
})
