// Random games with every mix of Automas: they have all properties of other games, and keep the Automa rules.

import { type Emitted, legalAnswers, playOut, type Question } from '@hustings/kernel'
import { DEEP, describeHeavyProperties, describeLightProperties, sized, uniformBot } from '@hustings/kernel/testing'
import { describe, expect, it } from 'vitest'
import { AI_CARDS } from '../data/automa.ts'
import { SPECIALS } from '../data/automa-specials.ts'
import { HIDDEN_AGENDAS } from '../data/hidden-agendas.ts'
import type { PlayerCount } from '../data/vocabulary.ts'
import { hegemony } from '../game.ts'
import type { Automas, Modules } from '../state/agreements.ts'
import type { AutomaEvent } from '../state/automa-events.ts'
import type { HegemonyEvent } from '../state/events.ts'
import type { HegemonyState } from '../state/state.ts'
import { ALL_ADVANCED, allAutomas } from '../testing/automa.ts'
import { automaClasses, theAutoma } from './place/automa.ts'

const TEN_MINUTES = 600_000

// Which tables

const PLAYERS = [2, 3, 4] as const
const MIXES = ['all simple', 'all advanced', 'mixed with people'] as const
type Mix = (typeof MIXES)[number]

interface Combination {
  readonly players: PlayerCount
  readonly mix: Mix
  readonly modules: boolean
}

/** Every two of number of players, mix and modules occur together in one of these nine. */
const COMBINATIONS: readonly Combination[] = PLAYERS.flatMap((players, i) =>
  MIXES.map((mix, j) => ({ players, mix, modules: (i + j) % 2 === 0 })),
)

/** Each class in turn as an Automa of either mode and as a human. */
const MIXED: Readonly<Record<PlayerCount, readonly Automas[]>> = {
  2: [{ working: 'advanced' }, { capitalist: 'simple' }, { working: 'simple' }, { capitalist: 'advanced' }],
  3: [
    { working: 'advanced', middle: 'simple' },
    { capitalist: 'advanced' },
    { middle: 'advanced', capitalist: 'simple' },
    { working: 'simple' },
  ],
  4: [
    { middle: 'advanced' },
    { working: 'simple', capitalist: 'advanced' },
    { working: 'advanced', middle: 'simple' },
    { capitalist: 'simple' },
  ],
}

/** All of them; the Alternative Events are for four. */
function everyModule(players: PlayerCount): Partial<Modules> {
  const most = { crisisResponse: true, hiddenAgendas: true, actionCards: true, historicalEvents: true }
  return players === 4 ? { ...most, alternativeEvents: true } : most
}

function optionsFor({ players, mix, modules }: Combination, game: number): Record<string, unknown> {
  const mixed = MIXED[players]
  const automas = {
    'all simple': allAutomas(players, 'simple'),
    'all advanced': allAutomas(players, 'advanced'),
    'mixed with people': mixed[game % mixed.length] ?? {},
  }[mix]
  return { players, automas, modules: modules ? everyModule(players) : {} }
}

const TABLES = COMBINATIONS.flatMap((each) => [0, 1, 2, 3].map((game) => optionsFor(each, game)))

describe('games with Automas', () => {
  describeLightProperties(hegemony, { options: TABLES, light: sized(8, 40), timeout: TEN_MINUTES })
  describeHeavyProperties(hegemony, { options: TABLES, heavy: sized(1, 3), every: sized(36, 12), timeout: TEN_MINUTES })
})

// Observations over hundreds of games

const GAMES = sized(5, 300)
const ALL_CARDS = 30
const TURNS = 25

/** Things that occurred in some game. */
class Sights {
  readonly cards = new Set<string>()
  readonly specials = new Set<string>()
  readonly bonuses = new Set<string>()
  readonly agendas = new Set<string>()
  automas = 0
  /** AI decks renewed before the last elections because more cards had to be drawn than were left. */
  renewedEarly = 0
}

/** Follows one game from stop to stop, and throws at the first problem. */
class Witness {
  private readonly sights: Sights
  private readonly used = new Map<string, string[]>()
  private readonly renewed = new Map<string, number>()
  private checkpoint = -1

  constructor(sights: Sights) {
    this.sights = sights
  }

  /** Checks validity once in every turn and every step of a phase: an invalid state stays invalid until then. */
  stop(s: HegemonyState, told: readonly Emitted<HegemonyEvent>[], questions: readonly Question[]): void {
    for (const question of questions) mustOnlyBegin(s, question)
    for (const [at, { event }] of told.entries()) this.hear(s, event, told, at)
    const { round, phase, step } = s.clock
    const checkpoint = round * 10_000 + PHASES.indexOf(phase) * 1000 + step
    if (checkpoint === this.checkpoint && questions.length > 0) return
    this.checkpoint = checkpoint
    const wrong = hegemony.violations(s)
    if (wrong.length > 0) throw new Error(`round ${round}, ${phase} ${step}: ${wrong.join('; ')}`)
  }

  private hear(s: HegemonyState, event: HegemonyEvent, told: readonly Emitted<HegemonyEvent>[], at: number): void {
    const { sights, used, renewed } = this
    switch (event.type) {
      case 'automa-card': {
        const cards = used.get(event.role) ?? []
        cards.push(event.card)
        used.set(event.role, cards)
        sights.cards.add(event.card)
        if (!renewed.has(event.role)) expect(event.deck).toBe(ALL_CARDS - cards.length)
        break
      }
      case 'automa-action':
        if (event.special !== undefined) sights.specials.add(event.special)
        break
      case 'automa-bonus':
        if (event.outcome === 'used') sights.bonuses.add(event.bonus)
        break
      case 'hidden-agenda':
        if (event.outcome === 'fulfilled' && event.agenda !== undefined) sights.agendas.add(event.agenda)
        break
      case 'ai-deck-renewed': {
        if (renewed.has(event.role)) break
        const before = used.get(event.role)?.length ?? 0
        renewed.set(event.role, before)
        if (before === TURNS && s.clock.phase !== 'action') break
        sights.renewedEarly++
        expect(drawnNext(event.role, told, at)).toBeGreaterThan(ALL_CARDS - before)
        break
      }
      default:
        break
    }
  }

  /** CC-AUTO-14: each Automa has used 25 cards, all different unless its deck had to be renewed before. */
  end(s: HegemonyState): void {
    for (const role of automaClasses(s)) {
      const cards = this.used.get(role) ?? []
      expect(cards, role).toHaveLength(TURNS)
      if (this.renewed.get(role) === TURNS) expect(new Set(cards).size).toBe(TURNS)
      this.sights.automas++
    }
  }
}
const PHASES: readonly HegemonyState['clock']['phase'][] = [
  'setup',
  'preparation',
  'action',
  'production',
  'elections',
  'scoring',
  'end',
]

/** The only question to an Automa is the one to begin its turn, with one answer. */
function mustOnlyBegin(s: HegemonyState, question: Question): void {
  if (!automaClasses(s).some((of) => of === question.seat)) return
  const { key } = question.prompt
  if (key !== 'automa.turn') throw new Error(`the Automa of ${question.seat} is asked ${key}`)
  if (legalAnswers(question).length !== 1) throw new Error(`${key} leaves the Automa of ${question.seat} a choice`)
}

/** Number of cards drawn from the deck of this class next. */
function drawnNext(of: string, told: readonly Emitted<HegemonyEvent>[], at: number): number {
  for (const { event } of told.slice(at)) {
    if (event.type === 'automa-influence-drawn' && event.deck === of) return event.cards.length
    if (event.type === 'automa-draw' && event.role === of) return event.cards.length
  }
  return 0
}

const SIGHTS = new Map<Combination, Sights>()

/** Returns the results of a combination; the games are played on first use. */
function sightsOf(combination: Combination): Sights {
  const known = SIGHTS.get(combination)
  if (known !== undefined) return known
  const sights = new Sights()
  for (let game = 0; game < GAMES; game++) {
    const witness = new Witness(sights)
    const { players, mix } = combination
    const { state, standings } = playOut(
      hegemony,
      optionsFor(combination, game),
      `${players} ${mix} ${game}`,
      () => uniformBot,
      { step: (s, told, questions) => witness.stop(s, told, questions), limit: 10_000 },
    )
    witness.end(state)
    expect(standings.map(({ seat }) => seat).toSorted()).toEqual(state.roles.toSorted())
  }
  SIGHTS.set(combination, sights)
  return sights
}

describe('CC-AUTO-14, CC-AUTO-16, CC-AUTO-106: every game stays valid, an Automa gets no question but to begin, and uses 25 AI cards', () => {
  for (const combination of COMBINATIONS) {
    const { players, mix, modules } = combination
    it(
      `${players} players, ${mix}, ${modules ? 'every module' : 'no module'}`,
      () => {
        const { automas, renewedEarly } = sightsOf(combination)
        expect(automas).toBeGreaterThanOrEqual(GAMES)
        if (DEEP) expect(renewedEarly).toBeLessThan(automas / 10)
      },
      TEN_MINUTES,
    )
  }
})

// Only hundreds of games contain them all.
if (DEEP)
  it(
    'every AI card of every class is used, every Special Action performed and every Hidden Agenda fulfilled in some game',
    () => {
      const all = COMBINATIONS.map(sightsOf)
      const unseen = (ids: readonly string[], seen: (sights: Sights) => ReadonlySet<string>): string[] =>
        ids.filter((id) => !all.some((sights) => seen(sights).has(id)))
      expect(unseen(Object.keys(AI_CARDS), ({ cards }) => cards)).toEqual([])
      expect(unseen(Object.keys(SPECIALS), ({ specials }) => specials)).toEqual([])
      const agendas = HIDDEN_AGENDAS.map(({ id }) => id).filter((id) => !RARE.includes(id))
      expect(unseen(agendas, ({ agendas: fulfilled }) => fulfilled)).toEqual([])
      expect(new Set(all.flatMap(({ bonuses }) => [...bonuses])).size).toBeGreaterThan(25)
    },
    TEN_MINUTES,
  )

/** Too rare in random games: `expansions/modules.test.ts` has a bot aim for them. */
const RARE: readonly string[] = ['ha01', 'ha04', 'ha06']

it('the rows after a turn equal the rows before it plus the moves in its events', () => {
  for (let game = 0; game < sized(3, 8); game++) {
    playOut(hegemony, { players: 3, automas: ALL_ADVANCED }, `automas ${game}`, () => uniformBot, {
      step: (s, emitted: readonly Emitted<HegemonyEvent>[]) => {
        const told = emitted.map(({ event }) => event)
        for (const role of automaClasses(s)) {
          const own = told.filter((event): event is AutomaEvent => 'role' in event && event.role === role)
          const last = own.findLast((event) => event.type === 'priority-board' && event.after === 'action')
          if (last?.type !== 'priority-board') continue
          const later = told.slice(told.indexOf(last) + 1).some(({ type }) => type === 'priority-moved')
          if (!later) expect(last.board.actions).toEqual(theAutoma(s, role).board?.actions)
        }
      },
    })
  }
})

it('a table without listeners plays the same game', () => {
  for (const combination of COMBINATIONS) {
    const options = optionsFor(combination, 0)
    const heard = playOut(hegemony, options, 'ears', () => uniformBot, { step: () => undefined })
    const deaf = playOut(hegemony, options, 'ears', () => uniformBot)
    expect(JSON.stringify(deaf.state)).toBe(JSON.stringify(heard.state))
  }
})
