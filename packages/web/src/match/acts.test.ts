// Acts of real matches, and of moments that an earlier recap put under the wrong heading.
import { hegemony } from '@hustings/hegemony'
import { type AnyGame, type GameEvent, pickRandom, randomAnswer, randomFrom, seedRandom } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import { partsFor } from '@hustings/live'
import { FeedHost } from '@hustings/live/testing'
import { planetB } from '@hustings/planet-b'
import { compareMoments, type ToldMoment } from '@hustings/protocol'
import { describe, expect, it } from 'vitest'
import { presented as ballotTable } from '../games/ballot/presentation.ts'
import { presented as hegemonyTable } from '../games/hegemony/log/presentation.ts'
import type { HegemonyEvent } from '../games/hegemony/words/model.ts'
import { presented as planetBTable } from '../games/planet-b/log/presentation.ts'
import { type Act, type ActTable, actsOf, actsSince } from './acts.ts'

/** Each list is a moment after the move of the seat. */
function momentsOf(seat: string, ...parts: readonly (readonly HegemonyEvent[])[]): ToldMoment<HegemonyEvent>[] {
  return parts.map((events, part) => ({ step: 9, part, seat: part === 0 ? seat : null, events }))
}

function titles(acts: readonly Act<HegemonyEvent>[]): unknown[] {
  return acts.map((act) => act.titles.map((event) => hegemonyTable.line(event)?.message.key ?? event.type))
}

const changesFor = (act: Act<HegemonyEvent> | undefined, seat: string) =>
  Object.fromEntries(
    (act?.changes ?? []).filter(({ number }) => number.startsWith(`${seat}.`)).map(({ number, by }) => [number, by]),
  )

/** The end of a round where an earlier recap put votes under taxes, and scoring and preparation under a failed bill. */
const END_OF_ROUND = momentsOf(
  'capitalist',
  [
    { type: 'production-step', step: 'taxes' },
    { type: 'money', from: 'working', to: 'state', amount: 10, why: 'income-tax' },
  ],
  [{ type: 'phase', phase: 'elections' }],
  [
    { type: 'vote-called', role: 'capitalist', policy: 5, section: 'B', immediate: false },
    { type: 'side', role: 'working', for: false },
    { type: 'goods', resource: 'influence', from: 'working', to: 'supply', amount: 2, why: 'vote' },
    { type: 'influence-spent', spent: { working: 2 } },
    { type: 'vote-result', policy: 5, section: 'B', for: 1, against: 2, passed: false },
  ],
  [
    { type: 'phase', phase: 'scoring' },
    { type: 'vp', role: 'working', amount: 2, why: 'unions' },
  ],
  [
    { type: 'round', round: 2 },
    { type: 'phase', phase: 'preparation' },
    { type: 'prosperity', class: 'working', from: 3, to: 2 },
    { type: 'worker', class: 'working', skill: 'unskilled', from: 'pool', to: 'unemployed' },
    { type: 'worker', class: 'working', skill: 'unskilled', from: 'pool', to: 'unemployed' },
    { type: 'worker', class: 'working', skill: 'media', from: 'pool', to: 'unemployed' },
    { type: 'population', class: 'working', from: 4, to: 5 },
  ],
)

const AUTOMA_TURN = {
  type: 'automa-turn',
  role: 'capitalist',
  round: 1,
  turn: 2,
  deck: 10,
  discard: 3,
  board: null,
} as const

describe('actsOf', () => {
  it('puts each change under its cause at the end of a round', () => {
    const acts = actsOf(END_OF_ROUND, hegemonyTable)
    expect(titles(acts)).toEqual([
      ['log.step.taxes'],
      ['log.phase.elections'],
      ['log.vote-result.failed'],
      ['log.phase.scoring'],
      ['log.round'],
      ['log.phase.preparation'],
    ])
    const [taxes, elections, vote, scoring, round, preparation] = acts
    expect(changesFor(taxes, 'working')).toEqual({ 'working.money': -10 })
    expect(changesFor(elections, 'working')).toEqual({})
    expect(changesFor(vote, 'working')).toEqual({ 'working.influence': -2 })
    expect(changesFor(scoring, 'working')).toEqual({ 'working.vp': 2 })
    expect(changesFor(round, 'working')).toEqual({})
    expect(changesFor(preparation, 'working')).toEqual({
      'working.prosperity': -1,
      'working.unemployed': 3,
      'working.population': 1,
    })
    expect(acts.map(({ seat }) => seat)).toEqual([null, null, null, null, null, null])
    expect(vote).toMatchObject({ from: { step: 9, part: 2 }, upTo: { step: 9, part: 2 } })
  })

  it('names an Automa’s turn by what it did', () => {
    const turn = momentsOf('capitalist', [
      { ...AUTOMA_TURN, mode: 'simple' },
      { type: 'automa-action', role: 'capitalist', action: 'PB', rank: 1, refused: [] },
      { type: 'bill-proposed', role: 'capitalist', policy: 3, section: 'B' },
    ])
    const [act] = actsOf(turn, hegemonyTable)
    expect(act?.seat).toBe('capitalist')
    expect(titles(act === undefined ? [] : [act])).toEqual([['log.bill-proposed']])
  })

  it('names an Automa’s special action by its effects, never by the text of the card', () => {
    const turn = momentsOf('capitalist', [
      { ...AUTOMA_TURN, mode: 'advanced' },
      { type: 'automa-action', role: 'capitalist', action: 'SA', rank: 2, special: 'machinery', refused: [] },
      { type: 'money', from: 'capitalist', to: 'supply', amount: 20, why: 'card' },
      { type: 'machinery', company: 'supermarket', owner: 'capitalist', placed: true },
      { type: 'machinery', company: 'shopping-mall', owner: 'capitalist', placed: true },
    ])
    expect(titles(actsOf(turn, hegemonyTable))).toEqual([['log.machinery.placed', 'log.machinery.placed']])
  })

  it('keeps the title of an event for all players, whatever follows from it', () => {
    const history = momentsOf('working', [
      { type: 'history', card: 'he01', outcome: 'happens' },
      { type: 'bill-proposed', role: 'working', policy: 3, section: 'B' },
    ])
    expect(titles(actsOf(history, hegemonyTable))).toEqual([['log.history.happens']])
  })

  it('starts a new act at the second opening in a moment', () => {
    const [first, second] = actsOf(
      momentsOf('working', [
        { type: 'turn', role: 'working', turn: 1 },
        { type: 'action', role: 'working', action: 'use-luxury', free: true },
        { type: 'vp', role: 'working', amount: 1, why: 'prosperity' },
      ]),
      hegemonyTable,
    )
    expect(first).toMatchObject({ seat: 'working', changes: [] })
    expect(second).toMatchObject({ seat: 'working', changes: [{ number: 'working.vp', by: 1 }] })
  })

  it('keeps events before the first opening, without a title', () => {
    const [act] = actsOf(
      momentsOf('working', [{ type: 'market', role: 'middle', discarded: [], revealed: [] }]),
      hegemonyTable,
    )
    expect(act).toMatchObject({ titles: [], seat: 'working' })
  })
})

describe('actsSince', () => {
  it('returns the acts after the viewer’s last one', () => {
    const own = momentsOf('working', [{ type: 'card-played', role: 'working', card: 'working-general-strike' }])
    const acts = actsOf([...own, ...END_OF_ROUND.map((moment) => ({ ...moment, step: 10 }))], hegemonyTable)
    expect(actsSince(acts, 'working')).toEqual(acts.slice(1))
    expect(actsSince(acts, 'middle')).toBeNull()
  })
})

interface Played {
  readonly name: string
  readonly game: AnyGame
  readonly options: unknown
  readonly viewer: string
  readonly table: ActTable
  /** Numbers whose changes all appear in events; null: none. */
  readonly counted: RegExp | null
}

const GAMES: readonly Played[] = [
  { name: 'Ballot', game: ballot, options: {}, viewer: 'red', table: ballotTable, counted: null },
  {
    name: 'Hegemony',
    game: hegemony,
    options: { players: 4, automas: { middle: 'advanced', capitalist: 'simple' } },
    viewer: 'working',
    table: hegemonyTable,
    counted: /^working\.(money|vp|influence|prosperity|loans|population|unemployed|goods\..*|storage\..*)$/,
  },
  {
    name: 'Planet B',
    game: planetB,
    options: { players: 3, openScores: true },
    viewer: 'blue',
    table: planetBTable,
    counted: /^blue\.(money|vp|mood|store\..*|workers\..*|factions\..*)$/,
  },
]

describe.each(GAMES)('acts of a match of $name', ({ game, options, viewer, table, counted }) => {
  const host = new FeedHost(game, options, 'acts')
  const random = randomFrom(seedRandom('acts'))
  const numbers = (state: unknown) =>
    new Map(Object.entries(game.numbers(state)).filter(([number]) => counted?.test(number)))
  /** The view at the end of each moment with events. */
  const moments: (ToldMoment & { readonly after: ReadonlyMap<string, number> })[] = []
  const start = numbers(host.match.state)
  while (!host.match.over) {
    const decision = pickRandom(random, host.match.decisions)
    host.answer({ seat: decision.seat, answer: randomAnswer(decision, random) }, decision.id)
    const told = host.history.told.at(-1)
    if (told === undefined) throw new Error('nothing was told')
    for (const [part, { seat, events, stretch }] of partsFor(told, viewer).entries()) {
      const after = numbers(host.match.stretches[stretch]?.state ?? host.match.state)
      moments.push({ step: told.step, part, seat, events, after })
    }
  }
  const acts = actsOf(moments, table)

  it('contain every event once, in order', () => {
    expect(acts.flatMap(({ events }) => events)).toEqual(moments.flatMap(({ events }) => events))
    for (const [i, act] of acts.entries()) {
      expect(compareMoments(act.from, act.upTo)).toBeLessThanOrEqual(0)
      const before = acts[i - 1]
      if (before !== undefined) expect(compareMoments(before.upTo, act.from)).toBeLessThanOrEqual(0)
    }
  })

  it('start with their only opening', () => {
    const isOpening = (event: GameEvent) => ['opens', 'both'].includes(table.act(event) ?? '')
    for (const { events } of acts.slice(1)) expect(events.map(isOpening)).toEqual(events.map((_, i) => i === 0))
    expect(acts.length).toBeGreaterThan(20)
  })

  it('carry a title unless they start without an opening', () => {
    for (const { titles: named } of acts.slice(1)) expect(named.length).toBeGreaterThan(0)
  })

  if (counted === null) return
  it('sum up the real changes for the viewer', () => {
    // Acts that share a moment are compared together: there is no state between them.
    let compared = 0
    let at = 0
    let before: ReadonlyMap<string, number> = start
    for (let first = 0; first < acts.length; ) {
      let last = first
      for (let next = acts[last + 1]; next !== undefined && sharesMoment(acts[last], next); next = acts[last + 1])
        last++
      const group = acts.slice(first, last + 1)
      const upTo = group.at(-1)?.upTo
      while (at < moments.length && upTo !== undefined && compareMoments(moments[at] ?? upTo, upTo) < 0) at++
      const after = moments[at]?.after ?? before
      const sums = new Map<string, number>()
      for (const { number, by } of group.flatMap(({ changes }) => changes)) {
        if (counted.test(number)) sums.set(number, (sums.get(number) ?? 0) + by)
      }
      const truth = [...after].map(([number, value]) => [number, value - (before.get(number) ?? 0)] as const)
      const where = JSON.stringify(group.map(({ events }) => events))
      expect(nonzero(sums), where).toEqual(nonzero(truth))
      compared += nonzero(sums).length
      before = after
      first = last + 1
    }
    expect(compared).toBeGreaterThan(50)
  })
})

function sharesMoment(act: Act | undefined, next: Act): boolean {
  return act !== undefined && compareMoments(act.upTo, next.from) === 0
}

function nonzero(numbers: Iterable<readonly [string, number]>): (readonly [string, number])[] {
  return [...numbers].filter(([, by]) => by !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1))
}
