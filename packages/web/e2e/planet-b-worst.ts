// The fullest possible table of Planet B with the longest texts of all languages: ten buildings, full stores,
// all offices, long names on every card and tile, extreme moods. Built from a real match.
import { type MatchRecord, sealRecord } from '@hustings/kernel'
import {
  BUILDING_DECKS,
  BUILDINGS,
  buildingFacts,
  NEWS,
  NEWS_DECKS,
  OFFICES,
  RESOURCES,
  SPACES,
  STORE_LIMIT,
  TILES,
  WORKER_LIMIT,
} from '@hustings/planet-b'
import { messages as en } from '@hustings/planet-b/messages/en'
import { messages as pl } from '@hustings/planet-b/messages/pl'
import { messages as uk } from '@hustings/planet-b/messages/uk'
import { asks, playPlanetB } from './planet-b-table.ts'

const CATALOGS: readonly Readonly<Record<string, string>>[] = [en, uk, pl]

/** The length of these texts in the language with the longest ones. */
function length(...keys: readonly string[]): number {
  return Math.max(...CATALOGS.map((words) => keys.reduce((sum, key) => sum + (words[key] ?? '').length, 0)))
}

function longest<T extends { readonly id: string }>(things: readonly T[], keys: (id: string) => string[]): T[] {
  return things.toSorted((one, other) => length(...keys(other.id)) - length(...keys(one.id)))
}

const BY_LENGTH = longest(
  BUILDINGS.filter(({ deck }) => deck !== 'HQ'),
  (id) => [`building.${id}`, `building.${id}.upper`, `building.${id}.lower`],
)

/** The first turn of such a match with a choice of deals, and its seat. */
export function worstOfPlanetB(): { readonly record: MatchRecord; readonly seat: string } {
  const match = playPlanetB(4, 'worst', asks('ask.deal', 22))
  const seat = match.decisions[0]?.seat ?? ''
  const { digest: _, ...record } = match.record()
  const s = structuredClone(match.state)
  const tiles = longest(TILES, (id) => [`tile.${id}`, `tile.${id}.red`])
  for (const [at, space] of SPACES.entries()) {
    const tile = tiles[at]
    if (tile !== undefined) Object.assign(s.deals[space], { tile: { id: tile.id, face: 'red' }, suitcases: 2 })
  }
  const news = longest(NEWS, (id) => [`news.${id}`])
  for (const deck of NEWS_DECKS) s.news[deck].up = news.find((card) => card.deck === deck)?.id ?? null
  const moods = [-4, -3, 4, 3]
  for (const [at, each] of s.order.entries()) {
    const player = s.player[each]
    const own = each === seat
    const many = own ? 10 : 6
    const buildings = BY_LENGTH.slice(3 + at, 3 + at + many).map(({ id }) => id)
    player.buildings = ['headquarters', ...buildings].map((id) => ({
      id,
      zones: buildingFacts(id).zones.map((zone, place) => ({
        trickster: place === 0 ? (zone.trickster ?? 0) : 0,
        brain: place === 0 ? (zone.brain ?? 0) : 0,
      })),
    }))
    if (own) {
      player.hand = BUILDING_DECKS.flatMap((deck) => BY_LENGTH.find((card) => card.deck === deck)?.id ?? [])
    }
    Object.assign(player, { money: 188, vp: 144, mood: moods[at] ?? 0, office: OFFICES[at] ?? null, votes: 22 })
    player.workers = { trickster: WORKER_LIMIT, brain: WORKER_LIMIT }
    for (const resource of RESOURCES) player.store[resource] = STORE_LIMIT
    player.fraud = ['stuffed-ballot', 'extra-draw', 'stuffed-ballot']
    player.news = news.slice(at, at + 9).map(({ id }) => id)
  }
  s.elections = 3
  return { record: sealRecord({ ...record, checkpoint: s, choices: [], floor: record.at }), seat }
}
