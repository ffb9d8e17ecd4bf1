import { describe, expect, it } from 'vitest'
import { aiCard } from '../data/automa.ts'
import type { ActionCode } from '../data/automa-facts.ts'
import { exportCard } from '../data/exports.ts'
import type { Class } from '../data/vocabulary.ts'
import type { HegemonyState } from '../state/state.ts'
import { bare, employ, employHelp, own, unemploy } from '../testing/arrange.ts'
import { ALL_ADVANCED } from '../testing/automa.ts'
import { type Given, given } from '../testing/given.ts'
import { playedFor } from './actions/action.ts'
import { phasesLeft, runCheck } from './checks.ts'
import { type PriorityCard, setPolicyAside } from './place/board.ts'

/** Rows gained by a check, card by card; with the bonus if the symbol is the first of the card. */
function rows(
  of: Class,
  number: number,
  code: ActionCode,
  change: (s: HegemonyState) => void,
  setting: Given = {},
): Partial<Record<PriorityCard, number>> {
  const game = given({ automas: ALL_ADVANCED, ...setting }, (s) => {
    bare(s)
    change(s)
  })
  const script = runCheck(game.table, of, code, playedFor(game.state, aiCard(`ai-${of}-${number}`), code))
  const { value } = script.next([])
  const sum: Partial<Record<PriorityCard, number>> = {}
  if (!Array.isArray(value) && 'moves' in value)
    for (const { card, rows: up } of value.moves) sum[card] = (sum[card] ?? 0) + up
  return sum
}

const idle = (s: HegemonyState, of: 'working' | 'middle', count: number): void => {
  for (let i = 0; i < count; i++) unemploy(s, of, 'unskilled')
}

const inRound = (s: HegemonyState, round: number): void => {
  s.clock = { round, phase: 'action', step: 0 }
}

describe('Check Workers', () => {
  it('CC-AW-35, CC-AW-24: a row for each who finds work, two for a union; Demonstration by the shortage', () => {
    expect(
      rows('working', 5, 'AW', (s) => {
        own(s, 'capitalist', 'fashion-company')
        idle(s, 'working', 2)
      }),
    ).toEqual({ AW: 2 })
    expect(
      rows('working', 5, 'AW', (s) => {
        for (const id of ['college', 'academy']) employ(s, own(s, 'capitalist', id), 'working')
        unemploy(s, 'working', 'education')
      }),
    ).toEqual({ AW: 2, DEM: 1 })
    expect(rows('working', 5, 'AW', (s) => idle(s, 'working', 3))).toEqual({ SA: 1, DEM: 3 })
  })

  it('CC-AM-33: the Middle Class without unions and demonstrations', () => {
    expect(
      rows('middle', 1, 'AW', (s) => {
        own(s, 'capitalist', 'publishing-house')
        idle(s, 'middle', 4)
      }),
    ).toEqual({ AW: 3 })
    expect(rows('middle', 1, 'AW', (s) => idle(s, 'middle', 4))).toEqual({ SA: 1 })
  })

  it('R-85: three places of a Cooperative Farm count with the bonus', () => {
    expect(rows('working', 2, 'AW', (s) => idle(s, 'working', 3))).toEqual({ AW: 3, DEM: 3 })
  })
})

describe('Check Policies', () => {
  it('CC-AUTO-53: one or two rows by the distance, one more for the dearest policy of the class', () => {
    const policies = (change: (s: HegemonyState) => void) => rows('capitalist', 4, 'PB', change)
    // Card 4 lists 3 and 4; Taxation counts one more.
    expect(policies((s) => Object.assign(s.policies, { 3: 'A', 4: 'B' }))).toEqual({ PB: 4, 3: 3, 4: 1 })
    expect(policies((s) => Object.assign(s.policies, { 3: 'B', 4: 'B' }))).toEqual({ PB: 3, 3: 2, 4: 1 })
  })

  it('CC-AUTO-53: set aside, or without a Bill marker: the Special Action instead', () => {
    const game = given({ automas: ALL_ADVANCED })
    for (const policy of [3, 4] as const) setPolicyAside(game.table, 'capitalist', policy)
    const check = runCheck(game.table, 'capitalist', 'PB', { card: aiCard('ai-capitalist-4'), bonus: null }).next([])
    expect(check.value).toMatchObject({ moves: [{ card: 'SA', rows: 1 }] })
    const none = rows('capitalist', 4, 'PB', (s) => {
      for (const policy of [1, 2, 5] as const) s.bills[policy] = { by: 'capitalist', section: 'B' }
    })
    expect(none).toEqual({ SA: 1 })
  })
})

describe('Check Companies', () => {
  it('OQ-15: Production Phases left, the one of this round included', () => {
    const left = [1, 2, 3, 4, 5].map((round) => phasesLeft(given({}, (s) => inRound(s, round)).state))
    expect(left).toEqual([5, 4, 3, 2, 1])
  })

  it('CC-AC-28, CC-AUTO-48, CC-AUTO-54: a row for two phases, one for a new product, three for a Demonstration', () => {
    const market = (s: HegemonyState): void => {
      s.capitalist.market = ['fashion-company', 'clinic', 'car-manufacturer']
      s.capitalist.revenue = 40
      idle(s, 'working', 2)
    }
    // Only the Fashion Company can be paid and run: 2 rows in round 1, and a new product.
    expect(rows('capitalist', 4, 'BC', market)).toEqual({ BC: 3 })
    expect(
      rows('capitalist', 4, 'BC', (s) => {
        market(s)
        employ(s, own(s, 'capitalist', 'shopping-mall'), 'middle')
        inRound(s, 4)
      }),
    ).toEqual({ BC: 1, SA: 1 })
    expect(
      rows('capitalist', 4, 'BC', (s) => {
        s.capitalist.market = []
        s.demonstration = true
      }),
    ).toEqual({ BC: 3 })
  })

  it('CC-AC-23: an idle Company that brings 20 raises its sale by a row for each 10', () => {
    const idleCompany = (s: HegemonyState): void => {
      s.capitalist.market = []
      own(s, 'capitalist', 'university')
      own(s, 'capitalist', 'clinic')
    }
    expect(rows('capitalist', 4, 'BC', idleCompany)).toEqual({ SA: 1, SC: 2 })
    // The bonus of card 2 doubles 24 and 16.
    const game = given({ automas: ALL_ADVANCED }, (s) => {
      bare(s)
      idleCompany(s)
    })
    const played = playedFor(game.state, aiCard('ai-capitalist-2'), 'SC')
    expect(runCheck(game.table, 'capitalist', 'BC', played).next([]).value).toMatchObject({
      moves: [
        { card: 'SA', rows: 1 },
        { card: 'SC', rows: 4 },
        { card: 'SC', rows: 3 },
      ],
    })
  })

  it('CC-AC-23, CC-AUTO-54: a sale for exactly 20 counts, one for less and operational Companies do not, and each sale counts separately', () => {
    const sale = (...ids: readonly string[]) =>
      rows('capitalist', 4, 'BC', (s) => {
        s.capitalist.market = []
        for (const id of ids) own(s, 'capitalist', id)
      })
    expect(sale('hospital')).toEqual({ SA: 1, SC: 2 })
    expect(sale('clinic')).toEqual({ SA: 1 })
    expect(sale('clinic', 'clinic-2')).toEqual({ SA: 1 })
    expect(sale('hospital', 'university')).toEqual({ SA: 1, SC: 4 })
    const working = rows('capitalist', 4, 'BC', (s) => {
      s.capitalist.market = []
      employ(s, own(s, 'capitalist', 'hospital'), 'working')
    })
    expect(working).toEqual({ SA: 1 })
  })

  it('CC-AM-34: rows for the phases, an employee, a new product, and Prosperity that has caught up', () => {
    const market = (s: HegemonyState): void => {
      s.middle.market = ['doctors-office-2']
      s.middle.money = 20
      unemploy(s, 'middle', 'healthcare')
      s.middle.prosperity = 0
      employHelp(s, employ(s, own(s, 'middle', 'game-store'), 'middle'))
    }
    expect(rows('middle', 1, 'BC', market)).toEqual({ BC: 4 })
    expect(
      rows('middle', 1, 'BC', (s) => {
        market(s)
        idle(s, 'working', 1)
      }),
    ).toEqual({ BC: 6 })
    expect(
      rows('middle', 1, 'BC', (s) => {
        market(s)
        inRound(s, 5)
        employ(s, own(s, 'middle', 'doctors-office'), 'middle')
      }),
    ).toEqual({ SA: 1 })
    expect(rows('middle', 1, 'BC', (s) => (s.middle.market = []))).toEqual({ BC: 2 })
  })
})

describe('Check Foreign Market', () => {
  const lots = exportCard('export-01').sales
  const stock = (s: HegemonyState): void => {
    s.exportCard = 'export-01'
    s.capitalist.storage = { food: lots.food[0].amount, luxury: lots.luxury[0].amount, health: 0, education: 0 }
    s.middle.storage = { ...s.capitalist.storage }
  }

  it('CC-AC-29: a row for each of at least two transactions', () => {
    expect(rows('capitalist', 5, 'SFM', stock)).toEqual({ SFM: 2 })
    expect(
      rows('capitalist', 5, 'SFM', (s) => {
        stock(s)
        s.capitalist.storage.luxury = 0
      }),
    ).toEqual({ SA: 1 })
  })

  it('CC-AM-35: one more for a Middle Class with 15 or less', () => {
    const withMoney = (money: number) =>
      rows('middle', 4, 'SFM', (s) => {
        stock(s)
        s.middle.money = money
      })
    expect([withMoney(15), withMoney(16)]).toEqual([{ SFM: 3 }, { SFM: 2 }])
  })
})

describe('Check Influence', () => {
  const influence = (change: (s: HegemonyState) => void) =>
    rows('capitalist', 1, 'LOB', (s) => {
      for (const role of s.roles) s[role].influence = 1
      s.bills[1] = { by: 'working', section: 'B' }
      change(s)
    })

  it('CC-AC-30: current and expected Influence of the others against the own; without a Bill the Special Action', () => {
    // Three others with 1 each, the State gains 1 by its Legitimacy of 2.
    expect(influence(() => undefined)).toEqual({ LOB: 3 })
    expect(influence((s) => (s.working.unions.media = true))).toEqual({ LOB: 4 })
    expect(influence((s) => employ(s, own(s, 'capitalist', 'tv-station'), 'working'))).toEqual({ SA: 1 })
    expect(influence((s) => (s.bills = {}))).toEqual({ SA: 1 })
  })
})

describe('Check Strike', () => {
  const strike = (section: 'A' | 'B' | 'C', unions: number, wage: 1 | 2 | 3) =>
    rows('working', 1, 'STR', (s) => {
      s.policies[2] = section
      for (const id of ['clinic', 'college', 'supermarket', 'fashion-company', 'radio-station', 'hotel']) {
        employ(s, own(s, 'capitalist', id, wage), 'working')
      }
      if (unions > 0) s.working.unions.luxury = true
      if (unions > 1) s.working.unions.media = true
    })

  it('CC-AW-27: Companies that pay the minimum: a row for 3 with two unions under 2B, for 2 under 2C and one for Policy 2', () => {
    expect(strike('B', 2, 2)).toEqual({ STR: 2 })
    expect(strike('B', 1, 2)).toEqual({})
    expect(strike('C', 0, 1)).toEqual({ STR: 3, 2: 1 })
    expect(strike('C', 0, 2)).toEqual({ 2: 1 })
  })

  it('CC-AW-27: under 2C unions do not matter, and under 2A there is nothing to gain', () => {
    expect(strike('C', 2, 1)).toEqual({ STR: 3, 2: 1 })
    expect(strike('A', 2, 3)).toEqual({})
  })

  it('CC-AW-27, CC-AUTO-54, H-STRIKE-02: under 2C a row for every full 2 of the Companies that can be struck, of both owners', () => {
    const underpaid = (change: (s: HegemonyState) => void) =>
      rows('working', 1, 'STR', (s) => {
        s.policies[2] = 'C'
        for (const id of ['clinic', 'college']) employ(s, own(s, 'capitalist', id, 1), 'working')
        employHelp(s, employ(s, own(s, 'middle', 'doctors-office', 1), 'middle'))
        change(s)
      })
    expect(underpaid(() => undefined)).toEqual({ STR: 1, 2: 1 })
    const fourth = (s: HegemonyState) => employHelp(s, employ(s, own(s, 'middle', 'game-store', 1), 'middle'))
    expect(underpaid(fourth)).toEqual({ STR: 2, 2: 1 })
    expect(underpaid((s) => (fourth(s).strike = true))).toEqual({ STR: 1, 2: 1 })
    expect(underpaid((s) => employ(s, own(s, 'capitalist', 'hospital', 1), 'middle'))).toEqual({ STR: 1, 2: 1 })
    expect(underpaid((s) => employ(s, own(s, 'capitalist', 'hospital', 1), 'working', true))).toEqual({ STR: 1, 2: 1 })
  })
})

describe('Special Action first', () => {
  it('CC-AC-24, CC-AM-15, CC-AUTO-52: each card by its conditions', () => {
    expect(
      rows('capitalist', 3, 'SA', (s) => {
        own(s, 'capitalist', 'clinic')
        own(s, 'capitalist', 'college')
        inRound(s, 2)
      }),
    ).toEqual({ SA: 4 })
    const protection = (section: 'A' | 'B' | 'C') =>
      rows('capitalist', 12, 'SA', (s) => {
        s.policies[6] = section
        own(s, 'capitalist', 'supermarket')
        own(s, 'capitalist', 'hotel')
      })
    expect([protection('A'), protection('B'), protection('C')]).toEqual([{ SA: 2 }, { SA: 1 }, {}])
    const luxury = (stock: number, influence: number) =>
      rows('capitalist', 25, 'SA', (s) => {
        s.capitalist.storage.luxury = stock
        s.capitalist.influence = influence
      })
    expect([luxury(7, 1), luxury(7, 0), luxury(2, 0)]).toEqual([{ SA: 2 }, { SA: 3 }, {}])
    expect(rows('middle', 28, 'SA', (s) => idle(s, 'middle', 5))).toEqual({ SA: 5 })
    expect(rows('middle', 28, 'SA', (s) => idle(s, 'middle', 3))).toEqual({})
  })
})
