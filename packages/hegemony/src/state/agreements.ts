// Settings that the players agreed on before the match. They are public and never change.
import type { Class, PlayerCount } from '../data/vocabulary.ts'

export interface HouseRules {
  /** VP may be negative (R-17, HQ-01). */
  negativeVp: boolean
  /** Elections with the refill take place even if every Bill was already decided. */
  electionsWithoutBills: boolean
  /** A strike needs only the employee of a Middle Class Company to be uncommitted (HQ-41). */
  strikeByEmployeeOnly: boolean
}

export const AUTOMA_MODES = ['simple', 'advanced'] as const
export type AutomaMode = (typeof AUTOMA_MODES)[number]

/** The classes played by Automas, each with its mode (CC-AUTO-01, CC-AUTO-04). */
export type Automas = Readonly<Partial<Record<Class, AutomaMode>>>

/** The modules in the game, each with a switch: those of Crisis & Control, and others by id. */
export interface Modules {
  readonly crisisResponse: boolean
  readonly alternativeEvents: boolean
  readonly hiddenAgendas: boolean
  readonly actionCards: boolean
  readonly historicalEvents: boolean
  readonly [other: string]: boolean | undefined
}

export interface Agreements {
  readonly players: PlayerCount
  readonly house: HouseRules
  readonly automas: Automas
  readonly modules: Modules
}

export const DEFAULT_HOUSE_RULES: HouseRules = {
  negativeVp: true,
  electionsWithoutBills: true,
  strikeByEmployeeOnly: true,
}

export const NO_AUTOMAS: Automas = {}

export const NO_MODULES: Modules = {
  crisisResponse: false,
  alternativeEvents: false,
  hiddenAgendas: false,
  actionCards: false,
  historicalEvents: false,
}
