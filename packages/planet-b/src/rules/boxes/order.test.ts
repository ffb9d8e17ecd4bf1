// Order of the actions of a box: a question only where the results differ.
import { describe, expect, it } from 'vitest'
import { newsFacts } from '../../data/news.ts'
import { advance, box, elect, lowestMood, money, moodDown, moodUp, per, res, votes, vp } from '../../data/symbols.ts'
import { bagOf, type Change, carryingOut } from '../../testing/given.ts'

const AT_THE_BOTTOM: Change = (s) => {
  Object.assign(s.player.blue, { mood: -4, vp: 0 })
  s.player.blue.factions.futurists = 4
  bagOf(s, { blue: 25 })
}

describe('the player chooses the order', () => {
  it.each([
    // Two VP are lost at the bottom: from an earlier gain, or from nothing (PB-MOOD-07).
    ['a step beyond the last space', box(moodDown(1), advance('futurists', 1)), 4, 2],
    ['a vote that is missing', box(moodDown(1), votes(3)), 3, 1],
    ['a missing vote for each step', box(moodDown(1), per('faction_steps_total', votes(1))), 4, 2],
    ['VP', box(moodDown(1), vp(1)), 1, 0],
    ['a fall for all', box({ ...moodDown(1), who: 'all' }, vp(5)), 5, 3],
  ] as const)('PB-BOX-04, PB-MOOD-06: with a falling mood: %s', (_, carried, firstThenSecond, secondThenFirst) => {
    const vpAfter = (first: string): number => {
      const { game, play } = carryingOut(carried, AT_THE_BOTTOM)
      expect(play.prompt).toBe('ask.order')
      play.answers(first)
      expect(play.done).toBe(true)
      return game.blue.vp
    }
    expect([vpAfter('action:1'), vpAfter('action:2')]).toEqual([firstThenSecond, secondThenFirst])
  })

  it('PB-CARD-31, PB-MOOD-06: after the fall to the lowest space a further one costs VP, before it none', () => {
    const come = (first: string) => {
      const { game, play } = carryingOut(box(lowestMood(), moodDown(1)), (s) => {
        s.player.blue.vp = 5
      })
      play.answers(first)
      return [game.blue.mood, game.blue.vp]
    }
    expect([come('action:1'), come('action:2')]).toEqual([
      [-4, 3],
      [-4, 5],
    ])
  })

  it('PB-CARD-31, PB-MOOD-02: a rise after the fall to the lowest space lifts the marker, before it it is lost', () => {
    const come = (first: string) => {
      const { game, play } = carryingOut(box(lowestMood(), moodUp(2)))
      play.answers(first)
      return game.blue.mood
    }
    expect([come('action:1'), come('action:2')]).toEqual([-2, -4])
  })

  it('PB-ELEC-03, PB-ELEC-04: an election marker that goes both ways', () => {
    const come = (marker: number, first: string) => {
      const { game, play } = carryingOut(box(elect('left', 1), elect('right', 1)), (s) => {
        s.marker = marker
      })
      play.answers(first)
      expect(play.done).toBe(true)
      return [game.state.marker, game.state.electionDue]
    }
    expect([come(0, 'action:1'), come(0, 'action:2')]).toEqual([
      [1, false],
      [0, false],
    ])
    expect([come(5, 'action:1'), come(5, 'action:2')]).toEqual([
      [5, false],
      [5, true],
    ])
  })

  it('PB-CARD-12: votes for each step, before or after a further step', () => {
    const added = (first: string): number => {
      const { game, play } = carryingOut(box(per('faction_steps_total', votes(1)), advance('futurists', 1)), (s) => {
        s.player.blue.factions.capitalists = 2
      })
      play.answers(first)
      expect(play.done).toBe(true)
      return game.state.bag.blue - 3
    }
    expect([added('action:1'), added('action:2')]).toEqual([2, 3])
  })
})

describe('the order is not asked', () => {
  it.each([
    ['Wunderwaffle', newsFacts('wunderwaffle').box],
    ['a fall of the others', box(votes(4), { ...moodDown(1), who: 'others' }, vp(1))],
    ['a fall without anything that brings VP', box(moodDown(1), money(3), res('water', 1))],
    ['a marker that goes one way', box(elect('right', 1), elect('right', 1), votes(1))],
    ['votes for each step, and money', box(per('faction_steps_total', votes(1)), money(2))],
  ] as const)('PB-BOX-04: where the result is the same: %s', (_, carried) => {
    expect(carryingOut(carried, AT_THE_BOTTOM).play.done).toBe(true)
  })

  it('PB-BOX-04: once what matters is done, the rest follows without a question', () => {
    const { game, play } = carryingOut(box(moodDown(1), vp(3), money(2)), AT_THE_BOTTOM)
    play.answers('action:1')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ vp: 3, money: 12 })
  })
})
