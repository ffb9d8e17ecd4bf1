// The conglomerate tiles. Only the red side has a cost, 1 mood (PB-TURN-05); no tile has the fraud action (PB-FRAUD-06).
import { byId, finder } from './catalogue.ts'
import type { TileFacts } from './facts.ts'
import { box, build, elect, money, moodDown, paid, playNews, produce, support, votes, workerAction } from './symbols.ts'

export const TILES: readonly TileFacts[] = [
  // Gray box: a combination named by a reviewer.
  {
    id: 'llamazone-prime',
    set: 'A',
    grey: box(produce(1), build(1), playNews(1)),
    red: paid([moodDown(1)], playNews(1), workerAction(3), support('any', 1)),
    origin: 'reconstructed',
    partlyKnown: true,
  },
  {
    id: 'dodo-and-sons',
    set: 'A',
    grey: box(workerAction(3), build(1), support('any', 1)),
    red: paid([moodDown(1)], produce(1), playNews(1), workerAction(3), votes(1)),
    origin: 'reconstructed',
    partlyKnown: true,
  },
  {
    id: 'hot-air-energy',
    set: 'A',
    grey: box(produce(1), workerAction(3), support('any', 1)),
    red: paid([moodDown(1)], build(1), playNews(1), support('any', 1), votes(1)),
    origin: 'reconstructed',
    partlyKnown: true,
  },
  // Red box: kinds of action (election marker, worker action, faction, at a mood cost) as seen by a reviewer; amounts chosen.
  {
    id: 'benevolent-robotics',
    set: 'B',
    grey: box(produce(1), workerAction(4), votes(3)),
    red: paid([moodDown(1)], elect('either', 2), workerAction(5), support('any', 2)),
    origin: 'reconstructed',
    partlyKnown: true,
  },
  {
    id: 'planet-c-real-estate',
    set: 'B',
    grey: box(playNews(1), produce(1), support('any', 1), votes(1)),
    red: paid([moodDown(1)], build(1), produce(2), playNews(1)),
    origin: 'reconstructed',
    partlyKnown: true,
  },
  // Gray box: produce + worker action 2, seen by a reviewer.
  {
    id: 'total-transparency',
    set: 'B',
    grey: box(produce(1), workerAction(2), playNews(1), money(4)),
    red: paid([moodDown(1)], playNews(2), workerAction(3), votes(2)),
    origin: 'reconstructed',
    partlyKnown: true,
  },
  {
    id: 'friends-of-government',
    set: 'B',
    grey: box(support('any', 2), build(1), workerAction(2)),
    red: paid([moodDown(1)], produce(2), support('any', 1), votes(4)),
    origin: 'reconstructed',
    partlyKnown: true,
  },
]

export const tileFacts = finder('conglomerate tile', byId(TILES))

/** The ids of the tiles with this letter. */
export function tileSet(set: 'A' | 'B'): readonly string[] {
  return TILES.filter((tile) => tile.set === set).map(({ id }) => id)
}
