// Mood and workers at the edges: ends of the track, eight of a kind, zones that fill and empty, payments that fail by one.
import { describe, expect, it } from 'vitest'
import {
  advance,
  box,
  brain,
  money,
  moodDown,
  moodUp,
  paid,
  support,
  trickster,
  vp,
  worker,
  workerAction,
} from '../../data/symbols.ts'
import { built, carryingOut, faceUp, given, nextLaws, onBoard, type Play } from '../../testing/given.ts'
import { viewFor } from '../../view.ts'

const placesOf = (play: Play): string[] => play.options.map(({ id }) => id).filter((id) => id.startsWith('place:'))

describe('mood', () => {
  it.each([
    // from, by, VP before, to, VP after
    [0, 4, 0, 4, 0],
    [3, 1, 0, 4, 0],
    [4, 1, 0, 4, 2],
    [-4, 9, 0, 4, 2],
    [0, -4, 5, -4, 5],
    [-3, -1, 5, -4, 5],
    [-3, -2, 5, -4, 3],
    [-3, -3, 5, -4, 1],
    [-3, -4, 5, -4, 0],
    [-4, -1, 0, -4, 0],
    [4, -9, 1, -4, 0],
  ])('PB-MOOD-05, PB-MOOD-06, PB-MOOD-07, PB-MOOD-08: from %i by %i with %i VP', (from, by, before, to, after) => {
    const { game, play } = carryingOut(box(by > 0 ? moodUp(by) : moodDown(-by)), (s) => {
      Object.assign(s.player.blue, { mood: from, vp: before })
    })
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ mood: to, vp: after })
    expect(game.eventsOf('mood')).toHaveLength(from === to ? 0 : 1)
    expect(game.eventsOf('vp')).toMatchObject(after === before ? [] : [{ amount: after - before, why: 'mood' }])
  })

  it('PB-MOOD-07, PB-BOX-02: a cost of two moods at the bottom takes the last VP, and the box continues', () => {
    const { game } = carryingOut(paid([moodDown(2)], money(20), vp(8)), (s) => {
      Object.assign(s.player.blue, { mood: -4, vp: 3 })
    })
    // The cost comes first: it takes all 3, and none of the 8 that follow.
    expect(game.blue).toMatchObject({ mood: -4, vp: 8, money: 30 })
  })

  it('PB-MOOD-06, PB-BOX-11: every other player falls separately, and pays at the bottom with their own VP', () => {
    const { game } = carryingOut(box({ ...moodDown(1), who: 'others' }), (s) => {
      Object.assign(s.player.red, { mood: -4, vp: 1 })
      Object.assign(s.player.green, { mood: -4, vp: 0 })
      Object.assign(s.player.blue, { mood: -4, vp: 9 })
    })
    expect([game.blue, game.red, game.green, game.gold].map(({ mood, vp: points }) => [mood, points])).toEqual([
      [-4, 9],
      [-4, 0],
      [-4, 0],
      [-1, 0],
    ])
    // The event lists losses; it omits players who had nothing to lose.
    expect(game.eventsOf('vp')).toMatchObject([{ seat: 'red', amount: -1 }])
  })
})

describe('eight of a kind', () => {
  it('PB-WORK-04: of three Tricksters taken with seven on the board two go back; Brains count for themselves', () => {
    const { game } = carryingOut(box(trickster(3), brain(1)), (s) => onBoard(s, 'blue', { trickster: 7, brain: 7 }))
    expect(game.blue.workers).toEqual({ trickster: 8, brain: 8 })
    expect(game.eventsOf('workers').map(({ kind, amount, why }) => [kind, amount, why])).toEqual([
      ['trickster', 3, 'taken'],
      ['trickster', 2, 'limit'],
      ['brain', 1, 'taken'],
    ])
  })

  it('PB-WORK-04, PB-CARD-14: a worker who comes back from a building to eight others goes to the supply', () => {
    const { game } = carryingOut(box({ op: 'return_worker', n: 1, not_from: [] }), (s) => {
      built(s, 'blue', 'museum', { brain: 1 })
      onBoard(s, 'blue', { brain: 8 })
    })
    expect(game.blue.workers.brain).toBe(8)
    expect(game.blue.buildings.at(-1)?.zones).toEqual([{ trickster: 0, brain: 0 }])
  })

  it('PB-WORK-04: workers on buildings do not count; a place makes room on the board', () => {
    const { game, play } = carryingOut(box(workerAction(2)), (s) => {
      built(s, 'blue', 'troll-farm', { trickster: 1 })
      onBoard(s, 'blue', { trickster: 8 })
    })
    play.answers('place:troll-farm:0:trickster', 'take:trickster')
    expect(game.blue.workers.trickster).toBe(8)
    expect(game.eventsOf('workers').map(({ why }) => why)).toEqual(['placed', 'taken'])
  })

  it('PB-WORK-06, PB-WORK-16: each of the others chooses the kind, without placing', () => {
    const { game, play } = carryingOut(box({ op: 'law', deck: 'yellow' }), (s) => {
      nextLaws(s, 'yellow', 'basic-income')
      built(s, 'red', 'llama-pasture')
    })
    play.answers('lawbox:right')
    expect(play.question.progress).toEqual({ step: 1, of: 4 })
    play.answers('take:brain', 'take:trickster')
    expect(play.question.progress).toEqual({ step: 3, of: 4 })
    play.answers('take:brain', 'take:brain')
    expect(play.seat).toBe('red')
    expect(play.legal).toEqual(['take:trickster', 'take:brain'])
    play.answers('take:trickster', 'take:brain', 'take:brain')
    expect(play.done).toBe(true)
    expect([game.blue, game.red, game.green, game.gold].map(({ workers }) => workers)).toEqual([
      { trickster: 3, brain: 5 },
      { trickster: 3, brain: 2 },
      { trickster: 2, brain: 3 },
      { trickster: 2, brain: 3 },
    ])
  })
})

describe('zones', () => {
  it('PB-WORK-13: the same box may be chosen for both zones', () => {
    const { game, play } = carryingOut(box(workerAction(2)), (s) => {
      built(s, 'blue', 'llama-pasture')
      onBoard(s, 'blue', { trickster: 2 })
    })
    play.answers('place:llama-pasture:1:trickster', 'use:llama-pasture:upper')
    play.answers('place:llama-pasture:0:trickster', 'use:llama-pasture:upper')
    expect(game.blue).toMatchObject({ money: 14, store: { meat: 2 } })
  })

  it('PB-WORK-05, PB-WORK-10: workers of an earlier turn wait; the one who completes the zone uses it', () => {
    const game = given({}, (s) => {
      s.deals.left.tile = { id: 'dodo-and-sons', face: 'grey' }
      built(s, 'blue', 'troll-farm', { trickster: 2 })
      onBoard(s, 'blue', { trickster: 1 })
    })
    const play = game.goOn().answers('tile:left', 'action:1')
    expect(viewFor(game.state, 'red').seats.blue?.buildings.at(-1)?.zones).toMatchObject([
      { places: { trickster: 3, brain: 0 }, workers: { trickster: 2 }, full: false },
    ])
    play.answers('place:troll-farm:0:trickster', 'use:troll-farm:upper')
    expect(game.blue.money).toBe(14)
    expect([game.red.mood, game.green.mood, game.gold.mood]).toEqual([-1, -1, -1])
    expect(play.question.progress).toEqual({ step: 2, of: 3 })
  })

  it('PB-WORK-14: it does not matter who comes first to the headquarters', () => {
    const { play } = carryingOut(box(workerAction(2)))
    play.answers('place:headquarters:0:brain')
    expect(placesOf(play)).toEqual(['place:headquarters:0:trickster'])
    play.answers('place:headquarters:0:trickster')
    expect(play.prompt).toBe('ask.use-building')
  })

  it('PB-WORK-11, PB-WORK-08: the worker who fills the zone pays nothing: it stands on the building already', () => {
    const { game, play } = carryingOut(box(workerAction(1)), (s) => {
      built(s, 'blue', 'pawnshop')
      onBoard(s, 'blue', { trickster: 1 })
    })
    play.answers('place:pawnshop:0:trickster')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ money: 10, workers: { trickster: 0, brain: 0 } })
    const again = carryingOut(
      box(workerAction(1)),
      (s) => {
        built(s, 'blue', 'pawnshop')
        onBoard(s, 'blue', { trickster: 1, brain: 1 })
      },
      { strict: true },
    )
    again.play.answers('place:pawnshop:0:trickster')
    expect(again.play.whyNot('use:pawnshop:lower')).toMatchObject({
      rule: 'PB-BOX-03',
      params: { missing: { key: 'missing.any-resource', params: { n: 1 } } },
    })
    again.play.answers('use:pawnshop:upper', 'pay:brain')
    expect(again.game.blue).toMatchObject({ money: 23, workers: { trickster: 0, brain: 0 } })
  })

  it('PB-WORK-03: a free slot without a worker of its color names the missing worker', () => {
    const { play } = carryingOut(box(workerAction(1)), (s) => {
      built(s, 'blue', 'museum')
      onBoard(s, 'blue', { trickster: 1 })
    })
    expect(play.legal).toContain('place:museum:0:trickster')
    expect(play.whyNot('place:museum:0:brain')).toEqual({
      key: 'why.no-worker',
      rule: 'PB-WORK-03',
      params: { kind: { key: 'worker.brain' } },
    })
  })

  it('PB-WORK-01, PB-WORK-07: three workers of any kinds, exactly as many as there are', () => {
    const { game, play } = carryingOut(paid([worker(3)], vp(12)), (s) => onBoard(s, 'blue', { trickster: 2, brain: 1 }))
    expect(play.question.progress).toEqual({ step: 1, of: 3 })
    // After two Tricksters the Brain is all that is left.
    play.answers('pay:trickster', 'pay:trickster')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ vp: 12, workers: { trickster: 0, brain: 0 } })
    // A single one is not counted.
    expect(carryingOut(paid([worker(1)], vp(1))).play.question.progress).toBeUndefined()
  })
})

describe('faction tracks', () => {
  it('PB-FACTION-11: a step back names the space it leads to', () => {
    const { game, play } = carryingOut(paid([advance('any', 2)], vp(1)), (s) => {
      Object.assign(s.player.blue.factions, { capitalists: 3, futurists: 1 })
    })
    expect(play.options.map(({ id, target, label }) => [id, target, label.params?.step])).toEqual([
      ['back:capitalists', 'step:capitalists:2', 2],
      ['back:futurists', 'step:futurists:0', 0],
    ])
    play.answers('back:futurists')
    // The Futurists are back on their start: the second step can only be one of the Capitalists.
    expect(play.done).toBe(true)
    expect(game.blue.factions).toEqual({ capitalists: 2, futurists: 0, traditionalists: 0 })
  })

  it('PB-FACTION-10, PBQ-43: two supports in one another: the inner one is over first, the outer track stays shut', () => {
    const { game, play } = carryingOut(box(support('futurists', 1)), (s) => {
      faceUp(s, 'III', 'good-will-summit')
      Object.assign(s.player.blue.factions, { capitalists: 1, futurists: 2 })
      s.player.blue.money = 6
    })
    play.answers('box:futurists-2a', 'action:1', 'news:III', 'action:1', 'box:capitalists-1a')
    expect(game.state.supporting).toEqual([{ seat: 'blue', faction: 'futurists' }])
    expect(game.blue.factions).toMatchObject({ capitalists: 0, futurists: 2 })
    expect(play.question.progress).toEqual({ step: 2, of: 2 })
    expect(play.whyNot('box:futurists-1a')).toMatchObject({ rule: 'PB-FACTION-10', key: 'why.support-running' })
    expect(play.whyNot('box:capitalists-1a')).toMatchObject({ rule: 'PB-FACTION-10', key: 'why.support-start' })
    play.answers('step:futurists')
    expect(game.blue.factions.futurists).toBe(3)
  })
})
