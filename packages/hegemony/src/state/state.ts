// The whole state as plain data. Between two stretches it holds everything.
import type { Deck, GameState } from '@hustings/kernel'
import type {
  Class,
  Good,
  Industry,
  LabourClass,
  Policy,
  Role,
  Section,
  Skill,
  WageLevel,
  Ware,
} from '../data/vocabulary.ts'
import type { Agreements } from './agreements.ts'
import type { Automa } from './automa.ts'
import type { CrisisTable, HiddenAgendas, HistoryTable, KeptEvent } from './expansions.ts'
import type { Measure } from './measures.ts'

export interface Worker {
  class: LabourClass
  skill: Skill
  committed: boolean
}

/** A Company in play. Facts (cost, slots, wages) are found by its id. */
export interface Company {
  readonly id: string
  wage: WageLevel
  /** In the order of the printed slots. */
  slots: (Worker | null)[]
  /** The Working Class employee of a Middle Class Company that has such a slot; otherwise always null. */
  employee: Worker | null
  machinery: boolean
  strike: boolean
}

export type Wares = Record<Ware, number>
export type Headcount = Record<Skill, number>

interface Player {
  vp: number
  loans: number
  /** The State's is Personal Influence. */
  influence: number
  /** Secret from the others (H-INFO-01). */
  hand: string[]
  /** Face-down action cards, top last. */
  deck: string[]
  /** Used cards leave the game for good (H-TURN-11). */
  used: string[]
}

export interface WorkingClass extends Player {
  money: number
  /** The Goods & Services area. */
  goods: Wares
  prosperity: number
  unions: Record<Industry, boolean>
}

export interface MiddleClass extends Player {
  money: number
  goods: Wares
  prosperity: number
  storage: Wares
  tiles: Record<Ware, boolean>
  prices: Wares
  market: string[]
}

export interface CapitalistClass extends Player {
  revenue: number
  capital: number
  /** Position of the Wealth marker, 0 before the first space. */
  wealth: number
  storage: Wares
  tiles: Record<Ware, boolean>
  freeTradeZone: Record<Good, number>
  prices: Wares
  market: string[]
}

/** Items that the State has set aside for a class (H-STATE-PROVIDE-01). */
export interface Benefits {
  money: number
  goods: Wares
  influence: number
  cubes: number
}

export interface TheState extends Player {
  /** The Treasury. */
  money: number
  /** Public Health and Education; State Food and Luxury. */
  storage: Wares
  /** Media Influence in Public Services. */
  media: number
  legitimacy: Record<Class, number>
  tokens: Record<Class, number>
  benefits: Record<Class, Benefits>
  /** Face-up Events on the board. */
  events: string[]
  agenda: string | null
}

export interface Bill {
  readonly by: Role
  readonly section: Section
}

export const PHASES = ['setup', 'preparation', 'action', 'production', 'elections', 'scoring', 'end'] as const
export type Phase = (typeof PHASES)[number]

/** Current position in the round: the start of the next stretch. */
export interface Clock {
  round: number
  phase: Phase
  /** Steps of the phase already done (turns in the action phase, steps of production ...). */
  step: number
}

export interface HegemonyState extends GameState, Agreements {
  /** In regular order (H-GEN-13). */
  readonly roles: readonly Role[]
  /** Components of each Automa; the modes are in `automas`. */
  ai: Readonly<Partial<Record<Class, Automa>>>
  clock: Clock
  policies: Record<Policy, Section>
  bills: Partial<Record<Policy, Bill>>
  /** Voting cubes in the bag and in the supply piles. */
  bag: Record<Class, number>
  cubes: Record<Class, number>
  /** Face-up voting cubes while a vote or a card is resolved. */
  drawn: Class[]
  /** Influence cubes in the Supply. */
  influence: number
  unemployed: Record<LabourClass, Headcount>
  /** Workers not in play. */
  pool: Record<LabourClass, Headcount>
  working: WorkingClass
  middle: MiddleClass
  capitalist: CapitalistClass
  state: TheState
  /** Companies in play by owner; public ones are the face-up ones, `working` has the Cooperative Farms. */
  companies: Record<Role, Company[]>
  /** Face-down public Companies, the next to open first. */
  closed: string[]
  /** Public Companies and others that left the game. */
  removed: string[]
  demonstration: boolean
  /** Companies built since the demonstration began: one with Working Class workers can end it (H-DEMO-05). */
  builtSinceDemonstration: string[]
  /** Whether a Bill was proposed in this round, whatever its outcome (H-ROUND-06, HQ-12). */
  billProposed: boolean
  exportCard: string
  deals: string[]
  decks: {
    export: Deck
    deal: Deck
    immigration: Deck
    event: Deck
    agenda: Deck
    capitalist: Deck
    middle: Deck
  }
  /** Known cards of face-down decks: at the bottom of Immigration (all viewers), on top of the Events (the State). */
  known: { immigrationBottom: number; eventTop: number }
  /** Measures in force by cards. */
  inForce: Measure[]
  /** Null or empty without the module: Crisis Response, Alternative Events, Hidden Agendas, Historical Events. */
  crisis: CrisisTable | null
  kept: KeptEvent[]
  hidden: HiddenAgendas | null
  history: HistoryTable | null
  /** Section of Policy 2 at the start of the Production Phase: its income tax uses it (H-IMF-14). */
  wagesPaidUnder: Section | null
  /** Set when the game has ended. */
  finished: boolean
  /** Agenda of the last round, for the tie-break (H-END-08). */
  lastAgenda: string | null
}
