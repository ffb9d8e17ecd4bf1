import { type Emitted, playOut } from '@hustings/kernel'
import { DEEP, describeHeavyProperties, describeLightProperties, sized, uniformBot } from '@hustings/kernel/testing'
import { describe, expect, it } from 'vitest'
import { ACTION_CARDS } from './data/actions.ts'
import { ROLES, type Role, WARES } from './data/vocabulary.ts'
import { hegemony } from './game.ts'
import { funds } from './rules/economy/money.ts'
import type { Modules } from './state/agreements.ts'
import type { HegemonyEvent, Place } from './state/events.ts'
import type { HegemonyState } from './state/state.ts'

const GAMES = sized(5, 300)
const TEN_MINUTES = 600_000

for (const players of [2, 3, 4] as const) {
  describe(`${players} players`, () => {
    describeLightProperties(hegemony, { options: [{ players }], light: GAMES, timeout: TEN_MINUTES })
    describeHeavyProperties(hegemony, {
      options: [{ players }],
      heavy: sized(1, 3),
      every: sized(40, 15),
      timeout: TEN_MINUTES,
    })
  })
}

/** Plays whole games and yields every state with the events since the previous one. */
function playGames(
  games: number,
  watch: (s: HegemonyState, told: readonly HegemonyEvent[], game: number) => void,
  modules: Partial<Modules> = {},
): void {
  for (let game = 0; game < games; game++) {
    const players = 2 + (game % 3)
    const step = (s: HegemonyState, told: readonly Emitted<HegemonyEvent>[]): void =>
      watch(
        s,
        told.map(({ event }) => event),
        game,
      )
    playOut(hegemony, { players, modules }, `flows ${game}`, () => uniformBot, { step })
  }
}

const purses = (s: HegemonyState): Record<Role, number> => ({
  working: funds(s, 'working'),
  middle: funds(s, 'middle'),
  capitalist: funds(s, 'capitalist'),
  state: funds(s, 'state'),
})

describe('events report every change', () => {
  it(
    'every change of money has a payer and a payee, and they add up',
    () => {
      let before: Record<Role, number> | null = null
      let playing = -1
      playGames(sized(6, 60), (s, told, game) => {
        if (game !== playing || before === null) {
          playing = game
          before = purses(s)
          return
        }
        for (const event of told) {
          if (event.type !== 'money') continue
          if (event.from !== 'supply') before[event.from] -= event.amount
          if (event.to !== 'supply') before[event.to] += event.amount
        }
        expect(purses(s)).toEqual(before)
      })
    },
    TEN_MINUTES,
  )

  it(
    'every victory point has its source',
    () => {
      let playing = -1
      let vp: Record<Role, number> = { working: 0, middle: 0, capitalist: 0, state: 0 }
      playGames(sized(6, 60), (s, told, game) => {
        if (game !== playing) {
          playing = game
          vp = { working: 0, middle: 0, capitalist: 0, state: 0 }
        }
        for (const event of told) if (event.type === 'vp') vp[event.role] += event.amount
        for (const role of ROLES) expect(s[role].vp).toBe(vp[role])
      })
    },
    TEN_MINUTES,
  )

  it(
    'every moved good has its old and new place',
    () => {
      let playing = -1
      let stock: Record<string, number> = {}
      playGames(sized(6, 60), (s, told, game) => {
        if (game !== playing) {
          playing = game
          stock = stocks(s)
          return
        }
        for (const event of told) {
          if (event.type !== 'goods' || event.resource === 'influence') continue
          move(stock, event.from, event.resource, -event.amount)
          move(stock, event.to, event.resource, event.amount)
        }
        expect(stocks(s)).toEqual(stock)
      })
    },
    TEN_MINUTES,
  )
})

function stocks(s: HegemonyState): Record<string, number> {
  const stock: Record<string, number> = {}
  for (const ware of WARES) {
    stock[`working-goods ${ware}`] = s.working.goods[ware]
    stock[`middle-goods ${ware}`] = s.middle.goods[ware]
    stock[`middle ${ware}`] = s.middle.storage[ware]
    stock[`capitalist ${ware}`] = s.capitalist.storage[ware]
    stock[`state ${ware}`] = s.state.storage[ware]
    for (const role of ['working', 'middle', 'capitalist'] as const) {
      stock[`benefits-${role} ${ware}`] = s.state.benefits[role].goods[ware]
    }
  }
  stock['free-trade-zone food'] = s.capitalist.freeTradeZone.food
  stock['free-trade-zone luxury'] = s.capitalist.freeTradeZone.luxury
  return stock
}

function move(stock: Record<string, number>, place: Place, resource: string, amount: number): void {
  if (place === 'supply' || place === 'foreign-market') return
  const key = `${place === 'public-services' ? 'state' : place} ${resource}`
  stock[key] = (stock[key] ?? Number.NaN) + amount
}

// Only hundreds of games contain them all.
if (DEEP)
  it(
    'every card is played in some game',
    () => {
      const unplayed = new Set(Object.keys(ACTION_CARDS))
      const watch = (_: HegemonyState, told: readonly HegemonyEvent[]): void => {
        for (const event of told) if (event.type === 'card-played') unplayed.delete(event.card)
      }
      playGames(240, watch, { actionCards: true })
      expect([...unplayed]).toEqual([])
    },
    TEN_MINUTES,
  )
