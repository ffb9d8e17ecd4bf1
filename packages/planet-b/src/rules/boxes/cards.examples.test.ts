// The worked examples of the rules page about explained cards (PB-CARD).
import { describe, expect, it } from 'vitest'
import { buildingFacts } from '../../data/buildings.ts'
import { box, playNews } from '../../data/symbols.ts'
import {
  bagOf,
  built,
  type Change,
  carryingOut,
  faceUp,
  given,
  inHand,
  nextLaws,
  nextVotes,
  onTop,
  operating,
} from '../../testing/given.ts'

/** Blue plays this card of deck III. */
function playing(card: string, change: Change = () => undefined) {
  const { game, play } = carryingOut(box(playNews(1)), (s) => {
    faceUp(s, 'III', card)
    change(s)
  })
  return { game, play: play.answers('news:III') }
}

describe('examples: buildings', () => {
  it('PBX-74, PB-CARD-22: Export of Goods sells two resources at three times their price', () => {
    const { game, play } = operating('spaceport', 'upper', (s) => {
      s.deals.left.price = 'red'
      Object.assign(s.player.blue.store, { meat: 1, plants: 1 })
    })
    play.answers('store:meat', 'store:plants')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ money: 40, store: { meat: 0, plants: 0 } })
    const fewer = operating('spaceport', 'upper', (s) => {
      s.player.blue.store.meat = 3
    })
    fewer.play.answers('store:meat', 'done')
    expect(fewer.game.blue).toMatchObject({ money: 28, store: { meat: 2 } })
  })

  it('PBX-75, PB-CARD-12: the Museum adds a vote for each faction step, and 20 money', () => {
    const { game } = operating('museum', 'upper', (s) => {
      Object.assign(s.player.blue.factions, { capitalists: 4, futurists: 3 })
      bagOf(s, { blue: 20 })
      s.player.blue.store.iridium = 2
    })
    expect(game.state.bag.blue).toBe(25)
    expect(game.blue).toMatchObject({ money: 30, vp: 2, votes: 0, store: { iridium: 0 } })
  })

  it('PBX-76, PB-CARD-06, PB-CARD-07, PB-CARD-08: Rebuild may demolish the headquarters, whose workers go to the supply', () => {
    const { game, play } = operating('construction-site', 'upper', (s) => {
      built(s, 'blue', 'headquarters', { trickster: 1, brain: 1 })
      inHand(s, 'blue', 'pawnshop')
    })
    expect(play.legal).toContain('building:construction-site')
    play.answers('building:headquarters')
    expect(game.blue).toMatchObject({ money: 10, workers: { trickster: 2, brain: 2 } })
    expect(game.blue.buildings.map(({ id }) => id)).toEqual(['construction-site'])
    expect(game.state.demolished).toEqual(['headquarters'])
    expect(play.prompt).toBe('ask.build-or-not')
    play.answers('build')
    expect(game.blue.money).toBe(5)
  })

  it('PBX-152, PB-CARD-09, PB-CARD-06: Rebuild demolishes first, the refund pays for the new building, earlier VP stay', () => {
    const { game, play } = operating('construction-site', 'upper', (s) => {
      Object.assign(s.player.blue, { money: 0, vp: 7 })
      built(s, 'blue', 'offshore-consultancy', { trickster: 1, brain: 1 })
      inHand(s, 'blue', 'restaurant')
    })
    expect(play.prompt).toBe('ask.demolish')
    play.answers('building:offshore-consultancy')
    expect(game.blue.money).toBe(16)
    play.answers('build')
    expect(game.blue).toMatchObject({ money: 1, vp: 7 + 6, workers: { trickster: 2, brain: 2 } })
    expect(game.eventsOf('workers').map(({ to, why }) => [to, why])).toEqual([
      ['supply', 'demolished'],
      ['supply', 'demolished'],
    ])
  })

  it('PBX-77, PB-CARD-19, PB-CARD-20, PB-PROD-06: plants are given away; what finds no space is sold by its receiver', () => {
    const { game, play } = operating('smoothie-factory', 'upper', (s) => {
      s.deals.left.price = 'red'
      s.player.blue.store.plants = 3
      s.player.red.store.plants = 4
    })
    expect(play.legal).toEqual(['seat:red', 'seat:green', 'seat:gold'])
    play.answers('seat:red', 'seat:red', 'seat:green')
    expect(play.done).toBe(true)
    expect(game.red).toMatchObject({ money: 18, store: { plants: 4 } })
    expect(game.green.store.plants).toBe(1)
    expect(game.blue).toMatchObject({ money: 40, store: { plants: 0 }, votes: 19 })
    expect(game.state.bag.blue).toBe(6)
  })

  it('PBX-82, PB-CARD-13: Solar Energy carries out a box of another building; its cost is due, no worker moves', () => {
    const { game, play } = operating('power-plant', 'upper', (s) => {
      built(s, 'blue', 'hydrogen-refinery', { trickster: 1 }, { brain: 1 })
      s.player.blue.store.water = 1
    })
    play.answers('action:1')
    expect(play.options.some(({ id }) => id.startsWith('use:power-plant'))).toBe(false)
    play.answers('use:hydrogen-refinery:lower')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ vp: 2, store: { water: 0, hydrogen: 2 }, factions: { futurists: 1 } })
    expect(game.blue.buildings.at(-1)?.zones).toEqual([
      { trickster: 1, brain: 0 },
      { trickster: 0, brain: 1 },
    ])
    expect(game.eventsOf('workers')).toEqual([])
  })

  it('PBX-151, PB-CARD-02, PB-CARD-03, PB-CARD-04: Application discards what one likes for a flat 25 money', () => {
    const { game, play } = operating('architects-office', 'upper', (s) => {
      inHand(s, 'blue', 'casino', 'museum', 'stadium')
    })
    play.answers('action:1', 'card:casino', 'card:stadium', 'done')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ money: 35, hand: ['museum'] })
    expect([game.state.buildings.A[0], game.state.buildings.C[0]]).toEqual(['casino', 'stadium'])
    game.state.clock.phase = 'draw'
    game.goOnTo('news').answers('deck:A', 'deck:A')
    expect(game.blue.hand).toHaveLength(3)
    const nothing = operating('architects-office', 'upper', (s) => inHand(s, 'blue', 'casino'))
    nothing.play.answers('action:1', 'done')
    expect(nothing.game.blue).toMatchObject({ money: 35, hand: ['casino'] })
  })

  it('PBX-153, PB-CARD-10, PB-CARD-29: the top card is built past the hand: of B for 2 iridium, of A by Inheritance for nothing', () => {
    const { game } = operating('construction-site', 'lower', (s) => {
      onTop(s, 'B', 'museum')
      s.player.blue.store.iridium = 2
    })
    expect(game.blue).toMatchObject({ money: 10, vp: 9, hand: [], store: { iridium: 0 } })
    expect(game.blue.buildings.at(-1)?.id).toBe('museum')
    const heir = playing('inheritance', (s) => onTop(s, 'A', 'casino')).game
    expect(heir.blue).toMatchObject({ money: 10, vp: buildingFacts('casino').vp, hand: [] })
    expect(heir.blue.buildings.at(-1)?.id).toBe('casino')
    const empty = operating('construction-site', 'lower', (s) => {
      s.buildings.B = []
      s.player.blue.store.iridium = 2
    }).game
    expect(empty.blue.buildings).toHaveLength(2)
    expect(empty.eventsOf('skipped').map(({ op }) => op)).toEqual(['build_top'])
  })

  it('PBX-154, PB-CARD-14, PB-CARD-15: Vaccination brings back no worker of the Hospital', () => {
    const { game, play } = operating('hospital', 'upper', (s) => {
      built(s, 'blue', 'hospital', { trickster: 1, brain: 1 })
      built(s, 'blue', 'museum', { brain: 1 })
    })
    play.answers('action:1')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ workers: { trickster: 2, brain: 3 }, factions: { futurists: 1 } })
    expect(game.blue.buildings.slice(1).map(({ zones }) => zones[0])).toEqual([
      { trickster: 1, brain: 1 },
      { trickster: 0, brain: 0 },
    ])
  })

  it('PBX-156, PB-CARD-18: the Catapult may launch itself, without refund', () => {
    const { game, play } = operating('orbital-catapult', 'upper', (s) => {
      built(s, 'blue', 'orbital-catapult', { brain: 2 })
    })
    play.answers('building:orbital-catapult')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ money: 40, votes: 19, workers: { trickster: 2, brain: 2 } })
    expect(game.blue.buildings.map(({ id }) => id)).toEqual(['headquarters'])
    expect(game.state.demolished).toEqual(['orbital-catapult'])
    expect(game.state.bag.blue).toBe(6)
  })

  it('PBX-157, PB-CARD-21: the Stadium brings 15 VP for each own vote; all three leave the bag', () => {
    const { game } = operating('stadium', 'upper', (s) => {
      bagOf(s, { blue: 1, red: 2, green: 3 })
      nextVotes(s, 'blue', 'red', 'green')
    })
    expect(game.blue).toMatchObject({ vp: 15, votes: 25 })
    expect([game.red.votes, game.green.votes]).toEqual([24, 23])
    expect(game.state.bag).toMatchObject({ blue: 0, red: 1, green: 2 })
  })
})

describe('cards and general rules', () => {
  it('PB-CARD-01: the text of a card overrides the general rule, and only where they differ', () => {
    const printed = operating('construction-site', 'upper', (s) => inHand(s, 'blue', 'pawnshop'))
    expect(printed.play.prompt).toBe('ask.demolish')
    const { order: _, ...free } = buildingFacts('construction-site').upper
    expect(carryingOut(free, (s) => inHand(s, 'blue', 'pawnshop')).play.prompt).toBe('ask.order')
    const poor = operating('construction-site', 'upper', (s) => {
      s.player.blue.money = 4
      inHand(s, 'blue', 'pawnshop')
    })
    poor.play.answers('building:headquarters')
    expect(poor.play.whyNot('build')?.rule).toBe('PB-BUILD-05')
  })
})

describe('examples: news', () => {
  it('PBX-78, PB-CARD-26, PB-CARD-27, PB-CARD-28: Mono-Majority costs two steps, and its support leaves the disc', () => {
    const { game, play } = playing('mono-majority', (s) => {
      Object.assign(s.player.blue.factions, { capitalists: 3, futurists: 2 })
    })
    play.answers('back:capitalists', 'back:futurists')
    expect(game.blue.factions).toMatchObject({ capitalists: 2, futurists: 1 })
    play.answers('action:1')
    expect(play.whyNot('box:capitalists-3a')?.rule).toBe('PB-FACTION-08')
    play.answers('box:capitalists-2a')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ money: 30, factions: { capitalists: 2, futurists: 1 } })
    expect(game.state.marker).toBe(1)
    const step = playing('mono-majority', (s) => {
      s.player.blue.factions.capitalists = 2
    })
    step.play.answers('action:1', 'step:traditionalists')
    expect(step.game.blue.factions).toEqual({ capitalists: 0, futurists: 0, traditionalists: 1 })
  })

  it('PBX-159, PB-CARD-28, PB-CARD-26: with all discs on the start it cannot be chosen', () => {
    const { play } = carryingOut(box(playNews(1)), (s) => faceUp(s, 'III', 'mono-majority'))
    expect(play.whyNot('news:III')?.rule).toBe('PB-NEWS-02')
  })

  it('PBX-79, PB-CARD-31: Wunderwaffle: lowest mood, two steps on every track, and all others lose mood', () => {
    const { game } = playing('wunderwaffle', (s) => {
      Object.assign(s.player.blue.factions, { capitalists: 4, futurists: 3 })
      Object.assign(s.player.red, { mood: -4, vp: 5 })
    })
    expect(game.blue).toMatchObject({
      mood: -4,
      vp: 12,
      factions: { capitalists: 4, futurists: 4, traditionalists: 2 },
    })
    expect(game.red).toMatchObject({ mood: -4, vp: 3 })
    expect([game.green.mood, game.gold.mood]).toEqual([-1, -1])
    const lowest = playing('wunderwaffle', (s) => {
      Object.assign(s.player.blue, { mood: -4, vp: 3 })
    }).game
    expect(lowest.blue).toMatchObject({ mood: -4, vp: 3 })
  })

  it('PBX-80, PB-CARD-23, PB-CARD-24: the President may decide a second law with Mayor-Boxer', () => {
    const game = given({}, (s) => {
      s.deals.left.tile = { id: 'llamazone-prime', face: 'grey' }
      s.player.blue.office = 'president'
      s.player.red.office = 'prime-minister'
      faceUp(s, 'III', 'mayor-boxer')
      nextLaws(s, 'blue', 'solidarity-levy')
      nextLaws(s, 'yellow', 'basic-income')
    })
    const play = game.goOn().answers('tile:left', 'action:3', 'news:III')
    expect(play.legal).toEqual(['law:yellow', 'law:blue', 'buy-tile'])
    expect(play.question.progress).toBeUndefined()
    play.answers('law:blue', 'lawbox:left')
    expect([game.blue.money, game.red.money]).toEqual([25, 7])
    play.answers('office', 'lawbox:left')
    expect([game.blue.money, game.red.money]).toEqual([39, 12])
    expect(game.eventsOf('law-decided').map(({ law }) => law)).toEqual(['solidarity-levy', 'basic-income'])
  })

  it('PBX-158, PB-CARD-25: without workers on buildings Nannybots bring a Brain', () => {
    const { game, play } = playing('nannybots')
    play.answers('action:1')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ workers: { trickster: 2, brain: 3 }, factions: { futurists: 1 } })
    const back = playing('nannybots', (s) => built(s, 'blue', 'hospital', { trickster: 1 }))
    back.play.answers('action:1', 'option:1')
    expect(back.game.blue).toMatchObject({ workers: { trickster: 3, brain: 2 }, factions: { futurists: 1 } })
  })

  it('PBX-160, PB-CARD-30: Minor Renovation without a building left is one build action', () => {
    const { game, play } = playing('minor-renovation', (s) => {
      s.player.blue.buildings = []
      s.demolished = ['headquarters']
      inHand(s, 'blue', 'casino', 'museum', 'stadium')
    })
    expect(game.eventsOf('skipped').map(({ op }) => op)).toEqual(['demolish'])
    play.answers('card:casino', 'build')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ money: 0, vp: 4 })
    const refund = playing('minor-renovation', (s) => {
      built(s, 'blue', 'museum')
      inHand(s, 'blue', 'casino')
    })
    refund.play.answers('building:museum', 'build')
    expect(refund.game.blue.money).toBe(10 + 20 - 10)
  })
})
