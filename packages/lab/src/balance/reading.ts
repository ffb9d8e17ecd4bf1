// What a balance run came to, read from its counts: places, points by source, policies over the stages, things and their
// worth, with intervals of 95%.
import { type Between, meanOf, UNITS, wilson } from '../shards/moments.ts'
import type { Outcome } from '../shards/results.ts'
import type { Series } from '../shards/series.ts'
import { playersOf } from './balancing.ts'
import { type AnyTelling, tellingOf } from './tellings.ts'
import { FINE } from './worth.ts'

export interface PlaceFared {
  readonly place: string
  readonly name: string
  readonly wins: Between
  readonly score: Between
  /** Points above the mean of the others. */
  readonly lead: Between
  /** How often each score came about. */
  readonly scores: readonly (readonly [score: number, games: number])[]
  /** The score when each stage ends. */
  readonly over: readonly Between[]
}

export interface SourceOfPoints {
  readonly why: string
  readonly name: string
  /** Mean points of a game, in the order of the places. */
  readonly byPlace: readonly number[]
  readonly all: number
  readonly winners: number
}

/** A question that is settled for all, such as a Policy, and the share of each answer when a stage ends. */
export interface InForce {
  readonly question: string
  readonly name: string
  readonly answers: readonly string[]
  /** For each stage, the share of each answer. */
  readonly stages: readonly (readonly number[])[]
}

/** What a card, tile or office did for those who had it. */
export interface Worth {
  readonly id: string
  readonly kind: string
  readonly name: string
  /** How often it came about, for each game. */
  readonly perGame: number
  /** How many players had it, in all games. */
  readonly players: number
  /** First places of those who had it. */
  readonly wins: Between
  /** Their score above the mean of their table: it says who has it as much as what it does. */
  readonly above: Between
  /** Points gained by playing it over what else might have been done, by paired rollouts; null if it was never examined. */
  readonly worth: Between | null
  readonly examined: number
  /** How often in each stage. */
  readonly when: readonly number[]
  /** How often at each place, in the order of the places. */
  readonly byPlace: readonly number[]
}

export interface Balance {
  readonly game: string
  readonly options: Series['options']
  readonly players: readonly string[]
  readonly seed: string
  readonly games: number
  readonly decisions: number
  readonly places: readonly PlaceFared[]
  readonly sources: readonly SourceOfPoints[]
  readonly inForce: readonly InForce[]
  readonly things: readonly Worth[]
}

export function balanceOf({ series, counts }: Outcome): Balance {
  const telling = tellingOf(series.game)
  const games = counts.get('games')
  const places = placesIn(
    counts
      .at('places')
      .parts()
      .map(([place]) => place),
    telling,
  )
  // A game may pass over a stage.
  const eachStage = [
    ...new Set(
      places.flatMap((place) =>
        counts
          .at('places', place, 'over')
          .parts()
          .map(([stage]) => stage),
      ),
    ),
  ].sort((one, other) => Number(one) - Number(other))
  const fared = places.map((place): PlaceFared => {
    const at = counts.at('places', place)
    return {
      place,
      name: telling.name(`place:${place}`),
      wins: wilson(at.get('won') / UNITS, at.at('score').get('n')),
      score: meanOf(at.at('score')),
      lead: meanOf(at.at('lead')),
      scores: at
        .at('scores')
        .entries()
        .map(([score, count]) => [Number(score), count] as const)
        .toSorted(([one], [other]) => one - other),
      over: eachStage.map((stage) => meanOf(at.at('over', stage))),
    }
  })
  const whys = [
    ...new Set(
      places.flatMap((place) =>
        counts
          .at('places', place, 'points')
          .entries()
          .map(([why]) => why),
      ),
    ),
  ]
  const winners = counts.at('winners')
  const sources = whys.sort().map((why): SourceOfPoints => {
    const byPlace = places.map((place) => counts.at('places', place, 'points').get(why) / Math.max(1, games))
    return {
      why,
      name: telling.name(`why:${why}`),
      byPlace,
      all: byPlace.reduce((sum, each) => sum + each, 0) / places.length,
      winners: winners.at('points').get(why) / Math.max(1, winners.get('n')),
    }
  })
  const inForce = counts
    .at('inForce')
    .parts()
    .map(([question, byStage]): InForce => {
      const answers = [...new Set(byStage.parts().flatMap(([, at]) => at.entries().map(([answer]) => answer)))].sort()
      return {
        question,
        name: telling.name(`policy:${question}`),
        answers,
        stages: eachStage.map((stage) => answers.map((answer) => byStage.at(stage).get(answer) / Math.max(1, games))),
      }
    })
  const things = counts
    .at('had')
    .parts()
    .map(([id, had]): Worth => {
      const examined = counts.at('worth', id).get('n')
      return {
        id,
        kind: id.split(':')[0] ?? '',
        name: telling.name(id),
        perGame: had.get('times') / games,
        players: had.at('above').get('n'),
        wins: wilson(had.get('won') / UNITS, had.at('above').get('n')),
        above: meanOf(had.at('above')),
        worth: examined === 0 ? null : meanOf(counts.at('worth', id), FINE),
        examined,
        when: eachStage.map((stage) => had.at('when').get(stage)),
        byPlace: places.map((place) => had.at('places').get(place)),
      }
    })
  const { game, options, seed } = series
  return {
    game,
    options,
    players: playersOf(series),
    seed,
    games,
    decisions: counts.get('decisions'),
    places: fared,
    sources,
    inForce,
    things,
  }
}

/** Boards by their number, classes as the game seats them. */
function placesIn(found: readonly string[], { placeOrder }: AnyTelling): readonly string[] {
  return found.toSorted((one, other) => placeOrder.indexOf(one) - placeOrder.indexOf(other))
}

/** Within so much of its fair share a place is even. */
export const EVEN = 0.05

/** Places that win more or less than their share, beyond chance. */
export function unevenPlaces({ places }: Pick<Balance, 'places'>): readonly PlaceFared[] {
  const fair = 1 / places.length
  return places.filter(({ wins }) => wins.low > fair + EVEN || wins.high < fair - EVEN)
}

/** Hardly ever had at all, by bots that may choose. */
export const NEVER = 0.005
