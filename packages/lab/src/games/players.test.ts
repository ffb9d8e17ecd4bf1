import { type Bot, playOut } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { games } from './games.ts'
import { checkPlayer, loadBots, seatBots } from './players.ts'

describe('a bot that answers one prompt at random', () => {
  it('takes every tile about as often, and plays unchanged otherwise', async () => {
    const game = games['planet-b']
    const name = checkPlayer('medium?ask.deal')
    await loadBots([name], game, 2)
    const bots = seatBots([name], game, { players: 2 })
    const taken = new Map<string, number>()
    const watched = (bot: Bot): Bot => ({
      ...bot,
      decide(question, seen) {
        const answer = bot.decide(question, seen)
        if (question.prompt.key === 'ask.deal') taken.set(String(answer), (taken.get(String(answer)) ?? 0) + 1)
        return answer
      },
    })
    for (let i = 0; i < 4; i++) playOut(game.game, { players: 2 }, `lot ${i}`, (seat) => watched(bots(seat)))
    const tiles = ['left', 'centre', 'right'].map((space) => taken.get(`tile:${space}`) ?? 0)
    expect(Math.min(...tiles)).toBeGreaterThan(0.6 * Math.max(...tiles))
  })

  it('rejects any other name', () => {
    expect(() => checkPlayer('nobody?ask.deal')).toThrow('nobody')
  })
})
