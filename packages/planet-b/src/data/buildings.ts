// The building cards: the headquarters of every player and the decks A, B and C.
import { BUILDINGS_A } from './buildings-a.ts'
import { BUILDINGS_B } from './buildings-b.ts'
import { BUILDINGS_C } from './buildings-c.ts'
import { byId, finder } from './catalogue.ts'
import type { BuildingFacts, PrintedBuilding } from './facts.ts'
import { box, fraud, money, support, votes } from './symbols.ts'
import type { BuildingDeck } from './vocabulary.ts'

/** Built from the start, one for each player, without cost and VP (PB-SETUP-23); the fraud action is from the rulebook. */
const HEADQUARTERS: PrintedBuilding = {
  id: 'headquarters',
  cost: 0,
  vp: 0,
  zones: [{ trickster: 1, brain: 1 }],
  upper: box(fraud(1), votes(2)),
  lower: { ...box(support('any', 1), money(3)), origin: 'reconstructed' },
  origin: 'reconstructed',
  partlyKnown: true,
}

/** Every building once: the headquarters, then the decks by letter. */
export const BUILDINGS: readonly BuildingFacts[] = [
  { ...HEADQUARTERS, deck: 'HQ' },
  ...ofDeck('A', BUILDINGS_A),
  ...ofDeck('B', BUILDINGS_B),
  ...ofDeck('C', BUILDINGS_C),
]

export const buildingFacts = finder('building', byId(BUILDINGS))

/** The ids of the cards of one deck. */
export function buildingDeck(deck: BuildingDeck): readonly string[] {
  return BUILDINGS.filter((building) => building.deck === deck).map(({ id }) => id)
}

function ofDeck(deck: BuildingDeck, cards: readonly PrintedBuilding[]): readonly BuildingFacts[] {
  return cards.map((card) => ({ ...card, deck }))
}
