// How fast whole games are played: Ballot here and in boardgame.io, Hegemony for each number of players.
import type { LabGame } from '../games.ts'
import { Contestant } from './contest.ts'
import { alternate, type Care, type Spread } from './measure.ts'
import { installPeer, peerContestant } from './peer.ts'
import { type Findings, type Measure, measure, target } from './report.ts'

const OURS = new URL('../../bin/bench-playouts.js', import.meta.url)
const BALLOT = 'hustings'

/** Ballot, the same game on both sides. */
export async function againstPeer(care: Care, said: (text: string) => void): Promise<Findings> {
  const problem = installPeer(said)
  if (problem !== undefined) {
    return { measures: [], targets: [target(PEER_TARGET, null, 'at least', 100)], notes: [problem] }
  }
  const ours = new Contestant(BALLOT, OURS, ['ballot', '4'])
  const client = peerContestant('client')
  const reducer = peerContestant('reducer')
  const { spreads, measures } = await contest('ballot: playouts', [ours, client, reducer], care)
  const ratio = median(spreads, ours.name) / median(spreads, client.name)
  return {
    measures,
    targets: [target(PEER_TARGET, ratio, 'at least', 100)],
    notes: [sameGame([ours, client, reducer])],
  }
}

const PEER_TARGET = 'ballot: playouts against the boardgame.io client'

/** Hegemony on one core, and how dear one of its decisions is. */
export async function ofHegemony({ id, playerCounts }: LabGame, care: Care): Promise<Findings> {
  const ballot = new Contestant('ballot', OURS, ['ballot', '4'])
  const tables = playerCounts.map((players) => new Contestant(`${players} players`, OURS, [id, String(players)]))
  const { spreads, measures } = await contest(`${id}: playouts`, [ballot, ...tables], care)
  const perDecision = (contestant: Contestant): number =>
    1 / (median(spreads, contestant.name) * contestant.averages.moves)
  const full = tables.at(-1) ?? ballot
  return {
    measures,
    targets: [
      target(`${id}: games with ${full.name} on one core`, median(spreads, full.name), 'at least', 150, 'games/s'),
      target(`${id}: a decision against one of ballot`, perDecision(full) / perDecision(ballot), 'at most', 12),
    ],
    notes: [],
  }
}

interface Outcome {
  readonly spreads: ReadonlyMap<string, Spread>
  readonly measures: readonly Measure[]
}

async function contest(group: string, contestants: readonly Contestant[], care: Care): Promise<Outcome> {
  try {
    // A client that plays a handful of games a second needs longer turns than a microbenchmark.
    const turn = 3 * care.milliseconds
    for (const contestant of contestants) await contestant.warmUp(4 * turn)
    const spreads = await alternate(
      contestants.map((contestant) => contestant.contender(turn)),
      care,
    )
    const measures = contestants.flatMap(({ name, averages }) => {
      const games = spreads.get(name)
      return [
        measure(group, name, 'games/s', games),
        measure(group, name, 'decisions/s', games === undefined ? games : scaled(games, averages.moves)),
      ]
    })
    return { spreads, measures }
  } finally {
    for (const contestant of contestants) contestant.stop()
  }
}

function scaled({ median, low, high, repeats }: Spread, factor: number): Spread {
  return { median: median * factor, low: low * factor, high: high * factor, repeats }
}

/** Means that must agree when two implementations play the same game. */
function sameGame(contestants: readonly Contestant[]): string {
  const told = contestants.map(
    ({ name, averages }) => `${name} ${averages.moves.toFixed(1)} decisions and ${averages.score.toFixed(1)} points`,
  )
  return `The same game on both sides; a game had on average: ${told.join('; ')}.`
}

function median(spreads: ReadonlyMap<string, Spread>, name: string): number {
  return spreads.get(name)?.median ?? Number.NaN
}
