// What happened since one's last turn, and the log by turn and actor: told from the events of real matches.
import { randomBot } from '@hustings/bots'
import { hegemony } from '@hustings/hegemony'
import { Match, randomFrom, seedRandom, seenIn } from '@hustings/kernel'
import type { LoggedEvent } from '@hustings/protocol'
import { describe, expect, it } from 'vitest'
import { ui as ballot } from '../../games/ballot/ui.tsx'
import { ui } from '../../games/hegemony/ui.ts'
import type { AnyGameUi } from '../../games/types.ts'
import { EVERYTHING } from './log-lines.ts'
import { lineAt, rowsOf, toggledFold, UNFOLDED } from './log-rows.ts'
import { chaptersOf, sinceLastTurn } from './story.ts'

const ROLES = ['working', 'middle', 'capitalist', 'state'] as const
const table: AnyGameUi = ui

/** A match in its second round, as each viewer was told it, at the beginning of a turn of `role`. */
function played(role: string, seed: string) {
  const match = Match.start(hegemony, { players: 4 }, seed)
  const random = randomFrom(seedRandom(`${seed}/bots`))
  const logs = new Map<string, LoggedEvent[]>(ROLES.map((each) => [each, []]))
  for (;;) {
    const [decision] = match.decisions
    if (decision === undefined) throw new Error('the match is over')
    const { clock } = match.state
    if (clock.round === 2 && clock.phase === 'action' && decision.seat === role && decision.prompt.key === 'ask.turn')
      break
    const from = match.eventCount
    match.answer(decision.seat, decision.id, randomBot.decide(decision, seenIn(match, decision.seat, random)))
    for (const [viewer, log] of logs) {
      for (const event of match.eventsFor(viewer, from)) log.push({ step: match.step, event })
    }
  }
  return { log: logs.get(role) ?? [] }
}

function since(log: readonly LoggedEvent[], viewer: string, game: AnyGameUi = table) {
  const told = sinceLastTurn(log, viewer, game)
  if (told === null) throw new Error(`${viewer} has had no turn`)
  return told
}

describe('since your last turn', () => {
  it.each(ROLES)('tells %s who did what, and never what they did themselves', (role) => {
    const { log } = played(role, `since-${role}`)
    const { doings } = since(log, role)
    expect(doings.length).toBeGreaterThan(0)
    expect(doings.map(({ actor }) => actor)).not.toContain(role)
    for (const { line, more } of doings) expect(more).not.toContain(line)
  })

  it('adds up what each action meant for the reader', () => {
    const { log } = played('working', 'since-sum')
    const { doings, effect } = since(log, 'working')
    const sums: Record<string, number> = {}
    for (const { effect: each } of doings) for (const { number, by } of each) sums[number] = (sums[number] ?? 0) + by
    expect(Object.fromEntries(effect.map(({ number, by }) => [number, by]))).toEqual(
      Object.fromEntries(Object.entries(sums).filter(([, by]) => by !== 0)),
    )
    for (const { number } of effect) expect(table.number(number)?.seat).toBe('working')
  })

  it('begins anew with one’s own next deed, and is the same for whoever comes back after days', () => {
    const { log } = played('capitalist', 'since-again')
    const { step, doings } = since(log, 'capitalist')
    expect(since(structuredClone(log), 'capitalist').doings).toHaveLength(doings.length)
    const own = { step: step + 50, event: { type: 'action', role: 'capitalist', action: 'lobby', free: true } }
    expect(since([...log, own], 'capitalist')).toEqual({ step: step + 50, doings: [], effect: [] })
  })

  it('is told to nobody who has not had a turn', () => {
    expect(sinceLastTurn([], 'working', table)).toBeNull()
    const { log } = played('working', 'since-first')
    expect(since(log, 'working').doings.length).toBeGreaterThan(0)
    const first = log.findIndex(({ event }) => {
      const deed = table.following.deed(event)
      return deed?.main === true && deed.seat === 'middle'
    })
    const others = log.slice(0, first)
    expect(others.some(({ event }) => table.following.deed(event)?.main === true)).toBe(true)
    expect(sinceLastTurn(others, 'middle', table)).toBeNull()
    expect(sinceLastTurn(log, 'spectator', table)).toBeNull()
  })

  it('works for every game', () => {
    const log = [
      { step: 1, event: { type: 'passed', party: 'red' } },
      { step: 2, event: { type: 'card-played', party: 'blue', card: 'rally-3-1' } },
      { step: 3, event: { type: 'coins-taken', party: 'red', coins: 2 } },
    ]
    const { doings } = since(log, 'red', ballot)
    expect(doings).toMatchObject([{ actor: 'blue', effect: [{ number: 'red.coins', by: 2 }] }])
  })
})

describe('the log by turn and actor', () => {
  const { log } = played('state', 'chapters')
  const chapters = chaptersOf(log, table)
  const open = { filter: EVERYTHING, folds: UNFOLDED, sought: null }
  const rows = rowsOf(chapters, open)

  it('keeps every line, in its order, under its heading', () => {
    const lines = rows.flatMap((row) => (row.kind === 'actor' ? [] : [row.line]))
    const told = log.flatMap(({ event }) => table.line(event) ?? [])
    expect(lines.filter(({ heading }) => heading !== true).map(({ message }) => message)).toEqual(
      told.filter(({ heading }) => heading !== true).map(({ message }) => message),
    )
    for (const role of ROLES) expect(rows.some((row) => row.kind === 'actor' && row.part.actor === role)).toBe(true)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })

  it('folds an actor, a turn, and everybody at once', () => {
    const actor = rows.find((row) => row.kind === 'actor')
    const heading = rows.findLast((row) => row.kind === 'heading')
    if (actor === undefined || heading === undefined) throw new Error('nobody did anything')
    const one = rowsOf(chapters, { ...open, folds: toggledFold(UNFOLDED, actor.id) })
    expect(rows.length - one.length).toBe(actor.kind === 'actor' ? actor.part.lines.length : 0)
    const turn = rowsOf(chapters, { ...open, folds: toggledFold(UNFOLDED, heading.id) })
    expect(turn.at(-1)).toMatchObject({ id: heading.id, folded: true })
    const all = rowsOf(chapters, { ...open, folds: { actors: true, except: new Set() } })
    expect(all.every((row) => row.kind !== 'line' || !row.line.seats.includes('working') || row.id > 0)).toBe(true)
    expect(all.length).toBeLessThan(rows.length / 2)
  })

  it('opens what holds the moment one is looking at', () => {
    const folds = { actors: true, except: new Set<number>() }
    const middle = log[Math.floor(log.length / 2)]?.step ?? 0
    const line = lineAt(chapters, EVERYTHING, middle)
    const found = rowsOf(chapters, { filter: EVERYTHING, folds, sought: line?.id ?? null })
    expect(found.some((row) => row.kind === 'line' && row.id === line?.id)).toBe(true)
    expect(line?.step).toBeLessThanOrEqual(middle)
  })

  it('filters within', () => {
    const filter = { seats: ['middle'], kinds: [] }
    const some = rowsOf(chapters, { filter, folds: UNFOLDED, sought: null })
    for (const row of some) if (row.kind === 'line') expect(row.line.seats).toContain('middle')
    expect(some.some((row) => row.kind === 'line')).toBe(true)
    for (const [i, row] of some.entries()) if (row.kind === 'heading') expect(some[i + 1]?.kind).not.toBe('heading')
  })
})
