// What everybody can see of a table, as numbers of about -1 to 2 for bots that learn. No hands, no decks. Points are
// among them: they lie face down, but every gain is told openly (PB-VP-06), so that who listens knows them.
import type { Features } from '@hustings/kernel'
import {
  ELECTION_SPACES,
  FRAUD_SPACES,
  HIGHEST_MOOD,
  LAST_STEP,
  STORE_LIMIT,
  SUITCASE_SPACES,
  VOTES_PER_COLOUR,
  WORKER_LIMIT,
} from './data/boards.ts'
import { buildingFacts } from './data/buildings.ts'
import { FACTIONS, KINDS, OFFICES, RESOURCES, SPACES } from './data/vocabulary.ts'
import { priceOf, storeValue } from './rules/economy/selling.ts'
import { isImmoral } from './rules/politics/news.ts'
import type { PlanetBState, Player } from './state/state.ts'

interface Fact {
  readonly name: string
  readonly of: (s: PlanetBState) => number
}

const BOARDS = [1, 2, 3, 4] as const

const capped = (value: number): number => Math.max(-2, Math.min(2, value))

function share(name: string, many: number, of: (s: PlanetBState) => number): Fact {
  return { name, of: (s) => capped(of(s) / many) }
}

/** A fact of the player with this board; 0 where nobody sits. */
function own(board: number, name: string, many: number, of: (player: Player, s: PlanetBState) => number): Fact {
  return share(`${board}.${name}`, many, (s) => {
    const seat = s.order[board - 1]
    return seat === undefined ? 0 : of(s.player[seat], s)
  })
}

const TABLE: readonly Fact[] = [
  share('players', 4, (s) => s.players),
  share('turn', 50, (s) => s.clock.turn),
  share('stack', 4, (s) => s.stack.length),
  share('last-turns', 4, (s) => s.clock.turnsLeft ?? 4),
  share('marker', 1, (s) => s.marker / ELECTION_SPACES[s.players]),
  share('elections', 4, (s) => s.elections),
  ...BOARDS.map((board) => share(`active.${board}`, 1, (s) => Number(s.clock.active === board - 1))),
  ...SPACES.map((space) =>
    share(`suitcases.${space}`, 1, (s) => s.deals[space].suitcases / SUITCASE_SPACES[s.players]),
  ),
  ...RESOURCES.map((resource) => share(`price.${resource}`, 6, (s) => priceOf(s, resource))),
  share('bag.puppet', VOTES_PER_COLOUR, (s) => s.bag.puppet),
]

function zonesOf({ buildings }: Player, count: (filled: number, places: number) => number): number {
  let sum = 0
  for (const { id, zones } of buildings) {
    const facts = buildingFacts(id).zones
    for (let zone = 0; zone < zones.length; zone++) {
      const filled = (zones[zone]?.trickster ?? 0) + (zones[zone]?.brain ?? 0)
      sum += count(filled, (facts[zone]?.trickster ?? 0) + (facts[zone]?.brain ?? 0))
    }
  }
  return sum
}

function playerFacts(board: number): Fact[] {
  return [
    own(board, 'vp', 100, ({ vp }) => vp),
    own(board, 'money', 50, ({ money }) => money),
    own(board, 'store', 40, (_, s) => {
      const seat = s.order[board - 1]
      return seat === undefined ? 0 : storeValue(s, seat)
    }),
    own(board, 'mood', HIGHEST_MOOD, ({ mood }) => mood),
    own(board, 'votes', VOTES_PER_COLOUR, ({ votes }) => votes),
    share(`${board}.bag`, VOTES_PER_COLOUR, (s) => {
      const seat = s.order[board - 1]
      return seat === undefined ? 0 : s.bag[seat]
    }),
    own(board, 'fraud', FRAUD_SPACES.length, ({ fraud }) => fraud.length),
    own(board, 'immoral', 1, (_, s) => {
      const seat = s.order[board - 1]
      return seat === undefined ? 0 : Number(isImmoral(s, seat))
    }),
    own(board, 'hand', 3, ({ hand }) => hand.length),
    own(board, 'news', 10, ({ news }) => news.length),
    own(board, 'buildings', 8, ({ buildings }) => buildings.length),
    own(board, 'zones-open', 8, (player) => zonesOf(player, (filled, places) => Number(filled < places))),
    own(board, 'places-open', 12, (player) => zonesOf(player, (filled, places) => places - filled)),
    own(board, 'workers-out', 12, (player) => zonesOf(player, (filled) => filled)),
    ...KINDS.map((kind) => own(board, kind, WORKER_LIMIT, ({ workers }) => workers[kind])),
    ...FACTIONS.map((faction) => own(board, faction, LAST_STEP, ({ factions }) => factions[faction])),
    ...RESOURCES.map((resource) => own(board, resource, STORE_LIMIT, ({ store }) => store[resource])),
    ...OFFICES.map((office) => own(board, office, 1, (player) => Number(player.office === office))),
  ]
}

const FACTS: readonly Fact[] = [...TABLE, ...BOARDS.flatMap(playerFacts)]

export const features: Features<PlanetBState> = {
  names: FACTS.map(({ name }) => name),
  write(s, into) {
    for (let i = 0; i < FACTS.length; i++) into[i] = FACTS[i]?.of(s) ?? 0
  },
}
