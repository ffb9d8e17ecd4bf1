/// <reference types="node" />
// A small seventh module takes part through each hook, and games with different expansions run in the same process.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copy, legalAnswers, pickRandom, Run, randomFrom, say, seedRandom, Table } from '@hustings/kernel'
import { Conversation, codeOf } from '@hustings/kernel/testing'
import { describe, expect, it } from 'vitest'
import { hegemony as baseGame } from './base.ts'
import { createHegemony, type HegemonyGame } from './create-hegemony.ts'
import { crisisAndControl } from './crisis-and-control.ts'
import { EVENTS } from './data/events.ts'
import { hegemony } from './game.ts'
import { makeDeal } from './rules/actions/deals.ts'
import { store } from './rules/economy/stock.ts'
import { type ExpansionModule, type HegemonyTable, NO_EXTENSIONS } from './rules/extensions.ts'
import { putInForce } from './rules/measures.ts'
import { checkImf } from './rules/production/imf.ts'
import { advance } from './rules/round/round.ts'
import { takeTurn } from './rules/round/turn.ts'
import { eventAction } from './rules/state/state-actions.ts'
import { simply } from './rules/table.ts'
import { DEFAULT_HOUSE_RULES, NO_MODULES } from './state/agreements.ts'
import type { HegemonyEvent } from './state/events.ts'
import type { HegemonyState } from './state/state.ts'

// State and view fields of the module, declared without an edit in the base.
declare module './state/state.ts' {
  interface HegemonyState {
    weather?: { log: string[]; sky: string[]; forecast: string }
  }
}
declare module './state/view.ts' {
  interface HegemonyView {
    readonly weather?: { readonly events: number; readonly forecast: string | null }
  }
}

const note = (s: HegemonyState, what: string): void => void s.weather?.log.push(what)
const noting = (what: string) => simply((t: HegemonyTable) => note(t.state, what))

const weather: ExpansionModule = {
  id: 'weather',
  setUp: {
    seats: (s) => {
      s.weather = { log: ['seats'], sky: ['sun', 'rain', 'snow'], forecast: 'sun' }
      note(s, `deck of ${s.decks.event.cards.length} Events`)
    },
    decks: (s, random) => {
      note(s, `deck of ${s.decks.event.cards.length} Events, hand of ${s.working.hand.length}`)
      if (s.weather !== undefined) s.weather.forecast = pickRandom(random, s.weather.sky)
    },
    hands: (s) => note(s, `hand of ${s.working.hand.length}`),
  },
  actionCards: (role) => (role === 'working' ? ['working-rising-covid-19-cases'] : []),
  eventCards: ['ae01', ...EVENTS.map(({ id }) => id)],
  cardEffects: { 'working-rising-covid-19-cases': { play: simply((t) => void note(t.state, 'card')) } },
  eventRules: {
    ae01: {
      whyNot: ({ state }) => (state.money > 0 ? null : { key: 'why.no-event-possible', rule: 'W-01' }),
      perform: simply((t) => {
        note(t.state, 'event')
        return []
      }),
    },
  },
  actions: (_, role, kind) =>
    role === 'working' && kind === 'free'
      ? [{ id: 'look-up', whyNot: () => null, perform: (t) => noting('action')(t) }]
      : [],
  at: {
    'step-start': (t) => (t.state.clock.step === 0 ? noting(`${t.state.clock.phase} begins`)(t) : undefined),
    'setup-end': noting('setup-end'),
    'preparation-end': noting('preparation-end'),
    'last-turn': noting('last-turn'),
    'action-end': noting('action-end'),
    'game-end': noting('game-end'),
  },
  *around(t, step) {
    yield* step
    if (t.state.clock.step === 0) note(t.state, `around ${t.state.clock.phase}`)
  },
  listen: (t) => {
    let heard = 0
    return ({ type }) => {
      if (type !== 'turn') return
      heard++
      note(t.state, `turn ${heard}`)
    }
  },
  onPause: (t, asked) => note(t.state, `pause for ${asked ?? 'nobody'}`),
  asides: ({ weather: kept }, role, { prompt }) =>
    role === 'working' && prompt.key === 'ask.turn' && kept?.forecast !== 'rain'
      ? [
          {
            id: 'weather:rain',
            value: ({ state }) => forecasting('rain')(state),
            label: say('option.done'),
            aside: true,
          },
        ]
      : [],
  takeTurn: (t, role) => (role === 'state' ? noting('turn of the State')(t) : undefined),
  intervene: noting('instead of the IMF'),
  beforeVote: simply((t) => {
    note(t.state, 'vote')
    return t.state.capitalist.influence > 0 ? { capitalist: { for: true, influence: 1 } } : {}
  }),
  overflow: {
    roomFor: (s, ware) => (s.capitalist.tiles[ware] ? 0 : 4),
    makeRoom: (t, ware) => {
      t.state.capitalist.tiles[ware] = true
    },
  },
  onExpiry: (t, { source }) => note(t.state, `${source} ends`),
  onRoundEnd: ({ state }) => note(state, `round ${state.clock.round} ends`),
  view: ({ weather: kept }) => ({ weather: { events: kept?.log.length ?? 0, forecast: null } }),
  viewOwn: ({ weather: kept }, role, open) =>
    role === 'working' ? { weather: { events: open.weather?.events ?? 0, forecast: kept?.forecast ?? null } } : {},
  redeal: {
    decks: (s, viewer, random) => {
      if (s.weather !== undefined && viewer !== 'working') s.weather.forecast = pickRandom(random, s.weather.sky)
    },
  },
  invariants: ({ weather: kept }, must) => must(kept?.sky.length === 3, 'skies:', kept?.sky.length ?? 0),
}

const forecasting =
  (forecast: string) =>
  (s: HegemonyState): void => {
    Object.assign(s.weather ?? {}, { forecast })
  }

const game = createHegemony({ expansions: [crisisAndControl, [weather]] })
const AGREED = {
  players: 4,
  house: DEFAULT_HOUSE_RULES,
  automas: {},
  modules: { ...NO_MODULES, weather: true },
} as const

/** A table in the Action Phase of a match with the module. */
function tableWith(change: (s: HegemonyState) => void = () => undefined): HegemonyTable {
  const state = game.create(AGREED, seedRandom('weather'))
  state.clock = { round: 1, phase: 'action', step: 0 }
  change(state)
  return game.table(state)
}

const logOf = ({ state }: HegemonyTable): readonly string[] => state.weather?.log ?? []

/** Plays a match at random, yielding after each answer; returns its last state. */
function* played(of: HegemonyGame, options: unknown, seed: string): Generator<undefined, HegemonyState> {
  const random = randomFrom(seedRandom(`answers ${seed}`))
  const run = new Run(of, of.create(of.options(options), seedRandom(seed))).begin()
  while (run.questions.length > 0) {
    const open = run.questions.findIndex((_, index) => !run.isAnswered(index))
    const question = run.questions[open] ?? expect.fail()
    run.take(open, pickRandom(random, legalAnswers(question)))
    expect(of.violations(run.state)).toEqual([])
    yield undefined
  }
  return run.state
}

function toTheEnd(match: Generator<undefined, HegemonyState>): HegemonyState {
  for (;;) {
    const { done, value } = match.next()
    if (done === true) return value
  }
}

const EVERYTHING = {
  players: 4,
  automas: { middle: 'advanced' },
  modules: {
    crisisResponse: true,
    alternativeEvents: true,
    hiddenAgendas: true,
    actionCards: true,
    historicalEvents: true,
  },
}

describe('games with different expansions in one process', () => {
  it('plays matches with and without the expansion at the same time', () => {
    const alone = {
      base: toTheEnd(played(baseGame, { players: 4 }, 'base')),
      all: toTheEnd(played(hegemony, EVERYTHING, 'all')),
    }
    const base = played(baseGame, { players: 4 }, 'base')
    const all = played(hegemony, EVERYTHING, 'all')
    const ends: { base?: HegemonyState; all?: HegemonyState } = {}
    while (ends.base === undefined || ends.all === undefined) {
      const [one, other] = [base.next(), all.next()]
      if (one.done === true && one.value !== undefined) ends.base = one.value
      if (other.done === true && other.value !== undefined) ends.all = other.value
    }
    expect(ends).toEqual(alone)
    expect(ends.all.history).not.toBeNull()
  })

  it('plays a match without modules alike in each game', () => {
    const [base, all, further] = [baseGame, hegemony, game].map((of) => toTheEnd(played(of, { players: 3 }, 'alike')))
    expect(all).toEqual(base)
    expect(further).toEqual({ ...base, modules: { ...NO_MODULES, weather: false } })
  })

  it.each([
    { where: 'automas', options: { players: 2, automas: { working: 'simple' } } },
    ...Object.keys(NO_MODULES).map((id) => ({
      where: `modules.${id}`,
      options: { players: 4, modules: { [id]: true } },
    })),
  ])('rejects $where in the base game, although the expansion is loaded', ({ where, options }) => {
    const refusal = expect.objectContaining({ code: 'invalid-options', params: { where } })
    expect(() => baseGame.options(options)).toThrow(refusal)
    const agreed = hegemony.options(options)
    expect(() => baseGame.create(agreed, seedRandom('refused'))).toThrow(refusal)
    expect(hegemony.create(agreed, seedRandom('allowed')).players).toBe(options.players)
  })

  it('rejects the switch of a module that is not in the game', () => {
    const options = { players: 2, modules: { weather: true } }
    expect(codeOf(() => hegemony.options(options))).toBe('invalid-options')
    expect(game.options(options).modules).toEqual({ ...NO_MODULES, weather: true })
    expect(game.options({ players: 2, modules: {} }).modules).toEqual({ ...NO_MODULES, weather: false })
  })

  it('rejects two modules with the same id', () => {
    expect(() => createHegemony({ expansions: [[weather], [weather]] })).toThrow(/same id/)
  })

  it('rejects a table that it did not make', () => {
    const table = new Table<HegemonyState, HegemonyEvent>(
      baseGame.create(baseGame.options({ players: 2 }), seedRandom('plain')),
    )
    expect(() => hegemony.advance(table)).toThrow(/table/)
  })

  it('loads the base game without the code of the expansion', () => {
    const loaded = loadedBy(join(import.meta.dirname, 'base.ts'))
    expect(loaded.size).toBeGreaterThan(50)
    expect([...loaded].filter((file) => /\/(automa|expansions)\//.test(file))).toEqual([])
  })
})

/** Files that a module imports at run time, directly or not. */
function loadedBy(file: string, loaded: Set<string> = new Set()): Set<string> {
  if (loaded.has(file)) return loaded
  loaded.add(file)
  const text = readFileSync(file, 'utf8')
  for (const [, name = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm)) {
    loadedBy(join(dirname(file), name), loaded)
  }
  return loaded
}

describe('a further module', () => {
  it('runs only in matches that use it', () => {
    const state = game.create({ ...AGREED, modules: NO_MODULES }, seedRandom('dry'))
    expect(state.weather).toBeUndefined()
    expect(game.view(state, 'spectator').weather).toBeUndefined()
    expect(game.table(state).extensions.modules).toEqual([])
  })

  it('sets up before the decks, after them and after the hands', () => {
    const { weather: kept, decks, working, state } = game.create(AGREED, seedRandom('weather'))
    expect(kept?.log).toEqual(['seats', 'deck of 0 Events', 'deck of 26 Events, hand of 0', 'hand of 7'])
    expect(decks.event.cards.length + state.events.length).toBe(EVENTS.length + 1)
    expect(working.hand.length + working.deck.length).toBe(41)
  })

  it('adds the effect of a card', () => {
    const table = tableWith((s) => {
      s.working.deck.push(...s.working.hand)
      s.working.deck.splice(s.working.deck.indexOf('working-rising-covid-19-cases'), 1)
      s.working.hand = ['working-rising-covid-19-cases']
    })
    new Conversation(takeTurn(table, 'working')).answers('play:working-rising-covid-19-cases')
    expect(logOf(table)).toContain('card')
  })

  it('adds the rule of an Event', () => {
    const table = tableWith((s) => (s.state.events = ['ae01']))
    expect(new Conversation(eventAction.perform(table, 'state')).done).toBe(true)
    expect(logOf(table)).toContain('event')
    table.state.state.events = ['ae01']
    table.state.state.money = 0
    expect(eventAction.whyNot(table.state, 'state', table.extensions)?.key).toBe('why.no-event-possible')
  })

  it('adds an action, and an option next to a question', () => {
    const table = tableWith(forecasting('sun'))
    const play = new Conversation(advance(table))
    expect(play.legal).toContain('free:look-up')
    play.answers('weather:rain')
    expect(table.state.weather?.forecast).toBe('rain')
    expect([play.prompt, play.legal.includes('weather:rain')]).toEqual(['ask.turn', false])
    play.answers('free:look-up')
    expect(logOf(table)).toContain('action')
  })

  it('gets events and pauses, and can take over a turn', () => {
    const table = tableWith((s) => {
      s.clock.step = 3
      if (s.weather !== undefined) s.weather.log = []
    })
    expect(new Conversation(advance(table)).done).toBe(true)
    expect(logOf(table)).toEqual(['turn of the State', 'turn 1', 'pause for nobody'])
    new Conversation(advance(table))
    expect(logOf(table).slice(-2)).toEqual(['turn 1', 'pause for working'])
  })

  it('takes over the intervention of the IMF', () => {
    const table = tableWith((s) => Object.assign(s.state, { loans: 5, money: 0 }))
    expect(new Conversation(checkImf(table)).done).toBe(true)
    expect(logOf(table)).toContain('instead of the IMF')
    expect(table.state.state.loans).toBe(5)
  })

  it('decides for a role in an election', () => {
    const table = tableWith((s) => {
      s.clock = { round: 1, phase: 'elections', step: 1 }
      s.bills = { 6: { by: 'working', section: 'C' } }
    })
    const play = new Conversation(advance(table))
    const voters = new Set<string>()
    while (!play.done) {
      if (play.prompt.startsWith('ask.vote')) voters.add(play.seat)
      play.answers(play.legal[0] ?? expect.fail())
    }
    expect(voters).toEqual(new Set(['working', 'middle', 'state']))
    expect(table.emitted.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ type: 'side', role: 'capitalist', for: true }),
    )
  })

  it('makes room for wares that fit nowhere', () => {
    const table = tableWith((s) => {
      s.capitalist.storage.food = 8
      s.capitalist.freeTradeZone.food = 12
      s.deals = ['deal-food-6']
      s.policies[6] = 'C'
    })
    expect(makeDeal.whyNot(table.state, 'capitalist', NO_EXTENSIONS)?.rule).toBe('H-CAP-DEAL-04')
    expect(makeDeal.whyNot(table.state, 'capitalist', table.extensions)).toBeNull()
    store(table, 'capitalist', 'food', 2, 'supply', 'production')
    expect([table.state.capitalist.tiles.food, table.state.capitalist.storage.food]).toEqual([true, 10])
  })

  it('acts when a measure ends and when a round ends', () => {
    const table = tableWith((s) => (s.clock = { round: 1, phase: 'scoring', step: 99 }))
    putInForce(table, 'shower', 'phase', { kind: 'no-elections' })
    expect(new Conversation(advance(table)).done).toBe(true)
    expect(logOf(table)).toEqual(expect.arrayContaining(['shower ends', 'round 1 ends']))
  })

  it('shows its parts of the view, and deals what the viewer does not see again', () => {
    const { state } = tableWith(forecasting('snow'))
    const events = state.weather?.log.length
    expect(game.view(state, 'spectator').weather).toEqual({ events, forecast: null })
    expect(game.view(state, 'state').weather).toEqual({ events, forecast: null })
    expect(game.view(state, 'working').weather).toEqual({ events, forecast: 'snow' })
    const dealt = (viewer: string) =>
      new Set(
        Array.from({ length: 20 }, (_, deal) => {
          const other = copy(state)
          game.redeal(other, viewer, randomFrom(seedRandom(`deal ${deal}`)))
          return other.weather?.forecast
        }),
      )
    expect(dealt('working')).toEqual(new Set(['snow']))
    expect(dealt('state').size).toBe(3)
  })

  it('checks its invariants', () => {
    const { state } = tableWith()
    expect(game.violations(state)).toEqual([])
    state.weather?.sky.pop()
    expect(game.violations(state)).toEqual(['skies: 2'])
  })

  it('takes part in whole matches, next to the modules of the expansion', () => {
    const log: string[] = []
    for (const seed of ['first', 'second', 'third']) {
      const modules = { ...EVERYTHING.modules, alternativeEvents: false, weather: true }
      log.push(...(toTheEnd(played(game, { ...EVERYTHING, modules }, seed)).weather?.log ?? []))
    }
    const points = ['setup-end', 'preparation-end', 'last-turn', 'action-end', 'game-end', 'vote', 'round 4 ends']
    const phases = ['setup', 'preparation', 'action', 'production', 'elections', 'scoring', 'end']
    expect(log).toEqual(expect.arrayContaining([...points, ...phases.map((phase) => `${phase} begins`)]))
    expect(log).toEqual(expect.arrayContaining(['around production', 'turn of the State', 'pause for capitalist']))
    expect(log.indexOf('action-end')).toBe(log.indexOf('last-turn') + 1)
  })
})
