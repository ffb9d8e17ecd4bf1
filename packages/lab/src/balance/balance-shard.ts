// A shard of a balance run: plays games with bots or Automas and counts places, points, policies and cards.
import { type Bot, playOut, type Seat, type Standing } from '@hustings/kernel'
import type { LabGame } from '../games/games.ts'
import { automaNamed, botNamed, modelFor, weightsDigest } from '../games/players.ts'
import { seatsAt, withAutomas } from '../play/seating.ts'
import { Counts } from '../shards/counts.ts'
import { gameOf, gameSeed, type Kind, type Series, term } from '../shards/series.ts'
import { addValue, UNITS } from '../shards/statistics.ts'
import { UsageError } from '../terminal/usage.ts'
import { leadOf, winOf } from '../tournament/contest.ts'
import { withCardValues } from './card-value.ts'
import { type AnyMetrics, metricsFor } from './metrics-registry.ts'

/** `players` are names of bots or Automas, one for each seat or one for all. */
export async function balanceSeries(
  game: LabGame,
  options: Series['options'],
  seed: string,
  players: readonly string[],
  worth = true,
): Promise<Series> {
  const seats = seatsAt(game, options)
  if (players.length !== 1 && players.length !== seats.length) {
    throw new UsageError(`--bots needs one name, or one for each of ${seats.join(', ')}`)
  }
  const names = seats.map((_, index) => players[index] ?? players[0] ?? '')
  const learned = await weightsDigest(names, game, seats.length)
  const terms = { players: names.join(','), learned, ...(worth ? {} : { worth: 'unasked' }) }
  return { kind: 'balance', game: game.id, version: game.game.version, options, seed, terms }
}

export function playersOf(series: Series): readonly string[] {
  return term(series, 'players').split(',')
}

export const balanceKind: Kind = {
  piece: 5,
  async play(series, from, to) {
    const game = gameOf(series)
    const metrics = metricsFor(series.game)
    const names = playersOf(series)
    const seats = seatsAt(game, series.options)
    if ((await weightsDigest(names, game, seats.length)) !== term(series, 'learned')) {
      throw new UsageError(`the weights for ${game.id} have changed since: start again with --fresh`)
    }
    const counts = new Counts()
    const model = modelFor(game, series.options)
    const bots = new Map<Seat, Bot>()
    for (const [index, seat] of seats.entries()) {
      const name = names[index] ?? ''
      if (automaNamed(name) !== null) continue
      const bot = botNamed(name, model)
      // The random bot has no policy to compare with.
      const hasValues = name !== 'random' && series.terms.worth === undefined
      const record = (what: string, worth: number): void => addValue(counts.of('worth').of(what), worth)
      bots.set(seat, hasValues ? withCardValues(bot, model, metrics, record) : bot)
    }
    const options = withAutomas(series.options, new Map(seats.map((seat, index) => [seat, names[index] ?? ''])))
    for (let index = from; index < to; index++) {
      playOne(game, metrics, options, gameSeed(series.seed, index), bots, counts)
    }
    return counts
  },
}

/** Items that a player had in a game, with the stage of each occurrence. */
type Had = Map<string, number[]>

function playOne(
  { game }: LabGame,
  metrics: AnyMetrics,
  options: unknown,
  seed: string,
  bots: ReadonlyMap<Seat, Bot>,
  counts: Counts,
): void {
  const had = new Map<Seat, Had>()
  const points = new Map<Seat, Map<string, number>>()
  const scores: { readonly stage: number; readonly bySeat: ReadonlyMap<Seat, number> }[] = []
  let stage = 0
  const seats = game.seats(game.options(options))
  const endStage = (state: unknown): void => {
    scores.push({ stage, bySeat: new Map(seats.map((seat) => [seat, game.score(state, seat)])) })
    for (const [question, answer] of metrics.inForce(state)) {
      counts.of('inForce').of(question).of(String(stage)).add(answer)
    }
  }
  const { standings, state, decisions } = playOut(
    game,
    options,
    seed,
    (seat) => {
      const bot = bots.get(seat)
      if (bot === undefined) throw new Error(`no bot for ${seat}`)
      return bot
    },
    {
      step(now, events) {
        const current = game.stage(now)
        if (current !== stage) {
          endStage(now)
          stage = current
        }
        for (const { event } of events) {
          const thing = metrics.had(event)
          if (thing !== undefined) {
            if (isFirstOfKind(metrics, had.get(thing.seat), thing.what))
              note(had, thing.seat, `first-${thing.what}`, stage)
            note(had, thing.seat, thing.what, stage)
          }
          const scored = metrics.points(event)
          if (scored !== undefined) {
            const own = points.get(scored.seat) ?? new Map<string, number>()
            own.set(scored.why, (own.get(scored.why) ?? 0) + scored.amount)
            points.set(scored.seat, own)
          }
        }
      },
    },
  )
  endStage(state)
  counts.add('games')
  counts.add('decisions', decisions)
  const mean = meanOfTable(standings)
  for (const { seat, score } of standings) {
    const place = metrics.place(state, seat)
    const won = winOf(standings, seat)
    const at = counts.of('places').of(place)
    at.add('won', won)
    at.of('scores').add(String(score))
    addValue(at.of('score'), UNITS * score)
    addValue(at.of('lead'), leadOf(standings, seat))
    for (const { stage: when, bySeat } of scores) {
      addValue(at.of('over').of(String(when)), UNITS * (bySeat.get(seat) ?? 0))
    }
    for (const [why, amount] of points.get(seat) ?? []) {
      at.of('points').add(why, amount)
      if (won > 0) counts.of('winners').of('points').add(why, amount)
    }
    if (won > 0) counts.of('winners').add('n')
    for (const [what, stages] of had.get(seat) ?? []) {
      const thing = counts.of('had').of(what)
      thing.add('times', stages.length)
      thing.add('won', won)
      thing.of('places').add(place, stages.length)
      for (const when of stages) thing.of('when').add(String(when))
      addValue(thing.of('above'), UNITS * score - mean)
    }
  }
}

/** Whether this is the first item of its kind for the player, if the game counts those separately. */
function isFirstOfKind({ firsts = [] }: AnyMetrics, had: Had | undefined, what: string): boolean {
  const kind = kindOf(what)
  return firsts.includes(kind) && ![...(had?.keys() ?? [])].some((other) => kindOf(other) === kind)
}

function kindOf(what: string): string {
  return what.split(':')[0] ?? ''
}

function note(had: Map<Seat, Had>, seat: Seat, what: string, stage: number): void {
  const own = had.get(seat) ?? new Map<string, number[]>()
  const known = own.get(what) ?? []
  known.push(stage)
  own.set(what, known)
  had.set(seat, own)
}

/** Mean score in `UNITS`. */
function meanOfTable(standings: readonly Standing[]): number {
  return (UNITS / standings.length) * standings.reduce((sum, { score }) => sum + score, 0)
}
