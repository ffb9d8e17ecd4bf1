// Boxes inside boxes (chapter 28 of the rules): the inner one is finished first; open steps in between.
import { describe, expect, it } from 'vitest'
import {
  box,
  brain,
  build,
  demolish,
  demolishRefunded,
  money,
  oneOf,
  paid,
  vp,
  workerAction,
} from '../../data/symbols.ts'
import {
  type acting,
  built,
  byBlue,
  carryingOut,
  faceUp,
  given,
  inHand,
  onBoard,
  operating,
  type Play,
  pile,
} from '../../testing/given.ts'

const idsOf = (play: Play, start: string): string[] =>
  play.options.map(({ id }) => id).filter((id) => id.startsWith(start))
const asidesOf = (play: Play): string[] => play.options.filter(({ aside }) => aside === true).map(({ id }) => id)

describe('the innermost box first', () => {
  it('PB-BOX-05, PB-WORK-10: three nested worker actions each continue after the inner one', () => {
    const { game, play } = carryingOut(box(workerAction(3)), (s) => {
      built(s, 'blue', 'space-elevator')
      built(s, 'blue', 'job-centre')
      onBoard(s, 'blue', { trickster: 1, brain: 1 })
      s.player.blue.money = 0
    })
    play.answers('place:space-elevator:0:brain', 'action:1')
    expect(play.question.progress).toEqual({ step: 1, of: 2 })
    play.answers('place:job-centre:1:trickster', 'use:job-centre:lower', 'action:1')
    // The one unit of the Job Center; then its 4 money, the second unit of the Elevator and its 4 money.
    expect(play.question.progress).toEqual({ step: 1, of: 1 })
    expect(game.blue.money).toBe(0)
    play.answers('take:brain')
    expect(game.blue.money).toBe(4)
    expect(play.question.progress).toEqual({ step: 2, of: 2 })
    play.answers('take:brain')
    expect(game.blue.money).toBe(8)
    expect(play.question.progress).toEqual({ step: 2, of: 3 })
    play.answers('take:trickster', 'take:trickster')
    expect(play.done).toBe(true)
    expect(game.blue.workers).toEqual({ trickster: 2, brain: 2 })
  })

  it('PB-CARD-06, PB-BOX-05: a building demolished inside its own box still does the rest of it', () => {
    const { game, play } = carryingOut(box(workerAction(1)), (s) => {
      built(s, 'blue', 'space-elevator')
      built(s, 'blue', 'construction-site', { trickster: 1 })
      onBoard(s, 'blue', { trickster: 1, brain: 2 })
      s.player.blue.money = 0
    })
    play.answers('place:space-elevator:0:brain', 'action:1')
    play.answers('place:construction-site:0:trickster', 'building:space-elevator')
    // 24 money back for the Elevator, nothing in hand to build; its second place is gone with it.
    expect(game.blue.money).toBe(24)
    expect(idsOf(play, 'place:space-elevator')).toEqual([])
    play.answers('take:brain')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ money: 28, workers: { trickster: 0, brain: 2 } })
  })

  it('PB-NEWS-03, PB-NEWS-10: news inside a box inside news: the inner card is piled first', () => {
    const { game, play } = carryingOut(box(workerAction(1)), (s) => {
      built(s, 'blue', 'state-television')
      faceUp(s, 'I', 'open-day')
      faceUp(s, 'II', 'postponed-election')
      faceUp(s, 'III', 'mono-majority')
      onBoard(s, 'blue', { trickster: 1, brain: 1 })
    })
    play.answers('place:state-television:0:trickster', 'use:state-television:upper', 'news:I')
    expect(game.state.playing).toEqual(['open-day'])
    // Mono-Majority cannot be paid, so that deck II is taken without asking.
    play.answers('place:state-television:1:brain', 'use:state-television:upper')
    expect(game.blue.news).toEqual(['postponed-election'])
    expect(play.question.progress).toEqual({ step: 2, of: 3 })
    play.answers('take:brain', 'take:brain')
    expect(play.done).toBe(true)
    expect(game.blue.news).toEqual(['postponed-election', 'open-day'])
  })

  it('PB-WORK-12, G5: a zone that is emptied by a worker coming back is used again when it is filled again', () => {
    const { game, play } = carryingOut(box(workerAction(2)), (s) => {
      built(s, 'blue', 'hospital', { trickster: 1 })
      built(s, 'blue', 'llama-pasture', { trickster: 1 })
      onBoard(s, 'blue', { brain: 1 })
    })
    play.answers('place:hospital:0:brain', 'action:1')
    expect(game.blue.workers).toEqual({ trickster: 1, brain: 0 })
    play.answers('place:llama-pasture:0:trickster', 'use:llama-pasture:lower')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ mood: 1, money: 13, factions: { futurists: 1 } })
  })

  it('PB-CARD-14, G4: the building in use is the one filled last, not the one around it', () => {
    const { play } = operating('power-plant', 'upper', (s) => {
      built(s, 'blue', 'power-plant', { brain: 3 })
      built(s, 'blue', 'space-elevator')
      built(s, 'blue', 'hospital', { trickster: 1 })
      built(s, 'blue', 'museum', { brain: 1 })
    })
    play.answers('action:1', 'use:space-elevator:lower', 'action:1', 'place:hospital:0:brain', 'action:1')
    expect(idsOf(play, 'stands:')).toEqual(['stands:power-plant:0:brain', 'stands:museum:0:brain'])
  })
})

describe('copied boxes', () => {
  it('PB-CARD-13, PB-CARD-16, G2: a copy of Cell Regeneration uses it up for the Hospital itself', () => {
    const { game, play } = operating('power-plant', 'upper', (s) => {
      built(s, 'blue', 'hospital', { trickster: 1 })
      pile(s, 'blue', 'subsidy-for-honest-work')
      s.player.blue.store.hydrogen = 2
    })
    play.answers('action:1', 'use:hospital:lower', 'action:1')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ money: 23, vp: 2, store: { hydrogen: 1 }, factions: { futurists: 1 } })
    game.table.strict = true
    const own = game.run(byBlue(box(workerAction(1))))
    own.answers('place:hospital:0:brain')
    expect(own.whyNot('use:hospital:lower')).toMatchObject({ rule: 'PB-CARD-16', key: 'why.once-per-turn' })
    expect(own.legal).toContain('use:hospital:upper')
  })

  it('PB-CARD-13, PB-CARD-18: the cost of a copy may be the very building that copies', () => {
    const { game, play } = operating('power-plant', 'upper', (s) => {
      built(s, 'blue', 'power-plant', { brain: 3 })
      built(s, 'blue', 'orbital-catapult')
    })
    play.answers('action:1', 'use:orbital-catapult:upper', 'building:power-plant')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ money: 40, factions: { futurists: 1 }, workers: { brain: 2 } })
    expect(game.blue.buildings.map(({ id }) => id)).toEqual(['headquarters', 'orbital-catapult'])
  })

  it('PB-CARD-13, PB-CARD-09: a copied Rebuild keeps its printed order', () => {
    const { play } = operating('power-plant', 'upper', (s) => {
      built(s, 'blue', 'construction-site')
      inHand(s, 'blue', 'casino')
    })
    play.answers('action:1', 'use:construction-site:upper')
    expect(play.prompt).toBe('ask.demolish')
  })

  it('PB-CARD-13, PB-BOX-03: an unaffordable box is not copied, and names the missing resource', () => {
    const { play } = operating('power-plant', 'upper', (s) => {
      built(s, 'blue', 'central-bank')
      s.player.blue.money = 17
      s.player.blue.store.water = 1
    })
    play.answers('action:1')
    expect(play.whyNot('use:central-bank:lower')).toMatchObject({
      rule: 'PB-BOX-03',
      key: 'why.short',
      params: { short: 3 },
    })
  })
})

describe('windows inside a box', () => {
  it('PB-TURN-06, PB-TILE-01, PB-SELL-07: between the actions of a triggered box tiles are bought, inside an action only sales are made', () => {
    const { game, play } = carryingOut(box(workerAction(2)), (s) => {
      built(s, 'blue', 'space-elevator')
      s.player.blue.money = 10
      s.player.blue.store.water = 2
    })
    play.answers('take:brain')
    expect(asidesOf(play)).toEqual(['sell:water'])
    play.answers('place:space-elevator:0:brain')
    expect(play.prompt).toBe('ask.order')
    expect(asidesOf(play)).toEqual(['sell:water', 'buy-tile'])
    play.answers('buy-tile', 'stock:meat', 'cell:lower:3')
    expect(play.prompt).toBe('ask.order')
    expect(game.blue).toMatchObject({ money: 0, cells: { lower: [null, null, 'meat'] } })
    expect(play.whyNot('buy-tile')).toMatchObject({ rule: 'PB-TILE-01', params: { price: 10 } })
  })

  it('PB-SELL-07: a sale inside an action leaves the question unchanged', () => {
    const { game, play } = carryingOut(box(workerAction(3)), (s) => {
      s.player.blue.store.chips = 1
    })
    play.answers('take:brain', 'sell:chips')
    expect(game.blue.money).toBe(15)
    expect(play.prompt).toBe('ask.worker-action')
    expect(play.question.progress).toEqual({ step: 2, of: 3 })
    expect(asidesOf(play)).toEqual([])
  })

  it('PB-OFFICE-02: the office waits until the triggered box and the action around it are done', () => {
    const game = given({}, (s) => {
      s.deals.left.tile = { id: 'dodo-and-sons', face: 'grey' }
      built(s, 'blue', 'space-elevator')
      s.player.blue.office = 'lama'
    })
    const play = game.goOn().answers('tile:left', 'action:1', 'place:space-elevator:0:brain')
    expect(play.prompt).toBe('ask.order')
    expect(asidesOf(play)).toEqual(['buy-tile'])
    play.answers('action:2', 'take:brain', 'take:brain', 'take:brain')
    expect(play.question.progress).toEqual({ step: 3, of: 3 })
    expect(asidesOf(play)).toEqual([])
    play.answers('take:brain')
    expect(play.question.context).toEqual([{ key: 'tile.dodo-and-sons' }])
    expect(asidesOf(play)).toEqual(['buy-tile', 'office'])
  })

  it('PB-TURN-06, PB-BOX-02: before a demolition one sells and buys when it is an action, not when it is the cost', () => {
    const rich = (s: Parameters<typeof acting>[0]): void => {
      s.player.blue.money = 20
      s.player.blue.store.water = 1
      built(s, 'blue', 'casino')
    }
    expect(asidesOf(carryingOut(box(demolishRefunded(1)), rich).play)).toEqual(['sell:water', 'buy-tile'])
    expect(asidesOf(carryingOut(paid([demolish(1)], vp(1)), rich).play)).toEqual([])
    const two = carryingOut(box({ ...demolishRefunded(1), n: 2 }), rich).play.answers('building:casino')
    // The headquarters alone is left: it is taken without asking.
    expect(two.done).toBe(true)
  })

  it('PB-TURN-06, PB-BOX-08: before one of two actions is chosen, none is half done', () => {
    const { play } = carryingOut(box(oneOf([money(10)], [brain(1)])), (s) => {
      s.player.blue.store.water = 1
    })
    expect(asidesOf(play)).toEqual(['sell:water', 'buy-tile'])
  })

  it('PB-BOX-15, PB-TILE-01: repeats of a symbol are one action: no tile is bought between two productions or two buildings', () => {
    const { game, play } = carryingOut(box({ op: 'produce', n: 2 }), (s) => {
      s.player.blue.money = 30
    })
    expect(asidesOf(play)).toEqual(['buy-tile'])
    play.answers('line:upper')
    expect(asidesOf(play)).toEqual(['sell:iridium', 'sell:water', 'sell:plants'])
    expect(game.blue.money).toBe(30)
    const { play: building } = carryingOut(box(build(2)), (s) => {
      s.player.blue.money = 30
      inHand(s, 'blue', 'casino', 'pawnshop', 'stadium')
    })
    expect(asidesOf(building)).toEqual(['buy-tile'])
    building.answers('card:casino', 'build')
    expect(asidesOf(building)).toEqual([])
  })
})

describe('boxes without an effect', () => {
  it.each([
    ['no fraud token is left', { op: 'fraud', n: 1, free: true }],
    ['no news lies face up', { op: 'play_news', n: 1 }],
    ['no news was played', { op: 'replay_news', n: 1 }],
    ['nothing is stored', { op: 'sell_at', k: 3, max: 2 }],
    ['nothing is built', { op: 'demolish', n: 1, refund: true }],
    ['the hand is empty', { op: 'build_free', n: 1 }],
    ['the deck is empty', { op: 'build_top', deck: 'C' }],
    ['no worker stands anywhere', { op: 'return_worker', n: 1, not_from: [] }],
  ] as const)('PB-BOX-08, PB-BOX-07: of two actions the other one is done when %s', (_, impossible) => {
    const { game, play } = carryingOut(
      box(oneOf([impossible], [vp(3)])),
      (s) => {
        s.player.blue.fraud = ['stuffed-ballot', 'stuffed-ballot', 'extra-draw', 'extra-draw']
        s.player.blue.buildings = []
        s.buildings.C = []
        for (const stack of Object.values(s.news)) stack.up = null
      },
      { strict: true },
    )
    expect(play.whyNot('option:1')?.rule).toBe('PB-BOX-07')
    play.answers('option:2')
    expect(game.blue.vp).toBe(3)
    expect(game.eventsOf('skipped')).toEqual([])
  })
})
