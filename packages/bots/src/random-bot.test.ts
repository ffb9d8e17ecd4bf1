import {
  type Answer,
  confirmQuestion,
  isLegal,
  Match,
  numberQuestion,
  pickQuestion,
  playOut,
  type Question,
  randomFrom,
  say,
  seedRandom,
  seenIn,
  toDecision,
} from '@hustings/kernel'
import { ballot, PARTIES } from '@hustings/kernel/testing/ballot'
import { describe, expect, it } from 'vitest'
import { randomBot } from './random-bot.ts'

const blocked = { key: 'no', rule: 'R-01' }
const offers = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: say(id), value: id }))
const questions: readonly { title: string; question: Question; answers: readonly Answer[] }[] = [
  { title: 'options', question: pickQuestion('red', say('which'), offers), answers: ['a', 'b', 'c', 'd'] },
  {
    title: 'options that are not blocked',
    question: pickQuestion(
      'red',
      say('which'),
      offers.map((o) => (o.id < 'c' ? { ...o, blocked } : o)),
    ),
    answers: ['c', 'd'],
  },
  { title: 'numbers of a range', question: numberQuestion('red', say('n'), -1, 3), answers: [-1, 0, 1, 2, 3] },
  { title: 'yes and no', question: confirmQuestion('red', say('sure')), answers: [true, false] },
]

const noView = seenIn(Match.start(ballot, {}, 'bot'), 'red', randomFrom(seedRandom('bot')))

describe('the random bot', () => {
  it.each(questions)('picks evenly among the $title', ({ question, answers }) => {
    const counts = new Map(answers.map((answer) => [answer, 0]))
    for (let i = 0; i < 1000 * answers.length; i++) {
      const answer = randomBot.decide(i % 2 === 0 ? question : toDecision(question, 'id'), noView)
      expect(isLegal(question, answer)).toBe(true)
      counts.set(answer, (counts.get(answer) ?? 0) + 1)
    }
    expect([...counts.keys()]).toEqual(answers)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130)
  })

  it('plays whole games, and the same game from the same seed', () => {
    const game = () => playOut(ballot, {}, 'bots', () => randomBot)
    expect(
      game()
        .standings.map(({ seat }) => seat)
        .toSorted(),
    ).toEqual(PARTIES.toSorted())
    expect(JSON.stringify(game())).toBe(JSON.stringify(game()))
  })

  it('gives every seat of Ballot a fair share of wins', () => {
    const wins = new Map<string, number>()
    for (let i = 0; i < 400; i++) {
      for (const { seat, rank } of playOut(ballot, {}, `fair ${i}`, () => randomBot).standings) {
        if (rank === 1) wins.set(seat, (wins.get(seat) ?? 0) + 1)
      }
    }
    for (const party of PARTIES) expect(wins.get(party) ?? 0).toBeGreaterThan(50)
  })
})
