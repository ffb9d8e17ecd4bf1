// Office actions beyond the worked examples: each office for moral and immoral holders, and once in every turn.
import { describe, expect, it } from 'vitest'
import type { Office } from '../../data/vocabulary.ts'
import { bagOf, type Change, given, inHand, nextLaws, pile } from '../../testing/given.ts'

/** Blue holds the office and is about to deal. */
function holding(office: Office, immoral: boolean, change: Change = () => undefined) {
  return given({}, (s) => {
    s.player.blue.office = office
    if (immoral) pile(s, 'blue', 'pension-fund')
    change(s)
  })
}

describe('office actions', () => {
  it.each([
    ['prime-minister', 16],
    ['lama', 13],
    ['dodo', 11],
  ] as const)('PB-OFFICE-05, PB-OFFICE-06, PB-OFFICE-07: an immoral %s gets only %s money', (office, money) => {
    const game = holding(office, true)
    game.goOn().answers('office')
    expect(game.blue).toMatchObject({
      money,
      vp: 0,
      mood: 0,
      votes: 22,
      factions: { capitalists: 0, futurists: 0, traditionalists: 0 },
    })
  })

  it('PB-OFFICE-05, PB-FACTION-07: a moral Prime Minister advances on any track, without support', () => {
    const game = holding('prime-minister', false, (s) => {
      Object.assign(s.player.blue.factions, { capitalists: 4, futurists: 2 })
    })
    const play = game.goOn().answers('office')
    expect(play.options.filter(({ id }) => id.startsWith('box:'))).toEqual([])
    play.answers('step:capitalists')
    expect(game.blue).toMatchObject({ vp: 4, money: 10, factions: { capitalists: 4, futurists: 2 } })
  })

  it('PB-OFFICE-06: a moral L.A.M.A. lifts the mood', () => {
    const game = holding('lama', false)
    game.goOn().answers('office')
    expect(game.blue).toMatchObject({ mood: 1, money: 10 })
  })

  it('PB-OFFICE-07, PB-VOTES-02: a moral D.O.D.O. adds a vote, or gains 1 VP for want of one', () => {
    const game = holding('dodo', false)
    game.goOn().answers('office')
    expect([game.blue.votes, game.state.bag.blue, game.blue.vp]).toEqual([21, 4, 0])
    const empty = holding('dodo', false, (s) => bagOf(s, { blue: 25 }))
    empty.goOn().answers('office')
    expect([empty.blue.votes, empty.state.bag.blue, empty.blue.vp]).toEqual([0, 25, 1])
  })

  it('PB-OFFICE-01: once in a turn, and again in the next own turn', () => {
    const game = given({ players: 2 }, (s) => {
      Object.assign(s.player.blue, { office: 'lama' })
      inHand(s, 'blue', 'casino', 'museum', 'stadium')
    })
    const play = game.goOn().answers('office')
    expect(play.options.map(({ id }) => id)).not.toContain('office')
    const turns = () => game.eventsOf('turn').length
    while (turns() < 2) play.answers(play.legal.find((id) => id !== 'buy-tile') ?? '')
    expect(game.eventsOf('office-action')).toHaveLength(1)
    expect([play.seat, play.prompt]).toEqual(['blue', 'ask.deal'])
    expect(play.legal).toContain('office')
  })

  it('PB-TURN-07: the reason against ending the turn names the office', () => {
    const game = holding('dodo', false, (s) => {
      s.clock.phase = 'actions'
      s.turn.space = 'left'
    })
    expect(game.goOn().whyNot('end-turn')).toEqual({
      rule: 'PB-TURN-07',
      key: 'why.office-due',
      params: { office: { key: 'office.dodo' } },
    })
  })

  it('PB-END-04, PB-TURN-07: with all spaces empty the office action is still due', () => {
    const game = holding('president', false, (s) => {
      for (const space of ['left', 'centre', 'right'] as const) {
        s.gone.push(s.deals[space].tile?.id ?? '')
        s.deals[space].tile = null
      }
      s.clock.turnsLeft = 2
      nextLaws(s, 'yellow', 'basic-income')
    })
    const play = game.goOn()
    expect(play.whyNot('end-turn')?.rule).toBe('PB-TURN-07')
    play.answers('office', 'lawbox:left')
    expect(game.blue.money).toBe(24)
    expect(play.legal).toContain('end-turn')
  })
})
