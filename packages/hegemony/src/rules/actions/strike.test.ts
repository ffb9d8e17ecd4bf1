import { describe, expect, it } from 'vitest'
import type { HegemonyState } from '../../state/state.ts'
import { employ, employHelp, own } from '../../testing/arrange.ts'
import { given, type TestTable } from '../../testing/given.ts'
import { findCompany, workersIn } from '../labour/workers.ts'
import { callStrikes, resolveStrikes, strike, whyNoStrikes } from './strike.ts'

function striking(game: TestTable, max = 2) {
  return game.run((t) => callStrikes(t, max))
}

function commit(s: HegemonyState, id: string): void {
  for (const worker of workersIn(findCompany(s, id))) worker.committed = true
}

describe('calling a strike', () => {
  it('H-STRIKE-01: tokens on up to two Companies where Working Class workers work', () => {
    const game = given({ players: 4 })
    const play = game.run((t) => strike.perform(t, 'working'))
    expect(play.legal).toEqual(['company:supermarket', 'company:college', 'company:university-hospital'])
    play.answers('company:supermarket', 'company:college')
    expect(play.done).toBe(true)
    expect(findCompany(game.state, 'supermarket').strike).toBe(true)
    expect(findCompany(game.state, 'college').strike).toBe(true)
  })

  it('H-STRIKE-01: one Company is enough', () => {
    const game = given({ players: 4 })
    expect(striking(game).answers('company:college', 'done').result).toBe(1)
  })

  it('H-STRIKE-02, H-COMMIT-11: not where the workers are committed', () => {
    const game = given({ players: 4 }, (s) => commit(s, 'college'))
    expect(striking(game).whyNot('company:college')?.rule).toBe('H-STRIKE-02')
  })

  it('H-STRIKE-03: not at the highest wage', () => {
    const game = given({ players: 4 }, (s) => {
      findCompany(s, 'college').wage = 3
    })
    expect(striking(game).whyNot('company:college')?.rule).toBe('H-STRIKE-03')
  })

  it('H-STRIKE-04: public Companies only with four players', () => {
    const three = given({ players: 3 })
    expect(striking(three).whyNot('company:university-hospital')?.rule).toBe('H-STRIKE-04')
    const four = given({ players: 4 })
    expect(striking(four).legal).toContain('company:university-hospital')
  })

  it('H-STRIKE-05: one token on a Company', () => {
    const game = given({ players: 4 })
    const play = striking(game).answers('company:college')
    expect(play.whyNot('company:college')?.rule).toBe('H-STRIKE-05')
  })

  it('H-COMP-08: no more than the 7 tokens of the box', () => {
    const game = given({ players: 2 }, (s) => {
      for (const id of [
        'supermarket-2',
        'shopping-mall-2',
        'clinic-2',
        'college-2',
        'radio-station',
        'hotel',
        'hospital',
      ]) {
        employ(s, own(s, 'capitalist', id), 'working').strike = true
      }
    })
    expect(strike.whyNot(game.state, 'working')?.rule).toBe('H-COMP-08')
    findCompany(game.state, 'hotel').strike = false
    expect(striking(game).answers('company:supermarket').done).toBe(true)
  })

  it('H-STRIKE-01: impossible where no worker can strike; not against the own Cooperative Farm', () => {
    const { state } = given({ players: 4 }, (s) => {
      for (const id of ['supermarket', 'college', 'university-hospital']) commit(s, id)
      employ(s, own(s, 'working', 'cooperative-farm', 1), 'working')
    })
    expect(whyNoStrikes(state)?.rule).toBe('H-STRIKE-01')
  })

  it('HQ-41, H-STRIKE-02: in a Middle Class Company only the employee matters, unless the house rule says otherwise', () => {
    const arrange = (s: HegemonyState): void => {
      const office = employHelp(s, findCompany(s, 'doctors-office'))
      office.slots = office.slots.map((worker) => worker && { ...worker, committed: true })
    }
    expect(striking(given({ players: 4 }, arrange)).legal).toContain('company:doctors-office')
    const strict = given({ players: 4, house: { strikeByEmployeeOnly: false } }, arrange)
    expect(striking(strict).whyNot('company:doctors-office')?.rule).toBe('H-STRIKE-02')
  })

  it('H-STRIKE-02: not where the employee of a Middle Class Company is committed', () => {
    const game = given({ players: 4 }, (s) => employHelp(s, findCompany(s, 'doctors-office'), true))
    expect(striking(game).whyNot('company:doctors-office')?.rule).toBe('H-STRIKE-02')
  })
})

describe('the start of production', () => {
  it('H-STRIKE-06, H-STRIKE-15: at L3 the token goes without effect', () => {
    const game = given({ players: 4 })
    striking(game).answers('company:college', 'done')
    findCompany(game.state, 'college').wage = 3
    resolveStrikes(game.table)
    expect(game.eventsOf('strike').at(-1)).toEqual({
      type: 'strike',
      company: 'college',
      owner: 'capitalist',
      outcome: 'settled',
    })
    expect(findCompany(game.state, 'college').strike).toBe(false)
    expect(game.state.working.influence).toBe(1)
  })

  it('H-STRIKE-08: every other strike brings the Working Class 1 Influence', () => {
    const game = given({ players: 4 })
    striking(game).answers('company:college', 'company:supermarket')
    resolveStrikes(game.table)
    expect(game.state.working.influence).toBe(3)
  })

  it('H-STRIKE-07: the Companies stay struck while the others produce', () => {
    const game = given({ players: 4 })
    striking(game).answers('company:college', 'done')
    resolveStrikes(game.table)
    expect(findCompany(game.state, 'college').strike).toBe(true)
  })

  it('HQ-26: workers who became committed after the call still strike', () => {
    const game = given({ players: 4 })
    striking(game).answers('company:college', 'done')
    commit(game.state, 'college')
    resolveStrikes(game.table)
    expect(game.state.working.influence).toBe(2)
  })
})
