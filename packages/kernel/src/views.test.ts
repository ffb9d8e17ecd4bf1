import { expect, it } from 'vitest'
import { Match } from './match.ts'
import { ballot } from './testing/ballot.ts'
import { answerAtRandom, examinersRandom } from './testing/play.ts'
import { Views } from './views.ts'

const started = () => Match.start(ballot, {}, 'views')

it('builds the public part once and freezes it', () => {
  const { state } = started()
  let built = 0
  const counting: typeof ballot = {
    ...ballot,
    view(...asked) {
      built++
      return ballot.view(...asked)
    },
  }
  const views = new Views(counting, state)
  const open = views.of('spectator')
  expect(views.of('spectator')).toBe(open)
  expect(built).toBe(1)
  expect(Object.isFrozen(open)).toBe(true)
  expect(Object.isFrozen(open.bag)).toBe(true)
  expect(Object.isFrozen(open.districts.hill)).toBe(true)
  // Nothing was discarded or won yet: empty lists are shared too.
  expect(open.discard).toEqual([])
  for (const list of [open.discard, open.results, open.parties.red.won]) expect(Object.isFrozen(list)).toBe(true)
  expect(open).toEqual(ballot.view(state, 'spectator'))
})

it('passes the public part to a seat, which adds its private part', () => {
  const { state } = started()
  const given: unknown[] = []
  const asked: typeof ballot = {
    ...ballot,
    view(s, viewer, open) {
      given.push(open)
      return ballot.view(s, viewer)
    },
  }
  const views = new Views(asked, state)
  expect(views.of('red')).toEqual(ballot.view(state, 'red'))
  expect(given).toEqual([undefined, views.of('spectator')])
})

it('reuses unchanged objects of the last view and computes the rest independently', () => {
  const match = started()
  const random = examinersRandom({ options: {}, seed: 'views', every: 1, limit: 1000 })
  let [same, other] = [0, 0]
  for (let i = 0; i < 60 && !match.over; i++) {
    const before = match.view('spectator')
    answerAtRandom(match, random)
    const { districts, bag, parties, ...rest } = match.view('spectator')
    for (const [now, then] of [
      [districts, before.districts],
      [bag, before.bag],
      [parties.red, before.parties.red],
    ]) {
      if (now === then) same++
      else other++
      expect(now === then).toBe(JSON.stringify(now) === JSON.stringify(then))
      expect(Object.isFrozen(now)).toBe(true)
    }
    expect(rest).toEqual(
      (({ districts: _, bag: __, parties: ___, ...one }) => one)(ballot.view(match.state, 'spectator')),
    )
  }
  expect(same).toBeGreaterThan(60)
  expect(other).toBeGreaterThan(10)
})

it('treats a different order of fields as a change: views stay byte-identical', () => {
  const { state } = started()
  const turned: typeof ballot = {
    ...ballot,
    view: () => Object.fromEntries(Object.entries(open).toReversed()) as never,
  }
  const open = new Views(ballot, state).of('spectator')
  const now = new Views(turned, state, open).of('spectator')
  expect(JSON.stringify(now)).not.toBe(JSON.stringify(open))
  expect(now.districts).toBe(open.districts)
})

it('follows a match after every answer, and back after undo', () => {
  const match = started()
  const random = examinersRandom({ options: {}, seed: 'views', every: 1, limit: 1000 })
  for (let i = 0; i < 60 && !match.over; i++) {
    const before = JSON.stringify(match.view('spectator'))
    answerAtRandom(match, random)
    expect(JSON.stringify(match.view('spectator'))).toBe(JSON.stringify(ballot.view(match.state, 'spectator')))
    if (match.undoRefused !== null) continue
    match.undo()
    expect(JSON.stringify(match.view('spectator'))).toBe(before)
    match.redo()
    expect(JSON.stringify(match.view('spectator'))).toBe(JSON.stringify(ballot.view(match.state, 'spectator')))
  }
})
