// Laws beyond the worked examples (PB-LAW): which deck, whose parts, and the puppet.
import { describe, expect, it } from 'vitest'
import { box, law, replayNews } from '../../data/symbols.ts'
import { bagOf, carryingOut, given, nextLaws, pile } from '../../testing/given.ts'
import { viewFor } from '../../view.ts'

describe('laws', () => {
  it('PB-LAW-01: an immoral President draws blue, another one yellow', () => {
    for (const [news, deck] of [
      ['pension-fund', 'blue'],
      ['rain', 'yellow'],
    ] as const) {
      const game = given({}, (s) => {
        s.player.blue.office = 'president'
        pile(s, 'blue', news)
      })
      game.goOn().answers('office')
      expect(game.eventsOf('law-drawn')).toMatchObject([{ seat: 'blue', deck }])
    }
  })

  it('PB-CARD-23: Mayor-Boxer asks for the deck, whatever the morality; the real President is one of the others', () => {
    const { game, play } = carryingOut(box(law('any')), (s) => {
      pile(s, 'blue', 'pension-fund')
      s.player.green.office = 'president'
      nextLaws(s, 'yellow', 'basic-income')
    })
    expect(play.legal.filter((id) => String(id).startsWith('law:'))).toEqual(['law:yellow', 'law:blue'])
    play.answers('law:yellow', 'lawbox:left')
    expect([game.blue.money, game.green.money]).toEqual([24, 15])
  })

  it('PB-LAW-06, PB-P2-07: with two players the puppet adds the votes of the others, last, and gains nothing for missing ones', () => {
    const decided = (left: number) => {
      const { game, play } = carryingOut(
        box(law('yellow')),
        (s) => {
          nextLaws(s, 'yellow', 'transparency-act')
          bagOf(s, { puppet: 25 - left })
        },
        { players: 2 },
      )
      play.answers('lawbox:left')
      return game
    }
    const game = decided(25)
    expect(game.state.bag).toMatchObject({ blue: 4, red: 2, puppet: 2 })
    expect(game.eventsOf('votes').map(({ voter }) => voter)).toEqual(['blue', 'red', 'puppet'])
    const short = decided(1)
    expect(short.state.bag.puppet).toBe(25)
    expect(short.eventsOf('vp')).toEqual([])
  })

  it('PB-LAW-04: an empty deck is shown, with the reason why nothing can be drawn from it', () => {
    const { play } = carryingOut(
      box(law('any')),
      (s) => {
        s.laws.blue = []
        nextLaws(s, 'yellow', 'basic-income')
      },
      { strict: true },
    )
    expect(play.legal).toContain('law:yellow')
    expect(play.whyNot('law:blue')).toEqual({ rule: 'PB-LAW-04', key: 'why.law-deck-empty' })
  })

  it('PB-LAW-03, PB-LAW-06: the President first, then the others clockwise, each choosing for themselves', () => {
    const game = given({}, (s) => {
      s.clock.active = 2
      s.player.green.office = 'president'
      nextLaws(s, 'yellow', 'right-to-repair')
    })
    const play = game.goOn().answers('office', 'lawbox:left', 'action:1', 'store:water', 'store:water')
    const asked: string[] = []
    while (play.prompt === 'ask.any-resource') {
      asked.push(play.seat)
      play.answers('store:meat')
    }
    expect(asked).toEqual(['gold', 'blue', 'red'])
    expect(game.eventsOf('resource').filter(({ resource }) => resource === 'meat')).toHaveLength(3)
  })

  it('PB-LAW-03, PB-LAW-06: as long as it is not decided everybody sees who would gain or pay, and who could not', () => {
    const { game, play } = carryingOut(box(law('blue')), (s) => {
      nextLaws(s, 'blue', 'solidarity-levy')
      s.player.red.money = 2
    })
    const seen = () => viewFor(game.state, 'gold').lawsOnTable.map(({ others }) => others)
    const each = (...unable: string[]) =>
      ['red', 'green', 'gold'].map((voter) => ({ voter, payable: !unable.includes(voter) }))
    expect(seen()).toEqual([{ left: each('red'), right: each() }])
    play.answers('lawbox:left')
    expect(seen()).toEqual([])
  })

  it('PB-P2-07: the puppet is among the others where votes are added', () => {
    const { game } = carryingOut(box(law('yellow')), (s) => nextLaws(s, 'yellow', 'llama-welfare'), { players: 2 })
    const [seen] = viewFor(game.state, 'red').lawsOnTable
    const red = { voter: 'red', payable: true }
    expect(seen?.others).toEqual({ left: [red], right: [red, { voter: 'puppet', payable: true }] })
  })

  it('PB-VIS-05: everybody sees a law; once under its deck it is told to nobody again', () => {
    const { game, play } = carryingOut(box(law('yellow')), (s) => nextLaws(s, 'yellow', 'basic-income'))
    for (const viewer of ['red', 'spectator'] as const)
      expect(viewFor(game.state, viewer).lawsOnTable.map(({ id }) => id)).toEqual(['basic-income'])
    play.answers('lawbox:right')
    while (!play.done) play.answers(play.legal[0] ?? '')
    expect(viewFor(game.state, 'red').lawsOnTable).toEqual([])
  })
})

describe('news played again', () => {
  it('PB-CARD-16: no card twice in one turn (G2)', () => {
    const { game, play } = carryingOut(box(replayNews(2)), (s) =>
      pile(s, 'blue', 'subsidy-for-honest-work', 'rain', 'recount'),
    )
    play.answers('pile:subsidy-for-honest-work')
    expect(game.blue.money).toBe(23)
    expect(play.whyNot('pile:subsidy-for-honest-work')?.rule).toBe('PB-CARD-16')
    play.answers('pile:rain')
    expect(game.blue.news).toEqual(['recount', 'subsidy-for-honest-work', 'rain'])
  })
})
