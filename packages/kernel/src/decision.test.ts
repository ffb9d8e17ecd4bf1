import { describe, expect, it } from 'vitest'
import {
  askedWithin,
  circumstancesOf,
  confirmQuestion,
  isConfirmed,
  isLegal,
  legalAnswers,
  numberGiven,
  numberQuestion,
  type Offer,
  offeredValue,
  pickQuestion,
  type Question,
  randomAnswer,
  toDecision,
} from './decision.ts'
import { say } from './message.ts'
import { randomFrom, seedRandom } from './random.ts'

const offers: Offer<unknown>[] = [
  { id: 'strike', label: say('strike'), value: { secret: 'plan' } },
  { id: 'lobby', label: say('lobby'), target: 'card:lobby', value: 1, blocked: { key: 'no-money', rule: 'T-02' } },
  { id: 'wait', label: say('wait', { turns: 1 }), target: 'card:wait', value: null },
]
const pick = pickQuestion('red', say('what'), offers, { step: 1, of: 2 })
const number = numberQuestion('red', say('how-many'), 2, 5)
const confirm = confirmQuestion('red', say('sure'))

describe('legal answers', () => {
  it('include the options that are not blocked, the numbers of the range, yes and no', () => {
    expect(legalAnswers(pick)).toEqual(['strike', 'wait'])
    expect(legalAnswers(number)).toEqual([2, 3, 4, 5])
    expect(legalAnswers(confirm)).toEqual([true, false])
  })

  it('agree for the question and for the decision of its seat', () => {
    for (const question of [pick, number, confirm]) {
      expect(legalAnswers(toDecision(question, 'id'))).toEqual(legalAnswers(question))
    }
  })

  it.each([
    [pick, 'strike', true],
    [pick, 'lobby', false],
    [pick, 'nothing', false],
    [pick, 0, false],
    [number, 2, true],
    [number, 5, true],
    [number, 6, false],
    [number, 1, false],
    [number, 2.5, false],
    [number, Number.NaN, false],
    [number, '3', false],
    [confirm, true, true],
    [confirm, false, true],
    [confirm, 'yes', false],
    [confirm, 1, false],
  ])('%#: %o answered %s', (question, answer, legal) => {
    expect(isLegal(question, answer)).toBe(legal)
  })
})

describe('a random answer', () => {
  it.each([pick, number, confirm])('picks each legal answer equally often', (question: Question) => {
    const random = randomFrom(seedRandom('answers'))
    const counts = new Map(legalAnswers(question).map((answer) => [answer, 0]))
    const rounds = 2000 * counts.size
    for (let i = 0; i < rounds; i++) {
      const answer = randomAnswer(i % 2 === 0 ? question : toDecision(question, 'id'), random)
      counts.set(answer, (counts.get(answer) ?? Number.NaN) + 1)
    }
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })

  it('does not exist when all answers are blocked', () => {
    const random = randomFrom(seedRandom('none'))
    expect(() => randomAnswer(pickQuestion('red', say('what'), offers.slice(1, 2)), random)).toThrow(RangeError)
  })
})

describe('a decision', () => {
  it('shows id, label, target and reason, and never the value behind an option', () => {
    expect(toDecision(pick, '7:red')).toEqual({
      id: '7:red',
      seat: 'red',
      prompt: { key: 'what' },
      progress: { step: 1, of: 2 },
      shape: 'pick',
      options: [
        { id: 'strike', label: { key: 'strike' } },
        { id: 'lobby', label: { key: 'lobby' }, target: 'card:lobby', blocked: { key: 'no-money', rule: 'T-02' } },
        { id: 'wait', label: { key: 'wait', params: { turns: 1 } }, target: 'card:wait' },
      ],
    })
    expect(JSON.stringify(toDecision(pick, 'x'))).not.toContain('plan')
  })

  it('shows the details of the question and the current action', () => {
    const context = [say('card')]
    const aside: Offer<number> = { id: 'sell', label: say('sell'), value: 1, aside: true }
    const asked = askedWithin(pickQuestion('red', say('what'), [aside]), context)
    expect(toDecision(asked, 'a')).toMatchObject({ context, options: [{ id: 'sell', aside: true }] })
    expect(isLegal(asked, 'sell')).toBe(true)
  })

  it('shows a range, or only the question', () => {
    expect(toDecision(number, 'n')).toEqual({
      id: 'n',
      seat: 'red',
      prompt: { key: 'how-many' },
      shape: 'number',
      min: 2,
      max: 5,
    })
    expect(toDecision(confirm, 'c')).toEqual({ id: 'c', seat: 'red', prompt: { key: 'sure' }, shape: 'confirm' })
  })
})

describe('reading an answer', () => {
  it('returns the value behind it', () => {
    expect(offeredValue(offers, 'strike')).toEqual({ secret: 'plan' })
    expect(numberGiven(3)).toBe(3)
    expect(isConfirmed(false)).toBe(false)
  })

  it('throws when the answer belongs to another question', () => {
    expect(() => offeredValue(offers, 'nothing')).toThrow()
    expect(() => offeredValue(offers, 'lobby')).toThrow(/did not offer: lobby/)
    expect(() => numberGiven('3')).toThrow()
    expect(() => isConfirmed(undefined)).toThrow()
  })
})

describe('circumstances', () => {
  it('stay uncomputed until they are read, and equal those of the decision that the seat sees', () => {
    let looked = 0
    const rich = () => {
      looked++
      return ['rich']
    }
    for (const question of [
      pickQuestion('red', say('what'), offers, undefined, undefined, undefined, rich),
      numberQuestion('red', say('how-many'), 2, 5, undefined, undefined, rich),
      confirmQuestion('red', say('sure'), undefined, undefined, rich),
    ]) {
      looked = 0
      const within = askedWithin(question, [say('card')])
      expect(looked).toBe(0)
      expect(circumstancesOf(within)).toEqual(['rich'])
      expect(toDecision(within, 'id').circumstances).toEqual(['rich'])
      expect(circumstancesOf(toDecision(within, 'id'))).toEqual(['rich'])
    }
  })

  it('return nothing if the game defines none', () => {
    expect(circumstancesOf(pick)).toEqual([])
    expect(toDecision(pick, 'id')).not.toHaveProperty('circumstances')
    expect(circumstancesOf(toDecision(pick, 'id'))).toEqual([])
  })
})
