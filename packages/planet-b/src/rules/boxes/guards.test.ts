// The guards against endless turns (G1 to G6), each where a loop would begin.
import { describe, expect, it } from 'vitest'
import { box, playNews, support, workerAction } from '../../data/symbols.ts'
import {
  acting,
  built,
  byBlue,
  carryingOut,
  faceUp,
  given,
  inHand,
  nextLaws,
  onBoard,
  operating,
  pile,
} from '../../testing/given.ts'

describe('guard G1: copying', () => {
  it('PB-CARD-13: copies neither a box of the building in use nor one that copies', () => {
    const { play } = operating('power-plant', 'upper', (s) => {
      built(s, 'blue', 'llama-pasture')
    })
    play.answers('action:1')
    expect(play.options.map(({ id }) => id).filter((id) => id.startsWith('use:'))).toEqual([
      'use:headquarters:upper',
      'use:headquarters:lower',
      'use:llama-pasture:upper',
      'use:llama-pasture:lower',
    ])
  })

  it('PB-CARD-13: a copying box of another building is refused with its reason', () => {
    const copy = { cost: [], do: [{ op: 'copy_box', n: 1, not_ops: ['copy_box'], pay_cost: true }] } as const
    const { play } = carryingOut(copy, (s) => {
      built(s, 'blue', 'power-plant')
    })
    expect(play.whyNot('use:power-plant:upper')?.rule).toBe('PB-CARD-13')
    expect(play.legal).toContain('use:power-plant:lower')
  })

  it('PB-CARD-13: with no box to copy only the step is left', () => {
    const { game, play } = operating('power-plant', 'upper', (s) => {
      s.player.blue.buildings = s.player.blue.buildings.filter(({ id }) => id === 'power-plant')
    })
    play.answers('action:1')
    expect(play.done).toBe(true)
    expect(game.blue.factions.futurists).toBe(1)
    expect(game.eventsOf('skipped')).toMatchObject([{ op: 'copy_box' }])
  })
})

describe('guard G2: replaying', () => {
  it('PB-CARD-16, G2: Cell Regeneration works once a turn, copies included', () => {
    const { game, play } = carryingOut(box(workerAction(1)), (s) => {
      built(s, 'blue', 'hospital', { brain: 1 })
      built(s, 'blue', 'power-plant', { brain: 2 })
      pile(s, 'blue', 'subsidy-for-honest-work')
      s.player.blue.store.hydrogen = 4
    })
    play.answers('place:hospital:0:trickster', 'use:hospital:lower', 'action:1')
    expect(game.blue.money).toBe(23)
    expect(game.state.turn.limited).toEqual(['hospital:lower'])
    const again = game.run(byBlue(box(workerAction(1))))
    again.answers('place:power-plant:0:brain', 'use:power-plant:upper', 'action:1')
    expect(again.whyNot('use:hospital:lower')?.rule).toBe('PB-CARD-16')
  })

  it('PB-CARD-16, G2: a card played again is not played again in the same turn', () => {
    const replay = { cost: [], do: [{ op: 'replay_news', n: 2 }] } as const
    const { game, play } = carryingOut(replay, (s) => pile(s, 'blue', 'subsidy-for-honest-work'))
    expect(play.done).toBe(true)
    expect(game.blue.money).toBe(23)
    expect(game.eventsOf('news-played')).toHaveLength(1)
  })
})

describe('guard G3: rebuilding', () => {
  it('PB-CARD-09: the same box cannot demolish its new building', () => {
    const { game, play } = operating('construction-site', 'upper', (s) => {
      inHand(s, 'blue', 'casino')
      s.player.blue.money = 50
    })
    expect(play.prompt).toBe('ask.demolish')
    expect(play.legal).toEqual(['building:headquarters', 'building:construction-site', 'buy-tile'])
    play.answers('building:headquarters', 'build')
    expect(play.done).toBe(true)
    expect(game.blue.buildings.map(({ id }) => id)).toEqual(['construction-site', 'casino'])
  })
})

describe('guard G4: bringing workers back', () => {
  it('PB-CARD-14, G4: neither from the Hospital nor from the building whose zone was just filled', () => {
    const { play } = operating('power-plant', 'upper', (s) => {
      built(s, 'blue', 'power-plant', { brain: 3 })
      built(s, 'blue', 'hospital', { trickster: 1, brain: 1 })
      built(s, 'blue', 'museum', { brain: 1 })
      built(s, 'blue', 'casino', { trickster: 1 })
    })
    play.answers('action:1', 'use:hospital:upper', 'action:1')
    expect(play.prompt).toBe('ask.return-worker')
    expect(play.legal.filter((id) => String(id).startsWith('stands:'))).toEqual([
      'stands:museum:0:brain',
      'stands:casino:0:trickster',
    ])
  })

  it('PB-CARD-25: Nannybots may bring one back from anywhere', () => {
    const { play } = carryingOut({ cost: [], do: [{ op: 'return_worker', n: 1, not_from: [] }] }, (s) => {
      built(s, 'blue', 'hospital', { trickster: 1 })
      built(s, 'blue', 'casino', { trickster: 1 })
    })
    expect(play.legal).toContain('stands:hospital:0:trickster')
    const { question } = play
    const stands = question.shape === 'pick' ? question.offers.find(({ id }) => id.startsWith('stands:hospital')) : null
    expect(stands?.label).toMatchObject({ key: 'option.stands', params: { zone: 1 } })
  })
})

describe('guard G5: zones', () => {
  it('PB-WORK-12: a full zone takes no workers and is not used again', () => {
    const { game, play } = carryingOut(box(workerAction(2)), (s) => {
      built(s, 'blue', 'llama-pasture', { trickster: 1 })
      onBoard(s, 'blue', { trickster: 2 })
    })
    expect(play.options.map(({ id }) => id)).not.toContain('place:llama-pasture:0:trickster')
    play.answers('place:llama-pasture:1:trickster', 'use:llama-pasture:upper')
    expect(game.blue.store.meat).toBe(1)
    expect(play.options.filter(({ id }) => id.startsWith('place:llama-pasture'))).toEqual([])
  })

  it('PB-WORK-13: the Space Elevator gives two units for one, at most once for each of its zones', () => {
    const { game, play } = carryingOut(box(workerAction(1)), (s) => {
      built(s, 'blue', 'space-elevator')
      onBoard(s, 'blue', { brain: 4 })
    })
    play.answers('place:space-elevator:0:brain', 'action:1').answers('place:space-elevator:1:brain', 'action:1')
    expect(play.options.filter(({ id }) => id.startsWith('place:space-elevator'))).toEqual([])
    play.answers('take:brain', 'take:brain', 'take:brain')
    expect(play.done).toBe(true)
    expect(game.blue.money).toBe(18)
  })
})

describe('guard G6: news', () => {
  it('PB-NEWS-05: a deck gives one card a turn, also through a law or a support that plays news', () => {
    const game = given({}, (s) => {
      acting(s)
      faceUp(s, 'I', 'rain')
      faceUp(s, 'II', 'postponed-election')
      faceUp(s, 'III', 'mayor-boxer')
      nextLaws(s, 'blue', 'media-order')
      s.player.blue.factions.futurists = 2
      s.player.blue.money = 0
    })
    const play = game.run(byBlue(box(playNews(1))))
    play.answers('news:III', 'law:blue', 'lawbox:left')
    expect(play.whyNot('news:III')?.rule).toBe('PB-NEWS-05')
    play.answers('news:I')
    const second = game.run(byBlue(box(support('futurists', 1))))
    second.answers('box:futurists-2a', 'action:1')
    // Deck II alone has a card left, so that it is played without asking.
    expect(game.blue.news).toEqual(['rain', 'mayor-boxer', 'postponed-election'])
    expect(game.state.turn.newsTaken).toEqual(['III', 'I', 'II'])
    const third = game.run(byBlue(box(playNews(1))))
    expect(third.done).toBe(true)
  })

  it('PB-FACTION-10, PBQ-43: a support cannot lead to the same support again', () => {
    const { play } = carryingOut(box(support('futurists', 1)), (s) => {
      faceUp(s, 'III', 'good-will-summit')
      s.player.blue.factions.futurists = 4
      s.player.blue.money = 20
    })
    play.answers('box:futurists-2a', 'action:1', 'news:III')
    play.answers('action:1')
    expect(play.prompt).toBe('ask.support')
    expect(play.whyNot('box:futurists-1a')?.rule).toBe('PB-FACTION-10')
    expect(play.legal).toContain('step:futurists')
  })
})
