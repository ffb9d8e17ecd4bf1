import { pickRandom, randomAnswer, randomFrom, seedRandom, shuffle } from '@hustings/kernel'
import { FeedHost } from '@hustings/live/testing'
import type { MatchUpdate, Standpoint } from '@hustings/protocol'
import { describe, expect, it } from 'vitest'
import { MatchReplica } from './replica.ts'
import { MATCHES, playedWith } from './testing/updates.ts'

const NOW: Standpoint = {
  step: 0,
  decision: null,
  waitingFor: [],
  undoRefused: null,
  canRedo: false,
  undoAsk: null,
  standings: null,
}

/** Updates of a view that counts moves. */
function begun(): MatchUpdate {
  const told = [{ step: 0, part: 0, seat: null, events: [] }]
  return { serial: 1, after: null, base: { viewer: 'red', view: { step: 0 }, told }, moments: [], now: NOW }
}

function choiceOf(step: number, serial = step + 1): MatchUpdate {
  const patch = { in: { step: { set: step } } }
  const moment = { step, part: 0, seat: 'red', events: [{ type: 'chose' }], patch }
  return { serial, after: serial - 1, moments: [moment], now: { ...NOW, step } }
}

function replicaOf(...updates: readonly MatchUpdate[]): MatchReplica {
  const replica = new MatchReplica()
  for (const update of updates) replica.receive(update)
  return replica
}

describe('MatchReplica.receive', () => {
  it('keeps an early update until the missing one arrives, and reports the gap', () => {
    const replica = replicaOf(begun(), choiceOf(2))
    expect(replica.hasGap).toBe(true)
    expect(replica.applied).toBe(1)
    expect(replica.current.moments).toHaveLength(1)
    expect(replica.receive(choiceOf(1))).toBe(true)
    expect(replica.hasGap).toBe(false)
    expect(replica.current.moments.map(({ view }) => view)).toEqual([{ step: 0 }, { step: 1 }, { step: 2 }])
    expect(replica.current.now.step).toBe(2)
  })

  it('ignores a repeated update', () => {
    const replica = replicaOf(begun(), choiceOf(1))
    const before = replica.current
    expect(replica.receive(choiceOf(1))).toBe(false)
    expect(replica.receive(begun())).toBe(false)
    expect(replica.current).toBe(before)
  })

  it('fills a gap with a complete update', () => {
    const replica = replicaOf(begun(), choiceOf(3), choiceOf(5))
    expect(replica.receive({ ...begun(), serial: 5, now: { ...NOW, step: 4 } })).toBe(true)
    expect(replica.applied).toBe(6)
    expect(replica.hasGap).toBe(false)
    expect(replica.current.moments.at(-1)?.view).toEqual({ step: 5 })
  })

  it('drops the moments of undone moves and restores the view before them', () => {
    const replica = replicaOf(begun(), choiceOf(1), choiceOf(2), choiceOf(3))
    const [, first] = replica.current.moments
    replica.receive({ serial: 5, after: 4, drop: 1, moments: [], now: { ...NOW, step: 1 } })
    expect(replica.current.moments).toHaveLength(2)
    expect(replica.current.moments.at(-1)).toBe(first)
    replica.receive(choiceOf(2, 6))
    expect(replica.current.moments.map(({ step }) => step)).toEqual([0, 1, 2])
  })

  it('keeps unchanged moments and unchanged parts of views as the same objects', () => {
    const update = begun()
    const replica = replicaOf({
      ...update,
      base: { viewer: 'red', view: { step: 0, hand: ['a'] }, told: update.base?.told ?? [] },
    })
    const [start] = replica.current.moments
    replica.receive(choiceOf(1))
    expect(replica.current.moments[0]).toBe(start)
    expect(Object(replica.current.moments[1]?.view).hand).toBe(Object(start?.view).hand)
  })
})

describe('MatchReplica.recall', () => {
  const { host, updates } = playedWith(MATCHES[0] ?? notFound(), 'recall', 60)
  const all = replicaOf(...updates).current.moments
  const late = () => replicaOf(host.begin('red'))

  it('fills in the views of earlier moments', () => {
    const replica = late()
    expect(replica.current.moments.filter(({ view }) => view !== undefined)).toHaveLength(1)
    const [from, to] = [all[5], all[30]]
    if (from === undefined || to === undefined) throw new Error('too few moments')
    expect(replica.recall(host.past(from, to, 'red'))).toBe(true)
    for (const moment of all.slice(5, 31)) {
      const recalled = replica.current.moments.find(({ step, part }) => step === moment.step && part === moment.part)
      expect(recalled).toEqual(moment)
    }
    expect(replica.current.moments.flatMap(({ events }) => events)).toEqual(all.flatMap(({ events }) => events))
  })

  it('rejects the past of another viewer and of undone moves', () => {
    const replica = late()
    const before = replica.current
    const [from, to] = [all[5], all[10]]
    if (from === undefined || to === undefined) throw new Error('too few moments')
    expect(replica.recall(host.past(from, to, 'blue'))).toBe(false)
    const past = host.past(from, to, 'red')
    const other = past.moments.map((moment) => ({ ...moment, events: [{ type: 'undone' }] }))
    expect(replica.recall({ ...past, moments: other })).toBe(false)
    expect(replica.current).toBe(before)
  })
})

function notFound(): never {
  throw new Error('no such match')
}

describe.each(MATCHES)('MatchReplica of $name', (played) => {
  const { updates, views, host } = playedWith(played, 'replica')

  it('shows the host’s view after each group of reordered, delayed and duplicated updates', () => {
    const random = randomFrom(seedRandom('network'))
    const replica = replicaOf(...updates.slice(0, 1))
    for (let from = 1; from < updates.length; ) {
      const group = updates.slice(from, from + 1 + random.below(6))
      from += group.length
      const old = random.below(from)
      for (const update of shuffle(random, [...group, ...group, ...updates.slice(old, old + 1)]))
        replica.receive(update)
      expect(replica.applied).toBe(from)
      expect(replica.hasGap).toBe(false)
      expect(replica.current.moments.at(-1)?.view).toEqual(views[from - 1])
    }
    const events = replica.current.moments.flatMap((moment) => moment.events)
    expect(events).toEqual(JSON.parse(JSON.stringify(host.match.eventsFor(played.viewer))))
  })

  it('keeps the same moments after undo and redo', () => {
    const again = new FeedHost(played.game, played.options, 'undo')
    const random = randomFrom(seedRandom('undo'))
    const replica = replicaOf(again.begin(played.viewer))
    let undone = 0
    while (!again.match.over && undone < 20) {
      const decision = pickRandom(random, again.match.decisions)
      again.answer({ seat: decision.seat, answer: randomAnswer(decision, random) }, decision.id)
      replica.receive(again.update(played.viewer))
      if (again.match.undoRefused !== null) continue
      undone++
      const before = replica.current
      again.undo()
      replica.receive(again.update(played.viewer))
      expect(replica.current.now.step).toBe(again.match.step)
      expect(replica.current.moments.at(-1)?.view).toEqual(JSON.parse(JSON.stringify(again.match.view(played.viewer))))
      again.redo()
      replica.receive(again.update(played.viewer))
      expect(replica.current.moments).toEqual(before.moments)
    }
    expect(undone).toBe(20)
  })
})
