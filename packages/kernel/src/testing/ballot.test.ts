// Ballot uses every feature of the kernel in ordinary play, and keeps its own rules.
import { describe, expect, it } from 'vitest'
import type { Question } from '../decision.ts'
import { Match } from '../match.ts'
import { playOut } from '../playout.ts'
import { type BallotEvent, ballot, CARDS, DISTRICTS, PARTIES } from './ballot.ts'
import { uniformBot } from './play.ts'

const questions: Question[] = []
const events: BallotEvent[] = []
const lengths: number[] = []
for (let i = 0; i < 120; i++) {
  const { decisions } = playOut(ballot, {}, `ballot ${i}`, () => uniformBot, {
    step: (_, emitted, asked) => {
      questions.push(...asked)
      events.push(...emitted.map(({ event }) => event))
    },
  })
  lengths.push(decisions)
}
const offers = questions.flatMap((question) => (question.shape === 'pick' ? question.offers : []))

describe('ordinary games of Ballot', () => {
  it('take about 200 decisions', () => {
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    expect(mean).toBeGreaterThan(180)
    expect(mean).toBeLessThan(220)
  })

  it('need a state of about two kilobytes', () => {
    const { state } = playOut(ballot, {}, 'size', () => uniformBot)
    expect(JSON.stringify(state).length).toBeGreaterThan(1900)
    expect(JSON.stringify(state).length).toBeLessThan(5000)
  })

  it('ask for picks, numbers and confirmations, with targets and progress', () => {
    expect(new Set(questions.map(({ shape }) => shape))).toEqual(new Set(['pick', 'number', 'confirm']))
    const kinds = new Set(offers.map(({ target }) => target?.split(':')[0]))
    expect(kinds).toEqual(new Set(['pledge', 'card', 'district', 'cubes', undefined]))
    expect(questions.some(({ progress }) => progress?.step === 2)).toBe(true)
  })

  it('meet every rule that can block an option', () => {
    const rules = new Set(offers.flatMap(({ blocked }) => (blocked === undefined ? [] : [blocked.rule])))
    expect(rules).toEqual(new Set(['B-TURN-02', 'B-RALLY-01', 'B-RALLY-02', 'B-SMEAR-01', 'B-CANVASS-01']))
  })

  it('play every card and emit every kind of event', () => {
    const played = new Set(events.flatMap((event) => (event.type === 'card-played' ? [event.card] : [])))
    expect([...played].toSorted()).toEqual([...CARDS.keys()].toSorted())
    expect(new Set(events.map(({ type }) => type)).size).toBe(13)
  })

  it('let every district vote once and every party win sometimes', () => {
    const results = events.flatMap((event) => (event.type === 'vote-held' ? [event.result] : []))
    expect(results).toHaveLength(lengths.length * DISTRICTS.length)
    expect(new Set(results.map(({ winner }) => winner))).toEqual(new Set(PARTIES))
  })
})

describe('hidden information in Ballot', () => {
  it('hands and pledges are shown to their own party only', () => {
    const match = Match.start(ballot, {}, 'hidden')
    for (const { seat, id, ...decision } of match.decisions) {
      if (decision.shape === 'pick') match.answer(seat, id, decision.options[0]?.id ?? '')
    }
    const { red } = match.state.parties
    expect(match.observe('red').view.own).toEqual({ hand: red.hand, dealt: red.dealt, pledge: red.pledge })
    for (const viewer of ['blue', 'spectator']) {
      const { own, ...shared } = match.observe(viewer).view
      expect(own).toEqual(viewer === 'spectator' ? null : expect.anything())
      expect(shared.parties.red).toEqual({ cards: 7, supply: 14, coins: 6, points: 0, won: [], pledge: null })
      for (const card of red.hand) expect(JSON.stringify(match.observe(viewer))).not.toContain(card)
    }
  })

  it('pledges are shown at the end', () => {
    const { state } = playOut(ballot, {}, 'end', () => uniformBot)
    const view = ballot.view(state, 'spectator')
    for (const party of PARTIES) expect(view.parties[party].pledge).toBe(state.parties[party].pledge)
  })
})

describe('options of Ballot', () => {
  it('default to four rounds and are checked', () => {
    expect(ballot.options({})).toEqual({ rounds: 4 })
    expect(ballot.options(undefined)).toEqual({ rounds: 4 })
    for (const wrong of [{ rounds: 0 }, { rounds: 9 }, { rounds: '4' }, { turns: 1 }, 4]) {
      expect(() => ballot.options(wrong)).toThrow('invalid-options')
    }
  })
})
