// The whole bench, part after part.
import { games, type LabGame } from '../games.ts'
import { atRest, growth, middle } from './match-costs.ts'
import type { Care } from './measure.ts'
import type { Moment } from './positions.ts'
import { type Findings, gather } from './report.ts'
import { againstPeer, ofHegemony } from './speed.ts'

export interface Part {
  readonly name: string
  run(): Promise<Findings>
}

export function benchParts(care: Care, said: (text: string) => void): Part[] {
  return [
    { name: 'playouts against boardgame.io', run: () => againstPeer(care, said) },
    ...ballotParts(games.ballot, care),
    ...hegemonyParts(games.hegemony, care),
  ]
}

function ballotParts(game: LabGame, care: Care): Part[] {
  const stops = [
    { name: 'decision 50', moment: upTo(() => 50) },
    { name: 'decision 200', moment: upTo(() => 200) },
    { name: 'last decision', moment: upTo((decisions) => decisions) },
  ]
  return [
    { name: 'ballot: undo and load', run: () => growth(game, 4, stops, care) },
    { name: 'ballot: copies and views', run: () => middle(game, 4, care) },
  ]
}

/** The twenty decisions up to this one. */
function upTo(last: (decisions: number) => number): Moment {
  return (decisions, share) => last(decisions) - Math.round(20 * (1 - share))
}

function hegemonyParts(game: LabGame, care: Care): Part[] {
  const players = Math.max(...game.playerCounts)
  const stops = [
    { name: 'round 1', moment: (decisions: number, share: number) => decisions * (share / 5) },
    { name: 'round 5', moment: (decisions: number, share: number) => decisions * (0.8 + share / 5) },
  ]
  return [
    { name: 'hegemony: playouts', run: () => ofHegemony(game, care) },
    { name: 'hegemony: undo and load', run: () => growth(game, players, stops, care) },
    { name: 'hegemony: copies and views', run: () => middle(game, players, care) },
    { name: 'hegemony: at rest', run: async () => atRest(game, players, 64) },
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
