import { describe, expect, it } from 'vitest'
import { addCard, addStandings, cardCounts, mergeTally, newTally, roleResults } from './tally.ts'

describe('tally', () => {
  it('averages scores and shares the win of a tie', () => {
    const tally = newTally()
    addStandings(tally, [
      { seat: 'red', score: 10, rank: 1 },
      { seat: 'blue', score: 10, rank: 1 },
    ])
    addStandings(tally, [
      { seat: 'red', score: 20, rank: 1 },
      { seat: 'blue', score: 5, rank: 2 },
    ])
    expect(roleResults(tally)).toEqual({
      red: { meanScore: 15, winShare: 0.75 },
      blue: { meanScore: 7.5, winShare: 0.25 },
    })
  })

  it('merges to the result of one long series', () => {
    const whole = newTally()
    const parts = [newTally(), newTally()]
    for (const [index, card] of ['b', 'a', 'b'].entries()) {
      for (const tally of [whole, parts[index % 2] ?? whole]) {
        tally.games++
        tally.decisions += 10
        addCard(tally, card)
        addStandings(tally, [{ seat: 'red', score: index, rank: 1 }])
        tally.violations.push({ game: index, seed: `1/${index}`, step: 0, problem: card })
      }
    }
    const merged = newTally()
    for (const part of parts) mergeTally(merged, part)
    merged.violations.sort((a, b) => a.game - b.game)
    expect(merged).toEqual(whole)
    expect(Object.keys(cardCounts(merged))).toEqual(['a', 'b'])
  })
})
