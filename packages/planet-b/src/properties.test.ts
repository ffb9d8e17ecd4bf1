import { type Bot, type Emitted, pickRandom, playOut, randomAnswer } from '@hustings/kernel'
import { DEEP, describeHeavyProperties, describeLightProperties, sized, uniformBot } from '@hustings/kernel/testing'
import { describe, expect, it } from 'vitest'
import { BUILDINGS, FACTION_BOXES, LAWS, NEWS, TILES } from './data/index.ts'
import { KINDS, type PlayerSeat } from './data/vocabulary.ts'
import { planetB } from './game.ts'
import type { PlanetBEvent } from './state/events.ts'
import type { PlanetBState } from './state/state.ts'

const GAMES = sized(10, 300)
const TEN_MINUTES = 600_000

for (const players of [2, 3, 4] as const) {
  describe(`${players} players`, () => {
    describeLightProperties(planetB, { options: [{ players }], light: GAMES, timeout: TEN_MINUTES })
    describeHeavyProperties(planetB, {
      options: [{ players }],
      heavy: sized(1, 3),
      every: sized(40, 15),
      timeout: TEN_MINUTES,
    })
  })
}

/** Plays at random, but more keenly: places workers, builds and advances where it can, and leaves asides alone. */
const keenBot: Bot = {
  name: 'keen',
  decide(question, { random }) {
    const options = question.shape !== 'pick' ? [] : 'offers' in question ? question.offers : question.options
    const legal = options.filter(({ blocked, aside }) => blocked === undefined && aside !== true)
    const wanted = legal.filter(({ id }) => /^(place|build|use|step)/.test(id))
    if (wanted.length > 0 && random.below(4) > 0) return pickRandom(random, wanted).id
    return legal.length > 0 ? pickRandom(random, legal).id : randomAnswer(question, random)
  },
}

/** Plays whole games and shows every state with the events since the one before. */
function playGames(
  games: number,
  watch: (s: PlanetBState, told: readonly PlanetBEvent[], game: number) => void,
  bot: Bot = uniformBot,
): void {
  for (let game = 0; game < games; game++) {
    const players = 2 + (game % 3)
    const step = (s: PlanetBState, told: readonly Emitted<PlanetBEvent>[]): void =>
      watch(
        s,
        told.map(({ event }) => event),
        game,
      )
    playOut(planetB, { players }, `${bot.name} ${game}`, () => bot, { step })
  }
}

/** Follows an account of every player through the events, and compares it with the state after each of them. */
function follows<T>(
  of: (s: PlanetBState, seat: PlayerSeat) => T,
  book: (accounts: Map<PlayerSeat, T>, event: PlanetBEvent) => void,
): void {
  let playing = -1
  const accounts = new Map<PlayerSeat, T>()
  playGames(sized(9, 30), (s, told, game) => {
    if (game !== playing) {
      playing = game
      accounts.clear()
      for (const seat of s.order) accounts.set(seat, of(s, seat))
      return
    }
    for (const event of told) book(accounts, event)
    for (const seat of s.order) expect(accounts.get(seat)).toEqual(of(s, seat))
  })
}

function add(accounts: Map<PlayerSeat, number>, seat: PlayerSeat | 'bank', amount: number): void {
  if (seat !== 'bank') accounts.set(seat, (accounts.get(seat) ?? Number.NaN) + amount)
}

describe('events report every change', () => {
  it(
    'PB-MONEY-03: every change of money has a payer and a payee, one of them the bank',
    () => {
      follows(
        (s, seat) => s.player[seat].money,
        (accounts, event) => {
          if (event.type !== 'money') return
          expect([event.from, event.to]).toContain('bank')
          add(accounts, event.from, -event.amount)
          add(accounts, event.to, event.amount)
        },
      )
    },
    TEN_MINUTES,
  )

  it(
    'PB-VP-06: every victory point has its source',
    () => {
      follows(
        (s, seat) => s.player[seat].vp,
        (accounts, event) => {
          if (event.type === 'vp') add(accounts, event.seat, event.amount)
        },
      )
    },
    TEN_MINUTES,
  )

  it(
    'every container has its old and new place',
    () => {
      follows(
        (s, seat) => ({ ...s.player[seat].store }),
        (accounts, event) => {
          if (event.type !== 'resource') return
          const from = event.from === 'supply' ? undefined : accounts.get(event.from)
          const to = event.to === 'supply' ? undefined : accounts.get(event.to)
          if (from !== undefined) from[event.resource] -= event.amount
          if (to !== undefined) to[event.resource] += event.amount
        },
      )
    },
    TEN_MINUTES,
  )

  it(
    'every worker has its old and new place',
    () => {
      const standing = (s: PlanetBState, seat: PlayerSeat): Record<string, number> => {
        const { workers, buildings } = s.player[seat]
        const found: Record<string, number> = {}
        for (const kind of KINDS) {
          if (workers[kind] > 0) found[`board ${kind}`] = workers[kind]
          for (const { id, zones } of buildings) {
            const there = zones.reduce((sum, zone) => sum + zone[kind], 0)
            if (there > 0) found[`building:${id} ${kind}`] = there
          }
        }
        return found
      }
      follows(standing, (accounts, event) => {
        const account = event.type === 'workers' ? accounts.get(event.seat) : undefined
        if (event.type !== 'workers' || account === undefined) return
        const move = (place: string, amount: number): void => {
          if (place === 'supply') return
          const key = `${place} ${event.kind}`
          account[key] = (account[key] ?? 0) + amount
          if (account[key] === 0) delete account[key]
        }
        move(event.from, -event.amount)
        move(event.to, event.amount)
      })
    },
    TEN_MINUTES,
  )

  it(
    'every vote, step and mood appears in an event',
    () => {
      follows(
        ({ player, bag }, seat) => {
          const { mood, factions, votes } = player[seat]
          return { mood, ...factions, votes, bag: bag[seat] }
        },
        (accounts, event) => {
          if (event.type === 'votes-drawn' && event.why === 'election') {
            for (const voter of event.drawn) if (voter !== 'puppet') lift(accounts, voter, 'bag', -1)
          }
          if (event.type === 'votes' && event.voter !== 'puppet') {
            if (event.from === 'supply') lift(accounts, event.voter, 'votes', -event.amount)
            if (event.from === 'bag') lift(accounts, event.voter, 'bag', -event.amount)
            if (event.to === 'supply') lift(accounts, event.voter, 'votes', event.amount)
            if (event.to === 'bag') lift(accounts, event.voter, 'bag', event.amount)
          }
          if (event.type === 'mood') lift(accounts, event.seat, 'mood', event.to - event.from)
          if (event.type === 'step') lift(accounts, event.seat, event.faction, event.to - event.from)
        },
      )
    },
    TEN_MINUTES,
  )
})

function lift<K extends string>(
  accounts: Map<PlayerSeat, Record<K, number>>,
  seat: PlayerSeat,
  key: K,
  amount: number,
): void {
  const account = accounts.get(seat)
  if (account !== undefined) account[key] += amount
}

/** Every box that a player can use, with its source. */
const BOXES: readonly string[] = [
  ...TILES.flatMap(({ id }) => ['grey', 'red'].map((face) => `tile:${id}:${face}`)),
  ...BUILDINGS.flatMap(({ id }) => ['upper', 'lower'].map((half) => `building:${id}:${half}`)),
  ...NEWS.map(({ id }) => `news:${id}`),
  ...LAWS.flatMap(({ id }) => ['left', 'right'].map((side) => `law:${id}:${side}`)),
  ...Object.values(FACTION_BOXES).flatMap((boxes) => boxes.map(({ id }) => `faction:${id}`)),
]

/** More boxes than this in one turn, and it might not end; the longest of many thousand random turns had fewer. */
const LONGEST_TURN = 60

// Only hundreds of games show them all.
if (DEEP)
  it(
    'every box of every card is carried out in some game, and every turn ends (G1 to G6)',
    () => {
      const never = new Set<string>(BOXES)
      let boxes = 0
      let longest = 0
      playGames(
        600,
        (_, told) => {
          for (const event of told) {
            if (event.type === 'turn') boxes = 0
            if (event.type !== 'box') continue
            boxes++
            longest = Math.max(longest, boxes)
            never.delete(event.source)
          }
        },
        keenBot,
      )
      expect([...never]).toEqual([])
      expect(longest).toBeLessThan(LONGEST_TURN)
    },
    TEN_MINUTES,
  )
