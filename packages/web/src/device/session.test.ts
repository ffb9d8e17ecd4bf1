// Sessions in the worker: what the page gets, what it can take back, and how the past comes back.

import { randomBot } from '@hustings/bots'
import { type Decision, type GameEvent, HustingsError, legalAnswers, randomFrom, seedRandom } from '@hustings/kernel'
import { ballotEngine as engine } from '@hustings/live/testing/ballot'
import { attempt, joined, type LoggedEvent, type Update } from '@hustings/protocol'
import { describe, expect, it } from 'vitest'
import { Session } from './session.ts'

const chance = randomFrom(seedRandom('session'))
const SEATS = ['red', 'blue', 'green', 'yellow']

function anyAnswer(decision: Decision) {
  const answers = legalAnswers(decision)
  return answers[chance.below(answers.length)] ?? ''
}

/** A session of which the page has seen nothing, after that many choices; everybody is a person. */
function played(steps: number, seed = 'session'): Session {
  const session = Session.start(engine, { rounds: 1 }, seed, new Map())
  while (session.step < steps) {
    const seat = session.look('spectator').frame.waitingFor[0]
    if (seat === undefined) break
    const { decision } = session.look(seat).frame
    if (decision !== null) session.answer(decision, anyAnswer(decision))
  }
  return again(session)
}

function again(session: Session): Session {
  return Session.load(engine, session.record(), new Map())
}

/** The page's side: reads updates into the log it has. */
function page() {
  let log: LoggedEvent<GameEvent>[] = []
  return ({ frame, log: pieces }: Update) => {
    log = joined(log, structuredClone(pieces))
    return { frame, log, sent: pieces.flatMap((piece) => ('add' in piece ? piece.add : [])) }
  }
}

describe('session', () => {
  it('gives every viewer the whole log, and sends what everybody may see once', () => {
    const session = played(40)
    const viewers = [...SEATS, 'spectator']
    const logs = new Map(viewers.map((viewer) => [viewer, page()(again(session).look(viewer)).log]))
    const shared = logs
      .get('red')
      ?.filter((line) =>
        [...logs.values()].every((log) => log.some((other) => JSON.stringify(line) === JSON.stringify(other))),
      )
    const read = page()
    read(session.look('spectator'))
    for (const viewer of viewers) {
      const { log, sent } = read(session.look(viewer))
      expect(log).toEqual(logs.get(viewer))
      for (const line of sent) expect(shared).not.toContainEqual(line)
    }
    expect(shared?.length).toBeGreaterThan(8)
  })

  it('begins with the whole log, whatever was sent before to nobody', () => {
    const session = played(40)
    session.update()
    const { log } = page()(session.begin('red'))
    expect(log.length).toBeGreaterThan(8)
    expect(log).toEqual(page()(again(session).look('red')).log)
  })

  it('looks through nobody’s eyes when another person at the device has to decide', () => {
    const session = Session.start(engine, { rounds: 1 }, 'hand over', new Map())
    while (session.step < 40) {
      const seat = session.look('spectator').frame.waitingFor[0]
      if (seat === undefined) break
      const { decision } = session.look(seat).frame
      if (decision === null) throw new Error(`${seat} has nothing to decide`)
      const { frame } = session.answer(decision, anyAnswer(decision))
      expect(frame.viewer).toBe(frame.waitingFor.includes(seat) ? seat : 'spectator')
    }
  })

  it('comes back from a record with the same view, decision and log', () => {
    const session = played(30)
    const back = Session.load(engine, JSON.stringify(session.record()), new Map())
    const [before, after] = [page(), page()]
    for (const viewer of [...SEATS, 'spectator']) expect(after(back.look(viewer))).toEqual(before(session.look(viewer)))
  })

  it('undoes and redoes without a trace', () => {
    const session = played(40)
    const read = page()
    read(session.look('spectator'))
    let steps = 0
    while (read(session.update()).frame.undoRefused === null) {
      read(session.undo())
      steps++
    }
    for (; steps > 0; steps--) read(session.redo())
    const { frame, log } = read(session.look('spectator'))
    expect(frame.step).toBe(40)
    const back = page()(again(session).look('spectator'))
    expect(log).toEqual(back.log)
    expect(frame.view).toEqual(back.frame.view)
  })

  it('refuses to undo with the reason', () => {
    const session = Session.start(engine, {}, 'a', new Map())
    expect(session.look('red').frame.undoRefused).toEqual({ key: 'undo.nothing' })
    const outcome = attempt(() => session.undo())
    expect(outcome).toMatchObject({ ok: false, trouble: { code: 'undo-refused' } })
  })

  it('does not take back what a bot chose', () => {
    const session = Session.start(engine, {}, 'bots', new Map(SEATS.slice(1).map((seat) => [seat, randomBot])))
    while (session.step < 30) {
      const { decision } = session.look('red').frame
      if (session.waiting !== 'people') session.playMachine()
      else if (decision !== null) session.answer(decision, anyAnswer(decision))
      const { frame } = session.look('red')
      if (frame.undoRefused !== null) continue
      session.undo()
      expect(session.look('red').frame.decision).not.toBeNull()
      session.redo()
    }
  })

  it('shows any earlier moment as it was', () => {
    const session = Session.start(engine, { rounds: 1 }, 'past', new Map())
    const seen: unknown[] = [session.look('blue').frame.view]
    while (session.step < 40) {
      const seat = session.look('spectator').frame.waitingFor[0]
      if (seat === undefined) break
      const { decision } = session.look(seat).frame
      if (decision !== null) session.answer(decision, anyAnswer(decision))
      seen.push(session.look('blue').frame.view)
    }
    for (const step of [0, 1, 15, 16, 17, 31, 33, 40]) {
      expect(session.past(step, 'blue')).toMatchObject({ step, viewer: 'blue', view: seen[step] })
    }
  })

  it('branches off as a match of its own', () => {
    const session = played(25)
    const branch = Session.load(engine, session.branch(10), new Map())
    expect(branch.step).toBe(10)
    const { decision } = branch.look(branch.look('spectator').frame.waitingFor[0] ?? '').frame
    if (decision !== null) branch.answer(decision, anyAnswer(decision))
    expect(branch.step).toBe(11)
    expect(session.step).toBe(25)
  })

  it('tells errors with code and reason across the boundary', () => {
    const session = played(6)
    const seat = session.look('spectator').frame.waitingFor[0] ?? ''
    const { decision } = session.look(seat).frame
    if (decision?.shape !== 'pick') throw new Error('a card was to be chosen')
    const blocked = decision.options.find((option) => option.blocked !== undefined)
    if (blocked !== undefined) {
      const outcome = attempt(() => session.answer(decision, blocked.id))
      expect(outcome).toMatchObject({ ok: false, trouble: { code: 'blocked-option', reason: blocked.blocked } })
    }
    expect(attempt(() => session.answer(decision, 'no-such-option'))).toMatchObject({
      ok: false,
      trouble: { code: 'unknown-option', say: { key: 'error.unknown-option' } },
    })
    expect(attempt(() => Session.load(engine, '{"not": "a record"}', new Map()))).toMatchObject({
      ok: false,
      trouble: { code: 'broken-record' },
    })
    expect(() => Session.load(engine, 'nonsense', new Map())).toThrow(HustingsError)
  })

  it('says for the list of matches who is to decide, and at the end how everybody did', () => {
    const session = played(12)
    expect(session.progress).toMatchObject({ finished: false, standings: [], winners: [] })
    expect(session.progress.toAct).toEqual(session.look('spectator').frame.waitingFor)
    const { toAct, standings, winners, finished } = played(1000).progress
    expect({ finished, toAct }).toEqual({ finished: true, toAct: [] })
    expect(standings.map(({ seat }) => seat).toSorted()).toEqual(SEATS.toSorted())
    expect(standings.map(({ rank }) => rank)).toEqual(standings.map(({ rank }) => rank).toSorted())
    expect(winners).toEqual(standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat))
  })
})
