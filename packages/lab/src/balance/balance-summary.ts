// Summarizes the counts of a balance run: places, sources of points, policies, items and their value, with 95% intervals.

import type { Outcome } from '../shards/results.ts'
import type { Series } from '../shards/series.ts'
import { type Interval, meanOf, UNITS, wilson } from '../shards/statistics.ts'
import { playersOf } from './balance-shard.ts'
import { POINT_UNITS } from './card-value.ts'
import { type AnyMetrics, metricsFor } from './metrics-registry.ts'

export interface PlaceSummary {
  readonly place: string
  readonly name: string
  readonly wins: Interval
  readonly score: Interval
  /** Points above the mean of the others. */
  readonly lead: Interval
  /** Number of games by score. */
  readonly scores: readonly (readonly [score: number, games: number])[]
  /** Score at the end of each stage. */
  readonly over: readonly Interval[]
}

export interface PointSource {
  readonly why: string
  readonly name: string
  /** Mean points per game, in the order of the places. */
  readonly byPlace: readonly number[]
  readonly all: number
  readonly winners: number
}

/** A question with one answer for all, such as a Policy, and the share of each answer at the end of each stage. */
export interface InForce {
  readonly question: string
  readonly name: string
  readonly answers: readonly string[]
  /** Share of each answer, by stage. */
  readonly stages: readonly (readonly number[])[]
}

/** Statistics of a card, tile or office. */
export interface ItemSummary {
  readonly id: string
  readonly kind: string
  readonly name: string
  /** Occurrences per game. */
  readonly perGame: number
  /** Number of players who had it, in all games. */
  readonly players: number
  /** First places of the players who had it. */
  readonly wins: Interval
  /** Their score above the mean of their match: it shows who has the item as much as its effect. */
  readonly above: Interval
  /** Gain over other answers in paired rollouts; null if it was never measured. */
  readonly worth: Interval | null
  readonly examined: number
  /** Occurrences per stage. */
  readonly when: readonly number[]
  /** Occurrences per place, in the order of the places. */
  readonly byPlace: readonly number[]
}

export interface Balance {
  readonly game: string
  readonly options: Series['options']
  readonly players: readonly string[]
  readonly seed: string
  readonly games: number
  readonly decisions: number
  readonly places: readonly PlaceSummary[]
  readonly sources: readonly PointSource[]
  readonly inForce: readonly InForce[]
  readonly things: readonly ItemSummary[]
}

export function balanceOf({ series, counts }: Outcome): Balance {
  const metrics = metricsFor(series.game)
  const games = counts.get('games')
  const places = placesIn(
    counts
      .at('places')
      .parts()
      .map(([place]) => place),
    metrics,
  )
  // A game may skip a stage.
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
  const fared = places.map((place): PlaceSummary => {
    const at = counts.at('places', place)
    return {
      place,
      name: metrics.name(`place:${place}`),
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
  const sources = whys.sort().map((why): PointSource => {
    const byPlace = places.map((place) => counts.at('places', place, 'points').get(why) / Math.max(1, games))
    return {
      why,
      name: metrics.name(`why:${why}`),
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
        name: metrics.name(`policy:${question}`),
        answers,
        stages: eachStage.map((stage) => answers.map((answer) => byStage.at(stage).get(answer) / Math.max(1, games))),
      }
    })
  const things = counts
    .at('had')
    .parts()
    .map(([id, had]): ItemSummary => {
      const examined = counts.at('worth', id).get('n')
      return {
        id,
        kind: id.split(':')[0] ?? '',
        name: metrics.name(id),
        perGame: had.get('times') / games,
        players: had.at('above').get('n'),
        wins: wilson(had.get('won') / UNITS, had.at('above').get('n')),
        above: meanOf(had.at('above')),
        worth: examined === 0 ? null : meanOf(counts.at('worth', id), POINT_UNITS),
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

/** Sorts places in display order. */
function placesIn(found: readonly string[], { placeOrder }: AnyMetrics): readonly string[] {
  return found.toSorted((one, other) => placeOrder.indexOf(one) - placeOrder.indexOf(other))
}

/** Deviation from the fair share within which a place is even. */
export const EVEN_MARGIN = 0.05

/** Returns places that win significantly more or less than their share. */
export function unevenPlaces({ places }: Pick<Balance, 'places'>): readonly PlaceSummary[] {
  const fair = 1 / places.length
  return places.filter(({ wins }) => wins.low > fair + EVEN_MARGIN || wins.high < fair - EVEN_MARGIN)
}

/** Occurrences per game below which an item counts as unused. */
export const RARE = 0.005
