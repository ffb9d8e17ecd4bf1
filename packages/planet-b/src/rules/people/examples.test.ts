// The worked examples of the rules page about mood, workers and factions.
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
import type { PlanetBState } from '../../state/state.ts'
import { acting, built, carryingOut, faceUp, given, inHand, nextLaws, onBoard } from '../../testing/given.ts'
import { carryOut } from '../boxes/box.ts'
import { payability } from '../means/payability.ts'

describe('examples: mood', () => {
  it('PB-MOOD-03: the event names the reason of a mood change', () => {
    const { game } = carryingOut(box(moodDown(1)))
    expect(game.eventsOf('mood')).toEqual([{ type: 'mood', seat: 'blue', from: 0, to: -1, source: 'news:test' }])
  })

  it('PBX-10, PB-MOOD-02, PB-MOOD-04: the neutral space counts as a space', () => {
    const { game } = carryingOut(box(moodUp(2)), (s) => {
      s.player.blue.mood = -1
    })
    expect(game.blue.mood).toBe(1)
  })

  it('PBX-11, PB-MOOD-05, PB-MOOD-08: first to the top, then 2 VP for each further step', () => {
    const { game } = carryingOut(box(moodUp(3)), (s) => {
      s.player.blue.mood = 3
    })
    expect(game.blue).toMatchObject({ mood: 4, vp: 4 })
  })

  it('PBX-12, PB-MOOD-06: below the lowest space each step costs 2 VP', () => {
    const { game } = carryingOut(box(moodDown(2)), (s) => {
      Object.assign(s.player.blue, { mood: -4, vp: 10 })
    })
    expect(game.blue).toMatchObject({ mood: -4, vp: 6 })
  })

  it('PBX-13, PB-MOOD-07, PB-TURN-05, PB-TURN-11: a red tile can always be chosen', () => {
    const game = given({}, (s) => {
      s.deals.left.tile = { id: 'llamazone-prime', face: 'red' }
      s.player.blue.mood = -4
    })
    game.goOn().answers('tile:left')
    expect(game.blue).toMatchObject({ mood: -4, vp: 0 })
    expect(game.state.turn.left).toEqual([1, 2, 3])
    expect(game.eventsOf('box')).toMatchObject([{ source: 'tile:llamazone-prime:red' }])
  })

  it('PBX-106, PB-MOOD-09: mood changes nothing outside elections and scoring', () => {
    const playedWith = (mood: number): string[] => {
      const game = given({}, (s) => {
        for (const seat of s.order) s.player[seat].mood = mood
      })
      const play = game.goOn()
      const seen: string[] = []
      for (let step = 0; step < 40; step++) {
        seen.push(JSON.stringify([play.seat, play.prompt, play.legal, withoutMood(game.state)]))
        const [first] = play.legal
        if (first === undefined) break
        play.answers(first)
      }
      return seen
    }
    expect(playedWith(1)).toEqual(playedWith(0))
  })
})

/** Everything but the markers of the mood tracks. */
function withoutMood(s: PlanetBState): unknown {
  return { ...s, player: s.order.map((seat) => ({ ...s.player[seat], mood: 0 })) }
}

describe('examples: workers', () => {
  it('PBX-26, PB-WORK-01: units are taken and placed in any mix', () => {
    const { game, play } = carryingOut(box(workerAction(4)), (s) => built(s, 'blue', 'troll-farm'))
    play.answers('take:trickster', 'take:trickster', 'take:brain', 'place:troll-farm:0:trickster')
    expect(play.done).toBe(true)
    expect(game.blue.workers).toEqual({ trickster: 3, brain: 3 })
    expect(game.blue.buildings.at(-1)?.zones).toEqual([{ trickster: 1, brain: 0 }])
    expect(game.eventsOf('zone-filled')).toEqual([])
  })

  it('PBX-27, PB-WORK-10, PB-WORK-12: the last place of a zone uses the building at once; the workers stay', () => {
    const { game, play } = carryingOut(box(workerAction(1)), (s) => {
      built(s, 'blue', 'garment-factory', { trickster: 2 }, { trickster: 1 })
      s.player.blue.store.plastic = 1
    })
    play.answers('place:garment-factory:1:trickster')
    expect(play.prompt).toBe('ask.use-building')
    expect(play.legal).toContain('use:garment-factory:lower')
    play.answers('use:garment-factory:upper')
    expect(game.blue).toMatchObject({ money: 22, store: { plastic: 0 }, workers: { trickster: 1 } })
    expect(game.blue.buildings.at(-1)?.zones).toEqual([
      { trickster: 2, brain: 0 },
      { trickster: 2, brain: 0 },
    ])
  })

  it('PBX-28, PB-WORK-10, PB-BOX-05: the box is finished before the remaining units are used', () => {
    const { play } = carryingOut(box(workerAction(3)), (s) => built(s, 'blue', 'cargo-terminal'))
    play.answers('place:cargo-terminal:0:trickster', 'use:cargo-terminal:upper')
    expect(play.prompt).toBe('ask.line')
    play.answers('line:upper')
    expect(play.prompt).toBe('ask.worker-action')
    expect(play.question.progress).toEqual({ step: 2, of: 3 })
    play.answers('take:brain', 'take:brain')
    expect(play.done).toBe(true)
  })

  it('PBX-29, PB-WORK-13, PB-CARD-33: the Restaurant is used once for each of its two zones', () => {
    const { game, play } = carryingOut(box(workerAction(2)), (s) => built(s, 'blue', 'restaurant'))
    play.answers('place:restaurant:0:trickster')
    expect(game.blue).toMatchObject({ money: 16, mood: 1 })
    play.answers('place:restaurant:1:brain')
    expect(game.blue).toMatchObject({ money: 22, mood: 2 })
    expect(game.eventsOf('zone-filled').map(({ zone }) => zone)).toEqual([0, 1])
    expect(play.done).toBe(true)
  })

  it('PBX-30, PB-WORK-14: the headquarters needs a Trickster and a Brain', () => {
    const { game, play } = carryingOut(box(workerAction(2)))
    play.answers('place:headquarters:0:trickster')
    expect(play.prompt).toBe('ask.worker-action')
    play.answers('place:headquarters:0:brain')
    expect(play.prompt).toBe('ask.use-building')
    expect(game.eventsOf('zone-filled')).toHaveLength(1)
  })

  it('PBX-31, PB-WORK-06: take-only workers come to the board, placing is not offered', () => {
    const { game, play } = carryingOut(box(brain(2)))
    expect(play.done).toBe(true)
    expect(game.blue.workers.brain).toBe(4)
  })

  it('PBX-32, PB-WORK-07: any two workers go back to the supply', () => {
    const { game, play } = carryingOut(paid([worker(2)], money(1)), (s) =>
      onBoard(s, 'blue', { trickster: 1, brain: 1 }),
    )
    play.answers('pay:brain')
    expect(play.done).toBe(true)
    expect(game.blue.workers).toEqual({ trickster: 0, brain: 0 })
  })

  it('PBX-33, PB-WORK-04: a ninth Trickster goes back at once', () => {
    const { game } = carryingOut(box(trickster(1)), (s) => onBoard(s, 'blue', { trickster: 8 }))
    expect(game.blue.workers.trickster).toBe(8)
    expect(game.eventsOf('workers').map(({ why }) => why)).toEqual(['taken', 'limit'])
  })

  it('PBX-34, PB-WORK-03, PB-WORK-18: a place for a Brain takes no Trickster', () => {
    const { play } = carryingOut(box(workerAction(1)), (s) => {
      s.player.blue.buildings = []
      built(s, 'blue', 'university')
      onBoard(s, 'blue', { trickster: 2 })
    })
    expect(play.legal.filter((id) => String(id).startsWith('place:'))).toEqual([])
    expect(play.whyNot('place:university:0:brain')?.rule).toBe('PB-WORK-03')
  })

  it('PBX-119, PB-WORK-02, PB-WORK-04: taking a worker spends units that no player can use', () => {
    const { game, play } = carryingOut(box(workerAction(2)), (s) => {
      s.player.blue.buildings = []
      onBoard(s, 'blue', { trickster: 8, brain: 8 })
    })
    play.answers('take:trickster', 'take:brain')
    expect(play.done).toBe(true)
    expect(game.blue.workers).toEqual({ trickster: 8, brain: 8 })
  })

  it('PBX-120, PB-WORK-05: a zone may stay unfilled; its workers wait', () => {
    const { game, play } = carryingOut(box(workerAction(1)), (s) => {
      built(s, 'blue', 'parking-lot')
      inHand(s, 'blue', 'casino', 'museum', 'stadium')
    })
    play.answers('place:parking-lot:0:trickster')
    game.state.clock.phase = 'draw'
    expect(game.goOnTo('next').done).toBe(true)
    expect(game.blue.buildings.at(-1)?.zones).toEqual([{ trickster: 1, brain: 0 }])
    expect(game.eventsOf('zone-filled')).toEqual([])
  })

  it('PBX-121, PB-WORK-08, PB-WORK-09: workers on buildings pay nothing', () => {
    const { state } = given({}, (s) => {
      onBoard(s, 'blue', { trickster: 3 })
      built(s, 'blue', 'university', { brain: 2 })
    })
    expect(payability(state, 'blue', paid([brain(1)], vp(1))).blocked?.rule).toBe('PB-BOX-03')
    state.player.blue.workers.brain = 1
    expect(payability(state, 'blue', paid([brain(1)], vp(1))).blocked).toBeNull()
  })

  it('PBX-122, PB-WORK-11: with neither box payable the use is lost, and the workers stay', () => {
    const { game, play } = carryingOut(box(workerAction(1)), (s) => built(s, 'blue', 'ai-ministry', { brain: 2 }))
    play.answers('place:ai-ministry:0:brain')
    expect(play.done).toBe(true)
    expect(game.eventsOf('zone-filled')).toHaveLength(1)
    expect(game.eventsOf('box')).toHaveLength(1)
    expect(game.blue).toMatchObject({ money: 10, vp: 0 })
    expect(game.blue.buildings.at(-1)?.zones).toEqual([{ trickster: 0, brain: 3 }])
  })

  it('PBX-123, PB-WORK-15, PB-WORK-16: the limit of 8 holds for what a law brings; workers on buildings stay there', () => {
    const game = given({}, (s) => {
      acting(s)
      nextLaws(s, 'yellow', 'education-reform')
      onBoard(s, 'red', { brain: 8 })
      built(s, 'red', 'university', { brain: 2 })
    })
    game
      .run((t) => carryOut(t, 'blue', box({ op: 'law', deck: 'yellow' }), 'news:mayor-boxer', null))
      .answers('lawbox:left')
    expect(game.red.workers.brain).toBe(8)
    expect(game.red.buildings.at(-1)?.zones).toEqual([{ trickster: 0, brain: 2 }])
    expect(game.green.workers.brain).toBe(3)
  })
})

describe('examples: factions', () => {
  it('PBX-35, PB-FACTION-08, PB-FACTION-09: a support is carried out completely, then the disc goes back', () => {
    const { game, play } = carryingOut(box(support('capitalists', 1)), (s) => {
      s.player.blue.factions.capitalists = 4
      inHand(s, 'blue', 'parking-lot')
    })
    play.answers('box:capitalists-4a', 'action:1')
    expect(game.blue.vp).toBe(15)
    expect(game.blue.factions.capitalists).toBe(4)
    play.answers('build')
    expect(game.blue).toMatchObject({ vp: 18, money: 2, factions: { capitalists: 0 } })
  })

  it('PBX-36, PB-FACTION-08: a box further left may be chosen', () => {
    const { game, play } = carryingOut(box(support('capitalists', 1)), (s) => {
      s.player.blue.factions.capitalists = 3
    })
    play.answers('box:capitalists-1a')
    expect(game.blue).toMatchObject({ money: 22, vp: 2, factions: { capitalists: 0 } })
  })

  it('PBX-37, PB-FACTION-08: a box further right cannot', () => {
    const { play } = carryingOut(box(support('capitalists', 1)), (s) => {
      s.player.blue.factions.capitalists = 2
    })
    expect(play.whyNot('box:capitalists-3a')?.rule).toBe('PB-FACTION-08')
    expect(play.legal).toContain('box:capitalists-2b')
  })

  it('PBX-38, PB-FACTION-04: each symbol is a separate decision, also on one track', () => {
    const { game, play } = carryingOut(box(support('any', 2)), (s) => {
      s.player.blue.factions.futurists = 2
    })
    play.answers('step:futurists')
    expect(play.legal).toContain('box:futurists-3a')
    expect(play.whyNot('box:futurists-4a')?.rule).toBe('PB-FACTION-08')
    play.answers('box:futurists-1a')
    expect(game.blue.factions.futurists).toBe(0)
    expect(play.done).toBe(true)
  })

  it('PBX-39, PB-FACTION-05, PB-FACTION-07: a step from the last space brings 4 VP', () => {
    const { game } = carryingOut(box(advance('futurists', 2)), (s) => {
      s.player.blue.factions.futurists = 3
    })
    expect(game.blue).toMatchObject({ vp: 4, factions: { futurists: 4 } })
  })

  it('PBX-40, PB-FACTION-12: a disc on the start space pays nothing', () => {
    const { state } = given({}, (s) => {
      s.player.blue.factions.futurists = 4
    })
    expect(payability(state, 'blue', paid([advance('traditionalists', 1)], vp(1))).blocked?.rule).toBe('PB-BOX-03')
    expect(payability(state, 'blue', paid([advance('futurists', 4)], vp(1))).blocked).toBeNull()
  })

  it('PBX-124, PB-FACTION-01, PB-FACTION-02, PB-FACTION-03, PB-FACTION-10: from the start a disc can only advance', () => {
    const { play } = carryingOut(box(support('any', 1)))
    const choices = play.options.filter(({ aside }) => aside !== true)
    expect(choices.filter(({ blocked }) => blocked === undefined).map(({ id }) => id)).toEqual([
      'step:capitalists',
      'step:futurists',
      'step:traditionalists',
    ])
    expect(choices.filter(({ id }) => id.startsWith('box:'))).toHaveLength(3 * 4 * 2)
    expect(play.whyNot('box:futurists-1a')?.rule).toBe('PB-FACTION-10')
    const one = carryingOut(box(support('futurists', 1)), (s) => {
      s.player.blue.factions.futurists = 1
      s.player.blue.factions.capitalists = 1
    }).play
    expect(one.legal.filter((id) => /^(step|box):/.test(String(id)))).toEqual([
      'step:futurists',
      'box:futurists-1a',
      'box:futurists-1b',
    ])
  })

  it('PBX-125, PB-FACTION-06: each step of "any" on a track of choice, without support', () => {
    const { game, play } = carryingOut(box(advance('any', 2)), (s) => {
      s.player.blue.factions.futurists = 2
    })
    expect(play.options.some(({ id }) => id.startsWith('box:'))).toBe(false)
    play.answers('step:futurists', 'step:capitalists')
    expect(game.blue.factions).toEqual({ capitalists: 1, futurists: 3, traditionalists: 0 })
  })

  it('PBX-126, PB-FACTION-11: steps back are a cost and bring nothing', () => {
    const { game } = carryingOut(paid([advance('futurists', 2)], vp(1)), (s) => {
      s.player.blue.factions.futurists = 3
    })
    expect(game.blue).toMatchObject({ vp: 1, money: 10, factions: { futurists: 1 } })
  })

  it('PBX-127, PB-FACTION-13: a step on the supported track comes first, the way back to the start last', () => {
    const { game, play } = carryingOut(box(support('futurists', 1)), (s) => {
      s.player.blue.factions.futurists = 3
      faceUp(s, 'I', 'science-fair')
    })
    play.answers('box:futurists-2a', 'action:1', 'news:I')
    expect(game.blue.factions.futurists).toBe(4)
    play.answers('store:water', 'store:water', 'store:water')
    expect(play.done).toBe(true)
    expect(game.eventsOf('step').map(({ from, to }) => [from, to])).toEqual([
      [3, 4],
      [4, 0],
    ])
  })
})
