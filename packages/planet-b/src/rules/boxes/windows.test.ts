// When optional actions are possible: asides of questions, windows of the office, forced steps, sales before payments.
import { describe, expect, it } from 'vitest'
import { buildingFacts } from '../../data/buildings.ts'
import {
  anyRes,
  box,
  build,
  fraud,
  money,
  moodDown,
  playNews,
  produce,
  res,
  votes,
  vp,
  workerAction,
} from '../../data/symbols.ts'
import { tileFacts } from '../../data/tiles.ts'
import { boxWords } from '../../data/words.ts'
import type { PlanetBState } from '../../state/state.ts'
import { acting, built, carryingOut, faceUp, given, inHand, onBoard } from '../../testing/given.ts'
import { viewFor } from '../../view.ts'

const asidesOf = (play: { options: readonly { id: string; aside?: true; blocked?: unknown }[] }): string[] =>
  play.options.filter(({ aside }) => aside === true).map(({ id }) => id)

describe('sales during a question of the own turn', () => {
  it('PB-SELL-01, PB-TURN-06: every stored resource can be sold, and production tiles bought and taken off', () => {
    const game = given({}, (s) => {
      Object.assign(s.player.blue, { money: 10 })
      s.player.blue.store.meat = 1
      s.player.blue.cells.upper[0] = 'meat'
      s.player.blue.stock.meat--
    })
    const play = game.goOn()
    expect(play.prompt).toBe('ask.deal')
    expect(asidesOf(play)).toEqual(['sell:meat', 'buy-tile', 'take-tile-off'])
    play.answers('sell:meat')
    expect(game.blue.money).toBe(16)
    expect(play.prompt).toBe('ask.deal')
  })

  it('PB-SELL-07, PB-TILE-01: inside an action only selling is left', () => {
    const { play } = carryingOut(box(workerAction(2)), (s) => {
      s.player.blue.money = 50
      s.player.blue.store.water = 1
    })
    expect(asidesOf(play)).toEqual(['sell:water', 'buy-tile'])
    play.answers('take:brain')
    expect(play.question.progress).toEqual({ step: 2, of: 2 })
    expect(asidesOf(play)).toEqual(['sell:water'])
  })

  it('PB-TILE-01: an unaffordable tile is shown with its price', () => {
    const play = given({}, (s) => {
      s.player.blue.money = 9
    }).goOn()
    expect(play.whyNot('buy-tile')?.rule).toBe('PB-TILE-01')
  })

  it('PB-SELL-06: others who decide in the turn of another player sell nothing', () => {
    const { play } = carryingOut({ cost: [], do: [{ op: 'any_res', n: 1, who: 'others' }] }, (s) => {
      for (const seat of s.order) s.player[seat].store.meat = 2
    })
    expect(play.seat).toBe('red')
    expect(asidesOf(play)).toEqual([])
  })

  it('PB-TURN-10: after the last action nothing more is sold', () => {
    const game = given({}, (s) => {
      acting(s)
      s.player.blue.store.meat = 1
    })
    const play = game.goOn()
    expect(play.prompt).toBe('ask.end-turn')
    expect(play.legal).toContain('sell:meat')
    play.answers('end-turn')
    expect(play.prompt).toBe('ask.draw')
    expect(asidesOf(play)).toEqual([])
  })
})

describe('the window of the office', () => {
  const withOffice = () =>
    given({}, (s) => {
      s.player.blue.office = 'lama'
      s.elections = 1
    })

  it('PB-OFFICE-02: opens before the deal, between two actions and after the last one', () => {
    expect(withOffice().goOn().legal).toContain('office')
    const game = withOffice()
    const play = game.goOn().answers('tile:left')
    expect(play.prompt).toBe('ask.order')
    expect(play.legal).toContain('office')
    play.answers('office')
    expect(game.blue.mood).toBe(1)
    expect(play.legal).not.toContain('office')
    const after = given({}, (s) => {
      acting(s)
      Object.assign(s.player.blue, { office: 'lama', money: 10 })
    }).goOn()
    expect(after.prompt).toBe('ask.end-turn')
    expect(after.legal).toEqual(['office', 'buy-tile'])
  })

  it('PB-TURN-07, PB-TURN-08: the turn does not end before it', () => {
    const game = given({}, (s) => {
      acting(s)
      s.player.blue.office = 'lama'
      s.player.blue.store.meat = 1
    })
    const play = game.goOn()
    expect(play.whyNot('end-turn')?.rule).toBe('PB-TURN-07')
    play.answers('office')
    expect(play.legal).toContain('end-turn')
  })

  it('PB-OFFICE-01: asked for even when only one action is left, so that it can come before it', () => {
    const game = given({}, (s) => {
      s.player.blue.office = 'president'
      s.deals.left.tile = { id: 'llamazone-prime', face: 'grey' }
      s.turn = { ...s.turn, space: 'left', left: [3] }
      acting(s)
    })
    const play = game.goOn()
    expect(play.prompt).toBe('ask.order')
    expect(play.legal).toContain('office')
  })
})

describe('forced steps', () => {
  it('PB-BOX-04: no question about the order where the result is the same', () => {
    const { game, play } = carryingOut(box(money(4), votes(2), res('water', 1)))
    expect(play.done).toBe(true)
    expect(game.blue.money).toBe(14)
    expect(game.state.bag.blue).toBe(5)
  })

  it('PB-BOX-04: a question about the order where it matters', () => {
    const { play } = carryingOut(box(build(1), money(8)), (s) => inHand(s, 'blue', 'casino'))
    expect(play.prompt).toBe('ask.order')
    expect(play.options.map(({ target }) => target).slice(0, 2)).toEqual(['action:1', 'action:2'])
  })

  it('PB-BOX-04, PB-MOOD-06: a question about the order where VP gained first can be lost again', () => {
    const lowest = (s: PlanetBState): void => {
      s.player.blue.mood = -4
    }
    const { game, play } = carryingOut(box(vp(3), moodDown(1)), lowest)
    expect(play.prompt).toBe('ask.order')
    play.answers('action:2')
    expect(game.blue.vp).toBe(3)
    const gainedFirst = carryingOut(box(vp(3), moodDown(1)), lowest)
    gainedFirst.play.answers('action:1')
    expect(gainedFirst.game.blue.vp).toBe(1)
  })

  it('PB-TURN-08: the office is done and the turn ends without asking when nothing else is possible', () => {
    const game = given({}, (s) => {
      acting(s)
      s.player.blue.office = 'lama'
      s.player.blue.money = 0
    })
    const play = game.goOn()
    expect(game.eventsOf('office-action')).toMatchObject([{ seat: 'blue', office: 'lama' }])
    expect(play.prompt).toBe('ask.draw')
  })

  it('PB-PROD-10: the option of a resource that would be sold immediately names the sale', () => {
    const { play } = carryingOut(box(anyRes(1)), (s) => {
      s.player.blue.store.plants = 4
    })
    const labels = new Map(play.options.map(({ id, label }) => [id, label.key]))
    expect(labels.get('store:plants')).toBe('option.resource-sold')
    expect(labels.get('store:water')).toBe('option.resource')
  })

  it('PB-BOX-05: an action is finished before the next one begins', () => {
    const { game, play } = carryingOut(box(produce(2), build(1)), (s) => inHand(s, 'blue', 'casino'))
    play.answers('action:1', 'line:upper', 'line:lower')
    expect(game.eventsOf('production').map(({ line }) => line)).toEqual(['upper', 'lower'])
    // Only the building is left, so its card is taken without asking.
    expect(play.prompt).toBe('ask.build-or-not')
  })

  it('PB-WORK-10: a box is taken without asking when the other cannot be paid at all', () => {
    const { game, play } = carryingOut(box(workerAction(1)), (s) => {
      built(s, 'blue', 'kebab-stand')
      onBoard(s, 'blue', { trickster: 1 })
    })
    play.answers('place:kebab-stand:0:trickster')
    expect(play.done).toBe(true)
    expect(game.blue.store.plants).toBe(1)
  })
})

describe('sales are possible but never forced', () => {
  it('PB-NEWS-02, PB-SELL-07: before news is ruled out for want of money there is a chance to sell', () => {
    const setting = (meat: number) =>
      carryingOut(box(playNews(1)), (s) => {
        for (const deck of ['I', 'II'] as const) {
          s.turn.newsTaken.push(deck)
          s.news[deck].cards.push(s.news[deck].up ?? '')
          s.news[deck].up = null
        }
        faceUp(s, 'III', 'free-transport')
        s.player.blue.money = 2
        s.player.blue.store.meat = meat
      })
    const { game, play } = setting(1)
    expect(play.whyNot('news:III')).toMatchObject({ rule: 'PB-NEWS-02', key: 'why.short-sell-first' })
    expect(play.legal).toEqual(['nothing', 'sell:meat', ...play.legal.slice(2)])
    play.answers('sell:meat')
    expect(game.blue.news).toEqual(['free-transport'])
    expect(game.blue.money).toBe(0)

    const unwilling = setting(1)
    unwilling.play.answers('nothing')
    expect(unwilling.game.blue.news).toEqual([])
    expect(unwilling.game.eventsOf('skipped')).toMatchObject([{ op: 'play_news' }])
    // With nothing worth selling there is nothing to ask.
    expect(setting(0).play.done).toBe(true)
  })

  it('PB-FRAUD-05: the fraud action waits for a sale and can be left', () => {
    const { game, play } = carryingOut(box(fraud(1)), (s) => {
      s.player.blue.money = 1
      s.player.blue.store.iridium = 1
    })
    expect(play.whyNot('fraud:extra-draw')?.rule).toBe('PB-FRAUD-05')
    play.answers('nothing')
    expect(game.blue.fraud).toEqual([])
  })

  it('PB-WORK-11, PB-BOX-03: a box names its missing resources', () => {
    const { play } = carryingOut(box(workerAction(1)), (s) => {
      built(s, 'blue', 'central-bank', { brain: 2 })
      s.player.blue.money = 0
      s.player.blue.store.meat = 4
    })
    play.answers('place:central-bank:0:brain')
    expect(play.whyNot('use:central-bank:lower')).toMatchObject({ key: 'why.short-sell-first', rule: 'PB-BOX-03' })
    const bad = carryingOut(box(workerAction(1)), (s) => {
      built(s, 'blue', 'clone-factory', { trickster: 1, brain: 1 })
      onBoard(s, 'blue', { brain: 1 })
    })
    bad.play.answers('place:clone-factory:0:brain')
    // Neither a microprocessor nor three workers: the use is lost.
    expect(bad.play.done).toBe(true)
  })
})

describe('effects of options', () => {
  it('use the words of their boxes, also inside an action', () => {
    const game = given({}, (s) => {
      s.deals.left.tile = { id: 'dodo-and-sons', face: 'grey' }
      built(s, 'blue', 'state-television')
    })
    const play = game.goOn()
    const hint = (option: string) => (play.question.shape === 'pick' ? play.question.hints?.of(option) : undefined)
    expect(hint('tile:left')).toEqual(boxWords(tileFacts('dodo-and-sons').grey))
    play.answers('tile:left', 'action:1')
    expect(hint('take:brain')).toBeNull()
    expect(hint('place:state-television:0:trickster')).toEqual({ key: 'option.place.fills' })
    play.answers('place:state-television:0:trickster')
    expect(hint('use:state-television:lower')).toEqual(boxWords(buildingFacts('state-television').lower))
  })
})

describe('current actions', () => {
  it('appear with every question, the outermost first', () => {
    const game = given({}, (s) => {
      s.deals.left.tile = { id: 'dodo-and-sons', face: 'grey' }
      built(s, 'blue', 'state-television')
      faceUp(s, 'III', 'mayor-boxer')
    })
    const play = game.goOn().answers('tile:left', 'action:1', 'place:state-television:0:trickster')
    expect(play.question.context).toEqual([
      { key: 'tile.dodo-and-sons' },
      { key: 'do.worker_action', params: { n: 3 } },
      { key: 'building.state-television' },
    ])
    play.answers('use:state-television:upper', 'news:III', 'law:yellow')
    expect(viewFor(game.state, 'blue').running).toEqual([
      'tile:dodo-and-sons:grey',
      'building:state-television:upper',
      'news:mayor-boxer',
    ])
    expect(play.prompt).toBe('ask.law')
    expect(play.question.context?.map(({ key }) => key)).toEqual([
      'tile.dodo-and-sons',
      'do.worker_action',
      'building.state-television',
      'building.state-television.upper',
      'news.mayor-boxer',
      expect.stringMatching(/^law\./),
    ])
  })
})
