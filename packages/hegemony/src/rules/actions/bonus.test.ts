import { describe, expect, it } from 'vitest'
import { given } from '../../testing/given.ts'
import { findCompany, hasCommitted } from '../labour/workers.ts'
import { giveBonus } from './bonus.ts'

describe('Give Bonus', () => {
  it('H-CAP-BONUS-01, H-CAP-BONUS-02, H-COMMIT-03: 5₳ in all to the class that works there, which is then committed', () => {
    const game = given({})
    const play = game.run((t) => giveBonus.perform(t, 'capitalist'))
    // The Clinic has no workers to reward.
    expect(play.legal).toEqual(['company:supermarket', 'company:shopping-mall', 'company:college'])
    play.answers('company:shopping-mall')
    expect(game.state.capitalist.revenue).toBe(115)
    expect(game.state.middle.money).toBe(45)
    expect(findCompany(game.state, 'shopping-mall').slots.map((worker) => worker?.committed)).toEqual([true, true])
    expect(hasCommitted(findCompany(game.state, 'supermarket'))).toBe(false)
  })

  it('HQ-27: workers who are already committed may get one', () => {
    const game = given({}, (s) => {
      for (const worker of findCompany(s, 'supermarket').slots) if (worker) worker.committed = true
    })
    game.run((t) => giveBonus.perform(t, 'capitalist')).answers('company:supermarket')
    expect(game.state.working.money).toBe(35)
  })

  it('H-CAP-BONUS-01: empty and automated Companies get no bonus', () => {
    const game = given({}, (s) => {
      s.companies.capitalist = s.companies.capitalist.filter(({ id }) => id === 'clinic')
    })
    expect(giveBonus.whyNot(game.state, 'capitalist')?.rule).toBe('H-CAP-BONUS-01')
  })

  it('H-GEN-11: no loan for a bonus', () => {
    const game = given({}, (s) => {
      s.capitalist.revenue = 4
    })
    expect(giveBonus.whyNot(game.state, 'capitalist')?.rule).toBe('H-GEN-11')
  })
})
