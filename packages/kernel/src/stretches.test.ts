import { describe, expect, it } from 'vitest'
import { Match } from './match.ts'
import { ballot } from './testing/ballot.ts'
import { answerAtRandom, examinersRandom } from './testing/play.ts'

const play = { options: {}, seed: 'stretches', every: 1, limit: 1000 }

/** A match whose last choice passed several stretches. */
function afterSeveral(keepStretches: boolean) {
  const match = Match.start(ballot, {}, play.seed)
  match.keepStretches = true
  const random = examinersRandom(play)
  while (match.stretches.length < 3) answerAtRandom(match, random)
  if (keepStretches) return match
  const again = Match.start(ballot, {}, play.seed)
  const same = examinersRandom(play)
  while (again.step < match.step) answerAtRandom(again, same)
  return again
}

describe('Match.stretches', () => {
  it('ends with the live state and the number of all events', () => {
    const match = afterSeveral(true)
    const last = match.stretches.at(-1)
    expect(last).toEqual({ state: match.state, told: match.eventCount })
    const told = match.stretches.map((end) => end.told)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(new Set(match.stretches.map(({ state }) => JSON.stringify(state))).size).toBeGreaterThan(1)
  })

  it('stays empty unless keepStretches is set', () => {
    const match = afterSeveral(false)
    expect(match.stretches).toEqual([])
    match.keepStretches = true
    expect(match.fork().keepStretches).toBe(false)
    expect(match.stretches).toEqual([])
  })

  it('holds the stretches of the last choice only', () => {
    const match = afterSeveral(true)
    const [first] = match.stretches
    if (first === undefined) throw new Error('no stretch')
    const view = JSON.stringify(match.viewAt(first, 'spectator'))
    expect(view).toBe(JSON.stringify(ballot.view(first.state, 'spectator')))
    answerAtRandom(match, examinersRandom(play))
    expect(match.stretches).not.toContain(first)
    expect(() => match.viewAt(first, 'spectator')).toThrow('this stretch does not belong to the last choice')
  })

  it('shares the view of a stretch between its viewers', () => {
    const match = afterSeveral(true)
    for (const end of match.stretches) {
      const open = match.viewAt(end, 'spectator')
      expect(match.viewAt(end, 'spectator')).toBe(open)
      expect(match.viewAt(end, 'red').districts).toBe(open.districts)
    }
  })

  it('stays empty while other seats answer the same question', () => {
    const match = Match.start(ballot, {}, play.seed)
    match.keepStretches = true
    const random = examinersRandom(play)
    const counts = Array.from({ length: 4 }, () => {
      answerAtRandom(match, random)
      return match.stretches.length
    })
    expect(counts.slice(0, 3)).toEqual([0, 0, 0])
    expect(counts[3]).toBeGreaterThan(1)
  })

  it('stays empty after a choice that fails', () => {
    let breaks = false
    const faulty: typeof ballot = {
      ...ballot,
      *advance(t) {
        yield* ballot.advance(t)
        if (breaks && t.state.phase === 'voters') throw new Error('a fault in the rules')
      },
    }
    const match = Match.start(faulty, {}, play.seed)
    match.keepStretches = true
    const random = examinersRandom(play)
    while (match.step < 4) answerAtRandom(match, random)
    breaks = true
    expect(() => {
      while (!match.over) answerAtRandom(match, random)
    }).toThrow('a fault in the rules')
    expect(match.stretches).toEqual([])
  })
})
