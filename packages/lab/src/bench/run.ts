// The parts of the benchmark.
import { games, type LabGame } from '../games/games.ts'
import { decisionsByLevel, policyPlayouts } from './bot-costs.ts'
import { atRest, growth, middle } from './match-costs.ts'
import type { Care } from './measure.ts'
import type { Moment } from './positions.ts'
import { type Findings, gather } from './report.ts'
import { againstPeer, byTheRules, type Goals, onOneCore } from './speed.ts'

export interface Part {
  readonly name: string
  run(): Promise<Findings>
}

export function benchParts(care: Care, said: (text: string) => void): Part[] {
  return [
    { name: 'ballot: playouts against boardgame.io', run: () => againstPeer(care, said) },
    ...ballotParts(games.ballot, care),
    ...gameParts(games.hegemony, { games: 150, dearer: 12, views: 200, record: 64 }, care),
    { name: 'hegemony: three advanced Automas', run: () => byTheRules(games.hegemony, AUTOMAS, 100, care) },
    ...gameParts(games['planet-b'], { games: 400, dearer: 12, views: 200, record: 48 }, care),
  ]
}

const AUTOMAS = { players: 3, automas: { working: 'advanced', middle: 'advanced', capitalist: 'advanced' } }

function ballotParts(game: LabGame, care: Care): Part[] {
  const stops = [
    { name: 'decision 50', moment: upTo(() => 50) },
    { name: 'decision 200', moment: upTo(() => 200) },
    { name: 'last decision', moment: upTo((decisions) => decisions) },
  ]
  return [
    { name: 'ballot: undo and load', run: () => growth(game, 4, stops, care, 1.1) },
    { name: 'ballot: copies and views', run: () => middle(game, 4, care) },
  ]
}

/** The last twenty decisions up to this one. */
function upTo(last: (decisions: number) => number): Moment {
  return (decisions, share) => last(decisions) - Math.round(20 * (1 - share))
}

/** Targets of random play with all players on one core. */
function gameParts(game: LabGame, goals: Goals, care: Care): Part[] {
  const players = Math.max(...game.playerCounts)
  const stops = [
    { name: 'first fifth', moment: (decisions: number, share: number) => decisions * (share / 5) },
    { name: 'last fifth', moment: (decisions: number, share: number) => decisions * (0.8 + share / 5) },
  ]
  return [
    { name: `${game.id}: playouts`, run: () => onOneCore(game, goals, care) },
    { name: `${game.id}: undo and load`, run: () => growth(game, players, stops, care, 1.2) },
    { name: `${game.id}: copies and views`, run: () => middle(game, players, care, goals.views) },
    { name: `${game.id}: at rest`, run: async () => atRest(game, players, goals.record) },
    { name: `${game.id}: policy playouts`, run: () => policyPlayouts(game, players, care) },
    { name: `${game.id}: decisions of bots`, run: () => decisionsByLevel(game, players, care) },
  ]
}

export async function runBench(parts: readonly Part[], done: () => void): Promise<Findings> {
  const findings: Findings[] = []
  for (const part of parts) {
    findings.push(await part.run())
    done()
  }
  return gather(findings)
}
