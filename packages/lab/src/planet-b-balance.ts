// How even Planet B is: a series of games by bots, and what became of seats, offices, points and cards in them.
import { type Answer, type Bot, type Emitted, legalAnswers, playOut, type Seat } from '@hustings/kernel'
import {
  BUILDINGS,
  LAWS,
  NEWS,
  type PlanetBEvent,
  type PlanetBState,
  type PlayerCount,
  planetB,
  TILES,
  type VpWhy,
} from '@hustings/planet-b'
import { type Estimate, estimate } from './estimate.ts'
import { findGame } from './games.ts'
import { seatBots } from './players.ts'
import { gameSeed } from './shards/series.ts'
import { UsageError } from './usage.ts'

/** What a card, tile or office did for those who had it. */
export interface Worth {
  readonly id: string
  /** How often it came about, for each game. */
  readonly perGame: number
  /** The share of games that its players won. */
  readonly wins: Estimate
  /** Their score above the mean of their table. */
  readonly above: Estimate
}

export interface SeatFared {
  readonly board: number
  readonly wins: Estimate
  readonly score: Estimate
  /** How many exchanges they made in a game: each brings votes or money. */
  readonly exchanges: Estimate
}

export interface PlanetBBalance {
  readonly players: PlayerCount
  readonly games: number
  readonly seats: readonly SeatFared[]
  /** The same with tiles drawn by lot: what the boards are worth where no habit decides who makes the exchanges. */
  readonly byLot: readonly SeatFared[]
  readonly offices: readonly Worth[]
  /** Mean points of a player, and of a winner, by where they came from. */
  readonly points: readonly { readonly why: VpWhy; readonly all: number; readonly winners: number }[]
  readonly buildings: readonly Worth[]
  readonly news: readonly Worth[]
  readonly laws: readonly Worth[]
  readonly tiles: readonly Worth[]
}

/** Everything one player had in one game. */
interface Played {
  readonly board: number
  readonly won: number
  readonly score: number
  readonly above: number
  readonly had: ReadonlyMap<string, number>
  readonly points: ReadonlyMap<VpWhy, number>
  readonly office: string | null
}

export interface BalanceSeries {
  readonly players: PlayerCount
  readonly games: number
  readonly seed: string
  readonly bots: readonly string[]
}

export function balanceOfPlanetB(series: BalanceSeries, played: () => void): PlanetBBalance {
  const lab = findGame('planet-b')
  if (lab === undefined) throw new UsageError('Planet B is not in the lab')
  const { players, games, seed } = series
  const bots = seatBots(series.bots, lab, { players })
  const all: Played[] = []
  const byLot: Played[] = []
  for (let index = 0; index < games; index++) {
    all.push(...playOne(players, gameSeed(seed, index), bots))
    byLot.push(...playOne(players, gameSeed(seed, index), (seat) => dealingByLot(bots(seat))))
    played()
  }
  const worth = (kind: string, ids: readonly string[]) =>
    ids.map((id) => worthOf(id, games, all, ({ had }) => had.get(`${kind}:${id}`) ?? 0))
  const whys = [...new Set(all.flatMap(({ points }) => [...points.keys()]))].sort()
  const winners = all.filter(({ won }) => won > 0)
  return {
    players,
    games,
    seats: seatsIn(all, players),
    byLot: seatsIn(byLot, players),
    offices: [...new Set(all.flatMap(({ office }) => office ?? []))].map((id) =>
      worthOf(id, games, all, ({ office }) => (office === id ? 1 : 0)),
    ),
    points: whys.map((why) => ({ why, all: meanPoints(all, why), winners: meanPoints(winners, why) })),
    buildings: worth(
      'building',
      BUILDINGS.filter(({ deck }) => deck !== 'HQ').map(({ id }) => id),
    ),
    news: worth(
      'news',
      NEWS.map(({ id }) => id),
    ),
    laws: worth(
      'law',
      LAWS.flatMap(({ id }) => [`${id}:left`, `${id}:right`]),
    ),
    tiles: worth(
      'tile',
      TILES.flatMap(({ id }) => [`${id}:grey`, `${id}:red`]),
    ),
  }
}

function seatsIn(all: readonly Played[], players: PlayerCount): SeatFared[] {
  return Array.from({ length: players }, (_, at) => {
    const there = all.filter(({ board }) => board === at + 1)
    return {
      board: at + 1,
      wins: estimate(there.map(({ won }) => won)),
      score: estimate(there.map(({ score }) => score)),
      exchanges: estimate(there.map(({ had }) => had.get('exchange') ?? 0)),
    }
  })
}

const isTile = (answer: Answer): boolean => typeof answer === 'string' && answer.startsWith('tile:')

/** Everything as the bot would, but the tile of a deal is any of those that lie there. */
function dealingByLot(bot: Bot): Bot {
  return {
    ...bot,
    decide(question, seen) {
      const answer = bot.decide(question, seen)
      if (question.prompt.key !== 'ask.deal' || !isTile(answer)) return answer
      const tiles = legalAnswers(question).filter(isTile)
      return tiles[seen.random.below(tiles.length)] ?? answer
    },
  }
}

function meanPoints(played: readonly Played[], why: VpWhy): number {
  return played.reduce((sum, { points }) => sum + (points.get(why) ?? 0), 0) / Math.max(1, played.length)
}

function worthOf(id: string, games: number, all: readonly Played[], times: (played: Played) => number): Worth {
  const those = all.filter((each) => times(each) > 0)
  return {
    id,
    perGame: all.reduce((sum, each) => sum + times(each), 0) / games,
    wins: estimate(those.map(({ won }) => won)),
    above: estimate(those.map(({ above }) => above)),
  }
}

function playOne(players: PlayerCount, seed: string, bots: Parameters<typeof playOut>[3]): Played[] {
  const had = new Map<Seat, Map<string, number>>()
  const points = new Map<Seat, Map<VpWhy, number>>()
  const offices = new Map<Seat, string>()
  const count = (seat: Seat, what: string) => {
    const own = had.get(seat) ?? new Map<string, number>()
    own.set(what, (own.get(what) ?? 0) + 1)
    had.set(seat, own)
  }
  const step = (_: PlanetBState, told: readonly Emitted<PlanetBEvent>[]) => {
    for (const { event } of told) {
      switch (event.type) {
        case 'built':
          count(event.seat, `building:${event.building}`)
          break
        case 'news-played':
          count(event.seat, `news:${event.card}`)
          break
        case 'law-decided':
          if (event.side !== null) count(event.seat, `law:${event.law}:${event.side}`)
          break
        case 'deal':
          count(event.seat, `tile:${event.tile}:${event.face}`)
          break
        case 'exchange':
          count(event.seat, 'exchange')
          break
        case 'office':
          if (!offices.has(event.voter)) offices.set(event.voter, event.office)
          break
        case 'vp': {
          const own = points.get(event.seat) ?? new Map<VpWhy, number>()
          own.set(event.why, (own.get(event.why) ?? 0) + event.amount)
          points.set(event.seat, own)
          break
        }
        default:
      }
    }
  }
  const { standings, state } = playOut(planetB, { players }, seed, bots, { step })
  const winners = standings.filter(({ rank }) => rank === 1).length
  const mean = standings.reduce((sum, { score }) => sum + score, 0) / standings.length
  return standings.map(({ seat, score, rank }) => ({
    board: state.order.findIndex((each) => each === seat) + 1,
    won: rank === 1 ? 1 / winners : 0,
    score,
    above: score - mean,
    had: had.get(seat) ?? new Map(),
    points: points.get(seat) ?? new Map(),
    office: offices.get(seat) ?? null,
  }))
}

/** Within so much of its fair share a seat is even. */
export const EVEN = 0.05

export function unevenSeats({ players, seats }: PlanetBBalance): readonly SeatFared[] {
  return seats.filter(({ wins }) => Math.abs(wins.value - 1 / players) - wins.within > EVEN)
}

/** Hardly ever had at all, by bots that may choose. */
export const NEVER = 0.005

export function neverHad({ buildings, news, tiles }: PlanetBBalance): readonly Worth[] {
  return [...buildings, ...news, ...tiles].filter(({ perGame }) => perGame < NEVER)
}
