// Faction tracks beyond the worked examples: supports one after another and one inside another, and the ends of a track.
import { describe, expect, it } from 'vitest'
import { FACTION_BOXES } from '../../data/factions.ts'
import { advance, box, paid, support, supportAndKeep, vp } from '../../data/symbols.ts'
import type { Faction } from '../../data/vocabulary.ts'
import { type Change, carryingOut, faceUp, onBoard } from '../../testing/given.ts'

const discs =
  (at: Partial<Record<Faction, number>>): Change =>
  (s) => {
    Object.assign(s.player.blue.factions, at)
  }

describe('supports', () => {
  it('PB-FACTION-04, PB-FACTION-10: a track is supported, climbed and supported again within one action', () => {
    const { game, play } = carryingOut(box(support('any', 3)), discs({ futurists: 2 }))
    play.answers('box:futurists-1a')
    expect(game.blue.factions.futurists).toBe(0)
    expect(play.whyNot('box:futurists-1a')).toMatchObject({ rule: 'PB-FACTION-10', key: 'why.support-start' })
    play.answers('step:futurists', 'box:futurists-1b')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({
      factions: { futurists: 0 },
      store: { iridium: 2, chips: 2, hydrogen: 2 },
      workers: { brain: 5 },
    })
  })

  it.each(['capitalists', 'futurists', 'traditionalists'] as const)(
    'PB-FACTION-08: at the end of the track of the %s all its boxes are open, and no box of another',
    (faction) => {
      const { play } = carryingOut(box(support('any', 1)), discs({ [faction]: 4 }))
      expect(play.legal.filter((id) => String(id).startsWith('box:'))).toEqual(
        FACTION_BOXES[faction].map(({ id }) => `box:${id}`),
      )
    },
  )

  it.each([1, 2, 3])(
    'PB-FACTION-08: on space %s the boxes up to it; the reason names the step that is missing',
    (at) => {
      const { play } = carryingOut(box(support('traditionalists', 1)), discs({ traditionalists: at }))
      expect(play.legal.filter((id) => String(id).startsWith('box:'))).toHaveLength(2 * at)
      expect(play.whyNot(`box:traditionalists-${at + 1}a`)).toMatchObject({
        rule: 'PB-FACTION-08',
        params: { step: at + 1 },
      })
    },
  )

  it('PB-FACTION-09, PB-BOX-07: the disc returns even when a part of the box has no effect', () => {
    const { game, play } = carryingOut(box(support('capitalists', 1)), discs({ capitalists: 4 }))
    play.answers('box:capitalists-4a', 'action:2')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ vp: 15, factions: { capitalists: 0 } })
    expect(game.eventsOf('skipped')).toMatchObject([{ op: 'build' }])
  })

  it('PB-FACTION-09, PB-FACTION-10: a support inside a support sends home its own disc, the outer one its own at the end', () => {
    const { game, play } = carryingOut(box(support('futurists', 1)), (s) => {
      discs({ futurists: 2, capitalists: 3 })(s)
      faceUp(s, 'III', 'good-will-summit')
    })
    play.answers('box:futurists-2a', 'action:1', 'news:III', 'action:1', 'box:capitalists-1a')
    expect(game.blue.factions).toMatchObject({ futurists: 2, capitalists: 0 })
    expect(play.whyNot('box:futurists-2a')).toMatchObject({ rule: 'PB-FACTION-10', key: 'why.support-running' })
    play.answers('step:futurists')
    expect(game.blue.factions.futurists).toBe(3)
    play.answers('store:water', 'store:water', 'store:water')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ money: 16, vp: 2, mood: 1, factions: { futurists: 0, capitalists: 0 } })
  })

  it('PB-FACTION-10, PB-CARD-27: a support that leaves the disc bars its track as well, and the steps made in it stay', () => {
    const { game, play } = carryingOut(box(supportAndKeep('any', 1)), (s) => {
      discs({ futurists: 2 })(s)
      faceUp(s, 'III', 'good-will-summit')
    })
    play.answers('box:futurists-2a', 'action:1', 'news:III', 'action:1')
    expect(play.whyNot('box:futurists-1a')?.rule).toBe('PB-FACTION-10')
    play.answers('step:futurists', 'step:futurists', 'store:water', 'store:water', 'store:water')
    expect(play.done).toBe(true)
    expect(game.blue.factions.futurists).toBe(4)
  })

  it('PB-FACTION-02: a symbol of one faction reaches no other', () => {
    const { play } = carryingOut(box(support('capitalists', 1)), discs({ capitalists: 1, futurists: 4 }))
    expect(play.options.filter(({ id }) => /^(step|box):/.test(id) && !id.includes('capitalists'))).toEqual([])
  })
})

describe('steps', () => {
  it('PB-FACTION-05, PB-FACTION-07, PB-FACTION-11: an option says to which space the disc goes, or what the surplus brings', () => {
    const forward = carryingOut(box(advance('any', 1)), discs({ capitalists: 4, futurists: 2 })).play
    expect(forward.options.slice(0, 3).map(({ label, target }) => [label.key, label.params?.step, target])).toEqual([
      ['option.step-surplus', 4, 'step:capitalists:4'],
      ['option.step', 3, 'step:futurists:3'],
      ['option.step', 1, 'step:traditionalists:1'],
    ])
    expect(forward.options[0]?.label.params?.vp).toBe(4)
    const back = carryingOut(paid([advance('any', 1)], vp(1)), discs({ capitalists: 4, futurists: 1 })).play
    expect(back.options.map(({ label, target }) => [label.params?.step, target])).toEqual([
      [3, 'step:capitalists:3'],
      [0, 'step:futurists:0'],
    ])
  })

  it('PB-FACTION-06, PB-FACTION-07: both steps of choice from the last space bring 4 VP each', () => {
    const { game, play } = carryingOut(box(advance('any', 2)), discs({ capitalists: 4 }))
    play.answers('step:capitalists', 'step:capitalists')
    expect(game.blue).toMatchObject({ vp: 8, factions: { capitalists: 4 } })
  })

  it('PB-FACTION-02, PB-FACTION-07: the step of a support symbol overflows as well', () => {
    const { game, play } = carryingOut(box(support('futurists', 1)), discs({ futurists: 4 }))
    play.answers('step:futurists')
    expect(game.blue).toMatchObject({ vp: 4, factions: { futurists: 4 } })
  })

  it('PB-FACTION-11, PB-CARD-26: the last steps are paid without asking; then only a step is left to do', () => {
    const { game, play } = carryingOut(
      paid([advance('any', 2)], supportAndKeep('any', 1)),
      discs({ capitalists: 1, futurists: 1 }),
    )
    expect(play.legal.filter((id) => String(id).startsWith('back:'))).toEqual(['back:capitalists', 'back:futurists'])
    play.answers('back:futurists')
    expect(game.blue.factions).toMatchObject({ capitalists: 0, futurists: 0 })
    expect(play.legal.filter((id) => /^(step|box):/.test(String(id)))).toEqual([
      'step:capitalists',
      'step:futurists',
      'step:traditionalists',
    ])
  })

  it('PB-FACTION-11: two steps can come from one track; a disc on the start is not offered for a single step', () => {
    const { game, play } = carryingOut(paid([advance('any', 2)], vp(1)), (s) => {
      discs({ traditionalists: 3, futurists: 1 })(s)
      onBoard(s, 'blue', {})
    })
    play.answers('back:traditionalists', 'back:traditionalists')
    expect(game.blue.factions).toEqual({ capitalists: 0, futurists: 1, traditionalists: 1 })
  })
})
