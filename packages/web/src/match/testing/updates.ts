// Whole matches as the updates of one viewer, one update per move of any seat.

import { hegemony } from '@hustings/hegemony'
import { type AnyGame, pickRandom, randomAnswer, randomFrom, seedRandom, type Viewer } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import { FeedHost } from '@hustings/live/testing'
import { planetB } from '@hustings/planet-b'
import type { MatchUpdate } from '@hustings/protocol'

export interface PlayedMatch {
  readonly name: string
  readonly game: AnyGame
  readonly options: unknown
  readonly viewer: Viewer
}

const MODULES = { crisisResponse: true, hiddenAgendas: true, actionCards: true, historicalEvents: true }

export const MATCHES: readonly PlayedMatch[] = [
  { name: 'Ballot', game: ballot, options: {}, viewer: 'red' },
  {
    name: 'Hegemony, 2 players, simple Automa',
    game: hegemony,
    options: { players: 2, automas: { capitalist: 'simple' } },
    viewer: 'working',
  },
  {
    name: 'Hegemony, 4 players, Automas, all modules',
    game: hegemony,
    options: {
      players: 4,
      modules: { ...MODULES, alternativeEvents: true },
      automas: { middle: 'advanced', capitalist: 'simple' },
    },
    viewer: 'working',
  },
  { name: 'Planet B, 3 players', game: planetB, options: { players: 3 }, viewer: 'blue' },
]

export interface Told {
  readonly host: FeedHost
  readonly updates: readonly MatchUpdate[]
  /** The viewer's view after each update. */
  readonly views: readonly unknown[]
}

export function playedWith({ game, options, viewer }: PlayedMatch, seed: string, limit = 10_000): Told {
  const host = new FeedHost(game, options, seed)
  const random = randomFrom(seedRandom(`${seed}/players`))
  const viewNow = (): unknown => JSON.parse(JSON.stringify(host.match.view(viewer)))
  const updates = [host.begin(viewer)]
  const views = [viewNow()]
  while (!host.match.over && host.match.step < limit) {
    const decision = pickRandom(random, host.match.decisions)
    host.answer({ seat: decision.seat, answer: randomAnswer(decision, random) }, decision.id)
    updates.push(host.update(viewer))
    views.push(viewNow())
  }
  return { host, updates, views }
}
