// The helpers by their public names, as other packages use them.

import { describe, expect, it } from 'vitest'
import { hegemony } from '../game.ts'
import { assign } from '../rules/actions/assign.ts'
import { findCompany, workerCount } from '../rules/labour/workers.ts'
import { drawOpenly } from '../rules/politics/voting.ts'
import { drawHands, revealEvents } from '../rules/round/preparation.ts'
import { simply } from '../rules/table.ts'
import {
  balancePool,
  comesNext,
  drawsCards,
  drawsNext,
  employ,
  given,
  hireExactly,
  own,
  playing,
  unemployedAre,
  withWorkers,
} from './index.ts'

describe('scripted chance', () => {
  it('brings the cubes that are named', () => {
    const game = given({}, (s) => drawsNext(s, 'capitalist', 'middle', 'middle', 'working'))
    expect(drawOpenly(game.table, 4)).toEqual(['capitalist', 'middle', 'middle', 'working'])
    const { game: table } = playing('working-fake-news', (s) =>
      drawsNext(s, 'capitalist', 'capitalist', 'middle', 'working', 'working', 'middle'),
    )
    expect(table.state.drawn).toEqual(['capitalist', 'capitalist', 'middle', 'working', 'working', 'middle'])
  })

  it('brings the cards that are named', () => {
    const game = given({}, (s) => {
      s.state.events = []
      comesNext(s, 'event', 'drought', 'pandemic')
      s.clock.round = 2
      s.working.deck.push(...s.working.hand.splice(0))
      drawsCards(s, 'working', 'working-migration', 'working-fake-news')
    })
    game.run(simply(revealEvents))
    expect(game.state.state.events).toEqual(['drought', 'pandemic'])
    game.run(simply(drawHands))
    expect(game.state.working.hand.slice(0, 2)).toEqual(['working-migration', 'working-fake-news'])
    expect(() => comesNext(game.state, 'event', 'drought')).toThrow(/drought is not in the deck/)
  })
})

describe('an exact labor pool', () => {
  it('contains exactly these unemployed, and the table stays valid', () => {
    const { state } = given({}, (s) => {
      withWorkers(s, 'working', 20)
      unemployedAre(s, 'working', { unskilled: 2, media: 1 })
      unemployedAre(s, 'middle', { luxury: 4 })
    })
    expect(state.unemployed.working).toEqual({
      unskilled: 2,
      agriculture: 0,
      luxury: 0,
      healthcare: 0,
      education: 0,
      media: 1,
    })
    expect(hegemony.violations(state)).toEqual([])
  })

  it('puts exactly these workers on the slots of a Company', () => {
    const { state } = given({}, (s) => {
      s.capitalist.market = s.capitalist.market.filter((id) => id !== 'fish-farm')
      hireExactly(s, own(s, 'capitalist', 'fish-farm'), 'working', ['agriculture', 'media', 'unskilled'], true)
    })
    expect(findCompany(state, 'fish-farm').slots.map((worker) => worker?.skill)).toEqual([
      'agriculture',
      'media',
      'unskilled',
    ])
    expect(workerCount(state, 'working')).toBe(workerCount(given({}).state, 'working') + 3)
    expect(() => hireExactly(state, findCompany(state, 'fish-farm'), 'working', ['media'])).toThrow(/3 slots, not 1/)
  })

  it('throws when there are not enough workers', () => {
    const { state } = given({})
    expect(() => unemployedAre(state, 'working', { media: 6 })).toThrow(/1 media working workers too many/)
  })

  it('counts unions and employees', () => {
    const { state } = given({}, (s) => {
      employ(s, own(s, 'capitalist', 'vegetable-farm'), 'working')
      s.working.unions.agriculture = true
      findCompany(s, 'doctors-office').employee = { class: 'working', skill: 'luxury', committed: false }
      balancePool(s, 'working')
    })
    expect(state.pool.working).toMatchObject({ agriculture: 5 - 2, luxury: 5 - 1 })
  })
})

describe('a strict table', () => {
  it('asks also where one answer is left', () => {
    const lone = (strict: boolean) =>
      given({ strict }, (s) => {
        unemployedAre(s, 'working', { unskilled: 1 })
        for (const role of s.roles)
          for (const company of s.companies[role])
            for (const worker of company.slots) if (worker) worker.committed = true
        findCompany(s, 'doctors-office').employee = { class: 'working', skill: 'unskilled', committed: true }
      }).run((t) => assign(t, 'working'))
    expect(lone(false).done).toBe(true)
    const play = lone(true)
    expect(play.legal).toEqual(['skill:unskilled'])
    play.answers('skill:unskilled')
    expect(play.legal).toEqual(['company:convenience-store'])
  })
})
