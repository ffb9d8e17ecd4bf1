import { describe, expect, it } from 'vitest'
import { employ, own } from '../../testing/arrange.ts'
import { given } from '../../testing/given.ts'
import { findCompany, isOperational } from '../labour/workers.ts'
import { produceCompany, wageDue } from '../production/production.ts'
import { machineryLeft, placeMachinery } from './machinery.ts'

describe('Machinery tokens', () => {
  it('H-CAP-MACH-01: a token goes at once to an own Company that shows the symbol', () => {
    const game = given({}, (s) => {
      s.companies.capitalist = []
      own(s, 'capitalist', 'clinic')
      own(s, 'capitalist', 'academy')
      own(s, 'capitalist', 'stadium')
      own(s, 'capitalist', 'car-manufacturer')
    })
    const play = game.run((t) => placeMachinery(t, 1))
    expect(play.legal).toEqual(['company:clinic', 'company:stadium'])
    play.answers('company:stadium')
    expect(findCompany(game.state, 'stadium').machinery).toBe(true)
  })

  it('H-CAP-MACH-02: it raises the production by the printed number and does not change the wage', () => {
    const game = given({}, (s) => {
      s.companies.capitalist = [employ(s, own(s, 'capitalist', 'stadium'), 'working')]
      s.capitalist.storage.luxury = 0
    })
    const stadium = findCompany(game.state, 'stadium')
    const wage = wageDue(stadium)
    game.run((t) => placeMachinery(t, 1))
    produceCompany(game.table, 'capitalist', stadium, false)
    expect(game.state.capitalist.storage.luxury).toBe(8 + 3)
    expect(wageDue(stadium)).toBe(wage)
  })

  it('H-CAP-MACH-03: one token on a Company, two from one effect on two Companies', () => {
    const game = given({})
    const play = game.run((t) => placeMachinery(t, 2)).answers('company:clinic')
    expect(play.legal).toEqual(['company:supermarket', 'company:shopping-mall', 'company:college'])
    play.answers('company:college')
    expect(game.state.companies.capitalist.filter(({ machinery }) => machinery)).toHaveLength(2)
  })

  it('H-CAP-MACH-04: without an eligible Company the token is lost', () => {
    const game = given({}, (s) => {
      s.companies.capitalist = [own(s, 'capitalist', 'clinic')]
    })
    expect(game.run((t) => placeMachinery(t, 2)).done).toBe(true)
    expect(machineryLeft(game.state)).toBe(5)
  })

  it('H-CAP-MACH-05, H-OPER-06: a Company with a token is still empty without workers', () => {
    const game = given({})
    game.run((t) => placeMachinery(t, 1)).answers('company:clinic')
    expect(isOperational(findCompany(game.state, 'clinic'))).toBe(false)
  })

  it('H-COMP-09: at most 6 tokens are in play, automated Companies need none', () => {
    const game = given({}, (s) => {
      s.companies.capitalist = []
      own(s, 'capitalist', 'car-manufacturer')
      for (const id of ['clinic', 'clinic-2', 'college', 'college-2', 'supermarket', 'supermarket-2', 'stadium']) {
        own(s, 'capitalist', id).machinery = id !== 'stadium'
      }
    })
    expect(machineryLeft(game.state)).toBe(0)
    game.run((t) => placeMachinery(t, 1))
    expect(findCompany(game.state, 'stadium').machinery).toBe(false)
  })
})
