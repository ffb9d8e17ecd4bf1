// Public information of a table as numbers of about -1 to 2, for bots. No hands, no decks. Points are included: they
// are face down, but every gain is announced (PB-VP-06). Players are numbered from the viewer's seat: 1 is the viewer,
// 2 the next player, and so on.
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
import { FACTIONS, KINDS, OFFICES, type PlayerSeat, RESOURCES, SPACES } from './data/vocabulary.ts'
import { priceOf, storeValue } from './rules/means/selling.ts'
import { isImmoral } from './rules/politics/news.ts'
import { clockwiseFrom } from './rules/table.ts'
import type { PlanetBState, Player } from './state/state.ts'

/** The players in turn order, from the one who looks. */
type Round = readonly PlayerSeat[]

interface Fact {
  readonly name: string
  readonly of: (s: PlanetBState, round: Round) => number
}

const PLACES = [1, 2, 3, 4] as const

const capped = (value: number): number => Math.max(-2, Math.min(2, value))

function share(name: string, many: number, of: Fact['of']): Fact {
  return { name, of: (s, round) => capped(of(s, round) / many) }
}

/** A fact of the player at this place; 0 for an empty seat. */
function own(
  place: number,
  name: string,
  many: number,
  of: (player: Player, s: PlanetBState, seat: PlayerSeat) => number,
): Fact {
  return share(`${place}.${name}`, many, (s, round) => {
    const seat = round[place - 1]
    return seat === undefined ? 0 : of(s.player[seat], s, seat)
  })
}

const TABLE: readonly Fact[] = [
  share('players', 4, (s) => s.players),
  share('turn', 50, (s) => s.clock.turn),
  share('stack', 4, (s) => s.stack.length),
  share('last-turns', 4, (s) => s.clock.turnsLeft ?? 4),
  share('marker', 1, (s) => s.marker / ELECTION_SPACES[s.players]),
  share('elections', 4, (s) => s.elections),
  ...PLACES.map((board) => share(`board.${board}`, 1, (s, [first]) => Number(s.order[board - 1] === first))),
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

function playerFacts(place: number): Fact[] {
  return [
    own(place, 'active', 1, (_, s, seat) => Number(s.order[s.clock.active] === seat)),
    own(place, 'vp', 100, ({ vp }) => vp),
    own(place, 'money', 50, ({ money }) => money),
    own(place, 'store', 40, (_, s, seat) => storeValue(s, seat)),
    own(place, 'mood', HIGHEST_MOOD, ({ mood }) => mood),
    own(place, 'votes', VOTES_PER_COLOUR, ({ votes }) => votes),
    own(place, 'bag', VOTES_PER_COLOUR, (_, s, seat) => s.bag[seat]),
    own(place, 'fraud', FRAUD_SPACES.length, ({ fraud }) => fraud.length),
    own(place, 'immoral', 1, (_, s, seat) => Number(isImmoral(s, seat))),
    own(place, 'hand', 3, ({ hand }) => hand.length),
    own(place, 'news', 10, ({ news }) => news.length),
    own(place, 'buildings', 8, ({ buildings }) => buildings.length),
    own(place, 'zones-open', 8, (player) => zonesOf(player, (filled, places) => Number(filled < places))),
    own(place, 'places-open', 12, (player) => zonesOf(player, (filled, places) => places - filled)),
    own(place, 'workers-out', 12, (player) => zonesOf(player, (filled) => filled)),
    ...KINDS.map((kind) => own(place, kind, WORKER_LIMIT, ({ workers }) => workers[kind])),
    ...FACTIONS.map((faction) => own(place, faction, LAST_STEP, ({ factions }) => factions[faction])),
    ...RESOURCES.map((resource) => own(place, resource, STORE_LIMIT, ({ store }) => store[resource])),
    ...OFFICES.map((office) => own(place, office, 1, (player) => Number(player.office === office))),
  ]
}

const FACTS: readonly Fact[] = [...TABLE, ...PLACES.flatMap(playerFacts)]

export const features: Features<PlanetBState> = {
  names: FACTS.map(({ name }) => name),
  write(s, into, seat) {
    const looking = s.order.find((each) => each === seat)
    const round = looking === undefined ? s.order : clockwiseFrom(s, looking)
    for (let i = 0; i < FACTS.length; i++) into[i] = FACTS[i]?.of(s, round) ?? 0
  },
}
