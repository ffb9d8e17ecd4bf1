// Speed of whole games: Ballot here and in boardgame.io, the other games for each player count.
import type { LabGame } from '../games/games.ts'
import { Contestant } from './contest.ts'
import { alternate, type Care, type Samples, scaled } from './measure.ts'
import { installPeer, peerContestant } from './peer.ts'
import { type Findings, figure, type Measure, measure, target } from './report.ts'

const OURS = new URL('./playouts.ts', import.meta.url)

/** Ballot, the same game on both sides. */
export async function againstPeer(care: Care, said: (text: string) => void): Promise<Findings> {
  const problem = installPeer(said)
  if (problem !== undefined) {
    return { measures: [], targets: [target(PEER_TARGET, null, 'at least', TIMES_THE_PEER)], notes: [problem] }
  }
  const ours = new Contestant('hustings', OURS, ['ballot', '4'])
  const client = peerContestant('client')
  const reducer = peerContestant('reducer')
  const { samples, measures } = await contest('ballot: playouts', [ours, client, reducer], care)
  const ratio = samples.ratio(ours.name, client.name)
  return {
    measures,
    targets: [target(PEER_TARGET, ratio, 'at least', TIMES_THE_PEER)],
    notes: [sameGame([ours, client, reducer]), ...busyMachine([ours, client, reducer])],
  }
}

const TIMES_THE_PEER = 120
const PEER_TARGET = 'ballot: playouts against the boardgame.io client'

export interface Goals {
  /** Games per second with all players. */
  readonly games: number
  /** Maximum ratio of the time of a decision to that of Ballot. */
  readonly dearer: number
  /** Maximum microseconds for the views of all seats and a spectator. */
  readonly views: number
  /** Maximum kilobytes of a record. */
  readonly record: number
}

/** A game with Automas in all seats, on one core. */
export async function byTheRules(
  { id }: LabGame,
  options: { readonly players: number },
  games: number,
  care: Care,
): Promise<Findings> {
  const table = new Contestant('the rules alone', OURS, [id, String(options.players), JSON.stringify(options)])
  const { samples, measures } = await contest(`${id}: all seats played by the rules`, [table], care)
  return {
    measures,
    targets: [
      target(`${id}: games that the rules play alone`, samples.spread(table.name), 'at least', games, 'games/s'),
    ],
    notes: busyMachine([table]),
  }
}

/** A game on one core, and the time of its decisions compared with Ballot. */
export async function onOneCore({ id, playerCounts }: LabGame, goals: Goals, care: Care): Promise<Findings> {
  const ballot = new Contestant('ballot', OURS, ['ballot', '4'])
  const tables = playerCounts.map((players) => new Contestant(`${players} players`, OURS, [id, String(players)]))
  const { samples, measures } = await contest(`${id}: playouts`, [ballot, ...tables], care)
  const full = tables.at(-1) ?? ballot
  const dearer = scaled(samples.ratio(ballot.name, full.name), ballot.averages.moves / full.averages.moves)
  return {
    measures,
    targets: [
      target(
        `${id}: games with ${full.name} on one core`,
        samples.spread(full.name),
        'at least',
        goals.games,
        'games/s',
      ),
      target(`${id}: a decision against one of ballot`, dearer, 'at most', goals.dearer),
    ],
    notes: busyMachine([ballot, ...tables]),
  }
}

interface Outcome {
  readonly samples: Samples
  readonly measures: readonly Measure[]
}

async function contest(group: string, contestants: readonly Contestant[], care: Care): Promise<Outcome> {
  try {
    // The client plays a few games per second and needs longer turns than a microbenchmark.
    const turn = 3 * care.milliseconds
    for (const contestant of contestants) await contestant.warmUp(4 * turn)
    const samples = await alternate(
      contestants.map((contestant) => contestant.contender(turn)),
      care,
    )
    const measures = contestants.flatMap(({ name, averages }) => {
      const games = samples.spread(name)
      return [
        measure(group, name, 'games/s', games),
        measure(group, name, 'decisions/s', scaled(games, averages.moves)),
      ]
    })
    return { samples, measures }
  } finally {
    for (const contestant of contestants) contestant.stop()
  }
}

/** Compares means that must agree if two implementations play the same game. */
function sameGame(contestants: readonly Contestant[]): string {
  const averagesText = contestants.map(({ name, averages: { moves, score, bytes } }) => {
    return `${name} ${moves.toFixed(1)} decisions, ${score.toFixed(1)} points and a final state of ${figure(bytes)} bytes`
  })
  const alike = (numbers: readonly number[], tolerance: number): boolean =>
    Math.max(...numbers) / Math.min(...numbers) < 1 + tolerance
  const moves = contestants.map(({ averages }) => averages.moves)
  const bytes = contestants.map(({ averages }) => averages.bytes)
  const same = alike(moves, 0.03) && alike(bytes, 0.1)
  const verdict = same ? 'The same game on both sides' : 'WARNING: not the same game on both sides'
  return `${verdict}; on average a game had: ${averagesText.join('; ')}.`
}

/** Warns if other processes took processor time: the results are then too low. */
function busyMachine(contestants: readonly Contestant[]): string[] {
  const least = contestants.reduce((one, other) => (other.coreShare < one.coreShare ? other : one))
  if (least.coreShare > 0.9) return []
  const share = `${Math.round(100 * least.coreShare)}%`
  return [`WARNING: the machine was busy, ${least.name} had only ${share} of a core while it played; measure again.`]
}
