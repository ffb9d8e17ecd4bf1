// The words of the game as types: seats, resources, workers, factions, offices. Everything else speaks in them.

/** The colors of the players, in the order of the player boards 1 to 4 (PB-SETUP-04). */
export const SEATS = ['blue', 'red', 'green', 'gold'] as const
export type PlayerSeat = (typeof SEATS)[number]

/** Whose votes they are: a player's, or the puppet's of a two-player game. */
export type Voter = PlayerSeat | 'puppet'

export type PlayerCount = 2 | 3 | 4

export const RESOURCES = ['plastic', 'iridium', 'water', 'plants', 'hydrogen', 'chips', 'meat'] as const
export type Resource = (typeof RESOURCES)[number]

/** The two kinds of workers (PB-WORK-18). */
export const KINDS = ['trickster', 'brain'] as const
export type Kind = (typeof KINDS)[number]

export const FACTIONS = ['capitalists', 'futurists', 'traditionalists'] as const
export type Faction = (typeof FACTIONS)[number]
/** A track named by a symbol; `any`: of the player's choice. */
export type Track = Faction | 'any'

/** The two production lines of a player board. */
export const LINES = ['upper', 'lower'] as const
export type Line = (typeof LINES)[number]

/** The three spaces of the board, each with a conglomerate tile and a market. */
export const SPACES = ['left', 'centre', 'right'] as const
export type Space = (typeof SPACES)[number]
/** The two sides of a conglomerate tile and the two price marks of a market. */
export const FACES = ['grey', 'red'] as const
export type Face = (typeof FACES)[number]

export const BUILDING_DECKS = ['A', 'B', 'C'] as const
export type BuildingDeck = (typeof BUILDING_DECKS)[number]
export const NEWS_DECKS = ['I', 'II', 'III'] as const
export type NewsDeck = (typeof NEWS_DECKS)[number]
export const LAW_DECKS = ['yellow', 'blue'] as const
export type LawDeck = (typeof LAW_DECKS)[number]

/** From the highest office to the lowest (PB-ELEC-24). */
export const OFFICES = ['president', 'prime-minister', 'lama', 'dodo'] as const
export type Office = (typeof OFFICES)[number]

export const FRAUD_KINDS = ['stuffed-ballot', 'extra-draw'] as const
export type FraudKind = (typeof FRAUD_KINDS)[number]

/** The two boxes of a building, and the two of a law. */
export const HALVES = ['upper', 'lower'] as const
export type Half = (typeof HALVES)[number]
export const LAW_SIDES = ['left', 'right'] as const
export type LawSide = (typeof LAW_SIDES)[number]

/** Where all facts of a card or box come from; a card with one fact of our own is reconstructed (docs/rules/sources.md). */
export const ORIGINS = ['rulebook', 'printed card', 'reconstructed'] as const
export type Origin = (typeof ORIGINS)[number]
